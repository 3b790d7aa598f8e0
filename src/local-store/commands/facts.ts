import type { CurriculumContext } from '#content/contract.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb, StoreFact } from '../db.ts'
import { writing } from '../write.ts'
import { attempt, type CommandResult } from './result.ts'

/**
 * Keeps the goals chosen for the chat of this draft; null forgets them. They are no part of the draft's row, which goes
 * with the first send: the goals stay with the chat until they are removed.
 */
export async function keepGoals(
  draftKey: string,
  goals: CurriculumContext | null,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return keep(`goals:${draftKey}`, goals && JSON.stringify(goals), db)
}

/** Keeps the words of an edit that is not saved yet; null forgets them. */
export async function keepEdit(
  name: string,
  words: string | null,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return keep(`edit:${name}`, words, db)
}

/** Keeps whose member this teacher is, so that the device can tell them when they no longer are; null forgets it. */
export async function keepSchool(name: string | null, db: StoreDb = currentStore()): Promise<CommandResult> {
  return keep('school', name, db)
}

function keep(key: StoreFact['key'], value: string | null, db: StoreDb): Promise<CommandResult> {
  return attempt(async () => {
    await writing(db, async () => (value === null ? db.facts.delete(key) : db.facts.put({ key, value })))
    return { ok: true }
  })
}
