import type { Cut } from '../../words/word-pattern.ts'

/** Harder questions at the end of a sheet, beside those that are counted. They are read by themselves and cut out: “plus 2 challenge sums” is no addition. */
export const CHALLENGES_BESIDES: Cut = {
  pattern:
    /(?<=\S)[,;]?\s*(?:(?:and|plus|with|w\/|&|\+|also|include|including|then)\s+){0,2}(?<count>\d{1,2}|an?|some|a few|a couple of|one|two|three|four|five|six)\s+(?:extra |more |really |quick )?(?:challeng(?:e|ing)|bonus|extension|extra[- ]for[- ]experts|stretch|brain[- ]?teaser)s?\s+(?:ones?|questions?|qu?[’']?s?|problems?|sums?)(?: (?:at the end|for (?:early|fast) finishers))?(?![\p{L}])/iu,
  leaves: ' ',
  examples: [
    ['adding negatives 15 Qs and 3 challenge ones answers', 'adding negatives 15 Qs answers'],
    ['12 questions plus 2 challenge questions', '12 questions'],
    ['10 decimals with a bonus question at the end', '10 decimals'],
  ],
  keeps: ['challenge questions on money', 'a challenge lesson', '3 questions on bonus points'],
}
