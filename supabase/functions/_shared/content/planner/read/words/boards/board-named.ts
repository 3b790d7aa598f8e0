import { BOARD_WORDS, type BoardName } from './board-words.data.ts'

/** The board game that a request names, or null. */
export const boardNamed = (text: string): BoardName | null =>
  BOARD_WORDS.find(({ pattern }) => pattern.test(text))?.name ?? null
