import type { WordPattern } from '../words/word-pattern.ts'

/** Words with which a teacher who types as they think takes back what stands before. What follows is meant. */
export const CHANGED_MIND: WordPattern = {
  pattern:
    /[\s,.;:–—-]+(?:(?:or |oh |um+ |hmm+ )?(?:nah|nope|no,? wait|wait,? no|hang on|hold on|scratch that|scrap (?:that|it)|forget (?:that|it)|never ?mind(?: that)?|on second thoughts?|oops|sorry,? (?:i )?mea?nt?|i mea?nt?(?! (?:it|that|this|to|for|well)(?!\p{L}))|no,? sorry|no,? actually|actually,? (?:no|nah)|change of plan|changed my mind)(?![\p{L}’'-])[\s,.;:–—-]*(?:actually[\s,]*)?(?:(?:can|could) (?:we|you|u) )?(?:make (?:it|that)|do|let[’']?s (?:do|make it)|i (?:want|need)|we[’']?ll do|go with|change (?:it|that) to|it[’']?s|not (?:that|this),?(?: but)?)?|(?:no,? )?(?:actually[\s,]*)?(?:make (?:it|that)|change (?:it|that) to|let[’']?s (?:do|make it)|do)(?= [^.;\n]{2,60} instead\b)|no,? make (?:it|that)|(?:or )?actually,? (?:make (?:it|that)|do|let[’']?s (?:do|make it)|change (?:it|that) to)|(?<=[,.;–—-]\s*)actually)(?![\p{L}’'-])[\s,.;:–—-]+/iu,
  matches: [
    'wordsearch for matariki nah make it sea life',
    'year 4 fractions, actually decimals',
    'quiz on volcanoes, no wait, earthquakes',
    'a poster on bees scrap that do worms',
    'yr 3 addition, let’s do subtraction instead',
  ],
  misses: [
    'what actually happens when ice melts',
    'year 5, how plants actually make food',
    'a story with a nahuatl word',
    'make it fun',
    'questions instead of answers',
    'a lesson on what I mean to you',
  ],
}

/** A form that a later wish puts in the place of another. */
export const FORM_SAID =
  /\b(?:an? )?(?:work ?sheets?|ws|quiz(?:zes)?|word ?(?:search|find)s?|crosswords?|posters?|rubrics?|lesson(?: plan)?s?|games?|bingo|(?:task |matching |flash )?cards|tests?|assessments?|activit(?:y|ies)|reading passages?|cloze|checklists?)\b/i

/** A year or a length, which stays where only the topic is taken back. */
export const YEAR_SAID = /\b(?:(?:years?|yrs?|y) ?\d(?: ?(?:[-/&]|and|to) ?\d)?|new entrants?|NE)\b/i
export const LENGTH_SAID = /\b\d{1,3} ?(?:min(?:ute)?s?|hours?|hrs?)\b/i

/** A learning area at the beginning, which stays as well. */
export const AREA_SAID =
  /^(?:maths?|english|writing|reading|spelling|science|sci|stats|art|music|drama|dance|pe|health|tech(?:nology)?|te reo|soc(?:ial)? (?:sci(?:ences?)?|studies))\b/i

/** Where the topic begins, behind what is asked for. */
export const BEFORE_TOPIC = /^(.*?\b(?:for|on|about|of|abt)\s+)(?=\S)/i
