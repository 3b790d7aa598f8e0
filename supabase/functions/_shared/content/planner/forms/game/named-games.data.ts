import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A game that a request names, so that another one has to be told of. */
export type GameName = 'board game' | 'bingo' | 'dominoes' | 'snap' | 'pairs' | 'loop cards' | 'dice game'

export const GAME_NAMES: readonly (WordPattern & { name: GameName })[] = [
  {
    name: 'board game',
    pattern: /\bboard[- ]?games?\b|\bsnakes? ?(?:and|&|n) ?ladders?\b/i,
    matches: ['a board game', 'snakes and ladders'],
    misses: ['bored', 'a game on the board'],
  },
  { name: 'bingo', pattern: /\bbingo\b/i, matches: ['bingo'], misses: ['dingo'] },
  {
    name: 'dominoes',
    pattern: /\bdomino(?:e?s)?\b/i,
    matches: ['dominoes', 'dominos'],
    misses: ['dominate'],
  },
  { name: 'snap', pattern: /\bsnap\b/i, matches: ['snap cards'], misses: ['snapper'] },
  {
    name: 'pairs',
    pattern: /\b(?:memory|concentration) (?:game|cards)\b|\bpairs game\b/i,
    matches: ['memory game', 'a pairs game'],
    misses: ['in pairs', 'memory'],
  },
  {
    name: 'loop cards',
    pattern: /\bi have,? who has\b|\bloopy?(?: cards?| game)?\b|\bfollow[- ]me cards?\b/i,
    matches: ['loop cards', 'I have, who has', 'loopy'],
    misses: ['a loophole'],
  },
  {
    name: 'dice game',
    pattern: /\bdice games?\b|\bgames? with (?:a |two )?dice\b/i,
    matches: ['a dice game', 'game with dice'],
    misses: ['chance with dice'],
  },
]
