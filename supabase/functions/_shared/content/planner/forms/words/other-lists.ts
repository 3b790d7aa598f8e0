import type { Term } from '../../../blocks.ts'
import { wordListsIn } from '../../../data/lexicon/word-lists.ts'
import type { Want } from '../../../understood.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { KnownWords } from './words-for.ts'

const NAMES_TWO = /\p{L}\s*(?:,|&|\+|\band\b|\bme\b)\s*\p{L}/iu

/** Puzzles take only the first words, so that both lists come in turn there. */
const PUZZLES: ReadonlySet<Want> = new Set(['word search', 'crossword'])

function inTurn(one: readonly Term[], other: readonly Term[]): Term[] {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, at) => [one[at], other[at]].flatMap((term) => term ?? [])).flat()
}

/** Adds the words of the other lists that a request for kupu names: colours, in "colours and numbers 1–10". */
export function withOtherLists(known: KnownWords, { request, title }: Lesson): KnownWords {
  if (!NAMES_TWO.test(request.topic)) return known
  const kupu = new Set(known.terms.map(({ term }) => term))
  const others = wordListsIn(request.topic).filter(
    ({ pattern, words }) => pattern.test(request.topic) && !words.some(([word]) => kupu.has(word)),
  )
  if (others.length === 0) return known
  const added = others.flatMap(({ words }) =>
    words.map(([term, meaning]) => ({ term, meaning, lang: 'mi' as const })),
  )
  const names = others.map(({ name }) => name).join(', ')
  return {
    ...known,
    asked: known.asked ?? (PUZZLES.has(request.understood.want) ? null : known.terms.length + added.length),
    ...(known.listed.length > 0 ? { listed: [...known.listed, ...added.map(({ term }) => term)] } : {}),
    terms: PUZZLES.has(request.understood.want) ? inTurn(known.terms, added) : [...known.terms, ...added],
    about: { ...known.about, title: `${known.about.title ?? title} · ${capital(names)}` },
  }
}
