import type { Theme } from '../../data/themes.data.ts'
import type { Kit } from '../../kit.ts'
import type { Framed } from '../frames/framed.ts'
import type { Random } from '../random.ts'
import type { LessonRequest } from '../read/request.ts'
import type { ReadingText } from '../reading/reading-text.ts'
import type { Topic } from '../topic.ts'
import type { OwnTopic } from './own-topic.ts'

/** A lesson with questions of its own, made from numbers or taken from a list. */
export interface TopicApproach {
  kind: 'topic'
  topic: Topic
  /** 'skill' where the questions practise the goal's skill but may not be all of the goal. */
  fit: 'goal' | 'skill'
  /** True when the answers are computed. */
  computed: boolean
  /** The goal's own words, where the questions were made for it. */
  aim: string | null
}

/** A lesson built round the goal's own words, for content that a program cannot know. */
export interface FrameApproach {
  kind: 'frame'
  frame: Framed
  focus: string
  aim: string
  /** The text the class reads, where we have one. */
  text: ReadingText | null
}

export type Approach = TopicApproach | FrameApproach

/** A request with everything decided; the writers only write it down. */
export interface Lesson {
  request: LessonRequest
  approach: Approach
  theme: Theme
  /** The topic or setting in the teacher's own words, where one was named. */
  own: OwnTopic | null
  random: Random
  title: string
  /** The lessons of the bank that the unit is made of, in the order in which they are taught; none for one lesson. */
  series: readonly Kit[]
}

/** True for a frame without any content of ours: it says how to work, and the teacher brings the facts and the answers. */
export const isToFill = (approach: Approach): approach is FrameApproach =>
  approach.kind === 'frame' && approach.text === null
