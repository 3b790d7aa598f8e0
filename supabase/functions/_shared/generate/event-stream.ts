import type { ReplyEvent } from '../content/contract.ts'

const PING_MS = 15_000

/** Sends events to the reader. `work` starts at once and continues when the reader disconnects. */
export function streamEvents(work: (tell: (event: ReplyEvent) => void) => Promise<unknown>): {
  body: ReadableStream<Uint8Array>
  finished: Promise<unknown>
} {
  const encoder = new TextEncoder()
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null
  const send = (text: string) => {
    try {
      reader?.enqueue(encoder.encode(text))
    } catch {
      reader = null
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      reader = controller
    },
    cancel: () => {
      reader = null
    },
  })
  const ping = setInterval(() => send(': still here\n\n'), PING_MS)
  const finished = work((event) => send(`data: ${JSON.stringify(event)}\n\n`))
    .catch((error: unknown) => {
      console.error(error)
      reader?.error(error)
      reader = null
    })
    .finally(() => {
      clearInterval(ping)
      reader?.close()
      reader = null
    })
  return { body, finished }
}
