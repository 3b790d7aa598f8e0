import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Keys } from '../data-folder.ts'
import type { Changes } from './changes.ts'
import { type Channel, type JoinAnswer, joinChannel } from './channel.ts'
import { decode, encode, type Message, type Version } from './messages.ts'

/** The client sends a heartbeat every 25 s. After two missed ones the connection counts as lost. */
const MAX_SILENCE_MS = 60_000
/** The app joins one. */
const MAX_CHANNELS = 10
/** A client that reads too slowly is cut off. It reconnects and pulls. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024

const tokenPayload = z.object({ access_token: z.string().nullish() })

export interface SocketOptions {
  version: Version
  keys: Keys
  changes: Changes
}

/** Speaks the Phoenix protocol with one client. */
export class PhoenixSocket {
  private readonly socket: WebSocket
  private readonly options: SocketOptions
  private readonly channels = new Map<string, Channel>()
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(socket: WebSocket, options: SocketOptions) {
    this.socket = socket
    this.options = options
  }

  serve(): void {
    this.restartSilence()
    this.socket.on('message', (data, isBinary) => {
      this.restartSilence()
      // Binary frames carry broadcasts, which our clients do not send.
      const message = isBinary ? undefined : decode(data.toString())
      if (message) this.receive(message)
    })
    this.socket.on('close', () => {
      clearTimeout(this.silence)
      for (const channel of this.channels.values()) channel.leave()
      this.channels.clear()
    })
    this.socket.on('error', () => this.socket.terminate())
  }

  private receive(message: Message): void {
    const { topic, event, payload } = message
    const channel = this.channels.get(topic)
    if (topic === 'phoenix' && event === 'heartbeat') this.reply(message, 'ok', {})
    else if (event === 'phx_join') this.onJoin(message)
    else if (!channel) this.reply(message, 'error', { reason: 'unmatched topic' })
    else if (event === 'phx_leave') this.onLeave(message, channel)
    else if (event === 'access_token')
      channel.authorize(tokenPayload.safeParse(payload).data?.access_token ?? undefined)
  }

  private onJoin(message: Message): void {
    const { topic } = message
    const before = this.channels.get(topic)
    if (before) {
      before.leave()
      this.channels.delete(topic)
      this.send({ joinRef: before.joinRef, ref: null, topic, event: 'phx_close', payload: {} })
    }
    const answer: JoinAnswer =
      this.channels.size < MAX_CHANNELS
        ? joinChannel(this.context(), message)
        : { ok: false, reason: 'Too many channels' }
    if (answer.ok) this.welcome(message, answer.channel)
    else this.reply(message, 'error', { reason: answer.reason })
  }

  private context() {
    const { keys, changes } = this.options
    const closed = (channel: Channel) => {
      if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic)
    }
    return { keys, changes, closed, send: (message: Message) => this.send(message) }
  }

  private welcome(message: Message, channel: Channel): void {
    const { topic } = message
    const { bindings, joinRef } = channel
    this.channels.set(topic, channel)
    this.reply(message, 'ok', { postgres_changes: bindings.map(({ equals: _, ...binding }) => binding) })
    if (bindings.length === 0) return
    const ready = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' }
    const payload = { ...ready, channel: topic.replace(/^realtime:/, '') }
    this.send({ joinRef, ref: null, topic, event: 'system', payload })
  }

  private onLeave(message: Message, channel: Channel): void {
    const { topic } = message
    channel.leave()
    this.channels.delete(topic)
    this.reply(message, 'ok', {})
    this.send({ joinRef: channel.joinRef, ref: null, topic, event: 'phx_close', payload: {} })
  }

  private reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: unknown): void {
    this.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  private send(message: Message): void {
    const { socket } = this
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
    if (socket.readyState === socket.OPEN) socket.send(encode(message, this.options.version))
  }

  private restartSilence(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.socket.terminate(), MAX_SILENCE_MS).unref()
  }
}
