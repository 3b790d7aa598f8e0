import type { OutlineEntry, ReplyFormat } from '../contract.ts'
import type { Job, JobInput, Patch } from './jobs.ts'

export interface WrittenSection extends OutlineEntry {
  doc_part: unknown
  markdown: string
}

/** A reply on its way: what it will hold, its sections as they are finished, and how to store what there is so far. */
export interface Writing {
  format: ReplyFormat
  outline: OutlineEntry[]
  sections: AsyncIterable<WrittenSection> | Iterable<WrittenSection>
  /** The writer took up what an earlier attempt had published; otherwise the worker puts it in the sections' places. */
  resumed?: boolean
  /** The row's columns for the sections written so far; `whole` when nothing is left to come. */
  patch(written: readonly WrittenSection[], whole: boolean): Patch
}

/** One way of making replies; another is one more file. */
export interface Provider {
  name: string
  /** Throws `GivenUp` when trying again cannot help, any other error to be tried again. */
  write(job: Job, input: JobInput, signal: AbortSignal): Promise<Writing>
}

/** A failure for good: the reply fails and its charge goes back. */
export class GivenUp extends Error {
  /** What the teacher reads in the reply's place. */
  readonly told: string | null
  constructor(message: string, told: string | null = null, options?: ErrorOptions) {
    super(message, options)
    this.told = told
  }
}
