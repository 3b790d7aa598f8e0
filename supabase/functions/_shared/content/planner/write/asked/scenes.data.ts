import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A scene after the name of a topic of mathematics, in the first group of the pattern. */
export const SCENES: readonly WordPattern[] = [
  {
    pattern: /,\s*(\p{L}[^,]*\b(?:at|in|on) (?:an?|the|our) \p{L}[^,]*)$/iu,
    matches: ['fractions of a set, sharing lollies at a party'],
    misses: ['fractions of a set', 'area of rectangles and compound shapes'],
  },
  {
    pattern: /\b(?:on|about|of) ((?:our |the |class )*favou?rite \p{L}[^,]*)$/iu,
    matches: ['picture graph on favourite fruit', 'a graph of our favourite pets'],
    misses: ['a picture graph', 'favourite number'],
  },
  {
    pattern:
      /\p{L}\W+((?:mixing|cooking|baking|building|planting|selling|buying|packing|painting|decorating) \p{L}[^,]*)$/iu,
    matches: ['ratio mixing paint', 'fractions, baking scones'],
    misses: ['mixing units', 'building'],
  },
]
