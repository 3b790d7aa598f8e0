import type { LevelCounts } from '../../../understood.ts'
import { EASY_WORDS, HARD_WORDS, LEVEL_COUNTED, MEDIUM_WORDS } from './level-counts.data.ts'

const LEVEL_OF = [
  ['support', EASY_WORDS],
  ['core', MEDIUM_WORDS],
  ['extension', HARD_WORDS],
] as const

/** How many easy, medium and hard questions a text asks for: "2 easy, 3 medium and 1 hard"; undefined where it counts fewer than two of these. */
export function levelCountsIn(text: string): LevelCounts | undefined {
  const counts: LevelCounts = {}
  for (const [, count = '', word = ''] of text.matchAll(new RegExp(LEVEL_COUNTED.pattern.source, 'gi'))) {
    const level = LEVEL_OF.find(([, words]) => words.test(word))?.[0]
    if (level !== undefined) counts[level] ??= Number(count)
  }
  return Object.keys(counts).length > 1 ? counts : undefined
}

export const totalOf = ({ support = 0, core = 0, extension = 0 }: LevelCounts): number =>
  support + core + extension
