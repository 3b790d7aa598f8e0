import type { FoundKit, KitsWanted } from '../content/kit.ts'
import { rpc } from '../http/rpc.ts'

/** Longest text that the bank is asked for, in characters. */
const MAX_WORDS = 300

/** The bank of lessons. It answers at most three kits, the best first, and none rather than one on something else. */
export interface Bank {
  find(wanted: KitsWanted): Promise<FoundKit[]>
}

export const databaseBank: Bank = { find: (wanted) => rpc('find_kits', wanted) }

/**
 * Asks the bank for the topic, and for the whole request where no lesson is named by the topic alone. The sentence that asks may not be the
 * one that says what about: "They hate poetry. Need a lesson that gets them into it."
 */
export async function findLessons(bank: Bank, wanted: KitsWanted): Promise<FoundKit[]> {
  const found = await bank.find(wanted)
  const { ids, goals, words, asides, likely_area } = wanted
  const isFound = found.some(({ named, serves }) => named || serves)
  if (isFound || ids.length > 0 || goals.length > 0 || asides === '' || asides === words) return found
  // So many words fit lessons of any area, so here the likely one decides.
  const area = wanted.area ?? likely_area
  const wider = await bank.find({ ...wanted, area, words: asides.slice(0, MAX_WORDS) })
  return wider.some(({ named }) => named) ? wider : found
}
