import type { GeneratorType, ReplyState } from '#content/contract.ts'
import type { Op } from '#domain/ops.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { derive } from '#local-store/derive.ts'
import { newEntry, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import type { DeviceRows } from '../device-rows.ts'
import { PLAIN_MESSAGE } from '../plain-message.ts'

let revs = 2_000_000_000
let taps = 900_000

/** A chat as the server would have sent it, built message by message; `rows()` is what a device keeps of it. */
export class MadeUpChat {
  readonly chat: ChatSession
  private readonly userId: string
  private readonly messages: ChatMessage[] = []
  private readonly waiting: OutboxEntry[] = []

  constructor(userId: string, title: string, more: Partial<ChatSession> = {}) {
    revs += 1
    const at = new Date().toISOString()
    this.userId = userId
    this.chat = {
      id: crypto.randomUUID(),
      user_id: userId,
      title,
      generator_type: 'lessonPlan',
      is_deleted: false,
      created_at: at,
      updated_at: at,
      rev: revs,
      ...more,
    }
  }

  get path(): string {
    const kind: Record<GeneratorType, string> = { lessonPlan: 'lesson-plan', resourceGenerator: 'resource' }
    return `/${kind[this.chat.generator_type]}/chat/${this.chat.id}`
  }

  asks(content: string, more: Partial<ChatMessage> = {}): this {
    this.add({ role: 'user', content, ...more })
    return this
  }

  answers(state: ReplyState, content: string, more: Partial<ChatMessage> = {}): this {
    this.add({ role: 'assistant', content, state, reply_to: this.messages.at(-1)?.id ?? null, ...more })
    return this
  }

  /** A change that waits on the device. */
  waits(op: Op, more: Partial<OutboxEntry> = {}): this {
    taps += 1
    this.waiting.push({ ...newEntry(op, new Date().toISOString()), seq: taps, ...more })
    return this
  }

  rows(): DeviceRows {
    const known = {
      chat_sessions: [{ id: this.chat.id, rev: this.chat.rev, row: this.chat, complete: true }],
      chat_messages: this.messages.map((row) => ({ id: row.id, rev: row.rev, row })),
    }
    const rows: Record<string, unknown[]> = { outbox: this.waiting }
    for (const table of SYNCED_TABLES.slice(0, 2) as ['chat_sessions', 'chat_messages']) {
      const named = this.waiting.flatMap(({ targets }) => targets)
      const begun = named
        .filter((name) => name.startsWith(`${table}:`))
        .map((name) => name.split(':')[1] ?? '')
      const here = new Set(known[table].map(({ id }) => id))
      const bases = [
        ...known[table],
        ...begun.filter((id) => !here.has(id)).map((id) => ({ id, rev: 0, row: null })),
      ]
      rows[table] = bases.flatMap((base) => {
        const entries = this.waiting.filter(({ targets }) => targets.includes(`${table}:${base.id}`))
        return derive(table, base as never, entries, this.userId) ?? []
      })
    }
    return rows
  }

  private add(more: Partial<ChatMessage>): void {
    revs += 1
    const place = this.messages.length
    this.messages.push({
      id: crypto.randomUUID(),
      user_id: this.userId,
      session_id: this.chat.id,
      role: 'user',
      content: '',
      ...PLAIN_MESSAGE,
      created_at: new Date(Date.now() - 600_000 + place).toISOString(),
      rev: revs,
      ...more,
    })
  }
}
