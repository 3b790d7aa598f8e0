import { deviceDb } from './device-db.ts'
import { isFull } from './storage-failure.ts'

/*
 * A megabyte held for the day the disk is full: given up, it leaves room for a few hundred messages, so that a
 * teacher's words are taken in also then.
 */
export const BALLAST_BYTES = 1_000_000
const MOST_RANDOM = 65_536

export async function hasBallast(): Promise<boolean> {
  return (await deviceDb.facts.where('key').equals('ballast').count()) > 0
}

/** Answers whether there is one now. */
export async function fillBallast(): Promise<boolean> {
  if (await hasBallast()) return true
  try {
    await deviceDb.facts.put({ key: 'ballast', value: randomBytes() })
    return true
  } catch (error) {
    if (isFull(error)) return false
    throw error
  }
}

/** Answers whether there was one. */
export async function freeBallast(): Promise<boolean> {
  const had = await hasBallast()
  if (had) await deviceDb.facts.delete('ballast')
  return had
}

/** Random, because browsers press what they store: a megabyte of zeros would hold no room at all. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(BALLAST_BYTES)
  for (let at = 0; at < BALLAST_BYTES; at += MOST_RANDOM) {
    crypto.getRandomValues(bytes.subarray(at, at + MOST_RANDOM))
  }
  return bytes
}
