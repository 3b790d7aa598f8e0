import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { PAIR_LISTS, type PairList } from './pairs.data.ts'

const USUAL = 8
const USUAL_FOR_YOUNGEST = 6
const YOUNGEST = 1
const MAX = 16

const LANGUAGE_SOURCE =
  'The pairs were written for Mahere. A speaker of the language has not read them yet: check before you print.'
const SOURCE = 'The pairs were written for Mahere.'

/** The pairs of two lists in turn, without those that share a side with one before: “big” has an opposite and a word that means the same. */
function inTurn(one: PairList['pairs'], other: PairList['pairs']): PairList['pairs'] {
  const longest = Math.max(one.length, other.length)
  const all = Array.from({ length: longest }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat()
  return all.filter(
    (pair, at) => !all.slice(0, at).some((before) => before.some((side) => pair.includes(side))),
  )
}

/** The list of pairs that a request names, or both lists in turn where it names two of one area; null where it names none. */
export function pairsIn(topic: string): PairList | null {
  const first = PAIR_LISTS.find(({ pattern }) => pattern.test(topic))
  const said = first?.pattern.exec(topic)?.[0] ?? ''
  if (first === undefined || said === '') return first ?? null
  const left = topic.replace(first.pattern, ' ')
  const second = PAIR_LISTS.find(
    (list) => list !== first && list.area === first.area && list.pattern.test(left),
  )
  if (second === undefined) return first
  return {
    ...first,
    topic: `${first.topic} and ${second.topic[0]?.toLowerCase()}${second.topic.slice(1)}`,
    left: 'One card',
    right: 'The other',
    pairs: inTurn(first.pairs, second.pairs),
  }
}

/** Two columns to join with lines: the right one is in another order, so that no pair stands side by side. */
function columns(pairs: PairList['pairs'], mixed: PairList['pairs']): string[][] {
  return pairs.map(([left], at) => [left, '', mixed[at]?.[1] ?? ''])
}

const PAIRS_ASKED = /\b(\d{1,2}) (?:pairs?|to match)\b/i

/** The number of pairs asked for, which may be called pairs here. */
const countOf = ({ topic, understood }: Lesson['request']): number | null =>
  understood.count ?? (Number(PAIRS_ASKED.exec(topic)?.[1] ?? 0) || null)

/** A sheet of two columns for a list of pairs that the request names; null where it names none. */
export function matchingPairs({ request, random }: Lesson): MadeForm | null {
  const list = pairsIn(request.topic)
  if (list === null) return null
  const { more = 0 } = request.understood
  const count = countOf(request)
  const wanted = (count ?? (request.year <= YOUNGEST ? USUAL_FOR_YOUNGEST : USUAL)) + more
  const pairs = list.pairs.slice(0, Math.min(wanted, MAX))
  const order = random.shuffle(pairs)
  // Everyone moves on by one place in the drawn order, so that nothing stands beside its own.
  const mixed = pairs.map((pair) => order[(order.indexOf(pair) + 1) % order.length] ?? pair)
  return {
    form: 'Matching worksheet',
    title: list.topic,
    area: list.area,
    hasMore: true,
    isOwn: true,
    source: list.area === 'Learning languages' ? LANGUAGE_SOURCE : SOURCE,
    pages: [
      formPage('Draw a line from each one on the left to the one on the right that belongs to it.', [
        { kind: 'table', head: [list.left, '', list.right], rows: columns(pairs, mixed) },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'Answers' },
      { kind: 'table', head: [list.left, list.right], rows: pairs.map(([left, right]) => [left, right]) },
    ],
    notDone:
      (count !== null || more > 0) && pairs.length < wanted
        ? [`You asked for ${wanted} pairs; ${pairs.length} are known for this.`]
        : [],
    note: `It has ${pairs.length} pairs to join with lines. The answers are on the teacher page.`,
  }
}
