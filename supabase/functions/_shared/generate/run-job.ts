import type { ReplyEvent } from '../contract.ts'
import { isFields } from '../http/body.ts'
import { headTitle, suggestName } from './chat-name.ts'
import type { Job, JobInput, Jobs } from './jobs.ts'
import { GivenUp, type Provider, type Writing, type WrittenSection } from './provider.ts'

/** Finished sections reach the database at most this often, and once more at the end. */
const PUBLISH_EVERY_MS = 5_000
/** Hosted functions live 150 s and more; an attempt ends well before. */
const ATTEMPT_MS = 95_000

export interface Worker {
  jobs: Jobs
  provider: Provider
  now(): number
}

export type JobEnd = 'done' | 'elsewhere' | 'stopped' | 'failed' | 'released'

type Tell = (event: ReplyEvent) => void

/** Sections of an earlier attempt, by id, if they belong to the same outline. */
function publishedParts(doc: unknown, { outline }: Writing): Map<string, unknown> {
  if (!isFields(doc) || !Array.isArray(doc.sections)) return new Map()
  if (JSON.stringify(doc.outline) !== JSON.stringify(outline)) return new Map()
  const parts = doc.sections.filter(isFields).map((part): [string, unknown] => [String(part.id), part])
  return new Map(parts)
}

async function writeSections(
  { jobs, now }: Worker,
  job: Job,
  input: JobInput,
  writing: Writing,
  tell: Tell,
  signal: AbortSignal,
): Promise<WrittenSection[] | null> {
  const published = publishedParts(input.doc, writing)
  const written: WrittenSection[] = []
  let lastPublished = now()
  for await (const section of writing.sections) {
    signal.throwIfAborted()
    const kept = published.get(section.id)
    const finished = kept === undefined ? section : { ...section, doc_part: kept }
    written.push(finished)
    tell({ type: 'section', ...finished })
    if (now() - lastPublished < PUBLISH_EVERY_MS) continue
    if (!(await jobs.publish(job, writing.patch(written, false), 'running'))) return null
    lastPublished = now()
  }
  return written
}

async function work(worker: Worker, job: Job, tell: Tell): Promise<JobEnd> {
  const signal = AbortSignal.timeout(ATTEMPT_MS)
  const input = await worker.jobs.input(job.message_id)
  const writing = await worker.provider.write(job, input, signal)
  tell({ type: 'start', reply_id: job.reply_id, format: writing.format, outline: writing.outline })
  const written = await writeSections(worker, job, input, writing, tell, signal)
  if (written === null || !(await worker.jobs.publish(job, writing.patch(written, true), 'done')))
    return 'stopped'
  const name = suggestName(input, headTitle(written))
  if (name !== null)
    await worker.jobs
      .nameChat(job.session_id, input.title, name)
      .catch((error) => console.error('The chat kept its name:', error))
  return 'done'
}

async function giveBack({ jobs }: Worker, job: Job, error: unknown): Promise<JobEnd> {
  console.error(`Attempt ${job.attempt} at ${job.message_id} failed:`, error)
  if (!(error instanceof GivenUp)) {
    await jobs.release(job)
    return 'released'
  }
  return (await jobs.publish(job, {}, 'failed')) ? 'failed' : 'stopped'
}

const STATES = { done: 'done', stopped: 'stopped', failed: 'failed', released: 'waiting' } as const

/** Claims and works one job. `tell` only watches: the row is the truth, and a lost reader changes nothing. */
export async function runJob(worker: Worker, messageId: string, tell: Tell): Promise<JobEnd> {
  const job = await worker.jobs.claim(messageId)
  if (job === null) {
    tell({ type: 'elsewhere' })
    return 'elsewhere'
  }
  const end = await work(worker, job, tell).catch((error: unknown) => giveBack(worker, job, error))
  if (end !== 'elsewhere') tell({ type: 'done', state: STATES[end] })
  return end
}
