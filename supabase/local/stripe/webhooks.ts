import { createHmac } from 'node:crypto'
import type { EventRecord } from './records.ts'

/** What the post does with events: Stripe promises that they arrive, not when, in what order, or only once. */
export type Post = 'on' | 'late' | 'twice' | 'reversed' | 'lost'
export const POSTS: readonly Post[] = ['on', 'late', 'twice', 'reversed', 'lost']

/** Stripe tries for three days; here a few seconds are enough. */
const TRIES_MS = [1_000, 3_000, 10_000]

export function eventBody({ id, type, created, object }: EventRecord, apiVersion: string): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  })
}

/** Signs as Stripe does: the time and the exact body. */
export function signature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Sends the events to the webhook, as the post is set. Events that are kept back go out with `flush`. */
export class Postman {
  post: Post = 'on'
  private readonly address: string
  private readonly secret: string
  private readonly apiVersion: string
  private kept: EventRecord[] = []
  private last: Promise<void> = Promise.resolve()

  constructor(address: string, secret: string, apiVersion: string) {
    this.address = address
    this.secret = secret
    this.apiVersion = apiVersion
  }

  take(event: EventRecord): void {
    if (this.post === 'lost') return
    if (this.post === 'late' || this.post === 'reversed') this.kept.push(event)
    else for (const one of this.post === 'twice' ? [event, event] : [event]) this.send(one)
  }

  get waiting(): number {
    return this.kept.length
  }

  /** Sends what was kept back, and waits until everything has been sent. */
  async flush(): Promise<void> {
    const due = this.post === 'reversed' ? this.kept.reverse() : this.kept
    this.kept = []
    for (const event of due) this.send(event)
    await this.last
  }

  private send(event: EventRecord): void {
    this.last = this.last.then(() => this.deliver(event))
  }

  private async deliver(event: EventRecord): Promise<void> {
    for (const pause of [0, ...TRIES_MS]) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref())
      if (await this.once(event)) return
    }
    console.error(`The webhook never took ${event.type}.`)
  }

  private async once(event: EventRecord): Promise<boolean> {
    const body = eventBody(event, this.apiVersion)
    const seconds = Math.floor(Date.now() / 1000)
    try {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature(body, this.secret, seconds),
      }
      const answer = await fetch(this.address, { method: 'POST', headers, body })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }
}
