import { PLAN_SECTION_TITLES } from '../../content/lesson-plan.ts'
import type { PlannerInput } from '../../content/planner/input.ts'
import { type LessonRequest, readRequest } from '../../content/planner/request.ts'
import type { Ask } from './ask.ts'
import type { Order } from './collect.ts'
import { plantedWords } from './injection.ts'
import { promptFor } from './prompt.ts'
import type { ModelSettings } from './settings.ts'
import { PLAN_WIRE, type PlanWire } from './wire.ts'

/** About so many letters come from one token. */
const LETTERS_A_TOKEN = 4

export interface Made {
  ask: Ask
  settings: ModelSettings
  input: PlannerInput
  notes: string[]
  signal: AbortSignal
}

/** In this order a model writes: questions before the steps that use them. */
export const PLAN_KEYS = Object.keys(PLAN_WIRE) as (keyof PlanWire)[]

export function orderFor(
  { input, settings }: Made,
  given: Pick<Order, 'wire' | 'keys' | 'titles' | 'known'>,
  request: LessonRequest = readRequest(input),
): Order {
  const { system, prompt } = promptFor(input, request)
  return {
    ...given,
    system,
    prompt,
    planted: plantedWords(input.content),
    budget: { letters: settings.replyTokens * LETTERS_A_TOKEN },
  }
}

export const PLAN_TITLES: Record<string, string> = { ...PLAN_SECTION_TITLES, questions: 'Questions' }
