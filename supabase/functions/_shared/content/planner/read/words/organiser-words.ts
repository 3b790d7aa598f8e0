import { BLANK_SHEET_WORDS, type BlankSheetName } from './blank-sheet-words.data.ts'
import { ORGANISER_WORDS, type OrganiserName } from './organiser-words.data.ts'

/** What may stand round the name of a sheet in a message that asks for nothing else. */
const BEFORE =
  '(?:(?:please|pls|can you|could you|i need|need|make|me|print|an?|the|some|blank|empty|filled|printable|number)[ ,]+)*'
const AFTER =
  '(?:[ ,-]+(?:blank|empty|filled|printable|templates?|(?:work ?)?sheets?|pages?|for|my|our|class|y(?:ea)?r?s? ?\\d(?: ?[-–/&] ?\\d)?|\\d+ ?(?:x|by|to|-|–) ?\\d+|(?:up )?to [\\d, ]*(?:millions?|thousands?|hundreds?|\\d+)|please|pls|thanks))*'

const SHEETS: readonly { name: OrganiserName | BlankSheetName; pattern: RegExp }[] = [
  ...ORGANISER_WORDS,
  ...BLANK_SHEET_WORDS.map(({ name, pattern: { source }, alone }) => ({
    name,
    pattern: new RegExp(
      alone ? `^\\s*${BEFORE}(?:${source})${AFTER}[.!?]?\\s*$` : `\\b(?:${source})\\b`,
      'i',
    ),
  })),
]

/** The organiser or blank sheet that a request names, or null. */
export const organiserIn = (text: string): OrganiserName | BlankSheetName | null =>
  SHEETS.find(({ pattern }) => pattern.test(text))?.name ?? null

/** Finds any of them. */
export const ANY_ORGANISER = new RegExp(SHEETS.map(({ pattern }) => pattern.source).join('|'), 'i')
