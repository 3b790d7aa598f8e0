import type { WordPattern } from './word-pattern.ts'

/** A sheet that a request names by what it is, and that has a maker of its own in `forms/`. */
export type NamedSheet =
  | 'cloze'
  | 'matching'
  | 'graphic organiser'
  | 'investigation sheet'
  | 'number of the day'
  | 'spelling sheet'
  | 'handwriting sheet'
  | 'writing prompts'
  | 'dictation'
  | 'colour by answer'
  | 'sequencing cards'
  | 'script'
  | 'station cards'
  | 'brain breaks'

/** The words that ask for a named sheet; the first that fits is made. */
export const SHEET_WORDS: readonly (WordPattern & { sheet: NamedSheet })[] = [
  {
    sheet: 'brain breaks',
    pattern:
      /\b(?:brain|movement) ?breaks?(?: cards?| activities| ideas)?\b|\benergi[sz]ers?(?: cards?| activities)?\b/i,
    matches: ['brain breaks for year 3', 'movement break cards', 'energisers'],
    misses: ['the brain', 'energy', 'a lunch break'],
  },
  {
    sheet: 'station cards',
    pattern:
      /\b(?:station|circuit|rotation) ?cards?\b|\bcards? for (?:a |an |our |the )?(?:fitness |ball |pe )?(?:circuit|stations|rotations?)\b|\b(?:fitness|pe|ball skills?) (?:circuit|stations|rotations)(?: cards| sheets?| posters?)?\b/i,
    matches: [
      'station cards',
      'fitness circuit cards',
      'cards for a circuit',
      'PE stations',
      'fitness circuit',
    ],
    misses: ['train station', 'an electric circuit', 'flash cards'],
  },
  {
    sheet: 'cloze',
    pattern:
      /\bcloze\b|\bfill[- ](?:in[- ])?(?:the )?(?:gaps?|blanks?|missing words?)\b|\bgap[- ]?fill\b|\b(?:missing|gapped) words? (?:sheet|passage|activity|text)\b/i,
    matches: ['a cloze on the water cycle', 'fill in the blanks', 'gap fill', 'fill the gaps'],
    misses: ['mind the gap', 'missing numbers', 'close the door'],
  },
  {
    sheet: 'matching',
    pattern:
      /\bmatch(?:ing|es)?\b[^.]*\b(?:meanings?|definitions?|words?|kupu|terms?|idioms?|vocab(?:ulary)?)\b|\b(?:words?|kupu|idioms?|terms?|vocab(?:ulary)?|meanings?|definitions?)\b[^.]*\bmatch(?:ing)?\b/i,
    matches: ['idioms, match to meaning', 'match the words with their definitions', 'kupu matching activity'],
    misses: ['a cricket match', 'match fractions and decimals', 'matching games'],
  },
]

/** The sheet that a request names, or null. */
export const sheetIn = (text: string): NamedSheet | null =>
  SHEET_WORDS.find(({ pattern }) => pattern.test(text))?.sheet ?? null

/** A request without the words that name its sheet, which say nothing about the topic. */
export const withoutSheet = (text: string): string =>
  SHEET_WORDS.filter(({ sheet }) => sheet !== 'matching').reduce(
    (left, { pattern }) => left.replace(pattern, ' '),
    text,
  )
