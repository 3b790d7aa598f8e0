import type { Cut } from '../words/word-pattern.ts'

/** What a paper is for, or how it is used in the class: no part of what it is about. */
export const PAPER_ASIDES: readonly Cut[] = [
  {
    pattern:
      /\b(?:for )?(?:(?:a|the|our|my) )?word ?walls?(?: (?:cards?|words?|labels?|displays?|headers?|vocab))?\b(?:\s*[:,–-]?\s*(?:for|on|about|of)\b)?/gi,
    leaves: '',
    examples: [
      ['word wall cards for volcanoes', 'volcanoes'],
      ['volcanoes vocab for our word wall', 'volcanoes vocab'],
    ],
    keeps: ['a climbing wall', 'the Great Wall'],
  },
  {
    pattern:
      /(?<=\p{L}\s)(?:with )?\bcut[ -]?(?:and|&|n)[ -]?(?:paste|stick|glue)\b(?=\s+\p{L})|(?<=\p{L}[\s,]+)match(?:ing)? the (?:clocks?|times?)\b/giu,
    leaves: '',
    examples: [['fractions cut and paste halves', 'fractions halves']],
    keeps: ['cut and paste', 'match the words'],
  },
  {
    pattern:
      /\bpre[- ]?(?:tests?|assessments?)? ?(?:and|&|n|\/|\+) ?post(?:[- ]?(?=tests?|assessments?)|\b)(?: (?:unit|topic))?/gi,
    leaves: '',
    examples: [
      ['pre and post test angles', 'test angles'],
      ['pre/post assessment angles', 'assessment angles'],
    ],
    keeps: ['a test after the unit', 'post office'],
  },
]
