import { ORGANISER_WORDS } from './organiser-words.data.ts'
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

/** The words that ask for a named sheet; the first that fits is made. */
export const SHEET_WORDS: readonly (WordPattern & { sheet: NamedSheet })[] = [
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
  {
    sheet: 'investigation sheet',
    pattern:
      /\b(?:(?:(?:science|scientific|fair[- ]test(?:ing)?|experiments?|investigations?|inquiry|lab)[- ])+(?:(?:recording|planning|planner|report|results?|observation|record|log|write[- ]?up|reflection)[- ]?)*(?:sheets?|templates?|forms?|logs?|planners?|write[- ]?ups?|organi[sz]ers?|recording pages?|scaffolds?)|(?:science )?experiment work ?sheets?(?! on variables)|(?:science )?(?:experiment|investigation|fair test) (?:reports?|recording|planner|planning)|aim,?(?: hypothesis,?)?(?: equipment,?| materials,?)? method,?(?: and)? results?(?:,?(?: and)? conclusions?)?|predict,? observe,? explain (?:sheets?|charts?|templates?)|(?:(?:plant|bean|seed|science|nature|weather|moon)(?: growth| growing)? )?observation(?:al)? (?:diar(?:y|ies)|journals?|sheets?|logs?|records?|charts?|tables?|templates?)|(?:plant|bean|seed|moon|weather)(?: growth| growing| watch)? (?:diar(?:y|ies)|journals?|logs?))\b(?: (?:templates?|sheets?|pages?))*/i,
    matches: [
      'a science experiment recording sheet',
      'fair test planning sheet',
      'investigation sheet',
      'aim, method, results',
      'aim, equipment, method, results and conclusion',
      'plant growth observation diary',
      'bean diary',
      'experiment write-up template',
    ],
    misses: [
      'a fair test worksheet',
      'an investigation of volcanoes',
      'science worksheet',
      'diary entry',
      'maths investigation',
    ],
  },
  {
    sheet: 'number of the day',
    pattern:
      /\b(?:(?:number|decimal|fraction)s? of the (?:day|week)|(?:number|decimal|fraction) (?:talk )?of day|place value (?:mats?|of the day))\b(?:(?: place value)? (?:sheets?|worksheets?|templates?|mats?|pages?|activity|activities|routine))*/i,
    matches: [
      'number of the day 4,372',
      'a decimal of the day sheet',
      'fraction of the day',
      'place value mat',
    ],
    misses: ['numbers of the days of the week', 'place value', 'the number of days in May'],
  },
  {
    sheet: 'graphic organiser',
    pattern: new RegExp(ORGANISER_WORDS.map(({ pattern }) => pattern.source).join('|'), 'i'),
    matches: ['a Venn diagram', 'KWL chart', 'graphic organiser', 'mind map'],
    misses: ['compare and contrast', 'the five senses', 'timeline cards'],
  },
]

/** The sheet that a request names, or null. */
export const sheetIn = (text: string): NamedSheet | null =>
  SHEET_WORDS.find(({ pattern }) => pattern.test(text))?.sheet ?? null

/** A request without the words that name its sheet, which say nothing about the topic; `instead` may stand for them. */
export const withoutSheet = (text: string, instead = ' '): string =>
  SHEET_WORDS.filter(({ sheet }) => sheet !== 'matching').reduce(
    (left, { pattern }) => left.replace(pattern, instead),
    text,
  )

/** Sheets that need no topic: a blank one is of use. */
const NEEDS_NO_TOPIC: ReadonlySet<NamedSheet> = new Set([
  'graphic organiser',
  'investigation sheet',
  'number of the day',
])
const ASKS_ABOUT_IT = /^\s*(?:what|how|why|who|when|explain|tell me|describe)\b|\?\s*$/i

/** True where a message asks for a sheet that can be made without a topic, and does not ask what it is. */
export const asksForBlankSheet = (text: string): boolean => {
  const sheet = sheetIn(text)
  return sheet !== null && NEEDS_NO_TOPIC.has(sheet) && !ASKS_ABOUT_IT.test(text)
}
