import type { Pair, WordList } from '../../data/lexicon/word-list.ts'
import { wordListsIn } from '../../data/lexicon/word-lists.ts'
import { capital } from '../capital.ts'
import type { Teaching, Topic } from '../topic.ts'
import { NUMBER_RANGE, numberListIn } from './number-list.ts'
import { type Asked, drawQuestion } from './questions.ts'
import { REO_TEACHING } from './teaching.data.ts'

const MANY_WORDS = 14
const FEW_WORDS = 8
const MOST_ON_SHEET = 12
/** A series of so many words is taught as a whole beside another list. */
const WHOLE_SERIES = 12
/** Classes up to this year learn few words at once. */
const YOUNG = 2

const isSaid = (text: string, kupu: string) => text.toLowerCase().includes(kupu.toLowerCase())

/** The words of one or two lists: those that the teacher named come first, and the lists take turns. */
function wordsOf(lists: readonly WordList[], { text, year, isSheet }: Wanted): Pair[] {
  // Numbers that were named from one to another are all of them meant.
  const all = lists.find(({ id }) => id === NUMBER_RANGE)?.words.length ?? 0
  const room = Math.max(all, year <= YOUNG ? FEW_WORDS + lists.length * 2 : MANY_WORDS)
  const each = isSheet && lists.length > 1 ? MOST_ON_SHEET : Math.ceil(room / lists.length)
  const chosen = lists.map(({ words, isSeries }) => {
    // A lesson for young children takes a long series in parts; ten numbers of which three are missing are no series.
    if (isSeries && lists.length > 1 && words.length <= WHOLE_SERIES) return words
    const named = words.filter(([kupu]) => isSaid(text, kupu))
    return [...named, ...words.filter((word) => !named.includes(word))].slice(0, each)
  })
  const inTurn = takenInTurn(chosen)
  return inTurn.filter(
    ([kupu, meaning], at) =>
      inTurn.findIndex((one) => one[0] === kupu) === at &&
      inTurn.findIndex((one) => one[1] === meaning) === at,
  )
}

/** One word of each list, then the next of each, so that whatever has room for some of them has words of all. */
function takenInTurn(lists: readonly (readonly Pair[])[]): Pair[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

interface Wanted {
  text: string
  year: number
  /** A sheet of two lists has all their words, and a lesson as many as a class learns at once. */
  isSheet?: boolean
}

/** Two topics are taught together only where the request names both. */
function listsFor(text: string): WordList[] {
  const named = numberListIn(text)
  if (named) return [named]
  const [first, second] = wordListsIn(text).filter(
    ({ pattern }, at) => at === 0 || pattern.test(text.toLowerCase()),
  )
  return [first, second].filter((list) => list !== undefined)
}

const shown = (pairs: readonly Pair[]) => pairs.map(([kupu, meaning]) => `${kupu} (${meaning})`)

/** The lines of the steps that are said and done, for a language is learnt aloud. */
function linesOf(lists: readonly WordList[], { words, phrases }: Asked): NonNullable<Teaching['lines']> {
  const half = Math.ceil(words.length / 2)
  return {
    model: [
      ...lists.flatMap(({ note }) => (note === null ? [] : [`Before you teach: ${note}`])),
      `Say each kupu with its picture three times, at normal speed: ${shown(words.slice(0, half)).join('; ')}.`,
      `Then the others: ${shown(words.slice(half)).join('; ')}.`,
    ],
    together: [
      'Call and answer with the pictures: class, rows, then pairs.',
      ...phrases.map(([kupu, meaning]) => `Say and answer: “${kupu}” ${meaning}`),
    ],
    work: [
      'Cards in pairs: lay the kupu and the meanings face down. Turn two over and say both; keep a pair that matches.',
      ...lists.map(({ active }) => active),
    ],
  }
}

function teachingOf(lists: readonly WordList[], asked: Asked): Teaching {
  const name = lists.map((list) => list.name).join(' and ')
  const [phrase] = asked.phrases
  const { criteria, prior, materials, misconceptions, next, english, reo, ...same } = REO_TEACHING
  return {
    ...same,
    walt: `say, understand and use words of te reo Māori for ${name}`,
    criteria: [...criteria],
    prior: [...prior],
    materials: [...materials],
    think: ['Listen first: which vowels are long?', 'I look at the picture, not at the English word.'],
    hook: `Say “${phrase?.[0] ?? asked.words[0]?.[0] ?? 'kia ora'}” with a picture or an action, and again. Who can say what it means, and how do you know?`,
    misconceptions: [...misconceptions],
    next: [...next],
    english: english.map(([term, meaning]) => [term, meaning]),
    reo: [...reo],
    words: asked.words,
    lines: linesOf(lists, asked),
  }
}

/** The topic whose words suit a goal's wording or a request, or null. */
export function reoTopic(wanted: Wanted): Topic | null {
  const lists = listsFor(wanted.text)
  const [first, second] = lists
  if (first === undefined) return null
  const asked: Asked = {
    words: wordsOf(lists, wanted),
    phrases: lists.flatMap(({ phrases }) => phrases.slice(0, second ? 4 : 9)),
    sentence: second ? null : first.sentence,
  }
  const reo = first.reo === null || second ? '' : ` (${first.reo})`
  const name = lists.map((list) => list.name).join(' and ')
  return {
    id: `te-reo-${lists.map(({ id }) => id).join('-')}`,
    title: `${capital(name)}${name.includes('te reo Māori') ? '' : ' in te reo Māori'}${reo}`,
    match: first.pattern,
    years: [0, 8],
    teaching: teachingOf(lists, asked),
    ...(second === undefined ? {} : { isMixed: true as const }),
    draft: (making) => drawQuestion(asked, making),
  }
}
