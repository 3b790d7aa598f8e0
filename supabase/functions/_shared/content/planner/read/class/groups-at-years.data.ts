import type { WordPattern } from '../words/word-pattern.ts'

const WHO =
  '(?:half|most|a third|a quarter|the rest|the others|others|some|a few|several|a couple|a group|one group|my (?:low|top|bottom|high) group|one|two|three|four|five|six|seven|eight|\\d{1,2}|a)'
const OF_WHOM =
  '(?:(?: of)?(?: (?:the|my|our|them|this))?(?: (?:class|kids?|child|children|students?|pupils?|learners?|boys?|girls?|ākonga|akonga|tamariki|them))?)'
const WORKS =
  '(?: (?:who|that|which|are|is|can|still|only|just|already|really|probably))*(?: (?:work(?:s|ing)?|read(?:s|ing)?|writ(?:es|ing)|operating|functioning|achieving|sits?|sitting))?'
const AT = ' (?:(?:at|around|about|below|near|closer to|nearer to) )+(?:an? |the )?'
const LEVEL = '(years?|yrs?|y|curriculum level|level)\\.?\\s*(\\d)(?:\\s*\\/\\s*(\\d))?(?!\\d)'

/** A part of the class and the year it works at: "half the class works at year 4", "two kids at level 2". */
export const GROUP_AT_YEAR: WordPattern = {
  pattern: new RegExp(`(?<![\\p{L}\\d])(${WHO})${OF_WHOM}${WORKS}${AT}${LEVEL}`, 'iu'),
  matches: [
    'half the class works at year 4',
    'one working at about year 2 level',
    'two kids are working at level 2',
    'a few still at y3',
    'some of my kids are at y2/3 level',
  ],
  misses: [
    'half year 4 half year 5',
    'working on year 2 words',
    'my class works at year 4',
    'one page for year 4',
  ],
}
