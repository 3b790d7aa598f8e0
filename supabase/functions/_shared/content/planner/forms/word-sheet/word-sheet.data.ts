import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Asks for a text or a piece of writing: questions on words are no answer to that. */
export const READS_OR_WRITES: WordPattern = {
  pattern:
    /\b(?:read(?:ing|s)?|text|passage|article|story|stories|writ(?:e|ing|ten)|comprehension|prompts?)\b/i,
  matches: ['reading about kiwi', 'a short text', 'writing prompts'],
  misses: ['bread', 'energy', 'context'],
}
