import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { isoNow } from '#platform/clock.ts'
import { listSmall, readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import type { StoreDb } from './db.ts'

/*
 * A second copy of a draft for the moment between a key press and the database's answer, written at once: a tab that
 * is closed or killed does not wait for a database. It goes as soon as the database has the same words.
 */

/** A prompt that can be sent, with room to spare; longer texts are left to the database. */
const MOST_CHARS = 2 * MAX_PROMPT_CHARS

const prefixOf = (userId: string) => `mahere-draft:${userId}:`

export function writeCopy(userId: string, key: string, text: string): void {
  const kept =
    text.length <= MOST_CHARS &&
    writeSmall(prefixOf(userId) + key, JSON.stringify({ text, savedAt: isoNow() }))
  if (!kept) removeCopy(userId, key) // an older copy must not come back over newer words
}

export function removeCopy(userId: string, key: string): void {
  removeSmall(prefixOf(userId) + key)
}

/** Only while the copy holds nothing that was typed since. */
export function removeCopyOf(userId: string, key: string, isThis: (text: string) => boolean): void {
  const copy = readCopy(prefixOf(userId) + key)
  if (copy && isThis(copy.text)) removeCopy(userId, key)
}

export function removeAllCopies(userId: string): void {
  for (const name of listSmall(prefixOf(userId))) removeSmall(name)
}

/** Words that never reached the database come into it, unless it has later ones. */
export async function mergeCopies(db: Pick<StoreDb, 'userId' | 'drafts'>): Promise<void> {
  const prefix = prefixOf(db.userId)
  for (const name of listSmall(prefix)) {
    const copy = readCopy(name)
    const key = name.slice(prefix.length)
    const draft = copy && (await db.drafts.get(key))
    if (copy && !(draft && draft.savedAt > copy.savedAt)) {
      await (copy.text ? db.drafts.put({ key, ...copy }) : db.drafts.delete(key))
    }
    // Not what was typed while this looked.
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
