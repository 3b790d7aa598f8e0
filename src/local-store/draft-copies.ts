import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { isoNow } from '#platform/clock.ts'
import { listSmall, readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import type { StoreDb } from './db.ts'

/*
 * A second copy of a draft in localStorage, written at every key press, because a tab that is closed or killed does not
 * wait for the database. It is removed as soon as the database has the same text.
 */

/** Twice the longest prompt. Only the database keeps longer texts. */
const MAX_COPY_CHARS = 2 * MAX_PROMPT_CHARS

const prefixOf = (userId: string) => `mahere-draft:${userId}:`

export function writeCopy(userId: string, key: string, text: string): void {
  const kept =
    text.length <= MAX_COPY_CHARS &&
    writeSmall(prefixOf(userId) + key, JSON.stringify({ text, savedAt: isoNow() }))
  if (!kept) removeCopy(userId, key) // an older copy must not come back over newer words
}

export function removeCopy(userId: string, key: string): void {
  removeSmall(prefixOf(userId) + key)
}

/** Removes the copy unless it holds newer text: `isThis` tells whether the copied text is the one that was stored. */
export function removeCopyOf(userId: string, key: string, isThis: (text: string) => boolean): void {
  const copy = readCopy(prefixOf(userId) + key)
  if (copy && isThis(copy.text)) removeCopy(userId, key)
}

export function removeAllCopies(userId: string): void {
  for (const name of listSmall(prefixOf(userId))) removeSmall(name)
}

/** Moves copies into the database, unless the database has a later draft. */
export async function mergeCopies(db: Pick<StoreDb, 'userId' | 'drafts'>): Promise<void> {
  const prefix = prefixOf(db.userId)
  for (const name of listSmall(prefix)) {
    const copy = readCopy(name)
    const key = name.slice(prefix.length)
    const draft = copy && (await db.drafts.get(key))
    if (copy && !(draft && draft.savedAt > copy.savedAt)) {
      await (copy.text ? db.drafts.put({ key, ...copy }) : db.drafts.delete(key))
    }
    // A copy that changed while this ran holds newer text and stays.
    if (copy) removeCopyOf(db.userId, key, (now) => now === copy.text)
    else removeSmall(name)
  }
}

function readCopy(name: string): { text: string; savedAt: string } | undefined {
  try {
    const { text, savedAt } = JSON.parse(readSmall(name) ?? 'null') ?? {}
    return typeof text === 'string' && typeof savedAt === 'string' ? { text, savedAt } : undefined
  } catch {
    return undefined
  }
}
