import type { WordPattern } from '../words/word-pattern.ts'

/** Asks for one lesson of a unit whole, by its number. */
export const NUMBERED_LESSON: WordPattern = {
  pattern:
    /^(?:(?:please|can (?:you|i|we)|could (?:you|i)|now|ok|great|thanks|i(?:['’]d)? (?:want|need|like)|let['’]?s|show|give|write|do|make|plan|have|see|get|me|us|out|up|the|full|whole|plan for)[\s,]+)*(?:lesson|session) (?<number>[1-9]|10)[\s,]+(?:in full|in detail|whole|written out)(?:[\s,]+(?:now|please|pls|next))*[.!?\s]*$/iu,
  matches: ['lesson 2 in full', 'write lesson 3 in full please', 'can you do session 2 whole'],
  misses: ['lesson 2 please', 'lesson 2 is too long', 'make lesson 3 shorter', 'lesson on bees'],
}

/** Asks for the document at the level of one group. */
export const VERSION_FOR_GROUP: WordPattern = {
  pattern:
    /^(?:(?:please|can (?:you|i|we)|could (?:you|i)|now|also|and)[\s,]+)*(?:make|do|have|give me|write|get|i need)(?: me)? (?:an? |another |the )?(?:\p{L}+ )?version (?:of (?:it|this) )?for (?:my |the |our )?(?<group>low(?:er|est)?|bottom|struggling|strugglers|support|weaker|high(?:er|est)?|top|extension|able|advanced|gate|fast(?: finishers)?)(?:[ -](?:group|kids|students|ability|readers|level|ones|end))*[.!?\s]*$/iu,
  matches: ['make a version for my low group', 'can you do an easier version for the struggling readers'],
  misses: ['make a version for year 5', 'version two of the lesson'],
}

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
