import type { ReplyEvent } from '../contract.ts'
import { isFields } from '../http/body.ts'
import { headTitle, suggestName } from './chat-name.ts'
import { deadline } from './deadline.ts'
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
function publishedParts(doc: unknown, { outline, resumed }: Writing): Map<string, unknown> {
  if (resumed || !isFields(doc) || !Array.isArray(doc.sections)) return new Map()
  if (JSON.stringify(doc.outline) !== JSON.stringify(outline)) return new Map()
  const parts = doc.sections.filter(isFields).map((part): [string, unknown] => [String(part.id), part])
  return new Map(parts)
}

/** Thrown inside an attempt when the database says that its reply is no longer wanted from it. */
class NotWanted extends Error {}

/** Waits for slow work, and asks now and then whether it is still wanted: a stopped reply costs no more words. */
async function whileWanted<T>({ jobs }: Worker, job: Job, slow: Promise<T>): Promise<T> {
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PUBLISH_EVERY_MS)
    })
    try {
      const first = await Promise.race([slow.then((value) => ({ value })), late])
      if (first !== 'late') return first.value
    } finally {
      clearTimeout(timer)
    }
    if (!(await jobs.publish(job, {}, 'running'))) throw new NotWanted()
  }
}

async function* asTheyCome({ sections }: Writing): AsyncGenerator<WrittenSection> {
  yield* sections
}

async function writeSections(
  worker: Worker,
  job: Job,
  input: JobInput,
  writing: Writing,
  tell: Tell,
  signal: AbortSignal,
): Promise<WrittenSection[]> {
  const published = publishedParts(input.doc, writing)
  const written: WrittenSection[] = []
  let lastPublished = worker.now()
  let stored = 0
  const coming = asTheyCome(writing)
  const store = async () => {
    if (!(await worker.jobs.publish(job, writing.patch(written, false), 'running'))) throw new NotWanted()
    lastPublished = worker.now()
    stored = written.length
  }
  try {
    for (;;) {
      const next = await whileWanted(worker, job, coming.next())
      if (next.done) return written
      signal.throwIfAborted()
      const kept = published.get(next.value.id)
      const finished = kept === undefined ? next.value : { ...next.value, doc_part: kept }
      written.push(finished)
      tell({ type: 'section', ...finished })
      if (worker.now() - lastPublished >= PUBLISH_EVERY_MS) await store()
    }
  } catch (error) {
    // What was paid for is kept: the next attempt goes on from it, and a failed reply still shows it.
    if (!(error instanceof NotWanted) && written.length > stored) await store()
    throw error
  }
}

async function work(worker: Worker, job: Job, tell: Tell, signal: AbortSignal): Promise<JobEnd> {
  const input = await worker.jobs.input(job.message_id)
  const writing = await whileWanted(worker, job, worker.provider.write(job, input, signal))
  tell({ type: 'start', reply_id: job.reply_id, format: writing.format, outline: writing.outline })
  const written = await writeSections(worker, job, input, writing, tell, signal)
  if (!(await worker.jobs.publish(job, writing.patch(written, true), 'done'))) return 'stopped'
  const name = suggestName(input, headTitle(written))
  if (name !== null)
    await worker.jobs
      .nameChat(job.session_id, input.title, name)
      .catch((error) => console.error('The chat kept its name:', error))
  return 'done'
}

async function giveBack({ jobs }: Worker, job: Job, error: unknown): Promise<JobEnd> {
  if (error instanceof NotWanted) return 'stopped'
  console.error(`Attempt ${job.attempt} at ${job.message_id} failed:`, error)
  if (!(error instanceof GivenUp)) {
    await jobs.release(job)
    return 'released'
  }
  const told = error.told === null ? {} : { content: error.told }
  return (await jobs.publish(job, told, 'failed')) ? 'failed' : 'stopped'
}

const STATES = { done: 'done', stopped: 'stopped', failed: 'failed', released: 'waiting' } as const

/** Claims and works one job. `tell` only watches: the row is the truth, and a lost reader changes nothing. */
export async function runJob(worker: Worker, messageId: string, tell: Tell): Promise<JobEnd> {
  const job = await worker.jobs.claim(messageId)
  if (job === null) {
    tell({ type: 'elsewhere' })
    return 'elsewhere'
  }
  const attempt = deadline(ATTEMPT_MS)
  const end = await work(worker, job, tell, attempt.signal).catch((error: unknown) =>
    giveBack(worker, job, error),
  )
  // Whatever still runs for this attempt, such as a call to a model, ends with it.
  attempt.abort(new Error('the attempt is over'))
  attempt.end()
  if (end !== 'elsewhere') tell({ type: 'done', state: STATES[end] })
  return end
}
