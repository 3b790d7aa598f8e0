import type { LessonRequest } from '../read/request.ts'
import { isBareSubject } from '../read/subject.ts'
import { shortTopic, wordsBesides } from '../read/topic/short-topic.ts'
import { type TopicPhrase, topicPhrase } from '../read/topic/topic-phrase.ts'
import { topicAlone } from '../read/topic/written-out.ts'

/** What the teacher's words bring to a lesson besides its goal or its questions. */
export interface OwnTopic extends TopicPhrase {
  /** 'setting' where the words say where the lesson is set, 'topic' where they name what it is about. */
  role: 'setting' | 'topic'
  /** Further words of the teacher about the topic, which its name leaves out. */
  besides: string | null
}

const plainWords = (text: string) =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  )

/** True where the goal says all that the teacher's words say. */
function isInGoals(words: string, { goals }: LessonRequest): boolean {
  const said = plainWords(goals.map(({ wording }) => wording).join(' '))
  const ours = [...plainWords(words)]
  return goals.length > 0 && ours.length > 0 && ours.every((word) => said.has(word))
}

/** The teacher's own topic or setting, or null where the request names none. */
export function ownTopic(request: LessonRequest): OwnTopic | null {
  const { theme, topic } = request.understood
  const words = theme ?? topic
  if (words === '' || isBareSubject(words) || isInGoals(words, request)) return null
  const phrase = topicPhrase(words)
  if (phrase === null) return null
  const alone = topicAlone(words)
  const name = theme === null ? shortTopic(alone) : null
  const besides = name === null || name === alone ? null : wordsBesides(alone, name)
  return { ...phrase, role: theme === null ? 'topic' : 'setting', besides }
}
