/* What each store is asked to do, in words that fit all of them. It imports nothing, so every contender can use it. */

export interface PlainChat {
  id: string
  title: string
  updated_at: string
}

export interface PlainMessage {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  created_at: string
}

/** A store as an app would use it: the chats of one teacher with their messages, and what waits to be sent. */
export interface Contender {
  /** Opens the store, or opens it again after `close`. */
  open(): Promise<void>
  close(): Promise<void>
  /** Rows as sync brings them. */
  receive(chats: PlainChat[], messages: PlainMessage[]): Promise<void>
  /** The newest messages of a chat, as a screen asks for them; how many came. */
  readChat(session: string, limit: number): Promise<number>
  /** A teacher's tap: it returns once nothing can be lost any more, as far as this store promises that. */
  send(session: string, text: string): Promise<void>
  /** Calls `heard` whenever the newest messages of the chat have changed. */
  watch(session: string, limit: number, heard: () => void): () => void
  /** The number of chats or messages found with this word, at most 50. */
  search(word: string): Promise<number>
  /** The teacher's own messages of a chat, as the device has them. */
  ownTexts(session: string): Promise<string[]>
  /** The number of sends that wait for the server; undefined where the store keeps no list of them. */
  waiting(): Promise<number | undefined>
}

const WORDS =
  'fractions of a set tamariki counters whānau halves quarters share equally explain reasoning pairs hands on mahi reading writing plants experiment local bush story problem strategy'.split(
    ' ',
  )
/** Each is in few messages. A search asks for another one each time, because some stores keep the answers to questions. */
export const RARE = [
  'kererū',
  'pūkeko',
  'tūī',
  'weka',
  'kākā',
  'ruru',
  'kiwi',
  'tīeke',
  'kōtare',
  'huia',
  'kākāpō',
  'tara',
]
const RARE_EACH = 61

const sentence = (seed: number, words: number) =>
  Array.from({ length: words }, (_, at) => WORDS[(seed * 7 + at * 13) % WORDS.length]).join(' ')

/** The same id for the same number, so that all contenders hold the same rows. Scattered like those of devices. */
export function idOf(kind: number, n: number): string {
  const scattered = Math.imul(n + 1, 2654435761) >>> 0
  const tail = `${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(8, '0')}`
  return `${scattered.toString(16).padStart(8, '0')}-0000-4000-8000-${tail}`
}

export const CHATS = 500
const BEGIN = Date.UTC(2026, 0, 1)

export const chatAt = (n: number): PlainChat => ({
  id: idOf(1, n),
  title: sentence(n, 5),
  updated_at: new Date(BEGIN + n * 60_000).toISOString(),
})

/** Message n of the history; chats take turns. */
export function messageAt(n: number, session = idOf(1, n % CHATS)): PlainMessage {
  const own = Math.floor(n / CHATS) % 2 === 0
  const rare = n % RARE_EACH === 0 ? ` ${RARE[(n / RARE_EACH) % RARE.length]}` : ''
  return {
    id: idOf(2, n),
    session_id: session,
    role: own ? 'user' : 'assistant',
    content: own
      ? `${sentence(n, 16)}${rare}`
      : `## ${sentence(n, 4)}\n\n${sentence(n, 60)}${rare}\n\n- ${sentence(n, 8)}`,
    created_at: new Date(BEGIN + n * 1000).toISOString(),
  }
}
