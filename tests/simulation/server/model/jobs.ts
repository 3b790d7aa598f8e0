import type { Account, Job } from './account.ts'
import { charge, refund } from './usage.ts'

/* The life of a reply: stop_job, retry_reply, claim_job, publish_reply, fail_lost_jobs, due_jobs. */

const TRIES = 3
const isOpen = ({ state }: Job) => state === 'waiting' || state === 'running'
const set = (account: Account, job: Job, change: Partial<Job>) =>
  account.data.jobs.set(job.message_id, { ...job, ...change })

export function stopJob(account: Account, messageId: string): void {
  const job = account.data.jobs.get(messageId)
  if (!job || !isOpen(job)) return
  set(account, job, { state: 'stopped' })
  account.change('chat_messages', job.reply_id, { state: 'stopped' })
  if (job.attempt === job.first_attempt) refund(account, job.charge_key)
}

export function stopJobsOfChat(account: Account, sessionId: string): void {
  for (const job of [...account.data.jobs.values()]) {
    if (job.session_id === sessionId) stopJob(account, job.message_id)
  }
}

/** Answers the reason of a refusal, or undefined. */
export function retryReply(account: Account, messageId: string, chargeKey: string): string | undefined {
  const job = account.data.jobs.get(messageId)
  if (!job || account.session(job.session_id)?.is_deleted) return 'gone'
  if (isOpen(job)) return undefined
  if (job.state === 'done') return 'not_retryable'
  const problem = charge(account, chargeKey)
  if (problem) return problem
  const again = { state: 'waiting', first_attempt: job.attempt, lease_lost: false }
  set(account, job, { ...again, charge_key: chargeKey, queued_at: account.now() })
  account.change('chat_messages', job.reply_id, { state: 'waiting' })
  return undefined
}

function failJob(account: Account, job: Job): void {
  set(account, job, { state: 'failed' })
  account.change('chat_messages', job.reply_id, { state: 'failed' })
  refund(account, job.charge_key)
}

/** Replies of one chat are made in order. */
function isTurn(account: Account, job: Job): boolean {
  const earlier = (other: Job) =>
    other.queued_at < job.queued_at ||
    (other.queued_at === job.queued_at && other.message_id < job.message_id)
  return ![...account.data.jobs.values()].some(
    (other) => other.session_id === job.session_id && isOpen(other) && earlier(other),
  )
}

const isDue = (job: Job) => job.state === 'waiting' || (job.state === 'running' && job.lease_lost)

export function claim(account: Account, messageId: string): number | null {
  const job = account.data.jobs.get(messageId)
  if (!job || !isDue(job) || !isTurn(account, job)) return null
  if (job.attempt - job.first_attempt >= TRIES) {
    failJob(account, job)
    return null
  }
  set(account, job, { state: 'running', attempt: job.attempt + 1, lease_lost: false })
  if (account.message(job.reply_id)?.state !== 'running')
    account.change('chat_messages', job.reply_id, { state: 'running' })
  return job.attempt + 1
}

export function publish(
  account: Account,
  messageId: string,
  attempt: number,
  { counted, ...columns }: { counted?: boolean },
  state: string,
): boolean {
  const job = account.data.jobs.get(messageId)
  if (job?.state !== 'running' || job.attempt !== attempt) return false
  if (state !== 'running' || Object.keys(columns).length > 0)
    account.change('chat_messages', job.reply_id, { ...columns, state: state as 'done' })
  if (state === 'failed') {
    failJob(account, job)
    return true
  }
  set(account, job, { state, lease_lost: false })
  if (state === 'done') touchSession(account, job.session_id)
  if (state === 'done' && counted === false) refund(account, job.charge_key)
  return true
}

export function touchSession(account: Account, sessionId: string): void {
  account.change('chat_sessions', sessionId, { updated_at: account.iso() })
}

export function dueJobs(account: Account): string[] {
  for (const job of [...account.data.jobs.values()]) {
    const lost = job.state === 'running' && job.lease_lost && job.attempt - job.first_attempt >= TRIES
    if (lost) failJob(account, job)
  }
  return [...account.data.jobs.values()]
    .filter((job) => isDue(job) && isTurn(account, job))
    .sort((one, other) => one.queued_at - other.queued_at)
    .map(({ message_id }) => message_id)
}
