import type { GeneratorType } from '../content/contract.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { rpc } from '../http/rpc.ts'

export interface Job {
  message_id: string
  reply_id: string
  user_id: string
  session_id: string
  attempt: number
}

/** The input of a job. Its goals are read again from our table, and `doc` holds the sections already published. */
export interface JobInput {
  generator_type: GeneratorType
  title: string
  content: string
  context: PlannerInput['context']
  history: PlannerInput['history']
  doc: unknown
  /** The section of an earlier reply to redo. A provider that cannot redo sections may write a whole reply. */
  part?: JobPart | null
  /** The last document of the chat before the message. */
  before?: JobDocument | null
  /** What the teacher has told about the class, for the built-in planner alone. */
  class?: unknown
  /** Set when the teacher asked for this writer after another had failed. */
  writer?: 'planner' | null
}

/** A document of an earlier reply. */
export interface JobDocument {
  reply_id: string
  doc: unknown
  doc_version: number | null
  /** The teacher's copy of the document, with edits. */
  html: string | null
}

export interface JobPart extends JobDocument {
  section: string
}

export interface Patch {
  content?: string
  chat_content?: string
  html_content?: string
  resource_type?: string
  resource_link?: string
  doc?: unknown
  doc_version?: number
  /** The other way of having it written that a failed reply offers. */
  offer?: 'planner'
  /** False gives the charge of a finished reply back. It is no column. */
  counted?: false
}

export type SendReceipt =
  | { status: 'done'; reply_id: string; session_id: string }
  | { status: 'refused'; reason: string }

/** The server's own calls to the database. */
export interface Jobs {
  send(userId: string, message: object): Promise<SendReceipt>
  charge(
    userId: string,
    messageId: string | null,
  ): Promise<{ success: boolean; new_count: number; reason?: string }>
  claim(messageId: string): Promise<Job | null>
  input(messageId: string): Promise<JobInput>
  /** Returns false when the reply was stopped, deleted or taken over. Then stop working. */
  publish(job: Job, patch: Patch, state: 'running' | 'done' | 'failed'): Promise<boolean>
  /** Gives the job back for another try, or fails it with the last words when it has had so many. */
  release(job: Job, tries: number, lastWords: Patch): Promise<void>
  /** Keeps why an attempt failed, for the owner. It must hold no word of the teacher's. */
  noteFailure(job: Job, kind: string, reason: string): Promise<void>
  due(max: number): Promise<string[]>
  nameChat(sessionId: string, oldTitle: string, newTitle: string): Promise<void>
}

export function databaseJobs(): Jobs {
  return {
    send: (as_user, message) => rpc('send_message', { as_user, message }),
    charge: (target_user, message_id) => rpc('charge_message', { target_user, message_id }),
    claim: (message) => rpc('claim_job', { message }),
    input: (message) => rpc('job_input', { message }),
    publish: (job, patch, new_state) =>
      rpc('publish_reply', { message: job.message_id, my_attempt: job.attempt, patch, new_state }),
    release: (job, tries, last_words) =>
      rpc('release_job', { message: job.message_id, my_attempt: job.attempt, tries, last_words }),
    noteFailure: (job, kind, reason) =>
      rpc('note_failed_attempt', { message: job.message_id, my_attempt: job.attempt, kind, reason }),
    due: (max) => rpc('due_jobs', { max }),
    nameChat: (session, old_title, new_title) => rpc('name_chat', { session, old_title, new_title }),
  }
}
