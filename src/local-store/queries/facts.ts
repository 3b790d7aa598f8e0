import type { CurriculumContext } from '#content/contract.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** The goals that were chosen for the chat of this draft. */
export async function readKeptGoals(
  draftKey: string,
  db: StoreDb = currentStore(),
): Promise<CurriculumContext | null> {
  const kept = await db.facts.get(`goals:${draftKey}`)
  return kept ? JSON.parse(kept.value) : null
}

/** The words of an edit that was not saved yet. */
export async function readKeptEdit(
  name: string,
  db: StoreDb = currentStore(),
): Promise<readonly string[] | undefined> {
  const kept = await db.facts.get(`edit:${name}`)
  return kept && JSON.parse(kept.value)
}

/** The school that this device last knew the teacher to be a member of. */
export async function readKeptSchool(db: StoreDb = currentStore()): Promise<string | undefined> {
  return (await db.facts.get('school'))?.value
}
