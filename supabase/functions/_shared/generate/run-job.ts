import type { ReplyEvent, ReplySection } from '../content/contract.ts'
import type { ToldBack } from '../content/understood.ts'
import { isFields } from '../http/fields.ts'
import { headTitle, suggestName } from './chat-name.ts'
import { deadline } from './deadline.ts'
import type { Job, JobInput, Jobs, Patch } from './jobs.ts'
import {
  ClosedDoor,
  noteWriting,
  PermanentFailure,
  type Provider,
  ServiceAway,
  type Writing,
} from './provider.ts'

/** The time between two writes of finished sections to the database. There is one more write at the end. */
const PUBLISH_EVERY_MS = 5_000
/** The longest attempt. Hosted functions live for at least 150 s. */
const ATTEMPT_MS = 95_000

interface Worker {
  jobs: Jobs
  provider: Provider
  now(): number
}

type JobEnd = 'done' | 'elsewhere' | 'stopped' | 'failed' | 'released'

type Tell = (event: ReplyEvent) => void

/** The sections of an earlier attempt, by id, if they belong to the same outline. */
function publishedParts(doc: unknown, { outline, resumed }: Writing): Map<string, unknown> {
  if (resumed || !isFields(doc) || !Array.isArray(doc.sections)) return new Map()
  if (JSON.stringify(doc.outline) !== JSON.stringify(outline)) return new Map()
  const parts = doc.sections.filter(isFields).map((part): [string, unknown] => [String(part.id), part])
  return new Map(parts)
}

/** Thrown inside an attempt when the database says that the attempt should stop. */
class NoLongerWanted extends Error {}

/** Waits for slow work and regularly asks the database whether the reply is still wanted, so that a stopped reply costs nothing more. */
async function waitWhileWanted<T>({ jobs }: Worker, job: Job, slow: Promise<T>): Promise<T> {
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
    if (!(await jobs.publish(job, {}, 'running'))) throw new NoLongerWanted()
  }
}

async function* toAsync({ sections }: Writing): AsyncGenerator<ReplySection> {
  yield* sections
}

/** One attempt at a job. */
interface Attempt {
  worker: Worker
  job: Job
  tell: Tell
  signal: AbortSignal
  /** Who writes, as soon as that is known. */
  writer: JobInput['writer']
}

async function writeSections(
  { worker, job, tell, signal }: Attempt,
  input: JobInput,
  { writing, told }: { writing: Writing; told: ReturnType<typeof newlyTold> },
): Promise<ReplySection[]> {
  const published = publishedParts(input.doc, writing)
  const written: ReplySection[] = []
  let lastPublished = worker.now()
  let stored = 0
  const sections = toAsync(writing)
  const store = async () => {
    if (!(await worker.jobs.publish(job, writing.patch(written, false), 'running')))
      throw new NoLongerWanted()
    lastPublished = worker.now()
    stored = written.length
  }
  try {
    for (;;) {
      const next = await waitWhileWanted(worker, job, sections.next())
      if (next.done) return written
      signal.throwIfAborted()
      const kept = published.get(next.value.id)
      const finished = kept === undefined ? next.value : { ...next.value, doc_part: kept }
      written.push(finished)
      tell({ type: 'section', ...finished, ...told() })
      if (worker.now() - lastPublished >= PUBLISH_EVERY_MS) await store()
    }
  } catch (error) {
    // The writer may wait between two sections. Ending it ends its call to a model and puts down what that cost.
    void sections.return(undefined).catch(() => {})
    // Finished sections are stored: the next attempt continues from them, and a failed reply still shows them.
    if (!(error instanceof NoLongerWanted) && written.length > stored) await store()
    throw error
  }
}

/** Says what the teacher is told above the document, where that is other than when it was last asked. */
function newlyTold({ told }: Writing): () => { told?: ToldBack } {
  let last = ''
  return () => {
    const now = told?.()
    const text = JSON.stringify(now) ?? ''
    if (text === last) return {}
    last = text
    return { ...(now ? { told: now } : {}) }
  }
}

/** What the provider writes; a closed door is answered in words like any other message. */
async function writingOf({ worker, job, signal }: Attempt, input: JobInput): Promise<Writing> {
  try {
    return await worker.provider.write(job, input, signal)
  } catch (error) {
    if (!(error instanceof ClosedDoor)) throw error
    const { words, chatName } = error.closed
    return noteWriting(words, { counted: false, chatName })
  }
}

/** The columns of the whole reply, with a word to the database when it is not to be counted. */
function wholePatch(writing: Writing, written: readonly ReplySection[]): Patch {
  const patch = writing.patch(written, true)
  return writing.counted === false ? { ...patch, counted: false } : patch
}

async function work(attempt: Attempt): Promise<JobEnd> {
  const { worker, job, tell } = attempt
  const input = await worker.jobs.input(job.message_id)
  attempt.writer = input.writer
  const writing = await waitWhileWanted(worker, job, writingOf(attempt, input))
  const { format, outline } = writing
  const told = newlyTold(writing)
  tell({ type: 'start', reply_id: job.reply_id, format, outline, ...told() })
  const written = await writeSections(attempt, input, { writing, told })
  if (!(await worker.jobs.publish(job, wholePatch(writing, written), 'done'))) return 'stopped'
  const name = suggestName(input, headTitle(written), writing.chatName)
  if (name !== null)
    await worker.jobs
      .nameChat(job.session_id, input.title, name)
      .catch((error) => console.error('The chat kept its name:', error))
  return 'done'
}

/** Any failure is tried three times, and a service that is away twice: a teacher who waits has another way. */
const TRIES = 3
const TRIES_OF_SERVICE = 2

/** Tells the owner: one line of the log, and a row with the reason. Neither holds what the teacher wrote. */
async function noteFailure(jobs: Jobs, job: Job, error: unknown): Promise<void> {
  const kind = error instanceof Error ? error.constructor.name : typeof error
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  const { message_id, attempt } = job
  console.error(
    JSON.stringify({
      event: 'attempt_failed',
      message_id,
      attempt,
      kind,
      reason,
      stack: (error as Error | undefined)?.stack,
    }),
  )
  await jobs
    .noteFailure(job, kind, reason)
    .catch((away) => console.error(`The reason of ${message_id} was not kept:`, away))
}

async function endFailedAttempt({ worker, job, writer }: Attempt, error: unknown): Promise<JobEnd> {
  const { jobs, provider } = worker
  if (error instanceof NoLongerWanted) return 'stopped'
  await noteFailure(jobs, job, error)
  const told = error instanceof PermanentFailure || error instanceof ServiceAway ? error.teacherText : null
  const lastWords: Patch = {
    ...(told === null ? {} : { content: told }),
    // The writer that has just failed is no other way.
    ...(provider.offers && provider.offers !== writer ? { offer: provider.offers } : {}),
  }
  if (!(error instanceof PermanentFailure)) {
    await jobs.release(job, error instanceof ServiceAway ? TRIES_OF_SERVICE : TRIES, lastWords)
    return 'released'
  }
  return (await jobs.publish(job, lastWords, 'failed')) ? 'failed' : 'stopped'
}

const STATES = { done: 'done', stopped: 'stopped', failed: 'failed', released: 'waiting' } as const

/** Claims one job and does it. `tell` only reports progress: the row decides, and a reader who disconnects changes nothing. */
export async function runJob(worker: Worker, messageId: string, tell: Tell): Promise<JobEnd> {
  const job = await worker.jobs.claim(messageId)
  if (job === null) {
    tell({ type: 'elsewhere' })
    return 'elsewhere'
  }
  const limit = deadline(ATTEMPT_MS)
  const attempt: Attempt = { worker, job, tell, signal: limit.signal, writer: null }
  const end = await work(attempt).catch((error: unknown) => endFailedAttempt(attempt, error))
  // This ends anything that still runs for the attempt, such as a call to a model.
  limit.abort(new Error('the attempt is over'))
  limit.end()
  if (end !== 'elsewhere') tell({ type: 'done', state: STATES[end] })
  return end
}
