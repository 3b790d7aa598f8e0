import { beforeEach, describe, expect, it } from 'vitest'
import { keepEdit, keepGoals, keepSchool } from '#local-store/commands/facts.ts'
import type { StoreDb } from '#local-store/db.ts'
import { readKeptEdit, readKeptGoals, readKeptSchool } from '#local-store/queries/facts.ts'
import { newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
const goals = { goals: ['fractions'] } as never

describe('what the device keeps beside the rows', () => {
  it('are the goals of each chat, until they are removed', async () => {
    expect(await keepGoals('chat:1', goals, db)).toEqual({ ok: true })
    await keepGoals('chat:2', { goals: ['bees'] } as never, db)
    expect(await readKeptGoals('chat:1', db)).toEqual(goals)
    expect(await keepGoals('chat:1', null, db)).toEqual({ ok: true })
    expect([await readKeptGoals('chat:1', db), await readKeptGoals('chat:2', db)]).toEqual([
      null,
      { goals: ['bees'] },
    ])
  })

  it('[SYS-25] are the words of an edit that was not saved', async () => {
    expect(await keepEdit('plan:1', '["Owls","at night"]', db)).toEqual({ ok: true })
    expect(await readKeptEdit('plan:1', db)).toEqual(['Owls', 'at night'])
    expect(await readKeptEdit('plan:2', db)).toBeUndefined()
    await keepEdit('plan:1', null, db)
    expect(await readKeptEdit('plan:1', db)).toBeUndefined()
  })

  it('is the school of a member, so that the device can tell when it is another or none', async () => {
    expect(await readKeptSchool(db)).toBeUndefined()
    expect(await keepSchool('Te Kura', db)).toEqual({ ok: true })
    await keepGoals('chat:1', goals, db)
    expect(await readKeptSchool(db)).toBe('Te Kura')
    await keepSchool(null, db)
    expect(await readKeptSchool(db)).toBeUndefined()
    expect(await readKeptGoals('chat:1', db)).toEqual(goals)
  })

  it('says so when the store is closed', async () => {
    db.close()
    expect(await keepSchool('Te Kura', db)).toEqual({ ok: false, reason: 'storage_broken' })
  })
})
