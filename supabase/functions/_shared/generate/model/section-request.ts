import { PLAN_SECTION_TITLES } from '../../content/lesson-plan.ts'
import type { PlannerInput } from '../../content/planner/read/input.ts'
import type { LessonRequest } from '../../content/planner/read/request.ts'
import type { AskModel } from './ask-model.ts'
import type { SectionRequest } from './collect-sections.ts'
import { injectedPhrases } from './injection.ts'
import { promptFor } from './prompt.ts'
import { LETTERS_A_TOKEN, type ModelSettings } from './settings.ts'
import { PLAN_WIRE, type PlanWire } from './wire.ts'

/** Everything that the model's way of writing one reply needs. */
export interface WritingContext {
  ask: AskModel
  settings: ModelSettings
  input: PlannerInput
  notes: string[]
  signal: AbortSignal
}

/** The sections in the order in which a model writes them: the questions before the steps that use them. */
export const PLAN_KEYS = Object.keys(PLAN_WIRE) as (keyof PlanWire)[]

export function sectionRequest(
  { input, settings }: WritingContext,
  given: Pick<SectionRequest, 'wire' | 'keys' | 'titles' | 'known'>,
  request: LessonRequest,
): SectionRequest {
  const { system, prompt } = promptFor(input, request)
  return {
    ...given,
    system,
    prompt,
    injected: injectedPhrases(input.content),
    budget: { letters: settings.replyTokens * LETTERS_A_TOKEN },
  }
}

export const PLAN_TITLES: Record<string, string> = { ...PLAN_SECTION_TITLES, questions: 'Questions' }
