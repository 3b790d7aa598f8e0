import type { WordPattern } from './word-pattern.ts'

export const LEARNING_LANGUAGES = 'Learning languages'

const LANGUAGE = '(?:french|spanish|japanese|mandarin|chinese|(?:gagana )?s[aā]moan?)'
const MATTER =
  "(?:greetings?|greet(?:ing)? (?:people|each other|someone)|introductions?|introduc(?:e|ing) (?:your|our|my|them)sel(?:f|ves)|my name is|(?:saying|say) (?:hello|hi|your name)|hello|what(?:'|’)?s your name|first (?:ever )?lesson|lesson (?:one|1)|beginners?(?:'|’)?s?|basics?|basic (?:phrases|conversation|greetings?)|meeting people|meet and greet)"
/** What the bank has no lesson on in such a language. */
const OTHER_MATTER =
  '(?:numbers?|numerals?|count(?:ing)?|colou?rs?|body|food|caf[eé]|family|animals?|verbs?|grammar|alphabet|days|months|weather|translat\\w*|letter|newsletter|notice|note|story|song|poem|prayer|passage|language week|new year|revolution|art|history|garden|mural|tapa|siapo)'

/**
 * A first lesson in a language that the bank has one for: greetings and names. Anything else in such a language is not made, because nobody here
 * could read it again.
 */
export const FIRST_LANGUAGE_LESSON: WordPattern = {
  pattern: new RegExp(
    `^(?![^]*\\b${OTHER_MATTER}\\b)[^]*(?:\\b${LANGUAGE}\\b[^.?!]{0,50}\\b${MATTER}(?!\\p{L})|\\b${MATTER}[^.?!]{0,40}\\b${LANGUAGE}\\b)`,
    'iu',
  ),
  matches: [
    'year 8 french greetings and introducing yourself first lesson',
    'first lesson in mandarin y7',
    'beginner Japanese for my Year 8 class',
    'Samoan greetings worksheet',
  ],
  misses: [
    'Spanish numbers to 20 for year 5',
    'Chinese New Year greetings',
    'a newsletter to families in English and Samoan',
    'te reo Māori greetings, Year 1',
    'korean greetings y7',
    'the French Revolution for beginners',
  ],
}
