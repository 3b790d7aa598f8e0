import type { PromptKind } from '../prompt-kind.ts'
import { PERSUASIVE, WOULD_YOU_RATHER } from './reasons.data.ts'
import { DESCRIPTIVE, POETRY } from './showing.data.ts'
import { NARRATIVE, RECOUNT } from './stories.data.ts'
import { INFORMATION, JOURNAL } from './thinking.data.ts'

/** All kinds of writing that have prompts. The first that a request names is taken. */
export const PROMPT_KINDS: readonly PromptKind[] = [
  WOULD_YOU_RATHER,
  POETRY,
  JOURNAL,
  PERSUASIVE,
  DESCRIPTIVE,
  RECOUNT,
  NARRATIVE,
  INFORMATION,
]

/** The kinds from which prompts are mixed where none is named. */
export const MIXED_KINDS: readonly PromptKind[] = [
  NARRATIVE,
  PERSUASIVE,
  DESCRIPTIVE,
  RECOUNT,
  WOULD_YOU_RATHER,
  INFORMATION,
  POETRY,
  JOURNAL,
]
