import type { OutlineEntry, ReplyFormat, ReplySection } from '../content/contract.ts'
import type { Closed } from '../content/door/door.ts'
import type { Question } from '../content/question.ts'
import type { ToldBack } from '../content/understood.ts'
import type { Job, JobInput, Patch } from './jobs.ts'

/** A reply being written: its outline, its sections as they are finished, and the columns to store so far. */
export interface Writing {
  format: ReplyFormat
  outline: OutlineEntry[]
  sections: AsyncIterable<ReplySection> | Iterable<ReplySection>
  /** True if the provider has continued from the sections of an earlier attempt. Otherwise the worker puts them in place. */
  resumed?: boolean
  /** False for an answer that makes nothing: its charge is refunded when it is published. */
  counted?: false
  /**
   * What the teacher is told above the document, as far as it is known. It is kept with the document, and sent before the
   * first section or with a later one.
   */
  told?(): ToldBack | undefined
  /** The name of a chat that begins with this reply, where neither a document nor the request may name it. */
  chatName?: string
  /** The row's columns for the sections written so far. `whole` is true once all sections are written. */
  patch(written: readonly ReplySection[], whole: boolean): Patch
}

/** A way of writing replies. Another way is one more file. */
export interface Provider {
  name: string
  /** Who else can write a reply that this provider failed to write, if the teacher says so. */
  offers?: 'planner'
  /** Throws `PermanentFailure` when trying again cannot help. After any other error the job is tried again. */
  write(job: Job, input: JobInput, signal: AbortSignal): Promise<Writing>
}

/** A failure that no further attempt can repair: the reply fails and its charge is refunded. */
export class PermanentFailure extends Error {
  /** The text that the teacher reads in place of the reply. */
  readonly teacherText: string | null
  constructor(message: string, teacherText: string | null = null, options?: ErrorOptions) {
    super(message, options)
    this.teacherText = teacherText
  }
}

/** A service that writes for us did not answer as it should. One more try may help. */
export class ServiceAway extends Error {
  /** The text that the teacher reads when no more tries are made. */
  readonly teacherText: string
  constructor(message: string, teacherText: string) {
    super(message)
    this.teacherText = teacherText
  }
}

/** Thrown for a request that is closed at the door. The worker shows its words as a normal answer, which is not counted. */
export class ClosedDoor extends PermanentFailure {
  readonly closed: Closed
  constructor(closed: Closed) {
    super(`the request is not answered: ${closed.kind}`, closed.words)
    this.closed = closed
  }
}

/** A reply of a few words that makes nothing. */
export function noteWriting(
  content: string,
  { question, ...more }: Pick<Writing, 'counted' | 'chatName'> & { question?: Question | undefined } = {},
): Writing {
  const patch = () => (question ? { content, doc: question, doc_version: question.version } : { content })
  return { format: 'note', outline: [], sections: [], patch, ...more }
}
