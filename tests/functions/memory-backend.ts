import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TEACHER = '11111111-1111-4111-8111-111111111111'
export const TOKEN = 'token-of-the-teacher'
export const SERVICE_KEY = 'service-key-for-tests'

interface StoredJob {
  message: Record<string, unknown>
  state: string
  attempt: number
  leaseUntil: number
  reply: Record<string, unknown>
}

type Args = Record<string, unknown>

/** Sign-in and the job calls in memory, as far as the functions need them. The SQL has tests of its own. */
export class MemoryBackend {
  readonly jobs = new Map<string, StoredJob>()
  readonly charged: unknown[] = []
  readonly published: { state: string; attempt: number }[] = []
  /** The calls to a model, in the order in which they were begun. */
  readonly ledger: Record<string, unknown>[] = []
  /** Answers every call to a model that the teacher's day is over. */
  isDayOver = false
  leaseMs = 60_000
  refuse: string | null = null
  readonly failures: Record<string, unknown>[] = []
  /** The call of the database that breaks, and the ids of the requests in whose name it was called. */
  broken: string | null = null
  readonly brokenFor: unknown[] = []
  private readonly server: Server = createServer((request, response) => void this.answer(request, response))
  url = ''

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/auth/v1/user')
      return void (request.headers.authorization === `Bearer ${TOKEN}`
        ? send(200, { id: TEACHER })
        : send(401, { message: 'no' }))
    if (request.headers.authorization !== `Bearer ${SERVICE_KEY}`) return void send(403, {})
    const args = JSON.parse(Buffer.concat(parts).toString()) as Args
    const name = request.url?.replace('/rest/v1/rpc/', '') ?? ''
    if (name === this.broken) {
      this.brokenFor.push(request.headers['x-request-id'])
      return void send(500, { code: 'XX000', message: 'broken' })
    }
    const call = this.calls[name]
    send(call ? 200 : 404, call ? call(args) : {})
  }

  private readonly calls: Record<string, (args: Args) => unknown> = {
    send_message: ({ message }) => {
      const sent = message as Record<string, string>
      if (this.refuse !== null) return { status: 'refused', reason: this.refuse }
      const id = sent.message_id ?? ''
      if (!this.jobs.has(id))
        this.jobs.set(id, { message: sent, state: 'waiting', attempt: 0, leaseUntil: 0, reply: {} })
      return { status: 'done', reply_id: sent.reply_id, session_id: sent.session_id }
    },
    charge_message: (args) => {
      this.charged.push(args)
      return { success: true, new_count: this.charged.length }
    },
    claim_job: ({ message }) => {
      const job = this.jobs.get(String(message))
      const due = job && (job.state === 'waiting' || (job.state === 'running' && job.leaseUntil < Date.now()))
      if (!job || !due || job.attempt >= 3) return null
      Object.assign(job, {
        state: 'running',
        attempt: job.attempt + 1,
        leaseUntil: Date.now() + this.leaseMs,
      })
      return {
        message_id: message,
        reply_id: job.message.reply_id,
        user_id: TEACHER,
        session_id: job.message.session_id,
        attempt: job.attempt,
      }
    },
    job_input: ({ message }) => {
      const job = this.jobs.get(String(message))
      return { ...job?.message, history: [], doc: job?.reply.doc ?? null }
    },
    find_kits: () => [],
    publish_reply: ({ message, my_attempt, patch, new_state }) => {
      const job = this.jobs.get(String(message))
      if (job?.state !== 'running' || job.attempt !== my_attempt) return false
      this.published.push({ state: String(new_state), attempt: job.attempt })
      Object.assign(job.reply, patch)
      job.state = String(new_state)
      return true
    },
    release_job: ({ message, tries, last_words }) => {
      const job = this.jobs.get(String(message))
      if (!job) return null
      job.state = job.attempt >= Number(tries) ? 'failed' : 'waiting'
      if (job.state === 'failed') Object.assign(job.reply, last_words)
      return null
    },
    due_jobs: () =>
      [...this.jobs]
        .filter(
          ([, job]) => job.state === 'waiting' || (job.state === 'running' && job.leaseUntil < Date.now()),
        )
        .map(([id]) => id),
    owner_report: () => ({
      replies: { waiting: 2, running: 0, overdue: 1, done_today: 5, failed_today: 1 },
      payments_to_do: 0,
    }),
    note_failed_attempt: (args) => this.failures.push(args),
    note_failed_call: (args) => this.failures.push(args),
    name_chat: () => true,
    begin_model_call: ({ message, call }) => {
      if (this.isDayOver) return { status: 'day_limit' }
      this.ledger.push({ message, ...(call as object) })
      return { status: 'begun', id: String(this.ledger.length - 1) }
    },
    end_model_call: ({ call_id, outcome }) => Object.assign(this.ledger[Number(call_id)] ?? {}, outcome),
  }
}
