import { describe, expect, it } from 'vitest'
import { Book, isOnDevice, noteStars } from './simulation/browser/book.ts'
import { count } from './simulation/browser/count.ts'
import type { DeviceState } from './simulation/browser/read-device.ts'
import { isClean, report } from './simulation/browser/report.ts'
import type { ServerMessage, ServerTruth } from './simulation/browser/server-truth.ts'

const own = (id: string, content: string): ServerMessage => ({
  id,
  session_id: 'chat',
  role: 'user',
  content,
  state: 'done',
  reply_to: null,
  is_visable: true,
  edited_html_content: null,
  written: content.length,
})
const reply = (to: string): ServerMessage => ({
  ...own(`reply-${to}`, 'A plan'),
  role: 'assistant',
  reply_to: to,
  edited_html_content: '<p>one two</p>',
})

/** One teacher, two messages, all well. */
function allWell() {
  const book = new Book()
  for (const words of ['first', 'second']) book.taken.add(words)
  book.titles.set('chat', 'Room 7')
  book.stars.set('reply-a', true)
  book.stars.set('reply-b', false)
  book.edits.set('reply-b', ['one', 'two'])
  const messages = [own('a', 'first'), reply('a'), own('b', 'second'), reply('b')]
  const server: ServerTruth = {
    messages,
    chats: [{ id: 'chat', title: 'Room 7', is_deleted: false }],
    stars: ['reply-a'],
    revisions: [{ message_id: 'reply-b', html: '<p>one two</p>' }],
    used: 2,
    ledger: ['a', 'b'].map((key) => ({ key, reason: 'charge', units: 1 })),
    jobs: ['a', 'b'].map((id) => ({
      message_id: id,
      reply_id: `reply-${id}`,
      state: 'done',
      charge_key: id,
    })),
  }
  const device: DeviceState = {
    outbox: [],
    chats: [{ id: 'chat', type: 'lessonPlan', title: 'Room 7', deleted: false }],
    messages: messages.map(({ id, role, state, content }) => {
      return { id, sessionId: 'chat', role, state, visible: true, content, edited: null }
    }),
    stars: ['reply-a'],
    drafts: [],
  }
  return { book, server, device }
}

type World = ReturnType<typeof allWell>
const send = (content: string): DeviceState['outbox'][number] => ({
  opId: 'op',
  op: 'message.send',
  state: 'parked',
  attempts: 1,
  sessionId: 'chat',
  content,
})

const spoilt: [
  what: string,
  kind: 'lost' | 'doubled' | 'stuck' | 'mischarged',
  spoil: (world: World) => void,
][] = [
  ['words that are nowhere', 'lost', ({ book }) => book.taken.add('third')],
  ['another title than the last one', 'lost', ({ book }) => book.titles.set('chat', 'Room 8')],
  ['a star that is off again', 'lost', ({ book }) => book.stars.set('reply-b', true)],
  ['a star nobody tapped', 'lost', ({ server }) => server.stars.push('reply-x')],
  ['a chat that should be gone', 'lost', ({ book }) => book.deleted.add('chat')],
  ['an edit that is not there', 'lost', ({ book }) => book.edits.set('reply-b', ['one', 'three'])],
  ['a message the device lacks', 'lost', ({ device }) => device.messages.pop()],
  [
    'a reply that stands still on the device',
    'lost',
    ({ device }) => {
      for (const message of device.messages.slice(-1)) message.state = 'running'
    },
  ],
  [
    'the same words twice',
    'doubled',
    ({ server, device }) => {
      const twin = own('c', 'first')
      server.messages.push(twin, reply('c'))
      server.jobs.push({ message_id: 'c', reply_id: 'reply-c', state: 'done', charge_key: 'c' })
      server.ledger.push({ key: 'c', reason: 'charge', units: 1 })
      server.used = 3
      device.messages = server.messages.map(({ id, role, state, content }) => {
        return { id, sessionId: 'chat', role, state, visible: true, content, edited: null }
      })
    },
  ],
  [
    'two replies to one message',
    'doubled',
    ({ server, device }) => {
      server.messages.push({ ...reply('a'), id: 'again' })
      for (const twin of device.messages.slice(0, 1)) device.messages.push({ ...twin, id: 'again' })
    },
  ],
  [
    'words that still wait',
    'stuck',
    ({ book, device }) => {
      book.taken.add('third')
      device.outbox.push(send('third'))
    },
  ],
  [
    'a reply that never came',
    'stuck',
    ({ server, device }) => {
      for (const message of server.messages.slice(-1)) message.state = 'running'
      for (const message of device.messages.slice(-1)) message.state = 'running'
    },
  ],
  [
    'a reply that is done and empty',
    'stuck',
    ({ server }) => {
      for (const message of server.messages.slice(-1)) message.written = 0
    },
  ],
  [
    'more used than charged',
    'mischarged',
    ({ server }) => {
      server.used = 3
    },
  ],
  [
    'a message given back although answered',
    'mischarged',
    ({ server }) => {
      server.ledger.push({ key: 'a', reason: 'refund', units: -1 })
      server.used = 1
    },
  ],
  [
    'a charge for no message',
    'mischarged',
    ({ server }) => {
      server.ledger.push({ key: 'c', reason: 'charge', units: 1 })
      server.used = 3
    },
  ],
]

describe('the count after the kill test', () => {
  it('finds nothing where all is well', () => {
    const { book, server, device } = allWell()
    expect(count(book, server, device)).toEqual({ lost: [], doubled: [], stuck: [], mischarged: [] })
  })

  it.each(spoilt)('finds %s: %s', (_what, kind, spoil) => {
    const world = allWell()
    spoil(world)
    const found = count(world.book, world.server, world.device)
    const kinds = Object.entries(found).filter(([, sentences]) => sentences.length > 0)
    expect(kinds.map(([name]) => name)).toEqual([kind])
  })

  it('ends its report with the four numbers', () => {
    const { book, server, device } = allWell()
    book.taken.add('third')
    const result = {
      seed: 7,
      sends: 3,
      asked: 3,
      seconds: 1,
      healSeconds: 1,
      kills: new Map([['taken', 2]]),
      faults: new Map([['rows: cut after', 3]]),
      drafts: book.drafts,
      done: { stars: 2, renames: 1, edits: 2, deletes: 0, retried: 0, signIns: 0 },
      pageErrors: [],
      problems: [],
      findings: count(book, server, device),
    }
    const lines = report(result).split('\n')
    expect(lines.at(-1)).toBe('lost 1, doubled 0, stuck 0, mischarged 0')
    expect(lines.join('\n')).toContain('"third" was taken and is nowhere')
    expect(lines.join('\n')).toContain('seed 7')
    expect(isClean(result)).toBe(false)
  })
})

describe('the book of what the teacher did', () => {
  it('knows words by the outbox or the row, and not by anything else', () => {
    const { device } = allWell()
    const open = (words: string) =>
      ({ kind: 'send', words, place: { type: 'lessonPlan' }, typedAt: 0 }) as const
    expect(isOnDevice(open('first'), device)).toBe(true)
    expect(isOnDevice(open('third'), device)).toBe(false)
    device.outbox.push(send('third'))
    expect(isOnDevice(open('third'), device)).toBe(true)
  })

  it('takes over a tapped star, and reports one that changed by itself', () => {
    const { book, device } = allWell()
    device.stars.push('reply-b')
    noteStars(book, device, 'chat')
    expect(book.stars.get('reply-b')).toBe(true)
    expect(book.losses).toEqual([])
    device.stars = []
    noteStars(book, device, 'another chat')
    expect(book.losses).toHaveLength(2)
  })
})
