import type { WordPattern } from './words/word-pattern.ts'

/** A whole learning area and nothing more: the topic of the lesson is still open. */
export const BARE_SUBJECT: WordPattern = {
  pattern:
    /^(?:maths?|mathematics|numeracy|pāngarau|english|literacy|science|pūtaiao|social (?:studies|sciences?)|technology|hangarau|te reo(?: māori)?)$/i,
  matches: ['maths', 'Te reo Māori', 'social studies'],
  misses: ['science volcanoes', 'te reo greetings', 'art'],
}

/** Names of the learning areas in te reo Māori. */
export const SUBJECT_REO: Readonly<Record<string, string>> = {
  'Mathematics and statistics': 'pāngarau',
  English: 'te reo Pākehā',
  Science: 'pūtaiao',
  'Social sciences': 'tikanga ā-iwi',
  'Health and physical education': 'hauora',
  'The arts': 'toi',
  Technology: 'hangarau',
}
