import type { WordPattern } from './word-pattern.ts'

/** Asks for a text, or sentences, with gaps. */
export const ASKS_CLOZE: WordPattern = {
  pattern:
    /\bcloze\b|\bfill[- ](?:in[- ])?(?:the )?(?:gaps?|blanks?|missing words?)\b|\bgap[- ]?fill\b|\b(?:missing|gapped) words? (?:sheet|passage|activity|text)\b/i,
  matches: ['a cloze on the water cycle', 'fill in the blanks', 'gap fill', 'fill the gaps'],
  misses: ['mind the gap', 'missing numbers', 'close the door'],
}
