import type { WordPattern } from '../words/word-pattern.ts'

/** Chooses another lesson of the bank by its title, in the words of the button above a document. */
export const USES_LESSON: WordPattern = {
  pattern:
    /^(?:please )?use (?:the )?lesson [“"](?<title>\S.{0,118}\S)[”"](?: instead)?(?: please)?[.!\s]*$/iu,
  matches: [
    'Use the lesson “Light a bulb: simple circuits” instead.',
    'use the lesson "A year at Scott Base"',
    'Use the lesson “Tag, rules and “good game”” instead.',
  ],
  misses: ['use the lesson on rangoli instead', 'Use “good game” instead.', 'use the lesson plan'],
}
