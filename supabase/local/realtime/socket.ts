import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Keys } from '../data-folder.ts'
import type { Changes } from './changes.ts'
import { type Channel, type ChannelContext, type JoinAnswer, type Joined, join } from './channel.ts'
import { decode, encode, type Message, type Version } from './messages.ts'

/** The client beats every 25 s; two missed beats and the connection counts as lost. */
const SILENCE_MS = 60_000
const MOST_CHANNELS = 100
/** A reader that does not read: it comes back and pulls. */
const MOST_BUFFERED = 4 * 1024 * 1024

const tokenPayload = z.object({ access_token: z.string().nullish() })

/** Speaks the Phoenix protocol with one client. */
export function serveSocket(socket: WebSocket, version: Version, keys: Keys, changes: Changes): void {
  const channels = new Map<string, Channel>()
  let silence: ReturnType<typeof setTimeout> | undefined

  function send(message: Message): void {
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate()
    if (socket.readyState === socket.OPEN) socket.send(encode(message, version))
  }

  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: unknown) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })

  const context: ChannelContext = {
    keys,
    changes,
    send,
    closed: (channel) => {
      if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
    },
  }

  function onJoin(message: Message): void {
    const { topic } = message
    const before = channels.get(topic)
    if (before) {
      before.leave()
      channels.delete(topic)
      send({ joinRef: before.joinRef, ref: null, topic, event: 'phx_close', payload: {} })
    }
    const answer: JoinAnswer =
      channels.size < MOST_CHANNELS ? join(context, message) : { ok: false, reason: 'Too many channels' }
    if (answer.ok) welcome(message, answer)
    else reply(message, 'error', { reason: answer.reason })
  }

  function welcome(message: Message, { channel, bindings }: Joined): void {
    const { topic } = message
    channels.set(topic, channel)
    reply(message, 'ok', { postgres_changes: bindings.map(({ equals: _, ...binding }) => binding) })
    if (bindings.length === 0) return
    const ready = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' }
    const payload = { ...ready, channel: topic.replace(/^realtime:/, '') }
    send({ joinRef: channel.joinRef, ref: null, topic, event: 'system', payload })
  }

  function onLeave(message: Message, channel: Channel): void {
    channel.leave()
    channels.delete(message.topic)
    reply(message, 'ok', {})
    send({ joinRef: channel.joinRef, ref: null, topic: message.topic, event: 'phx_close', payload: {} })
  }

  function receive(message: Message): void {
    const { topic, event, payload } = message
    const channel = channels.get(topic)
    if (topic === 'phoenix' && event === 'heartbeat') reply(message, 'ok', {})
    else if (event === 'phx_join') onJoin(message)
    else if (!channel) reply(message, 'error', { reason: 'unmatched topic' })
    else if (event === 'phx_leave') onLeave(message, channel)
    else if (event === 'access_token')
      channel.authorize(tokenPayload.safeParse(payload).data?.access_token ?? undefined)
  }

  function beat(): void {
    clearTimeout(silence)
    silence = setTimeout(() => socket.terminate(), SILENCE_MS).unref()
  }

  beat()
  socket.on('message', (data, isBinary) => {
    beat()
    // Binary frames carry broadcasts, which nobody here sends.
    const message = isBinary ? undefined : decode(data.toString())
    if (message) receive(message)
  })
  socket.on('close', () => {
    clearTimeout(silence)
    for (const channel of channels.values()) channel.leave()
    channels.clear()
  })
  socket.on('error', () => socket.terminate())
}
