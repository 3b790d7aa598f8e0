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
