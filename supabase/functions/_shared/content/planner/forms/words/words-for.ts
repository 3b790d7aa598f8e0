import type { Term } from '../../../blocks.ts'
import { wordListSaidIn, wordListsIn } from '../../../data/lexicon/word-lists.ts'
import { capital } from '../../capital.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { areaOfText } from '../../read/subject.ts'
import { NUMBER_RANGE_TOPIC } from '../../te-reo/number-list.ts'
import { WORD_BANKS } from './banks/word-banks.ts'
import { EVERYDAY_NOTE, EVERYDAY_TITLE } from './everyday-kupu.data.ts'
import { everydayKupu } from './everyday-kupu.ts'
import { kupuIn, kupuOf } from './kupu-in.ts'
import { listedWords } from './listed-words.ts'
import { ofAList } from './of-a-list.ts'
import { withOtherLists } from './other-lists.ts'
import type { WordBank } from './word-bank.ts'

/** From here on a list is complete: no words of the topic are added to it. */
const ENOUGH_LISTED = 5
/** From so many words of te reo Māori on, no English ones stand among them. */
const MIN_KUPU = 4
/** So many words of one bank in a request tell its topic. */
const MIN_NAMED = 3

/** Asks for words of te reo Māori, whatever the learning area. */
const IN_REO = /(?<!\p{L})(?:te reo|m[āa]ori|kupu|reo)(?!\p{L})/iu

/** The words a resource can be made of. */
export interface KnownWords {
  /** The words the teacher listed. */
  listed: string[]
  /** Words with their meanings, those of the teacher first. A meaning that nobody knows is empty. */
  terms: Term[]
  bank: WordBank | null
  /** The number of words asked for. A list of the teacher's own counts for itself. */
  asked: number | null
  /** The title and area of the words, where the request itself names none. */
  about: { title?: string; area?: string; ofArea?: true; isOwn?: true }
  /** The cards of a whole list may show something else than words with their meanings. */
  cards?: 'words' | 'pairs' | 'sentences'
  /** Where the words are wider than what was asked for, a sentence that says so. */
  wider: string[]
}

/** The bank of the longest, that is the most telling, words of a request. */
export function bankFor(text: string): WordBank | null {
  const found = WORD_BANKS.flatMap((bank) => {
    const match = bank.pattern.exec(text)?.[0]
    return match === undefined ? [] : [{ bank, length: match.length }]
  })
  return found.sort((a, b) => b.length - a.length)[0]?.bank ?? bankOfWords(text)
}

/** The bank of which a request names three words or more: "wood, metal, plastic". */
function bankOfWords(text: string): WordBank | null {
  const tokens = new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const found = WORD_BANKS.map((bank) => ({
    bank,
    named: Object.keys(bank.words).filter((word) => tokens.has(word.toLowerCase())).length,
  }))
  const [best] = found.sort((a, b) => b.named - a.named)
  return best && best.named >= MIN_NAMED ? best.bank : null
}

/** Says that a list is wider than what was named: sports where only cricket was meant. */
function widerThanAsked(text: string, bank: WordBank | null): string[] {
  const said = bank?.pattern.exec(text)?.[0].toLowerCase()
  if (!bank || said === undefined) return []
  const all = [bank.topic, ...Object.entries(bank.words).flat()].join(' ').toLowerCase()
  return all.includes(said.slice(0, 5))
    ? []
    : [`The words are those of “${bank.topic}”: there is no list here for ${said} alone.`]
}

const english = (term: string, meaning: string): Term => ({ term, meaning, lang: 'en' })
const reo = ([kupu, meaning]: readonly [string, string]): Term => ({ term: kupu, meaning, lang: 'mi' })

const MEANINGS: ReadonlyMap<string, string> = new Map(
  WORD_BANKS.flatMap(({ words }) =>
    Object.entries(words).map(([term, meaning]) => [term.toLowerCase(), meaning]),
  ),
)

/** The words of te reo Māori for a topic: those the lesson teaches, else those of a list that suits the request. */
function reoTerms({ approach, request }: Lesson): Term[] {
  const taught = approach.kind === 'topic' ? approach.topic.teaching.words : undefined
  if (taught) return taught.map(reo)
  if (!IN_REO.test(request.topic)) return wordListSaidIn(request.topic)?.words.map(reo) ?? []
  return wordListsIn(request.topic)
    .slice(0, 1)
    .flatMap(({ words }) => words.map(reo))
}

/** The words of the topic that the lesson itself teaches in English: not those of a kit from beside the bank’s area. */
function taught({ approach }: Lesson, bank: WordBank | null): Term[] {
  if (approach.kind !== 'topic' || approach.topic.teaching.words) return []
  const { kit } = approach.topic
  if (kit && bank && bank.area !== kit.area) return []
  return approach.topic.teaching.english.map(([term, meaning]) => english(term, meaning))
}

function uniqueTerms(terms: readonly Term[]): Term[] {
  const names = terms.map(({ term }) => term.toLowerCase())
  return terms.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}

/** The words of a request for te reo Māori that names no topic; null for any other. */
function everyday({ approach, request }: Lesson): KnownWords | null {
  const terms =
    approach.kind === 'frame' && request.goals.length === 0 ? everydayKupu(request.understood.topic) : []
  if (terms.length === 0 || listedWords(request.topic).length > 0) return null
  return {
    listed: [],
    asked: request.understood.count,
    terms: uniqueTerms(terms),
    bank: null,
    wider: [EVERYDAY_NOTE],
    about: { title: EVERYDAY_TITLE, area: 'Learning languages (te reo Māori)' },
  }
}

/** Asks for words of te reo Māori themselves, and not for some beside those of the topic. */
const KUPU_ASKED =
  /(?<!\p{L})(?:kupu|(?:te reo|m[āa]ori)(?: m[āa]ori)? (?:words?|vocab(?:ulary)?|(?:flash ?)?cards?|word ?(?:search|find)|crossword|quiz))(?!\p{L})/iu

/** The kupu of a topic of another learning area, where kupu were asked for and a list of them is known; else null. */
function kupuOnly({ approach, request }: Lesson): KnownWords | null {
  const [list] = KUPU_ASKED.test(request.topic) ? wordListsIn(request.topic) : []
  const isReo = approach.kind === 'topic' && approach.topic.teaching.words !== undefined
  if (!list || isReo || request.goals.length > 0 || kupuIn(request.topic).length > 0) return null
  return {
    listed: [],
    asked: request.understood.count,
    terms: uniqueTerms(list.words.map(reo)),
    bank: null,
    wider: [],
    about: { title: capital(list.name), area: 'Learning languages (te reo Māori)' },
  }
}

/** Numbers of te reo Māori that a request names from one to another: all of them are meant. Null for any other request. */
function namedNumbers(lesson: Lesson): KnownWords | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || approach.topic.id !== NUMBER_RANGE_TOPIC) return null
  const terms = reoTerms(lesson)
  const listed = terms.map(({ term }) => term)
  return { listed, asked: request.understood.count, terms, bank: null, wider: [], about: {} }
}

/** True where a phrase names the bank: “ocean animals” are animals of the ocean, whatever lesson was found by them. */
const isPhraseOf = (bank: WordBank | null, text: string) => /\s/.test(bank?.pattern.exec(text)?.[0] ?? '')

/** The bank, unless the request is of another learning area: the circuit of a fitness lesson is not electric. */
function ofSameArea(bank: WordBank | null, { approach, request }: Lesson): WordBank | null {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || !bank || bank.area === kit.area || !isNamed(kit, request)) return bank
  if (isPhraseOf(bank, request.topic)) return bank
  const area = areaOfText(request.topic)
  return area?.subject === kit.area && area.by !== 'word' ? null : bank
}

/** The words of te reo Māori alone, where there are enough of them. */
function onlyKupu(terms: readonly Term[]): Term[] {
  const kupu = terms.filter(({ lang }) => lang === 'mi')
  return kupu.length >= MIN_KUPU ? kupu : [...terms]
}

/** What words of a bank are about. Where the lesson that was found is of another learning area, nothing of it is on the page. */
function aboutBank({ topic, area }: WordBank, { approach }: Lesson): KnownWords['about'] {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  return { title: topic, area, ...(kit && kit.area !== area ? { ofArea: true, isOwn: true } : {}) }
}

/** All words known for a lesson: listed by the teacher, of te reo Māori, of the topic's bank, or taught with the topic. */
export function wordsFor(lesson: Lesson): KnownWords {
  const whole = ofAList(lesson) ?? everyday(lesson) ?? namedNumbers(lesson) ?? kupuOnly(lesson)
  if (whole) return withOtherLists(whole, lesson)
  const { request } = lesson
  const goals = request.goals.map(({ wording }) => wording).join('\n')
  const bank = ofSameArea(bankFor(request.topic) ?? bankFor(goals), lesson)
  const named = kupuIn(request.topic)
  const said = listedWords(request.topic)
  const listed = said.length > 0 ? said : named.map(([word]) => word)
  const kupu = [...named.map(reo), ...reoTerms(lesson)]
  const isReo = named.length > 0 || kupu.length > 0
  const own = listed.map((word) => {
    const pair = isReo ? kupuOf(word) : null
    return pair === null ? english(word, MEANINGS.get(word) ?? '') : reo(pair)
  })
  const banked = Object.entries(bank?.words ?? {}).map(([term, meaning]) =>
    bank?.lang === 'mi' ? reo([term, meaning]) : english(term, meaning),
  )
  const isReoOnly = lesson.approach.kind === 'topic' && lesson.approach.topic.teaching.words !== undefined
  const inEnglish = isPhraseOf(bank, request.topic)
    ? [...banked, ...taught(lesson, bank)]
    : [...taught(lesson, bank), ...banked]
  const known =
    isReoOnly || named.length > 0
      ? [...kupu, ...(bank?.lang === 'mi' ? banked : [])]
      : [...kupu, ...inEnglish]
  const { count } = request.understood
  const all = uniqueTerms(listed.length >= ENOUGH_LISTED ? own : [...own, ...known])
  const words: KnownWords = {
    listed,
    asked: count !== null && (listed.length < ENOUGH_LISTED || count > listed.length) ? count : null,
    terms: KUPU_ASKED.test(request.topic) ? onlyKupu(all) : all,
    bank,
    wider: listed.length > 0 || isReoOnly ? [] : widerThanAsked(request.topic, bank),
    about: bank === null || isReoOnly ? {} : aboutBank(bank, lesson),
  }
  return KUPU_ASKED.test(request.topic) ? withOtherLists(words, lesson) : words
}
