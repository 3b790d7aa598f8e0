import { textsIn } from '../../../checks/text.ts'
import { describeTask } from '../../../describe-task.ts'
import { formFor } from '../../forms/choose-form.ts'
import { isQuestion } from '../../forms/made-form.ts'
import { phrasesSaid } from '../../kits/beside-request.ts'
import { listInWords } from '../../list-in-words.ts'
import { chooseApproach } from '../../prepare/choose-approach.ts'
import { isThemePrinted } from '../../prepare/theme-in-title.ts'
import { makeRandom } from '../../random.ts'
import { conditionsIn } from '../../read/conditions/conditions.ts'
import type { LessonRequest } from '../../read/request.ts'
import { ruledOutIn } from '../../read/ruled-out/ruled-out.ts'
import { guessSubject } from '../../read/subject.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { themeBesides } from '../../write/asked/theme-of-kit.ts'
import { taughtTexts } from '../conditions-not-met.ts'
import { PRICE, SHOPPING } from '../core-parts.data.ts'
import type { Written } from '../not-done.ts'
import { isIn, isInForm, type Print, printOf } from './found-in-print.ts'
import { missingPhrases } from './missing-phrases.ts'
import { shortHead, wordsToMeet } from './words-to-meet.ts'

const MAX_NAMED = 3

/** The typed words of a text without those that are the given word. */
const without = (text: string, word: string): string =>
  text
    .split(/\s+/)
    .filter((typed) => !plainWords(typed).includes(word))
    .join(' ')

/** True for a word that chose the questions: without it the topic, or what is practised of it, would be another. */
function choseTopic(word: string, { approach, own, request }: Written['lesson']): boolean {
  if (approach.kind !== 'topic') return false
  const asked = { ...request, topic: without(request.topic, word), kits: [], near: [] }
  const other = chooseApproach(asked, own, makeRandom(request.draftCode))
  return other.kind !== 'topic' || other.topic.title !== approach.topic.title
}

/** True for a word that names the same topic alone: “capacity” is of measuring, whatever else is said. */
function namesTopic(word: string, { approach, own, request }: Written['lesson']): boolean {
  if (approach.kind !== 'topic') return false
  const other = chooseApproach(
    { ...request, topic: word, kits: [], near: [] },
    own,
    makeRandom(request.draftCode),
  )
  return other.kind === 'topic' && other.topic.id === approach.topic.id
}

/** True for a word of another topic of mathematics, which sums and figures may show without saying it. */
const isShownInSums = (word: string): boolean => guessSubject(word) === 'Mathematics and statistics'

/** What a lesson says of itself where the request says it too: phrases that ask for this lesson and for no other. */
function ownWords({ approach, request }: Written['lesson']): string[] {
  if (approach.kind !== 'topic') return []
  const { kit, title, match, teaching } = approach.topic
  // A list of te reo Māori is named by its English words as well: “family” for whānau.
  if (!kit) return teaching.words ? [title, match.exec(request.asked)?.[0] ?? ''] : [title]
  // A lesson of history is on history, and one of music on music, without saying so.
  return [
    kit.title,
    kit.area,
    kit.strand,
    kit.walt,
    ...kit.find.en,
    ...kit.find.mi,
    ...phrasesSaid(kit, request.asked),
  ]
}

/** A form of several lists has them all in its title: “Numbers to ten · Colours”. */
function titleOfForm(lesson: Written['lesson']): string[] {
  const made = formFor(lesson)
  return made !== null && !isQuestion(made) && made.title !== undefined ? [made.title] : []
}

/** Sections that speak of other lessons or of the teacher, or only repeat the request. */
const BESIDE_THE_WORK = new Set<string>(['next-steps', 'reflection', 'curriculum-goal'])

type Section = Written['sections'][number]

/** An assessment without what comes after the lesson: “Ready to learn why we have seasons”. */
const withoutNext = (section: Section): Section =>
  section.id === 'assessment'
    ? { ...section, sorts: section.sorts.map((sort) => ({ ...sort, next: '' })) }
    : section

const ofWork = (sections: Written['sections']) =>
  sections.filter(({ id }) => !BESIDE_THE_WORK.has(id)).map(withoutNext)

/** Signs that say a word without printing it. */
const SIGNS: readonly (readonly [sign: RegExp, says: string])[] = [
  [/°C/, 'temperature degrees'],
  [/\btime-series graph/i, 'line graph'],
  [/\$\d/, 'money dollars'],
  [/\d ?(?:cm|mm|km|m)\b/, 'length metric'],
  [/\d ?(?:kg|g)\b/, 'mass weight'],
]

/** What is printed for the work itself, with what its pictures and signs show and the words that a lesson is named by. */
function printOfWork({ lesson, sections }: Written): Print {
  const figures = sections
    .flatMap((section) => ('tasks' in section ? section.tasks : []))
    .map(({ figure }) => describeTask({ figure, prompt: '' }))
  const own = [...ownWords(lesson), ...titleOfForm(lesson)]
  // Steps that repeat the teacher’s own words do not work on them.
  const repeated = lesson.own?.about ?? ''
  const taught = taughtTexts(ofWork(sections)).map((text) =>
    repeated === '' ? text : text.replaceAll(repeated, ' '),
  )
  const printed = [...taught, ...figures, ...own]
  const signs = SIGNS.filter(([sign]) => sign.test(printed.join(' '))).map(([, says]) => says)
  return printOf([...printed, ...signs])
}

/** True for a sheet that is made of other parts than the lesson: it counts its own words. */
function isOwnForm(lesson: Written['lesson']): boolean {
  const made = formFor(lesson)
  return made !== null && !isQuestion(made) && made.isOwn === true
}

/** The words that a request asks for, of which nothing or hardly anything stands in what was written for it. */
export interface Matter {
  /** Not printed: no word, no family, no pair in te reo Māori. */
  missing: string[]
  /** Said in one sentence only. They are told where they and the missing ones are half of what was asked for. */
  rare: string[]
  /** Said only of what comes after the lesson. */
  later: string[]
}

const NOTHING: Matter = { missing: [], rare: [], later: [] }

/** The words of the request that stand in one sentence of the work only, and in nothing that the lesson is named by. */
function inOneSentence(words: readonly string[], { lesson, sections }: Written): string[] {
  const own = printOf(ownWords(lesson))
  const sentences = new Set(taughtTexts(ofWork(sections)).flatMap((text) => text.split(/(?<=[.!?])\s/)))
  const printed = [...sentences].map((sentence) => printOf([sentence]))
  return words.filter((word) => !isIn(word, own) && printed.filter((one) => isIn(word, one)).length === 1)
}

/** True for a word that the bank did not find in the lesson. */
function isUnsaid(word: string, { approach, request }: Written['lesson']): boolean {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const found = request.kits.find((one) => one.kit.id === kit?.id)
  return found?.unsaid.flatMap(stemsOf).some((stem) => stemsOf(word).includes(stem)) ?? false
}

/** The things that give way to the only ones there are: the pastels of “with pastels, we only have crayons”. */
const wordsOfThingsReplaced = ({ asked, understood }: LessonRequest): string[] =>
  ruledOutIn(asked, understood.needs).some(({ name }) => name.startsWith('anything but '))
    ? conditionsIn(asked).flatMap(({ kind, words }) => (kind === 'thing' ? plainWords(words) : []))
    : []

/** The words that a lesson has to meet, without a theme, which its examples are told of by themselves. */
function wordsOfLesson(lesson: Written['lesson']): string[] {
  const { approach, request } = lesson
  const isOfBank = approach.kind === 'topic' && approach.topic.kit !== undefined
  const besides = new Set([...plainWords(themeBesides(lesson) ?? ''), ...wordsOfThingsReplaced(request)])
  const words = wordsToMeet(request).filter((word) => !besides.has(word))
  const short = isOfBank ? shortHead(request) : null
  return short === null || words.includes(short) ? words : [...words, short]
}

/** Compares what a request is about with what was written for it. A frame works with the teacher’s own words, and a goal is followed. */
export function matterNotPrinted(written: Written): Matter {
  const { approach, request } = written.lesson
  if (approach.kind !== 'topic' || request.goals.length > 0 || isOwnForm(written.lesson)) return NOTHING
  const words = wordsOfLesson(written.lesson)
  const printed = printOfWork(written)
  const isThere = (word: string, print: Print) =>
    isUnsaid(word, written.lesson) ? isInForm(word, print) : isIn(word, print)
  const absent = words.filter((word) => !isThere(word, printed))
  if (!approach.topic.kit)
    return {
      ...NOTHING,
      missing: absent.filter(
        (word) =>
          !(approach.computed && isShownInSums(word)) &&
          !choseTopic(word, written.lesson) &&
          !namesTopic(word, written.lesson),
      ),
    }
  const all = printOf(taughtTexts(written.sections))
  const later = absent.filter((word) => isThere(word, all))
  const missing = absent.filter((word) => !later.includes(word))
  const rare = inOneSentence(
    words.filter((word) => !absent.includes(word)),
    written,
  )
  const isMost = (missing.length > 0 || rare.length > 1) && (missing.length + rare.length) * 2 >= words.length
  return { missing, later, rare: isMost ? rare : [] }
}

/** Says what is not in questions of our own, where the request names it beside their topic: “collective” of “collective nouns”. */
export function nothingOn(written: Written): string[] {
  const { approach, own, request, theme } = written.lesson
  if (approach.kind !== 'topic' || approach.topic.kit) return []
  const isSet = own?.role === 'setting' || isThemePrinted(written.lesson, written.sections)
  const hasPrices = PRICE.test(textsIn(written.sections).join(' '))
  const isSetting = (word: string) =>
    (hasPrices && SHOPPING.test(word)) || (isSet && (own?.role === 'setting' || theme.match.test(word)))
  const words = matterNotPrinted(written).missing.filter((word) => !isSetting(word))
  // “Farm animals” in questions set on a farm.
  const missing = missingPhrases(words, request.asked)
    .filter((phrase) => !(isSet && theme.match.test(phrase)))
    .slice(0, MAX_NAMED)
  if (missing.length === 0) return []
  const made = request.understood.want === 'lesson plan' ? 'lesson' : 'sheet'
  return [
    `Nothing in this ${made} mentions ${listInWords(missing)}: it is “${written.lesson.title}”. Bring that in yourself, or ask for it in other words.`,
  ]
}
