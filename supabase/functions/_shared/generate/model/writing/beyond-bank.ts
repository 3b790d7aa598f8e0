import { textsIn } from '../../../content/checks/text.ts'
import { PUPIL_NAMES } from '../../../content/data/names.data.ts'
import type { Kit } from '../../../content/kit.ts'
import { PLAN_SECTION_TITLES, type PlanSection } from '../../../content/lesson-plan.ts'
import { resourceOutline } from '../../../content/outline.ts'
import { kitFor } from '../../../content/planner/prepare/choose-kit.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import { areAkin, topicStems } from '../../../content/planner/read/words/stem.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { Task } from '../../../content/task.ts'

type Section = PlanSection | ResourceSection

const MARK = '(not from our bank: check)'

/** Numbers that tell a fact: a year, thousands, or with a unit of the world. A class counts and times with all others. */
const NUMBERS =
  /\b\d[\d,.]*\s?(?:%|per cent|million|billion|thousand|km\b|kilomet\w+|°C|degrees|tonnes?|years ago|met(?:re|er)s (?:high|deep|tall|long))|\b\d{1,3}(?:[ ,]\d{3})+\b|\b\d{4,}\b/gu
/** A name inside a sentence. At its beginning any word has a capital. */
const NAMES =
  /(?<=[\p{L}\p{M},;] )\p{Lu}[\p{Ll}\p{M}’-]{2,}(?: (?:(?:o|te|a|ki|of|the|and) )?\p{Lu}[\p{L}\p{M}’-]+)*/gu
/** What is the first, the only one or the largest of the world, of a country or of all times. */
const CLAIMS =
  /(?<!\p{L})(?:first|only|last|largest|biggest|smallest|longest|shortest|highest|tallest|lowest|oldest|youngest|deepest|fastest|slowest|heaviest|lightest|rarest|hottest|coldest|strongest|richest|busiest|most \p{L}+|least \p{L}+)(?!\p{L})[^.?!]{0,60}?(?<!\p{L})(?:(?:in|on|of|from) (?:the |all )?(?:\p{Lu}|world|country|earth|planet|universe|solar system|southern hemisphere|northern hemisphere|animals?|birds?|oceans?)|ever(?!\p{L})|to (?:land|climb|reach|win|fly|sail|cross|vote|discover|invent|settle|become|enter|circle|swim|see|sign|walk)(?!\p{L}))/iu
/** Orders to a class, and questions, claim nothing. */
const CLAIMS_NOTHING =
  /\?\s*$|^\W*(?:be|draw|find|write|use|choose|read|name|put|circle|tell|say|look|show|list|which|what|who)(?!\p{L})/iu

/** Words with a capital that name no fact. */
const NO_FACT = new Set([
  ...PUPIL_NAMES,
  ...'January February March April May June July August September October November December'.split(' '),
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'Year Years Term Week Room English Māori Pākehā Aotearoa New Zealand You They Exit Share Kia Tēnā Mōrena Sun Moon Earth'.split(
    ' ',
  ),
])

const MATHS = 'Mathematics and statistics'

/** What the bank, the teacher and the chosen goals say, in small letters and with plain numbers. */
const plain = (text: string) => text.toLowerCase().replace(/(\d)[ ,](?=\d{3})/g, '$1')
const knownText = (kit: Kit | null, { asked, goals, understood }: LessonRequest) =>
  plain(
    [...(kit ? textsIn(kit) : []), asked, understood.topic, ...goals.map(({ wording }) => wording)].join(
      '\n',
    ),
  )

const isNoFact = (name: string) => name.split(' ').every((word) => NO_FACT.has(word) || /^\p{Ll}/u.test(word))

/** What is known beside a document: the words of our lesson, if there is one, of the teacher and of the goals. */
interface Known {
  kit: Kit | null
  text: string
}

/** True where a sentence tells a number, a date, a name or a record that is not known. Without a lesson of ours every name is new. */
function tellsMore(sentence: string, { kit, text: known }: Known): boolean {
  const names = kit ? (sentence.match(NAMES) ?? []).filter((name) => !isNoFact(name)) : []
  const told = [...(sentence.match(NUMBERS) ?? []), ...names]
  if (told.some((one) => !known.includes(plain(one).replace(/[.,]$/, '')))) return true
  const [claim] = CLAIMS_NOTHING.test(sentence) ? [] : (CLAIMS.exec(sentence) ?? [])
  return claim !== undefined && !known.includes(plain(claim))
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

function knownFor(request: LessonRequest): Known {
  const kit = kitFor(request)?.kit ?? null
  return { kit, text: knownText(kit, request) }
}

/** The numbers of a lesson in mathematics are its own. */
const isMaths = ({ kit }: Known, { subject, understood }: LessonRequest) =>
  [kit?.area, subject, understood.area].includes(MATHS)

/** A model that rewrites a section may copy its marks. */
const markedIn = (text: string, known: Known) =>
  sentencesOf(text.replaceAll(` ${MARK}`, ''))
    .map((sentence) => (tellsMore(sentence, known) ? `${sentence} ${MARK}` : sentence))
    .join(' ')

/** A section with a mark behind each sentence for the teacher that tells a number, a date or a name beyond our bank. */
export function marked(section: PlanSection, request: LessonRequest): PlanSection {
  const known = knownFor(request)
  if (isMaths(known, request)) return section
  const mark = (text: string) => markedIn(text, known)
  if (section.id === 'phases')
    return { ...section, steps: section.steps.map((step) => ({ ...step, teacher: step.teacher.map(mark) })) }
  if (section.id === 'vocabulary')
    return { ...section, words: section.words.map((word) => ({ ...word, meaning: mark(word.meaning) })) }
  if (section.id === 'misconceptions')
    return {
      ...section,
      items: section.items.map(({ what, why, move }) => ({ what, why: mark(why), move: mark(move) })),
    }
  return section
}

/** True where less than half of the telling words of a statement are in the bank's lesson. */
function isBeyond(statement: string, known: Known, stems: readonly string[]): boolean {
  const said = [...new Set(topicStems(statement))].filter((stem) => stem.length > 3)
  const held = said.filter((stem) => stems.some((other) => areAkin(stem, other)))
  return tellsMore(statement, known) || (said.length > 0 && held.length * 2 < said.length)
}

const ofTask = ({ prompt, answer, check }: Task) => (check === null ? [`${prompt} ${answer}`] : [])

/** What a section states of the world, one statement each. How to teach states nothing. */
function statementsOf(section: Section): string[] {
  if (section.id === 'vocabulary') return section.words.map(({ term, meaning }) => `${term}: ${meaning}`)
  if (section.id === 'misconceptions') return section.items.map(({ what, why }) => `${what} ${why}`)
  if (section.id === 'answers') return section.tasks.flatMap(ofTask)
  if (!('level' in section)) return []
  return [...(section.text?.paragraphs ?? []).flatMap(sentencesOf), ...section.tasks.flatMap(ofTask)]
}

const marksIn = (section: Section) =>
  section.id === 'phases' ? textsIn(section).join(' ').split(MARK).length - 1 : 0

const titleOf = ({ id }: Section): string =>
  id in PLAN_SECTION_TITLES && id !== 'header'
    ? PLAN_SECTION_TITLES[id as PlanSection['id']]
    : (resourceOutline([id as ResourceSection['id']])[0]?.title ?? id)

const MOST_SHOWN = 6
const short = (text: string) => (text.length > 110 ? `${text.slice(0, 108)}…` : text)

/** The statements with a number, a year or a record, of a document that rests on no lesson of our bank. */
function toCheckIn(known: Known, written: readonly Section[]): string[] {
  const told = written
    .flatMap(statementsOf)
    .flatMap(sentencesOf)
    .filter((one) => tellsMore(one, known))
  const shown = [...new Set(told)].slice(0, MOST_SHOWN).map((one) => `“${short(one.trim())}”`)
  const marks = written.reduce((sum, section) => sum + marksIn(section), 0)
  return [
    ...(marks > 0
      ? [
          `Not from our bank: check the ${marks === 1 ? 'sentence' : `${marks} sentences`} marked so in “Lesson steps”.`,
        ]
      : []),
    ...(shown.length > 0 ? [`Not from our bank: check ${shown.join(' ')}`] : []),
  ]
}

/** How much of a document goes beyond the lesson of our bank that the model was given, for the page that says how it was made. */
export function beyondBank(
  request: LessonRequest,
  written: readonly Section[],
): { lines: string[]; check: string[]; kit?: string } {
  const known = knownFor(request)
  const { kit, text } = known
  if (!kit)
    return {
      lines: ['Nothing in it comes from our bank of lessons.'],
      check: isMaths(known, request) ? [] : toCheckIn(known, written),
    }
  const stems = [...new Set(topicStems(text))]
  const beyond = written.flatMap((section) => {
    const count = statementsOf(section).filter((one) => isBeyond(one, known, stems)).length + marksIn(section)
    return count === 0 ? [] : [`“${titleOf(section)}” (${count})`]
  })
  return {
    kit: kit.id,
    lines: [
      `It was given the facts of “${kit.title}” from our bank of lessons. The other words are the model’s own.`,
    ],
    check:
      beyond.length === 0
        ? []
        : [`Not from our bank: check ${beyond.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`],
  }
}
