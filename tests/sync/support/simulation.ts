import type { PGlite } from '@electric-sql/pglite'
import { deleteChat, renameChat } from '#local-store/commands/chats.ts'
import { retryReply, stopReply } from '#local-store/commands/replies.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { shown } from '#local-store/records.ts'
import { endWaits } from '#sync/batch.ts'
import { runRound } from '#sync/round.ts'
import { type Device, newDevice } from './device.ts'
import { behindNetwork, drop, type FaultyServer, loseAnswer } from './faults.ts'
import { pick, seeded } from './random.ts'
import { newTeacher, sqlServer } from './sql-server.ts'

export interface Sent {
  device: number
  sessionId: string
  messageId: string
  content: string
}

/**
 * Two devices of one teacher, the real SQL, and a network and a browser that fail wherever the seed says. The same seed
 * makes the same schedule.
 */
export class Simulation {
  readonly sent: Sent[] = []
  readonly steps: string[] = []
  readonly random: () => number
  private readonly sql: PGlite
  private readonly userId: string
  private readonly servers: [FaultyServer, FaultyServer]
  private readonly devices: [Device, Device]

  private constructor(sql: PGlite, userId: string, seed: number) {
    this.sql = sql
    this.userId = userId
    this.random = seeded(seed)
    this.servers = [behindNetwork(sqlServer(sql, userId)), behindNetwork(sqlServer(sql, userId))]
    this.devices = [newDevice(userId, this.servers[0]), newDevice(userId, this.servers[1])]
  }

  static async start(sql: PGlite, seed: number): Promise<Simulation> {
    return new Simulation(sql, await newTeacher(sql, 12), seed)
  }

  get teacher(): string {
    return this.userId
  }

  device(index: number): Device {
    return index === 0 ? this.devices[0] : this.devices[1]
  }

  async step(): Promise<void> {
    const index = this.random() < 0.5 ? 0 : 1
    const name = pick(this.random, STEPS) ?? 'sync'
    this.steps.push(`${index} ${name}`)
    await this[name](index)
  }

  /** The network heals, every wait ends, and both devices sync until there is nothing left to say. */
  async heal(): Promise<void> {
    for (const server of this.servers) Object.assign(server, { down: null, faults: [] })
    for (let turn = 0; turn < 3; turn++) {
      for (const index of [0, 1]) {
        await endWaits(this.device(index).db)
        await this.sync(index)
      }
    }
  }

  private async send(index: number): Promise<void> {
    const { db } = this.device(index)
    const sessionId = this.random() < 0.6 ? await this.someChat(index) : undefined
    const content = `words ${this.sent.length}`
    const sent = await sendMessage({ sessionId, generatorType: 'lessonPlan', content, context: null }, db)
    if (sent.ok)
      this.sent.push({ device: index, content, sessionId: sent.sessionId, messageId: sent.messageId })
  }

  private async rename(index: number): Promise<void> {
    const chat = await this.someChat(index)
    if (chat) await renameChat(chat, `title ${this.steps.length}`, this.device(index).db)
  }

  private async remove(index: number): Promise<void> {
    const chat = await this.someChat(index)
    if (chat && this.random() < 0.4) await deleteChat(chat, this.device(index).db)
  }

  private async star(index: number): Promise<void> {
    const { db } = this.device(index)
    const reply = await this.someReply(index)
    if (!reply) return
    const names = { messageId: reply.id, sessionId: reply.session_id }
    if (this.random() < 0.6) await starMessage({ ...names, itemType: 'lesson_plan' }, db)
    else await unstarMessage(names, db)
  }

  private async edit(index: number): Promise<void> {
    const reply = await this.someReply(index)
    if (!reply) return
    const html = `<p>${this.steps.length}</p>`
    await saveResource({ messageId: reply.id, html, baseId: reply.edited_revision }, this.device(index).db)
  }

  private async stopOrRetry(index: number): Promise<void> {
    const reply = await this.someReply(index)
    if (reply)
      await (this.random() < 0.5 ? stopReply : retryReply)({ messageId: reply.id }, this.device(index).db)
  }

  private async sync(index: number): Promise<void> {
    const device = this.device(index)
    device.clock.advance(10_000)
    for (let rounds = 0; rounds < 20; rounds++) if ((await runRound(device, device.asked)) === 'done') return
  }

  private async breakNetwork(index: number): Promise<void> {
    const failure = pick(this.random, [
      { kind: 'offline' as const, message: '' },
      { kind: 'retry' as const, status: 503, message: '' },
      { kind: 'auth' as const, status: 401, message: '' },
    ])
    const fault = this.random() < 0.5 ? drop(undefined, failure) : loseAnswer(undefined, failure)
    this.servers[index === 0 ? 0 : 1].faults.push(fault)
  }

  /** The browser is killed while a request is out, before or after the server did its work, and comes back. */
  private async killMidway(index: number): Promise<void> {
    const device = this.device(index)
    const server = this.servers[index === 0 ? 0 : 1]
    server.killAfter = 1 + Math.floor(this.random() * 3)
    await this.sync(index).catch(() => {})
    server.killAfter = 0
    device.db.close()
    this.devices[index === 0 ? 0 : 1] = newDevice(this.userId, server, device.disk)
  }

  private async publish(): Promise<void> {
    const waiting = await this.sql.query<{ message_id: string }>(
      `select message_id from private.generation_jobs where user_id = $1 and state = 'waiting' order by message_id limit 1`,
      [this.userId],
    )
    const message = waiting.rows[0]?.message_id
    if (!message) return
    const claimed = await this.sql.query<{ job: { attempt: number } | null }>(
      'select public.claim_job($1) as job',
      [message],
    )
    const attempt = claimed.rows[0]?.job?.attempt
    const outcome = this.random() < 0.8 ? 'done' : 'failed'
    const patch = JSON.stringify({ content: 'a plan' })
    await this.sql.query('select public.publish_reply($1, $2, $3::text::jsonb, $4)', [
      message,
      attempt,
      patch,
      outcome,
    ])
  }

  private async someChat(index: number): Promise<string | undefined> {
    const records = await this.device(index).db.chat_sessions.orderBy('id').toArray()
    return pick(
      this.random,
      records.flatMap((record) => shown(record) ?? []),
    )?.id
  }

  private async someReply(index: number) {
    const records = await this.device(index).db.chat_messages.orderBy('id').toArray()
    const replies = records
      .flatMap((record) => shown(record) ?? [])
      .filter(({ role }) => role === 'assistant')
    return pick(this.random, replies)
  }
}

const STEPS = [
  ...['send', 'send', 'send', 'rename', 'remove', 'star', 'star', 'edit', 'stopOrRetry'],
  ...['sync', 'sync', 'sync', 'breakNetwork', 'breakNetwork', 'killMidway', 'publish'],
] as (
  | 'send'
  | 'rename'
  | 'remove'
  | 'star'
  | 'edit'
  | 'stopOrRetry'
  | 'sync'
  | 'breakNetwork'
  | 'killMidway'
  | 'publish'
)[]
