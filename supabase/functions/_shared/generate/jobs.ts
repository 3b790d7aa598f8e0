import type { PlannerInput } from '../content/planner/input.ts'
import { neededSetting } from '../http/settings.ts'

export interface Job {
  message_id: string
  reply_id: string
  user_id: string
  session_id: string
  attempt: number
}

/** What a job works from; goals are re-read from our table, `doc` holds the sections already published. */
export interface JobInput {
  generator_type: PlannerInput['generatorType']
  title: string
  content: string
  context: PlannerInput['context']
  history: PlannerInput['history']
  doc: unknown
}

export interface Patch {
  content?: string
  chat_content?: string
  html_content?: string
  resource_type?: string
  resource_link?: string
  doc?: unknown
  doc_version?: number
}

export type SendReceipt =
  | { status: 'done'; reply_id: string; session_id: string }
  | { status: 'refused'; reason: string }

/** The server's own calls into the database. */
export interface Jobs {
  send(userId: string, message: object): Promise<SendReceipt>
  charge(
    userId: string,
    messageId: string | null,
  ): Promise<{ success: boolean; new_count: number; reason?: string }>
  claim(messageId: string): Promise<Job | null>
  input(messageId: string): Promise<JobInput>
  /** False: stopped, deleted or taken over; stop working. */
  publish(job: Job, patch: Patch, state: 'running' | 'done' | 'failed'): Promise<boolean>
  release(job: Job): Promise<void>
  due(max: number): Promise<string[]>
  nameChat(sessionId: string, oldTitle: string, newTitle: string): Promise<void>
}

/** Each call is one POST: no client library, so that a cold start stays short. */
async function rpc<T>(name: string, args: object): Promise<T> {
  const key = neededSetting('SUPABASE_SERVICE_ROLE_KEY')
  const answer = await fetch(`${neededSetting('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return (text === '' ? null : JSON.parse(text)) as T
}

export function databaseJobs(): Jobs {
  return {
    send: (as_user, message) => rpc('send_message', { as_user, message }),
    charge: (target_user, message_id) => rpc('charge_message', { target_user, message_id }),
    claim: (message) => rpc('claim_job', { message }),
    input: (message) => rpc('job_input', { message }),
    publish: (job, patch, new_state) =>
      rpc('publish_reply', { message: job.message_id, my_attempt: job.attempt, patch, new_state }),
    release: (job) => rpc('release_job', { message: job.message_id, my_attempt: job.attempt }),
    due: (max) => rpc('due_jobs', { max }),
    nameChat: (session, old_title, new_title) => rpc('name_chat', { session, old_title, new_title }),
  }
}
