import { LENGTH_SHEET_WORDS, type LengthSheet } from './length-sheet-words.data.ts'

const OTHER_WORK = /\b(?:games?|quiz|test|assessment|bingo|lesson|sentences?|vowels?|story|fractions?)\b/i

/** The sheet of drawn lengths that a request asks for, or null. */
export const lengthSheetAsked = (text: string): LengthSheet | null =>
  OTHER_WORK.test(text) ? null : (LENGTH_SHEET_WORDS.find(({ pattern }) => pattern.test(text))?.name ?? null)
