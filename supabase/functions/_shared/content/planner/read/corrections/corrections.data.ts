import type { WordPattern } from '../words/word-pattern.ts'

/** Names the learning area that was meant; what follows is read as its name. */
export const AREA_IS: WordPattern = {
  pattern:
    /\b(?:learning area|subject) (?:to|is|should be|was)(?: really| actually)? |\b(?:it['’]?s|it is|this is|meant (?:it )?(?:for|as)) (?:actually |really |supposed to be )?(?:for |a |an )?(?=[\p{L} ]{3,40}[,.]? (?:not|lesson)\b)|\b(?:make|turn|change) (?:it|this) (?:into |to )?(?:an? )?(?=[\p{L} ]{3,40}? lesson\b)/iu,
  matches: [
    'Change the learning area to Science.',
    'the subject should be technology',
    'it is social studies, not English',
    'make it a science lesson',
  ],
  misses: ['a science lesson on magnets', 'make it shorter', 'our subject teachers'],
}

/** Takes back the setting: "no netball, just the sums" is read as another setting elsewhere. */
export const NO_SETTING: WordPattern = {
  pattern: /\b(?:leave out|drop|without|remove|no|take out) (?:the |any |a )?(?:setting|theme|context)\b/i,
  matches: ['Leave out the setting.', 'without a theme', 'no theme please'],
  misses: ['set it in the māra kai', 'the setting of the story'],
}

/** Takes back every limit on the numbers. */
export const NO_LIMITS: WordPattern = {
  pattern:
    /\b(?:leave out|drop|without|remove|no|take away) (?:the |any )?(?:limits?|restrictions?) on (?:the )?numbers?\b/i,
  matches: ['Leave out the limits on the numbers.', 'no limit on numbers'],
  misses: ['the limits of a number line', 'numbers up to 20'],
}

/** Takes back what was said about the class; what follows names it. */
export const LEAVES_OUT: WordPattern = {
  pattern: /^(?:please )?(?:leave out|drop|forget)(?: the| about the| going)? /i,
  matches: ['Leave out the ESOL support.', 'forget the wet day', 'leave out going outside'],
  misses: ['what to leave out of a summary', 'they drop it'],
}

export const IN_ENGLISH: WordPattern = {
  pattern:
    /\b(?:write|put|make|have|do) (?:it|this|them)(?: all)? in english\b|^in english(?: please)?[.!]?$/i,
  matches: ['Write it in English.', 'in English please'],
  misses: ['an English lesson', 'words in English and te reo'],
}

export const TEXT_TYPE_IS: WordPattern = {
  pattern: /\b(?:text type|kind of writing|type of (?:text|writing)|genre) (?:to|is|should be) /i,
  matches: ['Change the text type to a recount.', 'the genre should be a report'],
  misses: ['three text types', 'writing is hard'],
}
