import { EVERYDAY_WORDS, type EverydayName } from './everyday-words.data.ts'

/** The paper of a classroom that a request names, or null. */
export const everydayIn = (text: string): EverydayName | null =>
  EVERYDAY_WORDS.find(({ pattern }) => pattern.test(text))?.name ?? null

/** Finds any of them. */
export const ANY_EVERYDAY = new RegExp(EVERYDAY_WORDS.map(({ pattern }) => pattern.source).join('|'), 'iu')
