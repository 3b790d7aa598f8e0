import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Asks for words to be matched with their meanings. */
export const MATCHES_MEANINGS: WordPattern = {
  pattern:
    /\bmatch(?:ing|es)?\b[^.]*\b(?:meanings?|definitions?|words?|kupu|terms?|idioms?|vocab(?:ulary)?)\b|\b(?:words?|kupu|idioms?|terms?|vocab(?:ulary)?|meanings?|definitions?)\b[^.]*\bmatch(?:ing)?\b/i,
  matches: ['idioms, match to meaning', 'match the words with their definitions', 'kupu matching activity'],
  misses: ['a cricket match', 'match fractions and decimals', 'matching games'],
}

/** Asks for a text or a piece of writing: questions on words are no answer to that. */
export const READS_OR_WRITES: WordPattern = {
  pattern:
    /\b(?:read(?:ing|s)?|text|passage|article|story|stories|writ(?:e|ing|ten)|comprehension|prompts?)\b/i,
  matches: ['reading about kiwi', 'a short text', 'writing prompts'],
  misses: ['bread', 'energy', 'context'],
}
