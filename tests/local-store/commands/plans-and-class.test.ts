import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ClassFields,
  MAX_CLASS_SIZE,
  MAX_CLASS_TEXT,
  MAX_LOGO_TEXT,
  NO_CLASS,
} from '#domain/class/teacher-class.ts'
import { savePlan } from '#local-store/commands/save-plan.ts'
import { saveClass } from '#local-store/commands/teacher-class.ts'
import type { StoreDb } from '#local-store/db.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { arrive, chat, message, newStore, row } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
const ops = async () => (await listWaiting(db)).map(({ op }) => op)

describe('a version of a plan that the teacher made', () => {
  const version = { message_id: 'v2', doc: { sections: [] }, content: '# Owls' }

  it('is a message of its own in the same chat, and the version before it stays', async () => {
    await arrive(db, chat('chat'), message('v1', { role: 'assistant' }))
    expect(await savePlan({ ...version, base_id: 'v1' }, db)).toEqual({ ok: true })
    expect(await ops()).toMatchObject([{ op: 'plan.save', session_id: 'chat', base_id: 'v1', ...version }])
    expect((await listMessages('chat', 200, db)).map(({ message: { id } }) => id)).toEqual(['v1', 'v2'])
  })

  it('is refused when the version it is based on is not here', async () => {
    expect(await savePlan({ ...version, base_id: 'v1' }, db)).toEqual({ ok: false, reason: 'not_found' })
    expect(await ops()).toEqual([])
  })
})

describe('what the teacher tells about the class', () => {
  const save = (after: Partial<ClassFields>) =>
    saveClass({ before: NO_CLASS, after: { ...NO_CLASS, ...after } }, db)
  const tooLong = { ok: false, reason: 'too_long' }

  it('is sent as far as it changed, tidied, with the years rising', async () => {
    expect(await save({ years: [6, 4, 5], room: '  Room\n7 ', size: 27 })).toEqual({ ok: true })
    expect(await ops()).toMatchObject([
      { op: 'class.set', user_id: db.userId, changes: { years: [4, 5, 6], room: 'Room 7', size: 27 } },
    ])
    expect(await readClass(db)).toEqual({ ...NO_CLASS, years: [4, 5, 6], room: 'Room 7', size: 27 })
  })

  it('is not sent when nothing but blanks changed', async () => {
    expect(await save({ room: '   ', teacher: '\t', school: '\n' })).toEqual({ ok: true })
    expect(await ops()).toEqual([])
  })

  it.each([
    ['a room', { room: 'x'.repeat(MAX_CLASS_TEXT + 1) }],
    ['a name', { teacher: 'x'.repeat(MAX_CLASS_TEXT + 1) }],
    ['a school', { school: 'x'.repeat(MAX_CLASS_TEXT + 1) }],
    ['a logo that is no picture', { logo: 'data:text/html;base64,AAAA' }],
    ['a logo', { logo: `data:image/png;base64,${'A'.repeat(MAX_LOGO_TEXT)}` }],
    ['a class of none', { size: 0 }],
    ['a class', { size: MAX_CLASS_SIZE + 1 }],
    ['a number of learners of English', { esol_count: MAX_CLASS_SIZE + 1 }],
    ['no learners of English as a number', { esol_count: 0 }],
  ])('is refused when it does not fit: %s', async (_, after) => {
    expect(await save(after)).toEqual(tooLong)
    expect(await ops()).toEqual([])
  })

  it('fits up to the limits', async () => {
    const logo = 'data:image/png;base64,'
    const most = {
      room: '😀'.repeat(MAX_CLASS_TEXT),
      logo: logo + 'A'.repeat(MAX_LOGO_TEXT - logo.length),
      size: MAX_CLASS_SIZE,
      esol_count: MAX_CLASS_SIZE,
    }
    expect(await save(most)).toEqual({ ok: true })
    expect(await save({ size: 1, esol_count: 1 })).toEqual({ ok: true })
  })

  it('is read from a row of before the logo too', async () => {
    expect(await readClass(db)).toEqual(NO_CLASS)
    const { logo: _none, ...fields } = NO_CLASS
    await arrive(db, row('teacher_classes', { ...fields, school: 'Te Kura' }))
    expect(await readClass(db)).toEqual({ ...NO_CLASS, school: 'Te Kura' })
  })
})
