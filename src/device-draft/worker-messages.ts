import type { JobInput } from '../../supabase/functions/_shared/generate/jobs.ts'
import type { FinishReason, ModelRequest } from '../../supabase/functions/_shared/generate/model/ask-model.ts'

/** A message for a lesson plan that waits on this device. */
export interface WaitingRequest {
  messageId: string
  input: JobInput
}

/** How a draft ended, with words for the teacher where nothing more comes of it. */
export type DraftEnd = { ok: true } | { ok: false; words: string }

/** What the worker is told: what to write, and what the model answers to its calls. A call that failed has no reason. */
export type ToWorker =
  | { kind: 'write'; request: WaitingRequest }
  | { kind: 'piece'; call: number; text: string }
  | { kind: 'over'; call: number; reason?: FinishReason }

/** What the worker tells: its calls to the model, which only a page can make, and the plan as far as it is written. */
export type FromWorker =
  | { kind: 'ask'; call: number; asked: ModelRequest }
  | { kind: 'heard-enough'; call: number }
  | { kind: 'plan'; doc: unknown }
  | { kind: 'end'; end: DraftEnd }
