import type { WordPattern } from '../words/word-pattern.ts'

/** Kinds of questions that a teacher counts, by the name under which they are told back. */
export const QUESTION_KINDS: readonly (WordPattern & { name: string })[] = [
  {
    name: 'multiple choice',
    pattern: /multi(?:ple)?[- ]?choices?|mcqs?/i,
    matches: ['multiple choice', 'multichoice', 'MCQs'],
    misses: ['multiples', 'choice board'],
  },
  {
    name: 'true or false',
    pattern: /(?:true|t) ?(?:or|and|\/|-|&) ?(?:false|f)\b/i,
    matches: ['true or false', 'true/false', 'T/F'],
    misses: ['a true story'],
  },
  {
    name: 'short answer',
    pattern: /(?:short|long(?:er)?|written|open)[- ](?:answers?|responses?|ended)/i,
    matches: ['short answer', 'short-answers', 'written response', 'open ended'],
    misses: ['short a', 'answers'],
  },
  {
    name: 'spot the mistake',
    pattern: /(?:spot|find)[- ]the[- ](?:mistake|error)s?|error analysis/i,
    matches: ['spot the mistake', 'find-the-error', 'error analysis'],
    misses: ['spot the dog', 'mistakes'],
  },
  {
    name: 'missing number',
    pattern: /missing[- ]numbers?/i,
    matches: ['missing number', 'missing-numbers'],
    misses: ['missing words'],
  },
  {
    name: 'word problem',
    pattern: /(?:word|story)[- ]problems?/i,
    matches: ['word problems', 'story problem'],
    misses: ['problems'],
  },
  {
    name: 'fill in the gap',
    pattern: /fill[- ](?:in[- ])?(?:the[- ])?(?:gaps?|blanks?|missing words?)|gap[- ]fills?/i,
    matches: ['fill in the gap', 'fill the blanks', 'gap fill'],
    misses: ['a gap'],
  },
  {
    name: 'matching',
    pattern: /match(?:ing|[- ]ups?)/i,
    matches: ['matching', 'match-up'],
    misses: ['a match', 'matches'],
  },
]
