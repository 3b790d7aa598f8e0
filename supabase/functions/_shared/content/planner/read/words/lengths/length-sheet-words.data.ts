import type { WordPattern } from '../word-pattern.ts'

/** Lines to measure with a ruler, or lengths to compare by looking. */
export type LengthSheet = 'ruler' | 'compare'

/** The words that ask for a sheet of drawn lengths. */
export const LENGTH_SHEET_WORDS: readonly (WordPattern & { name: LengthSheet })[] = [
  {
    name: 'ruler',
    pattern:
      /\blines? (?:to|for) (?:measure|measuring)\b|\bmeasur\w+ (?:the |these |each |some |straight )*lines?\b|\bmeasur\w*\b[^.]{0,30}\brulers?\b|\brulers?\b[^.]{0,20}\b(?:measur\w*|cm|mm|centimet\w+|millimet\w+|skills?|work ?sheets?|practice)\b|\b(?:read|us)(?:e|ing)? (?:a |the |our )?rulers?\b|\bdraw(?:ing)? (?:straight )?lines? (?:of|that are|in|to|\d|with)(?! symmetry)|\bmeasur\w+ (?:lengths? )?(?:in|to)(?: the)?(?: nearest)? (?:whole |half )?(?:cms?|mms?|cent[ie]met\w+|mil+imet\w+)\b|\b(?:cm|mm) (?:and (?:cm|mm) )?(?:ruler|measuring)\b/i,
    matches: [
      'measuring cm ruler worksheet lines to measure',
      'measure these lines with a ruler',
      'using a ruler',
      'measuring in centimetres',
      'measure to the nearest mm',
      'draw lines of 5 cm',
      'ruler practice',
    ],
    misses: [
      'rulers of England',
      'draw lines of symmetry',
      'a number line',
      'draw a line graph',
      'measuring capacity',
      'measure angles',
    ],
  },
  {
    name: 'compare',
    pattern:
      /\b(?:longe(?:r|st)|shorte(?:r|st)|talle(?:r|st)|long|tall)\b(?:,| and| or|\/| &| vs| to)? ?(?:the )?\b(?:longe(?:r|st)|shorte(?:r|st)|talle(?:r|st)|short)\b|\b(?:compar|order)\w* (?:the |by |objects by )?(?:lengths?|heights?)\b|\b(?:lengths?|heights?)\b[^.]{0,14}\b(?:compar|order)\w*|\bwhich (?:one )?is (?:the )?(?:long|tall|short)e(?:r|st)\b/i,
    matches: [
      'longer and shorter',
      'order by length',
      'comparing lengths',
      'tall and short worksheet',
      'longest to shortest',
      'which is taller',
    ],
    misses: ['a longer story', 'a short text', 'long a', 'shorter version'],
  },
]
