import { capital } from '../capital.ts'
import type { TopicPhrase } from '../read/topic/topic-phrase.ts'
import type { Angle } from './angle.ts'
import { angleFor, frameFor } from './areas.ts'
import { fitLens, lensFor, opensWithVerb, topicLens, topicQuestion } from './choose-lens.ts'
import { READING_LENSES } from './english/reading-lenses.data.ts'
import type { Frame } from './frame.ts'
import { COMMON_WORDS } from './general/common-words.data.ts'
import type { Lens, TopicLens } from './lens.ts'

/** A way of working that has been fitted to one goal or topic. */
export interface Framed extends Omit<Frame, 'criteria'> {
  criteria: string[]
  lens: Lens
  angle: Angle | null
  /** The question of the lesson. */
  question: string
  /** Words of the goal that pupils need. */
  words: string[]
}

/** Stands for a topic that has no name short enough for a sentence. */
export const NO_TOPIC = 'our topic'

const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/))
const MAX_GOAL_WORDS = 5
const MAX_MISCONCEPTIONS = 2

/** The less common words of a goal, in its order. */
export function goalWords(focus: string): string[] {
  const all = (focus.match(/[\p{L}\p{M}’'-]{6,}/gu) ?? [])
    .slice(1)
    .filter((word) => !COMMON.has(word.toLowerCase()) && !/[’']s?$/.test(word))
  return [...new Set(all)].slice(0, MAX_GOAL_WORDS)
}

interface FrameWanted {
  subject: string | null
  /** Strand and skill of the goal, or the words of the request. */
  place: string
  /** The words the lesson is about. */
  focus: string
  /** The topic in the forms that sentences need, where the teacher named one. */
  topic: TopicPhrase | null
  /** The chosen goal as the end of "We are learning to …"; null when only a topic was named. */
  aim: string | null
}

/** What is asked of a topic in the areas where something is made. It follows the topic and a colon, so that any words fit. */
const ASKED_OF_TOPIC: Record<string, string> = {
  'The arts': 'which choices do we make, and what do they do?',
  Technology: 'what must it do, and how will we know that it works?',
}
const ASKED_OF_HEALTH: Record<string, string> = {
  movement: 'what helps us to do it well?',
  wellbeing: 'what is good to know, and what can we do?',
}

/** One question for the lesson, from the goal's own words without its examples. */
function questionOf({ focus, subject, aim, topic }: FrameWanted, frame: Frame): string {
  const about = topic?.about ?? focus
  if (aim !== null) return `How can we ${aim.replace(/,? such as .*$/i, '').replace(/[.\s]+$/, '')}?`
  if (topic?.question) return topic.question
  if (opensWithVerb(focus)) return `How can we ${focus}?`
  if (subject !== null && /^(?:The arts|Technology)$/.test(subject))
    return capital(`${about}: ${ASKED_OF_TOPIC[subject] ?? ''}`)
  if (subject?.startsWith('Health')) return capital(`${about}: ${ASKED_OF_HEALTH[frame.id] ?? ''}`)
  return `What can we find out about ${about}?`
}

/** A request for reading, whatever its topic is. */
export const ASKS_FOR_READING =
  /\breading (?:lesson|passage|comprehension|text|activity)|comprehension\b|\b(?:guided|shared|close|buddy|paired) reading\b|main idea|\binferenc/i

/** A topic that names a kind of writing or speaking also names its strand. */
function placeOf({ subject, place, focus }: FrameWanted, named: TopicLens | null): string {
  if (named === null || subject !== 'English') return place
  return /speech|debat/i.test(focus) ? 'oral' : 'writing'
}

/** The first few, each named once: a lens and its area may know the same one. */
function misconceptionsOf(all: Frame['misconceptions']): Frame['misconceptions'] {
  return all
    .filter(({ what }, at) => all.findIndex((one) => one.what === what) === at)
    .slice(0, MAX_MISCONCEPTIONS)
}

/** The frame, lens and angle of a goal or topic, with the question of the lesson. */
function chosenFor(wanted: FrameWanted): { base: Frame; lens: Lens; angle: Angle | null; question: string } {
  const { subject, place, focus, aim } = wanted
  const reads = subject === 'English' && aim === null && ASKS_FOR_READING.test(place)
  const named = aim === null && !reads && !opensWithVerb(focus) ? topicLens(focus, subject) : null
  const base = frameFor(subject, placeOf(wanted, named))
  const angle = angleFor(subject, place)
  const reading =
    base.id === 'reading' && READING_LENSES.find(({ match }) => match.test(reads ? place : focus))
  if (reading) return { base, angle, lens: reading.lens, question: questionOf(wanted, base) }
  if (named)
    return {
      base,
      angle,
      lens: named.lens,
      question: wanted.topic?.question ?? topicQuestion(named, wanted.topic?.about ?? focus),
    }
  const lens = lensFor({ subject, focus, place: aim === null ? '' : place || '-' })
  return { base, angle, lens: fitLens(lens, { subject, place }), question: questionOf(wanted, base) }
}

/** Puts the topic in its place in every text. Patterns and numbers stay as they are. */
function withTopic<T>(value: T, topic: string): T {
  if (typeof value === 'string') return value.replaceAll('{topic}', () => topic) as T
  if (Array.isArray(value)) return value.map((one) => withTopic(one, topic)) as T
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTopic(one, topic)])) as T
}

/** Fits the way of working of a learning area to one goal or topic. */
export function framedFor(wanted: FrameWanted): Framed {
  const { base, lens, angle, question } = chosenFor(wanted)
  const framed: Framed = {
    ...base,
    lens,
    angle,
    question,
    words: wanted.aim === null ? [] : goalWords(wanted.focus),
    criteria: [...lens.criteria, base.criteria[0]],
    materials: [...(angle?.materials ?? base.materials), `a recording table: ${lens.columns.join(' · ')}`],
    hook: angle?.hook ?? base.hook,
    model: lens.show ?? angle?.model ?? base.model,
    together: lens.together ?? angle?.together ?? base.together,
    work: lens.work ?? angle?.work ?? base.work,
    misconceptions: misconceptionsOf([
      ...(angle ? [angle.misconception] : []),
      lens.misconception,
      ...base.misconceptions,
    ]),
    safety: [...base.safety, ...(angle?.safety ? [angle.safety] : [])],
  }
  return withTopic(framed, wanted.topic?.about ?? NO_TOPIC)
}
