import type { WordPattern } from '../../read/words/word-pattern.ts'

/** How many bingo cards are asked for. Numbers stand in figures, and years are left out of the text before. */
export const CARDS_ASKED: readonly WordPattern[] = [
  {
    pattern:
      /(?<![\d.$%–-]\s?)\b(\d{1,2}) (?:(?:different|unique|separate|bingo|printable|number|word|picture)\s+)*(?:cards?|boards?|grids?)\b|\b(?:cards?|boards?) ?[x×] ?(\d{1,2})\b/iu,
    matches: ['24 bingo cards', '8 different cards', '30 boards', 'bingo cards x 12'],
    misses: ['numbers 1-30 cards', 'cards for 24 kids', '20 questions'],
  },
  {
    pattern:
      /\b(?:class|group|room) of (\d{1,2})\b|(?<![\d.$%–-]\s?)\b(\d{1,2}) (?:kids|students|children|tamariki|ākonga|players?|people|pupils|learners)(?!\p{L})/iu,
    matches: ['for my class of 26', 'bingo for 24 kids', '12 players'],
    misses: ['a group of kids', '24 words'],
  },
  {
    pattern:
      /\b(?:bingo|cards|boards|game)\b[^.,;\d]{0,24}\bfor (?:all |about )?(\d{1,2})(?=\s*(?:$|[.,;:!?)]|with\b|using\b|please\b|pls\b|on\b))/i,
    matches: ['bingo for 24, rocks', 'word bingo cards for 20 with blends'],
    misses: ['bingo for 3 times table', 'bingo for 2 digit numbers', 'bingo for year 4'],
  },
]
