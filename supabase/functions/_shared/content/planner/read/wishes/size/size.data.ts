import type { WordPattern } from '../../words/word-pattern.ts'

/** A short task for the whole class, by the name that is printed for it. Numbers stand in figures. */
export interface ShortTask extends WordPattern {
  name: string
  /** The minutes that it has where none are named. */
  minutes: number
}

export const SHORT_TASKS: readonly ShortTask[] = [
  {
    name: 'Starter',
    minutes: 5,
    pattern:
      /\b(?<!(?:story|sentence|writing|conversation|discussion|talk|journal|poem|poetry|recount|narrative|persuasive|opinion|thinking|diary|picture) )(?:starters?|settlers?|bell[ -]?(?:ringers?|work)|morning work)\b(?! (?:cards?|pack|prompts?|sentences?))/i,
    matches: ['a starter on decimals', 'bell ringer y7', 'morning work'],
    misses: ['story starters', 'starter cards', 'sentence starters for y3', 'start with counters'],
  },
  {
    name: 'Warm-up',
    minutes: 5,
    pattern: /\bwarm[- ]?ups?\b(?! (?:cards?|games?|for (?:pe|sport)))/i,
    matches: ['maths warm up', 'a warm-up on halves'],
    misses: ['warm clothes', 'warm up games', 'warm-up cards'],
  },
  {
    name: 'Do now',
    minutes: 5,
    pattern: /\bdo[- ]nows?\b/i,
    matches: ['do now y6', 'a do-now'],
    misses: ['do this now', 'what to do'],
  },
  {
    name: 'Quick quiz',
    minutes: 10,
    pattern: /\b(?:quick|mini|pop|short|speed|fast)[- ](?:fire )?(?:maths? |spelling )?quiz(?:zes)?\b/i,
    matches: ['quick quiz', 'a mini-quiz', 'pop quiz', 'quick maths quiz'],
    misses: ['a quiz', 'quick games', 'quizzes for a week'],
  },
  {
    name: 'Quick check',
    minutes: 10,
    pattern:
      /\b(?:quick|mini|short|fast)[- ](?:checks?(?:[- ]?(?:in|up))?|tests?|assessments?|tasks?|sheets?|worksheets?)\b/i,
    matches: ['quick check on area', 'a mini test', 'short worksheet', 'quick check-in'],
    misses: ['quick checklist', 'checkpoints', 'a test'],
  },
]

/** A sheet that is to fill half of an A4 page. */
export const HALF_PAGE: WordPattern = {
  pattern:
    /\b(?:half|1\/2|½)[ -]?(?:a |an )?(?:of (?:a|an) )?(?:A4[ -]?)?(?:page|sheet|pager)\b|½ ?page|\b2[ -](?:to|per|on)[ -](?:a|an|1|the)[ -](?:A4 )?(?:page|sheet)\b|\bA ?5\b(?![ -]?(?:paper ?clips?|\d))/i,
  matches: ['half page', 'half an A4 page', 'half-sheet', 'A5 sheet', '2 to a page', 'A5'],
  misses: ['half the class', 'page 2', 'half', 'A4', '2 pages'],
}

/** An exit ticket is short and small, whatever else is said. */
export const MINUTES_OF_EXIT = 5

/** Minutes that are counted or read in the questions, and not those that pupils have. */
export const MINUTES_IN_QUESTIONS: WordPattern = {
  pattern:
    /\b(?:to|in|by|nearest|of|every|past|count(?:ing)?)(?: the)?(?: nearest)? \d{1,2}[ -]?min(?:ute)?s?\b(?! (?:starters?|warm|quiz|tasks?|sheets?))|\b\d{1,2}[ -]?min(?:ute)?s? (?:intervals?|steps?|jumps?|past|to|marks?)\b/gi,
  matches: ['time to 5 minutes', 'in 5 minute intervals', 'counting 5 minutes'],
  misses: ['5 minute starter', '10 mins'],
}
