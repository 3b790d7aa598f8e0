import type { Block } from '../../../blocks.ts'
import { textsIn } from '../../../checks/text.ts'
import type { ResourceHeader, ResourceSection, StepsPage, TaskPage } from '../../../resource.ts'
import { counted, only, someOf } from './lines.ts'
import type { Told } from './plan-changed.ts'
import { pagesChanged, sizeChanged } from './tasks-changed.ts'

type Sections = readonly ResourceSection[]
const isPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')
const headOf = (sections: Sections) => sections.find((one): one is ResourceHeader => one.id === 'header')

const yearOf = ({ subtitle }: ResourceHeader) => /\bYears? [\d–-]+/.exec(subtitle)?.[0] ?? null
const formOf = ({ form, kind }: ResourceHeader) => (form ?? kind).toLowerCase()

function headTold(before: Sections, after: Sections): string[] {
  const [was, is] = [headOf(before), headOf(after)]
  if (!was || !is) return []
  const [then, now] = [yearOf(was), yearOf(is)]
  return [
    ...(formOf(was) === formOf(is) ? [] : [`This is a ${formOf(is)} now, not a ${formOf(was)}.`]),
    ...(was.title === is.title ? [] : [`It is “${is.title}” now, in place of “${was.title}”.`]),
    ...(then === now || now === null ? [] : [`It is for ${now} now${then === null ? '' : `, not ${then}`}.`]),
  ]
}

const wordsIn = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).filter(Boolean).length

function textTold(before: readonly TaskPage[], after: readonly TaskPage[]): string[] {
  const [was, is] = [before, after].map((pages) => pages.find(({ text }) => text)?.text)
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  if (!was || !is) return [is ? `It has a text to read: “${is.title}”.` : 'The text is out.']
  const lengths = `${wordsIn(is.paragraphs)} words, not ${wordsIn(was.paragraphs)}`
  return was.title === is.title
    ? [`The text changed: it has ${lengths}.`]
    : [`The text is “${is.title}” now, in place of “${was.title}” (${lengths}).`]
}

/** The words that a puzzle or a set of cards is made of. */
const termsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'words'
      ? block.words
      : block.kind === 'cards'
        ? block.cards.map(({ term }) => term)
        : block.kind === 'terms'
          ? block.terms.map(({ term }) => term)
          : [],
  )

const PUZZLES: readonly Block['kind'][] = ['letters', 'words', 'cards', 'terms', 'crossword', 'board']

/** The lines of a page that are no puzzle: rows, points, paragraphs, headings. */
const linesIn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ kind }) => !PUZZLES.includes(kind))
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.map((row) => row.filter(Boolean).join(' | '))
        : textsIn({ ...block, kind: [] }),
    )

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'letters' ? [block.rows.length] : []))[0]
const columnsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.head.length] : []))[0]

/** The part of the lines that has to be new for all of them to be called new. */
const NEARLY_ALL = 0.7

function blocksTold(before: readonly Block[], after: readonly Block[]): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [terms, now] = [termsIn(before), termsIn(after)]
  const [more, fewer] = [only(now, terms), only(terms, now)]
  const [was, is] = [linesIn(before), linesIn(after)]
  const [fresh, gone] = [only(is, was), only(was, is)]
  const areNew = is.length > 3 && fresh.length >= is.length * NEARLY_ALL
  const [rows, rowsNow] = [rowsOf(before), rowsOf(after)]
  const [columns, columnsNow] = [columnsOf(before), columnsOf(after)]
  const told = [
    ...(rows !== undefined && rowsNow !== undefined && rows !== rowsNow
      ? [`The grid has ${rowsNow} rows now, not ${rows}.`]
      : []),
    ...(columns !== undefined && columnsNow !== undefined && columns !== columnsNow
      ? [`The table has ${columnsNow} columns now, not ${columns}.`]
      : []),
    ...(more.length > 0 ? [`New words: ${someOf(more, 4)}.`] : []),
    ...(fewer.length > 0 ? [`Words that are out: ${someOf(fewer, 4)}.`] : []),
    ...(areNew ? ['Nearly all its lines are new.'] : []),
    ...(!areNew && fresh.length > 0 ? [`New: ${someOf(fresh)}.`] : []),
    ...(!areNew && gone.length > 0 ? [`Out: ${someOf(gone)}.`] : []),
  ]
  return told.length > 0 ? told : ['The puzzle is laid out anew, with the same words.']
}

/** The pages that both sheets have, and those that only one of them has. */
function pagesTold(before: readonly TaskPage[], after: readonly TaskPage[]): string[] {
  const marks = (pages: readonly TaskPage[]) => pages.map(({ mark }) => mark)
  if (before.length !== after.length && (before.length === 1 || after.length === 1)) {
    const of = (pages: readonly TaskPage[]) =>
      `${pages.length === 1 ? 'one page' : `${pages.length} pages`} with ${counted(pages.flatMap(({ tasks }) => tasks).length, 'question')}`
    return [
      `There is ${of(after)} now, not ${of(before)}.`
        .replace('There is 3', 'There are 3')
        .replace('There is 2', 'There are 2'),
    ]
  }
  const out = only(marks(before), marks(after))
  const both = after.flatMap((page) => {
    const was = before.find(({ level }) => level === page.level)
    return was === undefined ? [] : [{ mark: page.mark, was: was.tasks, is: page.tasks }]
  })
  return [
    ...(out.length > 0 ? [`The ${out.join(' and ')} page${out.length > 1 ? 's are' : ' is'} out.`] : []),
    ...pagesChanged(both),
  ]
}

function stepsTold(before: Sections, after: Sections): string[] {
  const [was, is] = [before, after].map((all) => all.find((one): one is StepsPage => one.id === 'steps'))
  if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return []
  const lines = (page: StepsPage) => [...page.materials, ...page.steps, ...page.talk]
  const [fresh, gone] = [only(lines(is), lines(was)), only(lines(was), lines(is))]
  return [
    ...(fresh.length > 0 ? [`New in the steps: ${someOf(fresh)}.`] : []),
    ...(gone.length > 0 ? [`Out of the steps: ${someOf(gone)}.`] : []),
  ]
}

const isOfNumbers = (sections: Sections) => /Mathematics/.test(headOf(sections)?.subtitle ?? '')

/** Tells what changed in a sheet, page by page. */
export function sheetChanged(before: Sections, after: Sections): Told[] {
  const [was, is] = [before.filter(isPage), after.filter(isPage)]
  const blocks = (pages: readonly TaskPage[]) => pages.flatMap((page) => page.blocks ?? [])
  const size = isOfNumbers(after)
    ? sizeChanged([{ was: was.flatMap(({ tasks }) => tasks), is: is.flatMap(({ tasks }) => tasks) }])
    : null
  const example = (pages: readonly TaskPage[]) => pages.some((page) => page.example !== null)
  const all: [string, string[]][] = [
    ['header', headTold(before, after)],
    ['text', textTold(was, is)],
    ['questions', [...pagesTold(was, is), ...(size === null ? [] : [size])]],
    ['page', blocksTold(blocks(was), blocks(is))],
    ['steps', stepsTold(before, after)],
    [
      'page',
      [
        ...(example(was) === example(is)
          ? []
          : [example(is) ? 'It has a worked example now.' : 'The worked example is out.']),
        ...(was.some((page) => page.answersBelow) === is.some((page) => page.answersBelow)
          ? []
          : [
              is.some((page) => page.answersBelow)
                ? 'The answers stand at the foot of the page as well.'
                : 'The answers are on the teacher page only.',
            ]),
      ],
    ],
  ]
  const ids = (title: string) =>
    title === 'header' || title === 'steps' ? [title] : [...was, ...is].map(({ id }) => id)
  return all
    .map(([title, said]): Told => {
      const isAnother = title === 'text' || said.some((one) => /^(?:All|Both|Nearly all) /.test(one))
      return { ids: ids(title), title, said, ...(isAnother ? { isAnother } : {}) }
    })
    .filter(({ said }) => said.length > 0)
}
