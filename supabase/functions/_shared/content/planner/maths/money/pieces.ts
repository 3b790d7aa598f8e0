import type { Figure } from '../../../task.ts'
import type { Making } from '../../topic.ts'
import { BANKNOTES, COINS } from './goods.data.ts'

const LAST_YEAR_OF_PICTURES = 4
const LARGEST_FIRST = [...COINS, ...BANKNOTES, 5000].sort((a, b) => b - a)
const NAMES_PIECES = /\b(?:coins?|(?:bank)?notes?)\b/i

/** The fewest coins and notes that make the amount, largest first. */
export function fewest(cents: number): number[] {
  const pieces: number[] = []
  let left = cents
  for (const piece of LARGEST_FIRST)
    while (left >= piece) {
      pieces.push(piece)
      left -= piece
    }
  return pieces
}

/** A picture of the coins and notes, for the younger years of a request that names coins or notes. */
export const pictured = ({ said = '', year }: Making, cents: readonly number[]): { figure?: Figure } =>
  year <= LAST_YEAR_OF_PICTURES && NAMES_PIECES.test(said)
    ? { figure: { kind: 'coins', cents: [...cents] } }
    : {}
