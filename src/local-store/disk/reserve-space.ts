import { deviceDb } from '../device-db.ts'
import { isFull } from './storage-failure.ts'

/*
 * A megabyte is reserved for the day when the disk is full. Deleting it makes room for a few hundred messages, so that
 * a teacher's text can still be saved.
 */
export const RESERVE_BYTES = 1_000_000
const MAX_RANDOM_BYTES = 65_536

export async function hasReserve(): Promise<boolean> {
  return (await deviceDb.facts.where('key').equals('reserve').count()) > 0
}

/** Returns whether there is a reserve now. */
export async function fillReserve(): Promise<boolean> {
  if (await hasReserve()) return true
  try {
    await deviceDb.facts.put({ key: 'reserve', value: randomBytes() })
    return true
  } catch (error) {
    if (isFull(error)) return false
    throw error
  }
}

/** Returns whether there was a reserve. */
export async function freeReserve(): Promise<boolean> {
  const had = await hasReserve()
  if (had) await deviceDb.facts.delete('reserve')
  return had
}

/** The bytes are random because browsers compress stored data: a megabyte of zeros would reserve nothing. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(RESERVE_BYTES)
  for (let at = 0; at < RESERVE_BYTES; at += MAX_RANDOM_BYTES) {
    crypto.getRandomValues(bytes.subarray(at, at + MAX_RANDOM_BYTES))
  }
  return bytes
}
