import { isLessonPlan, type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import type { MessageEntry } from '../../messages/message-types.ts'

/** A finished plan, and the plan it was made from by a change; undefined for a plan of its own. */
export interface PlanVersion {
  message: ChatMessage
  plan: LessonPlan
  before: PlanVersion | undefined
}

/** A request for another lesson keeps the words of the one before, and is no change of it. */
const ANOTHER_LESSON = /\b(next|new|another|follow[- ]up) (lesson|plan)\b/i

/** True where a plan is a changed version of the one before it in the chat. */
function isChangeOf(before: LessonPlan, after: LessonPlan, asked: string): boolean {
  const codes = [before, after].map((plan) => planSection(plan, 'about')?.draftCode)
  if (codes[0] && codes[0] === codes[1]) return true
  return !ANOTHER_LESSON.test(asked) && subjectOf(before) === subjectOf(after)
}

/** What a plan is about: its title, without capitals, and the wording of its goals. */
function subjectOf(plan: LessonPlan): string {
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  const title = planSection(plan, 'header')?.title ?? ''
  return JSON.stringify([title.toLowerCase(), ...goals.map(({ wording }) => wording)])
}

/** The earlier version that says the same, if this one brings it back. */
export function sameEarlier(version: PlanVersion, versions: readonly PlanVersion[]): PlanVersion | undefined {
  const earlier = versions.slice(0, versions.indexOf(version))
  return earlier.find(({ plan }) => wordsOf(plan) === wordsOf(version.plan))
}

const knownWords = new WeakMap<LessonPlan, string>()

/** Everything that a plan says, for comparing. A list of sixty versions compares each with all. */
function wordsOf(plan: LessonPlan): string {
  const words =
    knownWords.get(plan) ??
    JSON.stringify(
      plan.sections.filter(({ id }) => id !== 'about'),
      sorted,
    )
  knownWords.set(plan, words)
  return words
}

/** The database keeps the keys of an object in an order of its own. */
const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

export function isLastPlan(entries: readonly MessageEntry[], messageId: string): boolean {
  return entries.findLast(({ message }) => isFinishedPlan(message))?.message.id === messageId
}

const isFinishedPlan = ({ state, doc }: ChatMessage) => state === 'done' && isLessonPlan(doc)

type Chains = ReadonlyMap<string, readonly PlanVersion[]>

function chainsIn(entries: readonly MessageEntry[]): Chains {
  const words = new Map(entries.map(({ message }) => [message.id, message.content]))
  const chains = new Map<string, PlanVersion[]>()
  let chain: PlanVersion[] = []
  for (const { message } of entries) {
    if (message.state !== 'done' || !isLessonPlan(message.doc)) continue
    const plan = message.doc
    const before = chain.at(-1)
    const isChange = before && isChangeOf(before.plan, plan, words.get(message.reply_to ?? '') ?? '')
    if (!isChange) chain = []
    chain.push({ message, plan, before: isChange ? before : undefined })
    chains.set(message.id, chain)
  }
  return chains
}

/** Every plan of a chat asks, and all of them get one answer. */
const known = new WeakMap<readonly MessageEntry[], Chains>()

/** All versions of the plan in this message, oldest first; empty where it is no finished plan. */
export function versionsOf(entries: readonly MessageEntry[], messageId: string): readonly PlanVersion[] {
  const chains = known.get(entries) ?? chainsIn(entries)
  known.set(entries, chains)
  return chains.get(messageId) ?? []
}
