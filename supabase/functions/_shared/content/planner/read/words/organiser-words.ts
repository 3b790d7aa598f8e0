import { ORGANISER_WORDS, type OrganiserName } from './organiser-words.data.ts'

/** The organiser that a request names, or null. */
export const organiserIn = (text: string): OrganiserName | null =>
  ORGANISER_WORDS.find(({ pattern }) => pattern.test(text))?.name ?? null

/** Finds any of them. */
export const ANY_ORGANISER = new RegExp(ORGANISER_WORDS.map(({ pattern }) => pattern.source).join('|'), 'i')
