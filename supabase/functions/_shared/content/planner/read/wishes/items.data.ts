import type { Items } from '../../../understood.ts'
import type { WordPattern } from '../words/word-pattern.ts'

const COUNT =
  '(?<![\\d.$%/–-])\\b\\d{1,3} (?:(?!and|with|for|digit|times|step)[\\p{L}\\d’-]*\\p{L}[\\p{L}’-]* ){0,3}?'

/** Things of one kind that a teacher counts, so that every question is one of them. Numbers stand in figures. */
export const COUNTED_ITEMS: readonly (WordPattern & { items: Items })[] = [
  {
    items: 'clocks',
    pattern: new RegExp(
      `${COUNT}(?:clock ?faces|clocks)(?![^.;]*\\b(?:draw|make|blank|set)\\b)(?!\\p{L})`,
      'iu',
    ),
    matches: ['10 clocks', '16 analogue clocks to read', '8 clock faces'],
    misses: ['clocks', '8 blank clocks to set', '6 clocks to draw the hands on', '24-hour clocks'],
  },
  {
    items: 'shapes',
    pattern: new RegExp(`${COUNT}shapes (?:to|for them to|that they can) (?:name|label|identify)\\b`, 'iu'),
    matches: ['8 shapes to name', '10 2D shapes to label'],
    misses: ['8 shapes', 'name the shapes'],
  },
  {
    items: 'angles',
    pattern: new RegExp(
      `${COUNT}angles(?: (?:to|for them to) (?:measure|read|name|identify))?(?![^.;]*\\bdraw)(?!\\p{L})`,
      'iu',
    ),
    matches: ['8 angles to measure', '12 angles'],
    misses: ['right angles', '5 angles to draw'],
  },
  {
    items: 'word problems',
    pattern: new RegExp(`${COUNT}(?:word|story)[- ]problems(?!\\p{L})`, 'iu'),
    matches: ['10 word problems', '6 money story problems'],
    misses: ['word problems', '10 problems'],
  },
  {
    items: 'sums',
    pattern:
      /\b(?:mad minutes?|beat the clock|speed drills?)\b(?!.*\bproblems?\b)|\b\d{1,3} (?:\d[- ]digit )?(?:(?!and|with|for|word|story|money)[\p{L}’-]+ ){0,2}?(?:addition|adding|add|plus|subtraction|minus|take ?away|multiplication|times|division|tables?) (?:sums|facts)(?!\p{L})/iu,
    matches: ['mad minute x7', '20 addition sums', '15 2-digit subtraction sums', '24 division facts'],
    misses: ['20 sums', 'addition sums', '10 addition questions'],
  },
]
