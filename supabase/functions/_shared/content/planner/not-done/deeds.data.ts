import type { WordPattern } from '../read/words/word-pattern.ts'

/** Something that children are to do with numbers or shapes, and what is printed where they do it. */
export interface Deed extends WordPattern {
  /** As one teacher says it to another. */
  name: string
  served: RegExp
}

export const DEEDS: readonly Deed[] = [
  {
    name: 'sorting',
    pattern: /\bsort(?:ing)?\b/i,
    served: /\bsort|\bgroups? them\b|belongs?\b|odd one out|\bput (?:it|them|each)\b/i,
    matches: ['sort 3d shapes', 'sorting shapes'],
    misses: ['all sorts'],
  },
  {
    name: 'matching',
    pattern: /\bmatch(?:ing)?\b/i,
    served: /\bmatch|\bjoin\b|\bmost like\b|belongs? (?:to|with)|go(?:es)? together/i,
    matches: ['match fractions', 'matching times'],
    misses: ['a rematch'],
  },
  {
    name: 'estimating',
    pattern: /\bestimat\w*/i,
    served: /\bestimat|\babout how\b|\breasonable\b|\bcould (?:it|that) be right\b|\bround/i,
    matches: ['estimate and measure', 'estimating'],
    misses: ['a mate'],
  },
  {
    name: 'measuring',
    pattern: /\bmeasure(?! of)\b|\bmeasuring\b/i,
    served:
      /\bmeasur|\bruler\b|\bprotractor\b|\bscales?\b|\d ?(?:mm|cm|m|km|g|kg|mL|L)\b|\b(?:long|heavy|litres?|metres?)\b/i,
    matches: ['estimate and measure'],
    misses: ['a measure of rain', 'treasure'],
  },
  {
    name: 'drawing',
    pattern: /\bdraw(?:ing)?\b/i,
    served: /\bdraw|\bsketch/i,
    matches: ['name and draw shapes'],
    misses: ['withdraw', 'drawer'],
  },
  {
    name: 'ordering',
    pattern: /\border(?:ing)?\b(?! of)/i,
    served: /\border\b|\bsmallest first\b|\bleast first\b|\bshortest\b|\bnext\b/i,
    matches: ['compare and order fractions'],
    misses: ['order of operations', 'a border'],
  },
  {
    name: 'comparing',
    pattern: /\bcompar\w+/i,
    served:
      /\bcompar|[<>]|\b(?:more|less|fewer|larger|smaller|longer|heavier|greater|same|difference|like)\b/i,
    matches: ['comparing and ordering', 'compare lengths'],
    misses: ['a pair'],
  },
]
