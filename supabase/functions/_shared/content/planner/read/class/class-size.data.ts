import type { WordPattern } from '../words/word-pattern.ts'

/** How many there are in the class; groups inside it, and people in a story, are not meant. */
export const CLASS_SIZE: WordPattern = {
  pattern:
    /\bclass (?:of|has|with) (\d{1,2})\b(?! (?:questions?|minutes?|groups?|pages?|words?))|\b(?:my|our|have|with|for|got) (\d{1,2}) (?:kids|children|students|ākonga|akonga|tamariki|learners|pupils)\b(?! (?:who|with|in (?:a|each)))/iu,
  matches: ['a class of 26', 'I have 24 kids', 'for 18 tamariki', 'my class has 30'],
  misses: ['a class of 20 questions', '20 kids were asked', 'with 3 pupils who read early'],
}
