import type { Block } from '../../../blocks.ts'
import { textsIn } from '../../../checks/text.ts'
import type { ResourceSection, TaskPage } from '../../../resource.ts'
import type { Want } from '../../../understood.ts'
import { capital } from '../../capital.ts'
import type { FollowUp } from '../../read/follow-ups/follow-up.ts'
import { holdsThing } from '../change-text.ts'
import { rubricRow } from './rubric-row.ts'

type Pages = readonly ResourceSection[]
const isPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')

const LINE = '____________________'
const CLOSING = /^(?:If you have any questions|Thank you for your support|Ngā mihi)/
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** The teacher’s words as a sentence of a letter: “they need a coat” is told to families as “Students need a coat.” */
export const asSentence = (words: string): string =>
  `${capital(words.trim().replace(/^they(?= (?:all )?(?:need|must|can|will|should|have|are|bring|wear)\b)/i, 'students'))}`.replace(
    /(?<![.!?])$/,
    '.',
  )

/** Puts a block before the words with which a letter closes, or at the end of a page without such words. */
function beforeClosing(blocks: readonly Block[], block: Block): Block[] {
  const at = blocks.findIndex((one) => one.kind === 'paragraph' && CLOSING.test(one.text))
  const place = at === -1 ? blocks.length : at
  return [...blocks.slice(0, place), block, ...blocks.slice(place)]
}

/** A point of a checklist, with faces or boxes, a row of a rubric, or a line of any other page. */
function withLine(
  blocks: readonly Block[],
  { words, isBlank, want }: { words: string; isBlank: boolean; want: Want },
): Block[] {
  if (isBlank) return beforeClosing(blocks, paragraph(`${capital(words.trim())}: ${LINE}${LINE}`))
  const list =
    want === 'letter' ? -1 : blocks.findIndex(({ kind }) => kind === 'checklist' || kind === 'table')
  const found = blocks[list]
  if (found?.kind === 'checklist')
    return blocks.with(list, { ...found, items: [...found.items, asSentence(words)] })
  if (found?.kind === 'table')
    return blocks.with(list, { ...found, rows: [...found.rows, rubricRow(words, found.head.length)] })
  return beforeClosing(blocks, paragraph(asSentence(words)))
}

/** The papers to which a teacher’s words can be added with no more said: a letter gets a line, a checklist a point. */
const TAKES_ANY: readonly Want[] = ['letter', 'checklist']

const hasTable = ({ blocks = [] }: TaskPage) => blocks.some(({ kind }) => kind === 'table')

/** True where a page has the words already, because the request says them now. */
const saysAlready = ({ blocks = [] }: TaskPage, words: string): boolean =>
  textsIn(blocks).join('\n').toLowerCase().includes(words.trim().toLowerCase())

/** Adds the teacher’s own words to the last page: to its blocks, or to the instructions above its questions. */
export function withOwnLine(
  sections: Pages,
  { words, as }: Extract<FollowUp, { kind: 'own-line' }>,
  want: Want,
): Pages {
  const last = sections.filter(isPage).at(-1)
  if (last === undefined || (want === 'letter' && saysAlready(last, words))) return sections
  const isOfBlocks = TAKES_ANY.includes(want) || (want === 'rubric' && as === 'sentence' && hasTable(last))
  const added: TaskPage =
    isOfBlocks || as === 'blank'
      ? { ...last, blocks: withLine(last.blocks ?? [], { words, isBlank: as === 'blank', want }) }
      : as === 'sentence' && last.tasks.length > 0
        ? { ...last, instructions: `${last.instructions} ${asSentence(words)}` }
        : last
  return added === last ? sections : sections.map((section) => (section === last ? added : section))
}

/** A block without what it says of a thing; null where nothing of it is left. */
function withoutWords(block: Block, words: string): Block | null {
  const keeps = (text: string) => !holdsThing(text, words)
  if (block.kind === 'paragraph') return keeps(block.text) ? block : null
  if (block.kind === 'list' || block.kind === 'checklist') {
    const items = block.items.filter(keeps)
    return items.length === block.items.length ? block : items.length === 0 ? null : { ...block, items }
  }
  if (block.kind !== 'table') return block
  const rows = block.rows.filter(([first = '']) => keeps(first))
  return rows.length === block.rows.length || rows.length === 0 ? block : { ...block, rows }
}

/** A lead such as “Please note:” goes with the list that stood below it. */
const leads = (block: Block | undefined) => block?.kind === 'paragraph' && block.text.endsWith(':')

/** The pages without the lines, points or rows that speak of a thing. Questions stay. */
export function withoutLine(sections: Pages, words: string): Pages {
  return sections.map((section) => {
    if (!isPage(section) || section.blocks === undefined) return section
    const left = section.blocks.map((block) => withoutWords(block, words))
    if (left.every((block, at) => block === section.blocks?.[at])) return section
    const blocks = left.filter(
      (block, at): block is Block => block !== null && !(leads(block) && left[at + 1] === null),
    )
    return { ...section, blocks }
  })
}

/** The pages without the last points of a checklist; the first point stays. */
export function withoutLastPoints(sections: Pages, number: number): Pages {
  return sections.map((section) => {
    const list = isPage(section) ? (section.blocks ?? []).find(({ kind }) => kind === 'checklist') : undefined
    if (!isPage(section) || list?.kind !== 'checklist' || list.items.length <= number) return section
    const shorter: Block = { ...list, items: list.items.slice(0, -number) }
    return { ...section, blocks: (section.blocks ?? []).map((block) => (block === list ? shorter : block)) }
  })
}

const QUESTIONS = /^If you have any questions/
const MAX_IN_A_LINE = 3
const KEPT_LINES = 0.6

/** A shorter letter: lists run on in a line, the closing line goes, and of what is usually said the first lines stay. */
export function shorterLetter(sections: Pages): Pages {
  return sections.map((section) => {
    if (!isPage(section) || section.blocks === undefined) return section
    const joined = section.blocks.flatMap((block, at, all): Block[] => {
      if (block.kind === 'paragraph' && (QUESTIONS.test(block.text) || all[at + 1]?.kind === 'list')) {
        const next = all[at + 1]
        return next?.kind === 'list' && next.items.length > MAX_IN_A_LINE
          ? [paragraph(`${block.text} ${next.items.map(lower).join('; ')}.`)]
          : QUESTIONS.test(block.text)
            ? []
            : [block]
      }
      const isJoined = block.kind === 'list' && block.items.length > MAX_IN_A_LINE && leads(all[at - 1])
      return isJoined ? [] : [block]
    })
    return { ...section, blocks: fewerLines(joined) }
  })
}

const lower = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
const isFact = (text: string) => text.includes(': ') || text.includes(LINE) || text.endsWith(':')

/** Of four lines or more that are usually said, the first. The greeting, the facts and the close stay. */
function fewerLines(blocks: readonly Block[]): Block[] {
  const said = blocks.filter(
    (block, at) => block.kind === 'paragraph' && at > 1 && !isFact(block.text) && !CLOSING.test(block.text),
  )
  const out = new Set(said.length < 4 ? [] : said.slice(Math.ceil(said.length * KEPT_LINES)))
  return blocks.filter((block) => !out.has(block))
}
