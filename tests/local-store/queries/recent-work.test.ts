import { beforeEach, describe, expect, it } from 'vitest'
import type { StoreDb } from '#local-store/db.ts'
import { readChatTitles } from '#local-store/queries/chat-titles.ts'
import { readFirstMessage } from '#local-store/queries/first-message.ts'
import { listRecentWork } from '#local-store/queries/recent-work.ts'
import { arrive, chat, day, message, newStore, star } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

const reply = { role: 'assistant', content: '' } as const
const doc = { sections: [] }

describe('recent work', () => {
  it('is the newest plan or resource of each of the newest chats', async () => {
    await arrive(
      db,
      chat('chat', { updated_at: day(9) }),
      chat('sheets', { updated_at: day(8) }),
      chat('too old', { updated_at: day(7) }),
      message('ask', { created_at: day(1), context: { goals: [] } as never }),
      message('older plan', { ...reply, doc, created_at: day(2) }),
      message('newer plan', { ...reply, doc, created_at: day(3) }),
      message('thanks', { created_at: day(4) }),
      message('failed', { ...reply, state: 'failed', doc, created_at: day(5) }),
      message('note', { ...reply, content: 'You are welcome', created_at: day(6) }),
      message('sheet', { ...reply, session_id: 'sheets', html_content: '<p>1</p>' }),
      star('sheet', { chat_session_id: 'sheets', item_type: 'resource' }),
    )
    const recent = await listRecentWork(2, db)
    expect(recent.map(({ chat: { id }, work, starred }) => [id, work?.id, starred])).toEqual([
      ['chat', 'newer plan', false],
      ['sheets', 'sheet', true],
    ])
    expect(recent[0]?.delivery).toEqual({ state: 'synced' })
  })

  it('is else the newest message with chosen goals, and nothing where there is none', async () => {
    await arrive(
      db,
      chat('chat', { updated_at: day(9) }),
      chat('plain', { updated_at: day(8) }),
      message('goals', { created_at: day(1), context: { goals: ['a'] } as never }),
      message('later', { created_at: day(2) }),
      message('writing', { ...reply, state: 'running', created_at: day(3) }),
      message('words', { session_id: 'plain' }),
    )
    const [first, second] = await listRecentWork(5, db)
    expect(first?.work?.id).toBe('goals')
    expect(second && 'work' in second).toBe(false)
  })

  it('looks at the six newest messages only', async () => {
    await arrive(
      db,
      chat('chat'),
      message('plan', { ...reply, doc, created_at: day(1) }),
      ...[2, 3, 4, 5, 6].map((n) => message(`m${n}`, { created_at: day(n) })),
    )
    expect((await listRecentWork(5, db))[0]?.work?.id).toBe('plan')
    await arrive(db, message('m7', { created_at: day(7) }))
    expect((await listRecentWork(5, db))[0]?.work).toBeUndefined()
  })
})

describe('the first message of a chat', () => {
  it('is the teacher’s oldest one, without the blanks around it', async () => {
    await arrive(
      db,
      message('hello', { ...reply, content: 'Kia ora', created_at: day(1) }),
      message('first', { content: '  Owls at night \n', created_at: day(2) }),
      message('second', { content: 'and bats', created_at: day(3) }),
    )
    expect(await readFirstMessage('chat', db)).toBe('Owls at night')
  })

  it('is none where the teacher has written nothing', async () => {
    await arrive(
      db,
      message('hello', { ...reply, content: 'Kia ora' }),
      message('blank', { content: '  ', session_id: 'other' }),
    )
    expect([await readFirstMessage('chat', db), await readFirstMessage('other', db)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await readFirstMessage('nowhere', db)).toBeUndefined()
  })
})

it('the titles of chats are those of the chats on this device', async () => {
  await arrive(db, chat('one'), chat('two'))
  const titles = await readChatTitles(['two', 'one', 'two', '', 'nowhere'], db)
  expect([...titles].sort()).toEqual([
    ['one', 'Title of one'],
    ['two', 'Title of two'],
  ])
})
