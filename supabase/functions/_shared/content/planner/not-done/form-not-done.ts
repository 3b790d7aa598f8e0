import { formFor } from '../forms/choose-form.ts'
import { isQuestion } from '../forms/made-form.ts'
import { noTextFor } from '../forms/reading/reading-sheet.ts'
import { KNOWN_SCRIPTS } from '../forms/script/scripts.ts'
import { KNOWN_ORDERS } from '../forms/sequence/sequencing-cards.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { NamedSheet } from '../read/words/named-sheets.data.ts'
import { sheetIn } from '../read/words/named-sheets.ts'
import { SORTING } from '../read/words/sorts/sort-words.data.ts'

/** Choices that were asked for where no sure wrong answers are known. */
function noChoicesFor({ request }: Lesson): string[] {
  const { want, choices, statements } = request.understood
  if (want === 'quiz' && statements)
    return [
      'These are no true or false statements: neither sums nor words with meanings are known here for this topic.',
    ]
  return want === 'quiz' && choices !== null
    ? ['The questions have no choices: neither sums nor words with meanings are known here for this topic.']
    : []
}

const listed = (names: readonly string[]) =>
  names.map((name) => name[0]?.toLowerCase() + name.slice(1)).join('; ')

/** What is said of a sheet that was named and that no maker could make. */
const NOT_MADE: Partial<Record<NamedSheet, string>> = {
  'colour by answer':
    'This is not a sheet to colour: I make those from short sums, such as 6 × 7 or 3 + 4, and have none for this topic. Ask for one on adding, subtracting, multiplying, dividing or percentages.',
  'sequencing cards': `These are not cards to put in order: I know no steps in order on this topic. I have cards on these: ${listed(KNOWN_ORDERS)}.`,
  cloze: 'This is not a text with gaps: I have no text and too few words on this topic.',
  'display labels':
    'These are not labels to put up: I have none for this. Ask for labels of days, months, numbers, colours or weather, or list the words that you want.',
  'label sheet': 'There is no drawing to label here: I have none of this thing.',
  'decodable story': 'This is not a decodable story: I have none for these sounds.',
  'language mat': 'This is not a word mat: I have none on this topic.',
  script: `There is no script on this topic, and this is not one. I have scripts about: ${listed(KNOWN_SCRIPTS)}. Ask for one of these, for example “a script about a lost lunchbox”.`,
}

/** Cutting and pasting alone may be of anything, and asks for no order. */
const ASKS_NO_ORDER = /\bcut[ -]?(?:out )?(?:and|&|n)[ -]?(?:paste|stick|glue)\b/i
const ASKS_ORDER = /\b(?:sequenc|order|life[ -]?cycle|steps|stages)/i

/** A named sheet that became usual pages. */
function sheetNotMade({ request: { topic, understood } }: Lesson): string[] {
  const sheet = sheetIn(topic)
  const said = sheet === null || understood.want === 'lesson plan' ? undefined : NOT_MADE[sheet]
  if (said === undefined) return []
  if (sheet === 'sequencing cards' && ASKS_NO_ORDER.test(topic) && !ASKS_ORDER.test(topic))
    return ['This has nothing to cut out and paste: students write their answers on the sheet.']
  return [said]
}

/** A sort that was asked for on what no groups are known of. */
function sortNotMade({ approach, request: { topic, understood } }: Lesson): string[] {
  const isSort = understood.want !== 'lesson plan' && SORTING.pattern.test(topic) && /\bsort/i.test(topic)
  // Shapes and numbers are sorted by questions of mathematics, which say it themselves.
  return isSort && !(approach.kind === 'topic' && approach.computed)
    ? ['This is not a sort: I have no groups of cards for it. Students answer questions instead.']
    : []
}

/** What the maker of a form could not do: fewer words or cards than asked, words that do not fit, no text, no choices. */
export function formNotDone({ lesson }: { lesson: Lesson }): readonly string[] {
  const made = formFor(lesson)
  if (made !== null && !isQuestion(made)) return made.notDone
  return [...sheetNotMade(lesson), ...sortNotMade(lesson), ...noTextFor(lesson), ...noChoicesFor(lesson)]
}
