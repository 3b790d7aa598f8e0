import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Prompts for one kind of writing, for Years 0–2, 3–4, 5–6 and 7–8. */
export interface PromptKind extends WordPattern {
  title: string
  /** How the sheet is headed on a pupil’s page. */
  form: string
  /** Told to pupils above the list. */
  instructions: string
  /** What the teacher does with them. */
  advice: string
  bands: readonly [readonly string[], readonly string[], readonly string[], readonly string[]]
}
