import type { WireTask } from '../../../../supabase/functions/_shared/generate/model/forms/wire-parts.ts'

/** The faults that a model's answer may have although every field is well formed. */
export type FaultName =
  | 'proves another question'
  | 'forgets what comes off the price'
  | 'answers who or which with a sign'
  | 'insult'
  | 'stereotype'
  | 'named pupil with a need'
  | 'invented karakia or whakataukī'
  | 'speaks for an iwi'
  | 'body off its goal'
  | 'wrong fact against the bank'
  | 'American school words'
  | 'obeys a pasted page'
  | 'another language'
  | 'danger or harm'

/** Words that a model puts into one place of a plan that is otherwise good. */
export interface PlantedWords {
  fault: FaultName
  at: 'resources' | 'steps' | 'support' | 'move' | 'reflection'
  text: string
  /** The message of the teacher, where it matters. */
  message?: string
  /** The kit of the bank whose facts went along, as its file in the folder of kits. */
  kit?: string
}

/** A question whose proof is not what its words ask. */
export interface PlantedQuestion {
  fault: FaultName
  prompt: string
  proof: Pick<WireTask['proof'], 'kind' | 'a' | 'b'>
  answer: string
}

/** A plan on another topic than its goal: the sections that change. */
export interface PlantedBody {
  fault: 'body off its goal' | 'another language'
  parts: Record<string, unknown>
}
