import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What stands before a list of words without commas: "these words said was they". */
export const WORDS_FOLLOW: WordPattern = {
  pattern:
    /\b(?:(?:heart|sight|tricky|high[- ]frequency|spelling|these|following|list|topic|key) words?|words? (?:are|like))\s*[:–-]?\s+(?!about|for|on|in|from|with|of|that|and|to)/i,
  matches: ['heart words said was they', 'the words are cat dog pig', 'spelling words: because friend'],
  misses: ['12 words about the beach', 'key words for volcanoes', 'a word search'],
}

/** What stands before a list with commas. */
export const LIST_FOLLOWS: WordPattern = {
  pattern: /\b(?:with|using|words|including|include|like|such as|e\.?g\.?)\b\s*:?\s*/i,
  matches: ['with wind, rain', 'words: a, b', 'such as lava, ash'],
  misses: ['word search', 'alike'],
}

/** Words of a request that end a list, or that are no part of it. */
export const NOT_LISTED: WordPattern = {
  pattern:
    /^(?:y(?:ea)?r?s? ?\d.*|year|years|\d+.*|word ?search|crossword|cards?|game|bingo|snap|memory|worksheet|sheet|quiz|list|please|pls|thanks|etc\.?|and so on|for .*|with .*|about .*|on .*|in .*|at .*|to .*|no .*|my class|class|group|kids|pupils|ākonga|clues?|answers?|meanings?|pictures?|.*\b(?:mins?|minutes|options?|questions?|levels?|page|esol)\b.*)$/i,
  matches: ['y4', 'year 5', 'etc', 'for my class', '10 words', 'two levels'],
  misses: ['yellow', 'formal', 'wind', 'information', 'onion'],
}
