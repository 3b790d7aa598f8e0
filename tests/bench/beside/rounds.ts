import { CHATS, type Contender, chatAt, idOf, messageAt, RARE } from './contender.ts'

/* Runs in the page of one contender. The bench calls one round here and the next round at another contender. */

const LIMIT = 200
const PORTION = 1_000
const BULK_FROM = 10_000_000
/** Each round hears of a chat of its own, so that no chat collects more waiting messages than another. */
const LIVE_FROM = 250
const MAX_WAIT_MS = 10_000

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const range = <T>(from: number, count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(from + n))

export function roundsOf(store: Contender) {
  return {
    async fill(messages: number): Promise<void> {
      await store.open()
      await store.receive(range(0, CHATS, chatAt), [])
      for (let at = 0; at < messages; at += PORTION)
        await store.receive(
          [],
          range(at, PORTION, (n) => messageAt(n)),
        )
    },
    /** Closed, opened, and the newest messages of a chat read. */
    async open(round: number): Promise<number> {
      await store.close()
      return timed(async () => {
        await store.open()
        const found = await store.readChat(idOf(1, (round * 7) % CHATS), LIMIT)
        if (found === 0) throw new Error('the chat has no messages')
      })
    },
    send: (round: number) => timed(() => store.send(idOf(1, round % CHATS), `A lesson, number ${round}`)),
    /** From a send until the screen's query has the answer. */
    async live(round: number): Promise<number> {
      const session = idOf(1, (LIVE_FROM + round) % CHATS)
      let heard: () => void = () => {}
      const first = new Promise<void>((resolve) => {
        heard = resolve
      })
      const stop = store.watch(session, LIMIT, () => heard())
      await within(first, 'the first answer')
      const told = new Promise<void>((resolve) => {
        heard = resolve
      })
      const start = performance.now()
      await store.send(session, `Heard ${round}`)
      await within(told, 'the change')
      const took = performance.now() - start
      stop()
      return took
    },
    bulk(round: number): Promise<number> {
      const session = idOf(1, round % CHATS)
      const rows = range(BULK_FROM + round * PORTION, PORTION, (n) => messageAt(n, session))
      return timed(() => store.receive([], rows))
    },
    async search(round: number): Promise<number> {
      const word = RARE[round % RARE.length] ?? ''
      return timed(async () => {
        if ((await store.search(word)) === 0) throw new Error(`${word} was not found`)
      })
    },
    /** Opened with its chats, as when the browser starts. */
    async start(): Promise<void> {
      await store.open()
      await store.receive(range(0, CHATS, chatAt), [])
    },
    /** Sends one message after the other until the browser is killed, and tells of each that the store calls safe. */
    async sendUntilKilled(from: number): Promise<void> {
      const { tellSafe } = globalThis as unknown as { tellSafe(text: string): Promise<void> }
      for (let number = from; ; number += 1) {
        const text = `A lesson, number ${number}`
        await store.send(idOf(1, 0), text)
        void tellSafe(text)
      }
    },
    held: async () => ({ texts: await store.ownTexts(idOf(1, 0)), waiting: await store.waiting() }),
    /** Bytes that the origin holds, as the browser counts them. */
    async bytes(): Promise<number> {
      await store.close()
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { usage = 0 } = await navigator.storage.estimate()
      await store.open()
      return usage
    },
  }
}

export type Rounds = ReturnType<typeof roundsOf>

function within(told: Promise<void>, what: string): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${what} was not heard`)), MAX_WAIT_MS),
  )
  return Promise.race([told, late])
}

export function offer(store: Contender): void {
  Object.assign(globalThis, { bench: roundsOf(store) })
}
