import type { Block, CutCard } from '../../../blocks.ts'
import { listInWords } from '../../list-in-words.ts'
import { pictureOf } from '../../pictures/small-picture.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { asksToCut, sortAsked } from '../../read/words/sorts/sort-asked.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import type { Sort, SortGroup } from './sort.ts'
import { SHOWN_CARD, SORTS } from './sorts.data.ts'

/** Up to this year the cards are the easy ones; up to the second they have pictures where we have some. */
const YOUNG = 3
const WITH_PICTURES = 2
const MAX_CARDS = 24

/** The groups that the request names, where it names two or more; else those that stand on the usual sheet. */
function groupsFor({ groups }: Sort, text: string): readonly SortGroup[] {
  const named = groups.filter((group) => group.named?.test(text))
  return named.length >= 2 ? named : groups.filter(({ onlyNamed }) => !onlyNamed)
}

/** How many cards of each group: fewer for the youngest, and where there are many groups. */
function cardsEach(groups: number, { request: { year, understood } }: Lesson): number {
  const asked = understood.count
  if (asked !== null) return Math.max(2, Math.floor(Math.min(asked, MAX_CARDS) / groups))
  if (groups === 2) return year <= 1 ? 5 : 6
  if (groups === 3) return year <= 1 ? 3 : 6
  return groups === 4 ? 4 : 3
}

/** Cards of one group: those of the year, with a picture first for the youngest, and then those of the other years. */
function drawnFrom({ cards }: SortGroup, count: number, year: number, random: Random): string[] {
  const [young, older] = cards.map((list) => random.shuffle(list.split('|')))
  const [first = [], then = []] = year <= YOUNG ? [young, older] : [older, young]
  const withPicture = year <= WITH_PICTURES ? first.filter((card) => pictureOf(card)) : []
  return [...new Set([...withPicture, ...first, ...then])].slice(0, count)
}

/** A picture is drawn on every card of a group or on none, so that no card stands out. */
function cutCards(cards: readonly string[], year: number): CutCard[] {
  const drawn = year <= WITH_PICTURES && cards.filter((card) => pictureOf(card)).length > cards.length / 2
  return cards.map((card) => {
    const picture = drawn ? pictureOf(card) : undefined
    return { text: SHOWN_CARD[card] ?? card, ...(picture ? { picture } : {}) }
  })
}

const SENTENCE = 24
const longestOf = (cards: readonly string[]) => Math.max(...cards.map((card) => card.length))

/** Cards in a row: long ones need more room, and no card is wider than the column it is stuck in. */
function acrossFor(cards: readonly string[], groups: number): number {
  const longest = longestOf(cards)
  return longest > SENTENCE ? 2 : longest > 15 ? 3 : Math.max(4, groups)
}

const columns = (groups: readonly SortGroup[]): Block => ({
  kind: 'boxes',
  height: 'tall',
  rows: [groups.map(({ heading, help = '' }) => ({ heading, help }))],
})

/** The title names the groups where the request chose among them. */
function titleOf(sort: Sort, groups: readonly SortGroup[]): string {
  const usual = sort.groups.filter(({ onlyNamed }) => !onlyNamed)
  if (groups.length === usual.length && groups.every((group) => usual.includes(group))) return sort.title
  const [first = '', ...others] = groups.map(({ heading }) => heading)
  return listInWords([first, ...others.map((name) => name[0]?.toLowerCase() + name.slice(1))])
}

interface Filled {
  groups: readonly SortGroup[]
  cards: readonly string[][]
}

const keyFor = ({ groups, cards }: Filled, note: string | undefined): Block[] => [
  { kind: 'heading', text: 'The groups' },
  {
    kind: 'table',
    head: ['Group', 'Cards'],
    rows: groups.map(({ heading }, at) => [
      heading,
      (cards[at] ?? []).map((card) => SHOWN_CARD[card] ?? card).join(', '),
    ]),
  },
  ...(note ? [{ kind: 'paragraph' as const, text: note }] : []),
]

function pageFor({ groups, cards }: Filled, { request, random }: Lesson, isCut: boolean) {
  const mixed = random.shuffle(cards.flat())
  const where = `${isCut ? 'Stick' : 'Write'} each one in its group.`
  if (!isCut)
    return formPage(`${where} Tick it off in the list. Then add one of your own to each group.`, [
      { kind: 'words', words: mixed.map((card) => SHOWN_CARD[card] ?? card) },
      columns(groups),
    ])
  return formPage(`Cut out the cards. ${where} Then draw or write one more in each group.`, [
    columns(groups),
    { kind: 'heading', text: 'Cards to cut out', cut: true },
    { kind: 'cut-out', across: acrossFor(mixed, groups.length), cards: cutCards(mixed, request.year) },
  ])
}

/** Things to put into groups: on cards to cut out and stick on, or in a list to write out; null where no such groups are known. */
export function sortingSheet(lesson: Lesson): MadeForm | null {
  const { request, random } = lesson
  const name = sortAsked(request.topic)
  if (name === null) return null
  const sort = SORTS[name]
  const groups = groupsFor(sort, request.topic)
  const each = cardsEach(groups.length, lesson)
  const filled = { groups, cards: groups.map((group) => drawnFrom(group, each, request.year, random)) }
  const isCut =
    asksToCut(request.topic) ||
    request.year <= WITH_PICTURES ||
    /\bcards?\b/i.test(request.topic) ||
    longestOf(filled.cards.flat()) > SENTENCE
  const count = filled.cards.flat().length
  return {
    form: isCut ? 'Cut-and-stick sort' : 'Sorting sheet',
    title: titleOf(sort, groups),
    area: sort.area,
    ofArea: true,
    isOwn: true,
    hasMore: true,
    pages: [pageFor(filled, lesson, isCut)],
    key: keyFor(filled, sort.note),
    notDone: [],
    source: 'The groups and cards were written for Mahere.',
    note: `It has ${count} ${isCut ? 'cards to cut out' : 'things to sort'} and ${groups.length} groups. The key is on the teacher page.`,
  }
}
