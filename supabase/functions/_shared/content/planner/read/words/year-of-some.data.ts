import type { Cut, WordPattern } from './word-pattern.ts'

/** A group of pupils named by their year, inside a class of another: "my two Year 6s", "the year 4 kids". */
export const YEAR_OF_SOME: Cut = {
  pattern:
    /\b(my|our|the|some|a few|a couple of)( (?:two|three|four|five|six|[2-9]|few|couple of|older|younger))? (?:years?|yrs?|y)[ .]?\d(?:s|(?:s|['’]s)? (?:kids|pupils|students|children|ākonga|tamariki|ones|group))\b/giu,
  leaves: ' ',
  examples: [
    ['add an extension for my two Year 6s', 'add an extension for'],
    ['easier questions for the year 4 kids', 'easier questions for'],
  ],
  keeps: ['for year 6 instead', 'make it for my year 3 class', 'it is for Years 5 and 6'],
}

/** The parts of a document that may be changed for some pupils of a class, while the rest stays. */
export const PART_FOR_SOME: WordPattern = {
  pattern:
    /\b(?:extensions?|support|core|questions?|pages?|starts?|starter|hook|exit ticket|steps?|vocabulary|words|text|instructions|section|part|differentiation|challenges?|tasks?|examples?|activity|activities)\b/i,
  matches: ['add an extension', 'the support questions', 'make the first page easier'],
  misses: ['make it for my Year 3s', 'do it again'],
}
