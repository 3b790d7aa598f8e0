import type { WordPattern } from '../word-pattern.ts'

/** A game played on a printed board. */
export type BoardName = 'roll and cover' | 'bump' | 'snakes and ladders' | 'four in a row'

/** The words that ask for such a game. */
export const BOARD_WORDS: readonly (WordPattern & { name: BoardName })[] = [
  {
    name: 'roll and cover',
    pattern: /\broll(?:,| and| n| 'n'| &|-and-|-n-)? ?(?:&|and|n)? ?(?:cover|colou?r)\b/i,
    matches: ['roll n cover', 'roll and cover game', 'roll & colour', 'roll-and-cover', 'roll and color'],
    misses: ['roll the dice', 'cover the roll', 'bread roll'],
  },
  {
    name: 'bump',
    pattern:
      /\bbump(?:-| )?(?:it|games?|boards?|sheets?|mats?|cards?)?\b(?= ?$|[ ,.-]*(?:games?|boards?|sheets?|y(?:ea)?r|to|for|with|add|sub|mult|times|doubl|x|\d|number|bonds?|place|facts?)\b)|\b(?:doubles|addition|subtraction|multiplication|times tables?|facts|bonds to \d+) bump\b/i,
    matches: ['bump game doubles', 'addition bump year 2', 'bump', 'doubles bump'],
    misses: ['a bump on the head', 'bump into a friend', 'speed bumps'],
  },
  {
    name: 'snakes and ladders',
    pattern: /\bsnakes? ?(?:and|&|n|'n'|\+) ?ladders?\b/i,
    matches: ['snakes and ladders', 'snakes n ladders', 'snakes & ladders'],
    misses: ['snakes', 'ladders and snakes of the world'],
  },
  {
    name: 'four in a row',
    pattern: /\b(?:four|4|three|3)[ -]in[ -]a[ -](?:row|line)\b|\bconnect (?:four|4)\b/i,
    matches: ['four in a row', '4 in a row game', 'connect four multiplication'],
    misses: ['stand in a row', 'connect the dots'],
  },
]
