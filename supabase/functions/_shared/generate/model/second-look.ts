import { contradictedFact } from '../../content/checks/against-facts.ts'
import { isAbout, topicStems } from '../../content/checks/asked/asked-words.ts'
import { englishCorrections } from '../../content/checks/corrections.ts'
import { textsIn } from '../../content/checks/text.ts'
import {
  inventedIn,
  isHandedDown,
  isRuleOfTradition,
  speaksForIwi,
} from '../../content/checks/words/invented.ts'
import {
  foreignSentence,
  isForeignTitle,
  isOtherLanguage,
  speaksOfLanguage,
} from '../../content/checks/words/other-language.ts'
import { filledPepeha } from '../../content/checks/words/pepeha.ts'
import { namedPupil, storiesIn } from '../../content/checks/words/personal.ts'
import { dangerIn } from '../../content/checks/words/practicals.ts'
import { unkindIn } from '../../content/checks/words/unkind.ts'
import type { FoundKit } from '../../content/kit.ts'
import { moderateReply } from '../../content/moderation.ts'
import type { LessonRequest } from '../../content/planner/read/request.ts'

/** What a model was asked and given, with which its words are compared. */
export interface GivenToModel {
  /** The goals, or without goals the topic of the request. */
  topic: string
  /** Facts of the bank that no sentence may contradict. */
  facts: readonly string[]
  /** The words of the teacher and of the bank, which may be said again. */
  words: string
  /** The sections that are written already. */
  written: Readonly<Record<string, unknown>>
}

/** A fault of a section, in a sentence for the model. */
export interface Unfit {
  /** What is wrong, for the model, which writes the section once more. */
  says?: string
  /** What is wrong, for the teacher, where a person can judge it better: then the section is not left out for it. */
  tell?: string
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 88)}…` : text)
const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))

/** What a misconception says on purpose, and an answer that is wrong on purpose, are no statements of the lesson. */
const SAID_WRONGLY = new Set(['what', 'wrong', 'choices', 'options', 'proof'])
function claimsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return Array.isArray(value) ? value.flatMap(claimsIn) : textsIn(value)
  return Object.entries(value).flatMap(([key, inner]) => (SAID_WRONGLY.has(key) ? [] : claimsIn(inner)))
}

/** The fields of a part that say how it is made. Their words, such as "none" or "value", are never printed. */
const NEVER_PRINTED = new Set('kind space show unit use level lang asks proof figure understood'.split(' '))
function sentencesOfPart(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return textsIn(value)
  if (Array.isArray(value)) return value.flatMap(sentencesOfPart)
  return Object.entries(value).flatMap(([key, inner]) =>
    NEVER_PRINTED.has(key) ? [] : sentencesOfPart(inner),
  )
}

type Look = (texts: readonly string[], given: GivenToModel, value: unknown) => Unfit | undefined

const unkind: Look = (texts, { topic }) => {
  const beside = [topic, ...texts].join('\n')
  const found = texts.map((text) => unkindIn(text.normalize('NFC'), beside)).find(Boolean)
  return found === undefined ? undefined : { says: found }
}

const danger: Look = (texts) => {
  const found = dangerIn(texts)
  return found === undefined ? undefined : { says: found }
}

const pupil: Look = (texts, _, value) => {
  const found = namedPupil(texts, storiesIn(value))
  return found === undefined ? undefined : { says: `${found}: write “a pupil”` }
}

const invented: Look = (texts, { words }) => {
  const found = inventedIn(texts, words)
  if (!found) return undefined
  return {
    says: `“${found}” may be an invented karakia, whakataukī or saying: leave its words out, and let the teacher ask locally`,
  }
}

const iwi: Look = (texts, { words }) => {
  const found = sentencesOf(texts).find((one) => speaksForIwi(one) && !words.includes(one.trim()))
  if (!found) return undefined
  return { says: `“${short(found)}” speaks for an iwi: leave it out, or let the teacher ask locally` }
}

const tradition: Look = (texts, { words }) => {
  const found = sentencesOf(texts).find((one) => isRuleOfTradition(one) && !words.includes(one.trim()))
  if (!found) return undefined
  return { tell: `“${short(found)}” may not be a rule of tikanga here: check locally.` }
}

const handedDown: Look = (texts, { words }) => {
  const found = sentencesOf(texts).find((one) => isHandedDown(one) && !words.includes(one.trim()))
  if (!found) return undefined
  return {
    says: `“${short(found)}” says that something is handed down here, and nobody can prove it: leave it out, or let the teacher ask locally`,
    tell: `“${short(found)}” may not be handed down here: check locally.`,
  }
}

const pepeha: Look = (texts, { words }) => {
  const found = filledPepeha(texts, words)
  if (!found) return undefined
  return { says: `“${short(found)}” fills in a pepeha: leave a gap (____) for the teacher and each child` }
}

const language: Look = (_, { words }, value) => {
  const { title } = value as { title?: unknown }
  if (typeof title === 'string' && isForeignTitle(title, words))
    return { says: `the title “${short(title)}” is not in English`, tell: 'it is not in English.' }
  if (speaksOfLanguage(words)) return undefined
  const texts = sentencesOfPart(value)
  if (isOtherLanguage(texts)) return { says: 'it is not in English: write it in New Zealand English' }
  const foreign = foreignSentence(texts)
  if (foreign === undefined || words.includes(foreign.trim())) return undefined
  return {
    says: `“${short(foreign)}” is not in English: write it in New Zealand English`,
    tell: `“${short(foreign)}” is in neither English nor te reo Māori.`,
  }
}

const overseas: Look = (texts) => {
  const [found] = englishCorrections(texts)
  if (!found) return undefined
  return {
    says: `“${found.found}” is not what a New Zealand school says: write ${found.suggest}`,
    tell: `“${found.found}” is not what a New Zealand school says: better ${found.suggest}.`,
  }
}

const againstBank: Look = (_, { facts }, value) => {
  const found = contradictedFact(claimsIn(value), facts)
  if (!found) return undefined
  return {
    says: `“${short(found.said)}” contradicts what our bank knows: ${found.fact}`,
    tell: `“${short(found.said)}” does not agree with our bank, which says: ${found.fact}`,
  }
}

const LOOKS: readonly Look[] = [
  unkind,
  danger,
  pupil,
  invented,
  pepeha,
  iwi,
  tradition,
  handedDown,
  language,
  overseas,
  againstBank,
]

/** The parts that say what a document is about. */
const ON_TOPIC: Readonly<Record<string, readonly string[]>> = {
  questions: ['header', 'learning-intention'],
  'tasks-core': ['header', 'tasks-support', 'steps'],
}
/** A topic of one word says too little to compare with. */
const FEWEST_STEMS = 2

/** True for questions of mathematics, which tell their topic in numbers and hardly in words. */
function isMostlySums(value: unknown): boolean {
  const { tasks } = value as { tasks?: readonly { proof?: { kind: string } }[] }
  return (
    tasks !== undefined &&
    2 * tasks.filter(({ proof }) => proof !== undefined && proof.kind !== 'none').length >= tasks.length
  )
}

/** A body of another topic is no fault of one section, so nothing is sent back for it: the teacher is told. */
function offTopic(key: string, value: unknown, { topic, written }: GivenToModel): Unfit | undefined {
  const beside = ON_TOPIC[key]
  const stems = [...new Set(topicStems(topic))]
  if (beside === undefined || stems.length < FEWEST_STEMS || isMostlySums(value)) return undefined
  const body = textsIn([value, ...beside.map((other) => written[other])]).join('\n')
  if (isAbout(stems, body)) return undefined
  return { tell: `The questions seem to be about something else than “${short(topic)}”.` }
}

/** The faults in the words of one section, as far as code can judge words. What it cannot judge is the judge's. */
export function secondLook(key: string, value: unknown, given: GivenToModel): Unfit[] {
  const texts = textsIn(value)
  const blocked = moderateReply(texts).find(({ outcome }) => outcome === 'block')
  const found = [
    blocked && { says: `it is not fit for a classroom (${blocked.rule})` },
    ...LOOKS.map((look) => look(texts, given, value)),
    offTopic(key, value, given),
  ]
  return found.flatMap((one) => one ?? [])
}

const bankWords = (kits: readonly FoundKit[]) => kits.flatMap(({ kit }) => textsIn(kit)).join('\n')

/** What a model is given for a request. `asked` are the words of the chat. */
export function givenToModel(
  request: LessonRequest,
  asked: string,
  kit: FoundKit | null,
): Omit<GivenToModel, 'written'> {
  const goals = request.goals.map(({ wording, skill }) => `${wording} ${skill ?? ''}`).join(' ')
  return {
    topic: request.goals.length > 0 ? `${goals} ${request.topic}` : request.topic,
    facts: kit ? kit.kit.facts.flatMap(({ sure, text }) => (sure === 'check' ? [] : [text])) : [],
    words: `${asked}\n${bankWords(request.kits)}`,
  }
}
