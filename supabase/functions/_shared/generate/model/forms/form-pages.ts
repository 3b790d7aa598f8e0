import type { Block } from '../../../content/blocks.ts'
import { asksToMatch, layoutOf, matchingTask } from '../../../content/planner/forms/cards/vocabulary-cards.ts'
import { beforeSending, DATE_LINE } from '../../../content/planner/forms/letter/letter.ts'
import { replySlip } from '../../../content/planner/forms/letter/slip.ts'
import { formPage } from '../../../content/planner/forms/made-form.ts'
import { crosswordPage } from '../../../content/planner/forms/puzzles/crossword.ts'
import { lettersOf } from '../../../content/planner/forms/puzzles/letters-of.ts'
import { hidable, wordSearchPage } from '../../../content/planner/forms/puzzles/word-search.ts'
import { RUBRIC_HEAD } from '../../../content/planner/forms/rubric/levels.data.ts'
import { makeRandom } from '../../../content/planner/random.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import type { TaskPage } from '../../../content/resource.ts'
import type { Form, PageParts } from './wire-forms.ts'

/** A page without numbered questions, and what belongs to it on the teacher page. */
export interface FormMade {
  page: TaskPage
  key: Block[]
  notes: string[]
}

type BlockForm = Exclude<Form, 'sheet' | 'reading' | 'quiz'>
type Make<F extends BlockForm> = (part: PageParts[F], request: LessonRequest) => FormMade

const NEXT_STEP: Block = {
  kind: 'paragraph',
  text: 'My next step: ______________________________________________',
}
const USUAL_WORDS = 12

/** What the teacher is told where there are fewer than asked for: "You asked for 12 cards; there are 10." */
const fewer = (what: string, made: number, { understood: { count } }: LessonRequest): string[] =>
  count !== null && made < count ? [`You asked for ${count} ${what}; there are ${made}.`] : []
const FEWER = /^You asked for \d+ \p{L}+; there are \d+\.$/u

const UNEVEN = 'has not one description for each column: look it over.'

/** True for what a teacher was told about the page of a form, which no longer holds once that page is another. */
export const isFormNote = (line: string): boolean => FEWER.test(line) || line.endsWith(UNEVEN)

const howToUse = (items: readonly string[]): Block[] => [
  { kind: 'heading', text: 'How to use it' },
  { kind: 'list', ordered: false, items: [...items] },
]

const cards: Make<'cards'> = ({ instructions, cards: terms, use }, request) => {
  const isList = layoutOf(request.topic) === 'list'
  const match = asksToMatch(request.asked)
    ? matchingTask(terms, makeRandom(request.draftCode))
    : { task: [], key: [] }
  const words: Block = isList
    ? { kind: 'terms', head: ['Word', 'Meaning'], terms }
    : { kind: 'cards', cards: terms }
  return {
    page: formPage(instructions, [words, ...match.task]),
    key: [...match.key, ...howToUse(use)],
    notes: fewer('words', terms.length, request),
  }
}

const rubric: Make<'rubric'> = ({ instructions, levels, rows, use }) => ({
  page: formPage(instructions, [
    {
      kind: 'table',
      head: [RUBRIC_HEAD[0], ...levels],
      rows: rows.map(({ criterion, steps }) => [criterion, ...levels.map((_, at) => steps[at] ?? '')]),
    },
    NEXT_STEP,
  ]),
  key: howToUse(use),
  notes: rows
    .filter(({ steps }) => steps.length !== levels.length)
    .map(({ criterion }) => `The row “${criterion}” ${UNEVEN}`),
})

const checklist: Make<'checklist'> = ({ instructions, items, use }, request) => ({
  page: formPage(instructions, [{ kind: 'checklist', items }, NEXT_STEP]),
  key: howToUse(use),
  notes: fewer('points', items.length, request),
})

const frame: Make<'frame'> = ({ instructions, words, parts, use }) => ({
  page: formPage(instructions, [
    ...(words.length > 0
      ? [
          { kind: 'heading' as const, text: 'Words that may help' },
          { kind: 'words' as const, words },
        ]
      : []),
    { kind: 'frame', parts },
  ]),
  key: howToUse(use),
  notes: [],
})

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

const letter: Make<'letter'> = ({ greeting, paragraphs, points, close, reply, before }) => ({
  page: formPage(DATE_LINE, [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(points.length > 0 && !paragraphs.at(-1)?.trim().endsWith(':') ? [paragraph('Please note:')] : []),
    ...(points.length > 0 ? [{ kind: 'list' as const, ordered: false, items: points }] : []),
    ...close.split('\n').map(paragraph),
    ...(reply.length > 0 ? replySlip(reply) : []),
  ]),
  key: beforeSending(before),
  notes: [],
})

const leftOut = (given: readonly string[], used: (word: string) => boolean) => {
  const left = given.filter((word) => !used(word))
  return left.length > 0 ? [`These words did not fit into the grid: ${left.join(', ')}.`] : []
}

/** The words as a list, where no grid could be laid. */
function onlyWords({ words: given }: PageParts['words']): FormMade {
  const terms = given.map(({ word, clue }) => ({ term: word, meaning: clue, lang: 'en' as const }))
  return {
    page: formPage('Read each word and its clue. Cover the words, and say them from their clues.', [
      { kind: 'terms', head: ['Word', 'Clue'], terms },
    ]),
    key: [],
    notes: ['The words do not go into one grid. They stand here as a list.'],
  }
}

const words: Make<'words'> = (part, { understood, year, draftCode }) => {
  const random = makeRandom(`${draftCode} ${understood.want}`)
  const given = part.words.map(({ word }) => word)
  if (understood.want === 'crossword') {
    const clues = part.words.map(({ word, clue }) => ({ answer: word, clue }))
    const made = crosswordPage(clues, understood.count ?? USUAL_WORDS, random)
    const [page] = made?.pages ?? []
    if (!made || !page) return onlyWords(part)
    return { page, key: made.key, notes: leftOut(given, (word) => made.used.has(lettersOf(word))) }
  }
  const hidden = hidable(given)
  const made = wordSearchPage(hidden, year, random)
  const [page] = made?.pages ?? []
  return made && page
    ? { page, key: made.key, notes: leftOut(given, (word) => hidden.includes(word)) }
    : onlyWords(part)
}

const MAKE: { [F in BlockForm]: Make<F> } = { cards, rubric, checklist, frame, letter, words }

/** The page of a form that has blocks in place of questions. */
export const formMade = <F extends BlockForm>(
  form: F,
  part: PageParts[F],
  request: LessonRequest,
): FormMade => (MAKE[form] as Make<F>)(part, request)
