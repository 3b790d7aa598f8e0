import { beforeEach, describe, expect, it } from 'vitest'
import type { StoreDb } from '#local-store/db.ts'
import { planOfResource, resourcesOfPlan } from '#local-store/queries/plan-resources.ts'
import { arrive, chat, day, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

const reply = { role: 'assistant', content: '' } as const
const sheets = (id: string, n: number) =>
  chat(id, { generator_type: 'resourceGenerator', created_at: day(n), updated_at: day(n) })
const asks = (session_id: string, content: string, n = 1) =>
  message(`ask ${session_id}`, { session_id, content, created_at: day(n) })
const sheet = (session_id: string, n = 2, change: object = {}) =>
  message(`sheet ${session_id}`, {
    ...reply,
    session_id,
    html_content: '<p>1</p>',
    created_at: day(n),
    ...change,
  })
const found = async (title: string, since = day(1)) =>
  (await resourcesOfPlan({ title, since, sessionId: 'plan' }, db)).map(({ id }) => id)

describe('the resources of a plan', () => {
  it('are those whose request names its title, whatever its blanks, marks and capitals', async () => {
    await arrive(
      db,
      chat('plan', { created_at: day(1) }),
      sheets('a', 4),
      sheets('b', 5),
      sheets('c', 6),
      asks('a', 'A quiz for OWLS   at\nnight'),
      asks('b', 'A quiz for owls\\, at night'),
      asks('c', 'A quiz for owlsatnight'),
      sheet('a'),
      sheet('b'),
      sheet('c'),
    )
    expect(await found(' Owls at  night ')).toEqual(['sheet a'])
    expect(await found('Owls, at night')).toEqual(['sheet b'])
  })

  it('are none of a title that is too short to mean anything', async () => {
    await arrive(
      db,
      chat('plan', { created_at: day(1) }),
      sheets('a', 4),
      asks('a', 'A quiz on bees'),
      sheet('a'),
    )
    expect([await found('bee '), await found(' bees')]).toEqual([[], ['sheet a']])
  })

  it('are not what the assistant says by itself, or what is not finished or has no page', async () => {
    await arrive(
      db,
      chat('plan', { created_at: day(1) }),
      sheets('a', 4),
      sheets('b', 5),
      sheets('c', 6),
      message('said', { ...reply, session_id: 'a', content: 'Owls at night', created_at: day(1) }),
      sheet('a'),
      asks('b', 'Owls at night'),
      sheet('b', 2, { state: 'running' }),
      asks('c', 'Owls at night'),
      sheet('c', 2, { html_content: null }),
    )
    expect(await found('Owls at night')).toEqual([])
  })

  it('are those of this version where it has some, from its very moment on', async () => {
    await arrive(
      db,
      chat('plan', { created_at: day(3) }),
      sheets('before', 2),
      sheets('a', 4),
      sheets('b', 6),
      ...['before', 'a', 'b'].flatMap((id) => [asks(id, 'Owls at night')]),
      sheet('before', 2),
      sheet('a', 4),
      sheet('b', 6),
    )
    expect(await found('Owls at night', day(7))).toEqual(['sheet a', 'sheet b'])
    expect(await found('Owls at night', day(6))).toEqual(['sheet b'])
    expect(await found('Owls at night', day(3))).toEqual(['sheet a', 'sheet b'])
  })

  it('come also from a chat that was last changed at the moment when the plan was begun', async () => {
    await arrive(
      db,
      chat('plan', { created_at: day(4) }),
      sheets('a', 4),
      asks('a', 'Owls at night', 3),
      sheet('a', 4),
    )
    expect(await found('Owls at night', day(4))).toEqual(['sheet a'])
  })
})

describe('the plan of a resource', () => {
  const titled = (title: string) => ({ title })
  const titleOf = (doc: unknown) => (doc as { title?: string } | null)?.title
  const planOf = (sessionId: string) => planOfResource(sessionId, titleOf, db)

  it('is the newest version that the teacher’s request names, in the newest chat that has one', async () => {
    await arrive(
      db,
      chat('older', { updated_at: day(1) }),
      chat('newer', { updated_at: day(2) }),
      chat('other', { updated_at: day(3), generator_type: 'resourceGenerator' }),
      sheets('a', 9),
      message('said', { ...reply, session_id: 'a', content: 'Bats by day', created_at: day(1) }),
      asks('a', 'A quiz for Owls at night', 2),
      message('o', { ...reply, session_id: 'older', doc: titled('Owls at night') }),
      message('n1', { ...reply, session_id: 'newer', doc: titled('Owls at night'), created_at: day(1) }),
      message('n2', { ...reply, session_id: 'newer', doc: titled('Owls at night'), created_at: day(2) }),
      message('n3', { ...reply, session_id: 'newer', doc: titled('Bats by day'), created_at: day(3) }),
      message('n4', {
        ...reply,
        session_id: 'newer',
        doc: titled('Owls at night'),
        state: 'failed',
        created_at: day(4),
      }),
      message('n5', { ...reply, session_id: 'newer', doc: null, created_at: day(5) }),
      message('no plan', { ...reply, session_id: 'other', doc: titled('Owls at night') }),
    )
    expect(await planOf('a')).toEqual({ title: 'Owls at night', messageId: 'n2', sessionId: 'newer' })
  })

  it('is none where nothing was asked, or no plan is named', async () => {
    await arrive(
      db,
      chat('plans'),
      message('p', { ...reply, session_id: 'plans', doc: titled('Owls at night') }),
      sheets('a', 9),
    )
    expect([await planOf('a'), await planOf('nowhere')]).toEqual([undefined, undefined])
    await arrive(db, asks('a', 'A quiz on bees'))
    expect(await planOf('a')).toBeUndefined()
  })
})
