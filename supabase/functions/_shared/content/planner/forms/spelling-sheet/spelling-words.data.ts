import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Asks for a test: the words are read out, and stand on no pupil’s page. */
export const TEST: WordPattern = {
  pattern: /\bspelling tests?\b|\btest (?:on|of) (?:the |our |these )?spelling\b/i,
  matches: ['spelling test y5', 'a test of our spelling words'],
  misses: ['spelling words', 'fair test'],
}

/** Asks for an empty sheet. */
export const BLANK_SHEET: WordPattern = {
  pattern: /\b(?:blank|empty|template)\b/i,
  matches: ['blank look cover write check', 'spelling sheet template'],
  misses: ['spelling list', 'fill in the blanks'],
}

/** Asks for the lists of a book. */
export const ESSENTIAL: WordPattern = {
  pattern: /\bessential\b/i,
  matches: ['essential lists', 'Essential List 3'],
  misses: ['spelling list'],
}

export const ESSENTIAL_SAID =
  'The Essential Lists of Spell-Write are a publisher’s and are not copied here: these are words of a list of our own. Type the words of your list after a colon to get them on the sheet.'

export const SPELLING_SOURCE =
  'The words and sentences were written for Mahere. They are no published list: swap any word for one that your pupils misspell in their own writing.'

/** How a teacher uses the sheet. */
export const HOW_TO_SPELL: readonly string[] = [
  'Say the word, tap its sounds, and mark the hard part together before anyone practises alone.',
  'Fold the first column under for each try. A word that is right three times on three days can leave the list.',
]

/** How a teacher gives a dictation. */
export const HOW_TO_DICTATE: readonly string[] = [
  'Read the whole sentence once while pencils are down. Read it again in short parts. Read it whole a last time to check.',
  'Pupils read back with a finger under each word, then mark against the sentence on the board.',
  'Mark the words of the list, capital letters and end marks. Leave other misspellings for another day.',
]
