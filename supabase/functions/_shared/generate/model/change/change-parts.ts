import { z } from 'zod'
import { task } from '../forms/wire-parts.ts'
import { PLAN_KEYS } from '../section-request.ts'
import { PLAN_WIRE, type Wire } from '../wire.ts'

/** The questions of a plan stand in its steps, its exit ticket and its answers, so they are changed together. */
export const QUESTIONS = 'questions'
/** The one question of the exit ticket stands in the same places. It can be changed without the others. */
export const EXIT = 'exit-ticket'

/** What a model writes when sections of a plan are changed. */
export const CHANGE_WIRE = { ...PLAN_WIRE, [EXIT]: z.object({ task }) }
export type ChangeWire = { [K in keyof typeof CHANGE_WIRE]: z.infer<(typeof CHANGE_WIRE)[K]> }

/** The steps in which the questions of a plan stand. Questions that stay must not lose theirs. */
const STEP_OF = { example: 'i-do', together: 'we-do', practice: 'you-do', exit: 'exit' } as const

/** The same, for a plan whose questions stay: steps written anew still have a place for each of them. */
export function wireKeeping(questions: readonly { use: keyof typeof STEP_OF }[]): Wire {
  const kinds = [...new Set(questions.map(({ use }) => STEP_OF[use]))]
  const phases = PLAN_WIRE.phases.refine(
    ({ steps }) => kinds.every((kind) => steps.some((step) => step.kind === kind)),
    `a step of each of these kinds has to stay, because questions stand in it: ${kinds.join(', ')}`,
  )
  return { ...CHANGE_WIRE, phases }
}

/** The parts in the order in which a model writes them. */
const CHANGE_KEYS: readonly string[] = [...PLAN_KEYS, EXIT]

/** The sections that go with these parts. */
export const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  [QUESTIONS]: ['phases', 'assessment', 'answers'],
  [EXIT]: ['phases', 'assessment', 'answers'],
}

/** The parts that a model is asked for. With new questions the steps and the sorting of the answers are others too. */
export function partsAsked(ids: readonly string[]): string[] {
  const hasQuestions = ids.includes(QUESTIONS)
  const all = hasQuestions ? [...ids, 'phases', 'assessment'] : ids
  return CHANGE_KEYS.filter((key) => all.includes(key) && !(hasQuestions && key === EXIT))
}

/** The parts that a section is made of, where that is not only the one of its own name. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  phases: ['phases', QUESTIONS, EXIT],
  assessment: ['assessment', QUESTIONS, EXIT],
  answers: [QUESTIONS, EXIT],
}

interface Needed {
  /** The parts, of those asked for, that a section is built from. Without all of them it stays as it is. */
  all: string[]
  /** Those without each of which it stays as it is. */
  each: string[]
}

/**
 * New questions come into steps, exit ticket and answers together or not at all, and another length of the lesson into its head
 * and its steps.
 */
export function partsNeeded(id: string, asked: readonly string[], hasOtherLength: boolean): Needed {
  const own = (MADE_OF[id] ?? [id]).filter((key) => asked.includes(key))
  const each = own.includes(QUESTIONS)
    ? [QUESTIONS, 'phases']
    : id === 'header' && hasOtherLength
      ? ['phases']
      : []
  return { all: [...new Set([...own, ...each])], each }
}

/** The part for want of which a section stays as it is; null where it can be built. */
export const partMissing = ({ all, each }: Needed, has: (key: string) => boolean): string | null =>
  each.find((key) => !has(key)) ?? (all.some(has) ? null : (all[0] ?? null))
