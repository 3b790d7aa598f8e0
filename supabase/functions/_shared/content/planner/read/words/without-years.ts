const COUNTED =
  "(?:questions?|problems?|sums?|q[’']?s?|items?|equations?|cards?|p[āa]tai|statements?|words?|kupu|prompts?|starters?|sentences?|clues?|gaps?|blanks?|terms?|tickets?|slips?|marks?|of (?:them|these|each)|times|x|digits?)"
/** What pupils do with so many things: "Year 1, 8 to read and draw". */
const TO_DO = 'to (?:read|draw|write|spell|solve|answer|finish|complete|label|match|sort|mark|correct|fix)'
/** More years of the same class; a number of questions after a comma is none of them. */
const AND_YEARS = `(?:\\s?(?:/|-|–|&|and|to|or)\\s?[0-8](?!\\d|[ -]?(?:times|x|digits?)\\b)|\\s?,\\s?[0-8](?!\\d|[ -]?(?:\\p{L}+ ){0,3}?(?:${COUNTED}|${TO_DO})(?!\\p{L})))*`
const YEARS = new RegExp(
  `\\b(?:years?|yrs?|ys?|tau(?!\\s*\\d+ ki te \\d)|level|term|week|wk|room|rm)[ .]?\\d{1,2}(?!\\d)${AND_YEARS}(?:s\\b)?`,
  'giu',
)

/** A text without its years, levels, terms and rooms, whose numbers count nothing: "Year 5/6 tables" becomes "… tables". */
export const withoutYears = (text: string): string => text.replace(YEARS, ' … ').replace(/ {2,}/g, ' ')
