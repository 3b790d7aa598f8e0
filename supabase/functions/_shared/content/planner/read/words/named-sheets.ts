import { letterNamed } from '../../english/sounds/named-letter.ts'
import { dayIn } from '../more-than-one/several.ts'
import { diagramAsked } from './diagrams/diagram-asked.ts'
import { ANY_EVERYDAY } from './everyday/everyday-words.ts'
import { asksForHomework } from './everyday/homework-words.ts'
import { FOR_FUN } from './fun-quiz.ts'
import { lengthSheetAsked } from './lengths/length-sheet-asked.ts'
import { type NamedSheet, SHEET_WORDS } from './named-sheets.data.ts'
import { ANY_ORGANISER } from './organiser-words.ts'
import { displayLabelsAsked, foodChainAsked, matAsked } from './papers/papers-asked.ts'
import { phonicsAsked } from './phonics/phonics-asked.ts'
import { storyAsked } from './phonics/story-asked.ts'
import { remembered } from './remembered.ts'
import { sortAsked } from './sorts/sort-asked.ts'

/** All sheets with the words that ask for them; an organiser goes by many names of its own. */
const NAMED: readonly { sheet: NamedSheet; pattern: RegExp }[] = [
  { sheet: 'everyday paper', pattern: ANY_EVERYDAY },
  ...SHEET_WORDS,
  { sheet: 'graphic organiser', pattern: ANY_ORGANISER },
]

function readSheet(text: string): NamedSheet | null {
  if (dayIn(text) !== null) return 'relief day'
  if (asksForHomework(text)) return 'homework sheet'
  if (storyAsked(text) !== null) return 'decodable story'
  if (displayLabelsAsked(text)) return 'display labels'
  if (matAsked(text)) return 'language mat'
  if (foodChainAsked(text)) return 'food chain'
  if (sortAsked(text) !== null) return 'sorting sheet'
  if (phonicsAsked(text) !== null) return 'phonics sheet'
  if (letterNamed(text) !== null) return 'letter sheet'
  if (lengthSheetAsked(text) !== null) return 'length sheet'
  if (diagramAsked(text) !== null) return 'label sheet'
  return NAMED.find(({ pattern }) => pattern.test(text))?.sheet ?? null
}

/** The sheet that a request names, or null. */
export const sheetIn = remembered(readSheet)

/** Sheets whose names say what they are about as well: a lesson is found by them where one is wanted instead. */
const SAYS_TOPIC: ReadonlySet<NamedSheet> = new Set([
  'matching',
  'spelling sheet',
  'handwriting sheet',
  'writing prompts',
  'dictation',
])

/** A request without the words that name its sheet, which say nothing about the topic; `instead` may stand for them. */
export const withoutSheet = (text: string, instead = ' '): string =>
  NAMED.filter(({ sheet }) => !SAYS_TOPIC.has(sheet)).reduce(
    (left, { pattern }) => left.replace(pattern, instead),
    text,
  )

/** Sheets that need no topic, because a blank one is of use or their own words are one. */
const NEEDS_NO_TOPIC: ReadonlySet<NamedSheet> = new Set([
  'graphic organiser',
  'investigation sheet',
  'number of the day',
  'everyday paper',
  'relief day',
  'homework sheet',
  'sorting sheet',
  'phonics sheet',
  'length sheet',
  'label sheet',
  'decodable story',
  'display labels',
  'language mat',
  'food chain',
])
const ASKS_ABOUT_IT = /^\s*(?:what|how|why|who|when|explain|tell me|describe)\b|\?\s*$/i

/** True where a message asks for a sheet that can be made without a topic, and does not ask what it is. */
export const asksForBlankSheet = (text: string): boolean => {
  const sheet = sheetIn(text)
  return ((sheet !== null && NEEDS_NO_TOPIC.has(sheet)) || FOR_FUN.test(text)) && !ASKS_ABOUT_IT.test(text)
}

/** A request without the words of a sheet of colours, whose code and colours are no topic. */
export const withoutColouring = (text: string): string =>
  NAMED.filter(({ sheet }) => sheet === 'colour by answer').reduce(
    (left, { pattern }) => left.replace(pattern, ' '),
    text,
  )
