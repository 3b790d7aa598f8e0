import type { PlanGoal } from '../../../lesson-plan.ts'
import { areaOfText, isBareSubject } from '../subject.ts'
import { topicWords } from '../topic-words.ts'
import { areAkin, stemsOf } from '../words/stem.ts'
import {
  CIRCUMSTANCE,
  FOLLOWS_GOAL,
  LEAVES_GOAL,
  SAYS_NOTHING,
  SETTING_CLAUSE,
} from './goal-difference.data.ts'

/**
 * How a request and its chosen goals differ. `area`: the request is from another learning area, so the teacher is asked
 * before anything is made. `topic`: its words and the goal's have none in common, so the goal is followed and the words
 * are the setting.
 */
export interface GoalDifference {
  kind: 'area' | 'topic'
  /** The teacher's own words. */
  topic: string
  /** The learning area to ask about, for `area`. */
  area: string | null
  /** The words seem to be from another learning area, so they can only be the setting. */
  otherArea: boolean
}

const IGNORED = new Set(stemsOf(SAYS_NOTHING))
/** The words of a text that say something of its matter, by their stems. */
export const matterOf = (text: string) =>
  stemsOf(text).filter((stem) => stem.length > 1 && !IGNORED.has(stem))

function sharesWords(topic: string, goals: readonly PlanGoal[]): boolean {
  const ofGoals = goals.flatMap(({ wording, strand, skill }) =>
    matterOf(`${wording} ${strand ?? ''} ${skill ?? ''}`),
  )
  return matterOf(topic).some((stem) => ofGoals.some((other) => areAkin(stem, other)))
}

/** The request without its setting and circumstances, because any topic can be taught anywhere. */
const withoutSetting = (base: string) =>
  [CIRCUMSTANCE, SETTING_CLAUSE].reduce((text, { pattern }) => text.replace(pattern, ' '), base)

const MATHS = 'Mathematics and statistics'

/**
 * The learning area of a request that cannot be taught by these goals, or null. An area that is named with a topic counts,
 * and sums count anywhere. Reading, writing, te reo Māori, art and making can be about any topic; a goal of mathematics is about its own.
 */
function areaApart(base: string, goals: readonly PlanGoal[]): string | null {
  const text = withoutSetting(base)
  const found = areaOfText(text)
  if (
    found === null ||
    isBareSubject(topicWords(text)) ||
    goals.some(({ subject }) => subject === found.subject)
  )
    return null
  const ofMaths = goals.every(({ subject }) => subject === MATHS)
  const isApart = found.by === 'name' || (found.by === 'topic' && (found.subject === MATHS || ofMaths))
  return isApart ? found.subject : null
}

/** Compares the request as typed with the goals chosen for it; null where they agree, or where only goals were chosen. */
export function goalDifference(base: string, goals: readonly PlanGoal[]): GoalDifference | null {
  const topic = topicWords(base)
  if (goals.length === 0 || matterOf(topic).length === 0 || sharesWords(base, goals)) return null
  const area = areaApart(base, goals)
  const seems = areaOfText(topic)?.subject ?? null
  const otherArea = seems !== null && !goals.some(({ subject }) => subject === seems)
  return { kind: area === null ? 'topic' : 'area', topic, area, otherArea }
}

/** What the teacher decided about the goal since the request: to follow it, to leave it out, or nothing. */
export function goalDecision(changes: readonly string[]): 'follow' | 'leave' | null {
  for (const text of [...changes].reverse()) {
    if (LEAVES_GOAL.pattern.test(text)) return 'leave'
    if (FOLLOWS_GOAL.pattern.test(text)) return 'follow'
  }
  return null
}
