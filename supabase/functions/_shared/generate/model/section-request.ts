import { PLAN_SECTION_TITLES } from '../../content/lesson-plan.ts'
import { kitFor } from '../../content/planner/prepare/choose-kit.ts'
import type { PlannerInput } from '../../content/planner/read/input.ts'
import type { LessonRequest } from '../../content/planner/read/request.ts'
import type { AskModel } from './ask-model.ts'
import { injectedIntoChat } from './injected/injection.ts'
import type { Judge } from './judge/ask-judge.ts'
import { LETTERS_A_TOKEN } from './letters.ts'
import { promptFor } from './prompt.ts'
import { givenToModel } from './second-look.ts'
import type { ModelSettings } from './settings.ts'
import { PLAN_WIRE, type PlanWire } from './wire.ts'
import type { SectionRequest } from './writing/section-call.ts'

/** Everything that the model's way of writing one reply needs. */
export interface WritingContext {
  ask: AskModel
  settings: Pick<ModelSettings, 'model' | 'replyTokens'>
  input: PlannerInput
  notes: string[]
  signal: AbortSignal
  /** When the work on the reply began, with the reading of its message. */
  begun: number
  /** A second model that reads the finished document; null where none is set. */
  judge: Judge | null
  /** True for a small model: it is asked for one section at a time, and a section that fails twice does not end the plan. */
  oneByOne?: true
}

/** The sections in the order in which a model writes them: the questions before the steps that use them. */
export const PLAN_KEYS = Object.keys(PLAN_WIRE) as (keyof PlanWire)[]

/** The words of the chat so far. */
const askedIn = ({ history, content }: PlannerInput) =>
  [...history.map((one) => one.content), content].join('\n')

export function sectionRequest(
  { input, settings }: WritingContext,
  given: Pick<SectionRequest, 'wire' | 'keys' | 'titles' | 'known' | 'needed'>,
  request: LessonRequest,
  /** The document that is changed: it can hold orders too, from a page that was once pasted. */
  document = '',
): SectionRequest {
  const { system, prompt } = promptFor(input, request)
  return {
    ...given,
    system,
    prompt,
    injected: injectedIntoChat(input, document),
    given: givenToModel(request, askedIn(input), kitFor(request)),
    budget: { letters: settings.replyTokens * LETTERS_A_TOKEN },
  }
}

export const PLAN_TITLES: Record<string, string> = { ...PLAN_SECTION_TITLES, questions: 'Questions' }
