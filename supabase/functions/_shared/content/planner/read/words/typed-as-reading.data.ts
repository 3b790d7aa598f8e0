import type { WordPattern } from './word-pattern.ts'

/** Reading typed as the lesson itself. A lesson that teaches writing is another one, whatever it is about. */
export const TYPED_AS_READING: WordPattern = {
  pattern:
    /(?:^|\b(?:ne|new entrants?|(?:years?|yrs?|y) ?\d+(?: ?(?:[-/&+]|and|to) ?\d+)?)\W+|\b(?:guided|shared|close) )reading(?:$| (?:lesson|session|block|group|to)\b|[,:])(?! ?(?:and|&|n|\+) )/i,
  matches: [
    'reading to y1 poem of the week',
    'y4 reading lesson on sharks',
    'year 5 reading, kiwi',
    'guided reading',
  ],
  misses: ['reading scales y4', 'y3 reading and writing', 'y5 writing about reading', 'reading maps'],
}
