import { textsIn } from '../../checks/text.ts'
import type { Kit } from '../../kit.ts'
import { matterWords } from '../kits/matter-words.ts'
import { isTelling } from '../kits/telling-words.ts'
import { type Condition, conditionsIn } from '../read/conditions/conditions.ts'
import { STATES } from '../read/conditions/request-parts.data.ts'
import { isMoodOfClass, withoutThingsThere } from '../read/conditions/request-parts.ts'
import { withoutLimits } from '../read/limits/limits.ts'
import { STAYS_INSIDE } from '../read/ruled-out/ruled-out.data.ts'
import { ruledOutIn } from '../read/ruled-out/ruled-out.ts'
import { CLASS_NEEDS } from '../read/wishes/class-needs.data.ts'
import { ONE_PAGE } from '../read/wishes/sheet.data.ts'
import { HALF_PAGE } from '../read/wishes/size/size.data.ts'
import { inFigures } from '../read/words/figures.ts'
import { areAkin, plainWords, stemsOf } from '../read/words/stem.ts'
import { thingsToldUnused } from './limits/things-not-used.ts'
import type { Written } from './not-done.ts'

const MAX_QUOTED = 3
const MAX_LENGTH = 90

const tellingStems = (text: string) => plainWords(text).filter(isTelling).flatMap(stemsOf)

const says = (printed: readonly string[], stem: string) => printed.some((other) => areAkin(other, stem))

/** The words of a condition without what is said of needs that a plan meets with lines of its own. */
const withoutNeeds = (words: string) =>
  CLASS_NEEDS.reduce((left, { pattern }) => left.replace(pattern, ' '), words)

/**
 * A question is met where one printed sentence holds all its telling words; a thing where one of its words is printed; a wish where most are,
 * or where it tells of a need that the plan has lines for.
 * Of the part with which the topic begins half is enough: the lesson was found by it.
 */
function isMet(
  { kind, words }: Condition,
  sentences: readonly (readonly string[])[],
  topic: readonly string[],
): boolean {
  const stems = tellingStems(withoutNeeds(words))
  if (stems.length === 0) return true
  const printed = stems.filter((stem) => sentences.some((sentence) => says(sentence, stem)))
  // The last word is the thing: “objects” of “found objects”.
  if (kind === 'thing') return printed.includes(stems.at(-1) ?? '')
  const [first] = topic
  if (first !== undefined && says(stems, first)) return printed.length * 2 >= stems.length
  if (kind === 'question') return sentences.some((sentence) => stems.every((stem) => says(sentence, stem)))
  return printed.length * 2 > stems.length || CLASS_NEEDS.some(({ pattern }) => pattern.test(words))
}

/** What comes after “about” where the lesson prints all before it: “sports” of “topic sentences about sports”. */
function notPrinted({ words }: Condition, sentences: readonly (readonly string[])[]): string {
  const [, thing = '', about] = /^(.+?) (?:about|on) (.+)$/iu.exec(words) ?? []
  const stems = tellingStems(thing)
  const isPrinted = stems.every((stem) => sentences.some((sentence) => says(sentence, stem)))
  return about !== undefined && stems.length > 0 && isPrinted ? about : words
}

/** The title, the aim and the phrases of a lesson, each in stems. */
const namesOfKit = ({ title, walt, find: { en } }: Kit): readonly (readonly string[])[] =>
  [`${title} ${walt}`, ...en].map((text) => [...new Set(stemsOf(text))])

/** A question that a lesson has for its title or aim is what the lesson is for. */
function isNamedByIt({ kind, words }: Condition, names: readonly (readonly string[])[]): boolean {
  const stems = tellingStems(withoutNeeds(words))
  return (
    kind === 'question' &&
    names.some((name) => stems.filter((stem) => says(name, stem)).length * 3 >= stems.length * 2)
  )
}

const cut = (words: string) =>
  words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`

/** Sections that repeat the request whatever the lesson is about. */
const REPEATS = new Set<string>(['header', 'about', 'key'])

/** The texts of a document without those that only repeat the request. */
export const taughtTexts = (sections: Written['sections']): string[] =>
  textsIn(sections.filter(({ id }) => !REPEATS.has(id)))

/** A number of questions, levels or pages is a wish that is read and told elsewhere. */
const COUNTS =
  /(?<![\p{L}\d])\d{1,2} (?:\p{L}+ )?(?:levels?|questions?|qs?|columns?|criteria|words?|pages?|marks?|sentences?|options?|choices?|gaps?|cards?)(?!\p{L})/iu

/** True for words about the number of questions or the paper, which are read and told elsewhere. */
const isToldElsewhere = (words: string): boolean =>
  COUNTS.test(words) || [ONE_PAGE, HALF_PAGE].some(({ pattern }) => pattern.test(inFigures(words)))

/** How a lesson is to be, and nothing that it has to hold: “calm lesson pls”. */
const isManner = (words: string): boolean =>
  /^(?:(?:an?|nice|and|really|very|pls|please) )*\p{L}+ (?:lesson|activity|session|one|sheet)(?: (?:pls|plz|please))?$|^(?:(?:so|and|please|pls) )*(?:keep|make) it (?:\p{L}+ )?\p{L}+$/iu.test(
    words,
  )

/** What is or was so stands in a list of things by its comma alone: “phones allowed”, “next door is testing”. */
const isStatement = (words: string): boolean =>
  / /.test(words) && (STATES.test(words) || /\p{L}[^e\s]ed$/iu.test(words))

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** True where a thing of a condition is told as one that the lesson does not use: “only 5 ipads for 25 kids”. */
const isNamedIn = (unused: readonly string[], { words }: Condition): boolean =>
  plainWords(words).some((word) => isTelling(word) && unused.includes(word))

/** The conditions without those that stand in another one. */
const withoutParts = (missed: readonly Condition[]): Condition[] =>
  missed.filter(
    ({ words }, at) =>
      !missed.some(
        (other, place) =>
          place !== at && other.words.includes(words) && (other.words !== words || place < at),
      ),
  )

/** The conditions that the teacher wrote besides the topic and that the lesson of the bank does not take up. */
export function conditionsNotMet(written: Written): string[] {
  const { lesson, sections } = written
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.topic.kit) return []
  const sentences = taughtTexts(sections)
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .map((text) => [...new Set(stemsOf(text))])
  const topic = tellingStems(request.understood.topic)
  const names = namesOfKit(approach.topic.kit)
  const unused = plainWords(thingsToldUnused(written).join(' ').split(':')[0] ?? '')
  const isPlace = (words: string) => STAYS_INSIDE.pattern.test(words)
  const meant = withoutThingsThere(request.asked, matterWords(request))
  // What a question says that there is, is its matter: “why do we have seasons”.
  const isMeant = (words: string) =>
    meant.includes(words) &&
    !isStatement(words) &&
    !new RegExp(`\\b(?:have|has) [^,.]*${escaped(words)}`, 'iu').test(meant)
  // “With pastels, we only have crayons” names what takes the place of the pastels.
  const hasOnlyOthers = ruledOutIn(request.asked, request.understood.needs).some(({ name }) =>
    name.startsWith('anything but '),
  )
  const missed = conditionsIn(withoutLimits(request.asked)).filter(
    (condition) =>
      !(condition.kind === 'thing' && (hasOnlyOthers || !isMeant(condition.words))) &&
      !isToldElsewhere(condition.words) &&
      !isPlace(condition.words) &&
      !isMoodOfClass(condition.words) &&
      !isManner(condition.words) &&
      !isNamedIn(unused, condition) &&
      !(request.understood.theme !== null && condition.words.includes(request.understood.theme)) &&
      !isNamedByIt(condition, names) &&
      !isMet(condition, sentences, topic),
  )
  return withoutParts(missed)
    .slice(0, MAX_QUOTED)
    .map((condition) => cut(notPrinted(condition, sentences)))
}
