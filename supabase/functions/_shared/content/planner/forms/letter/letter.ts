import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { isPhrase } from '../../read/topic/short-topic.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { CONSENT, OUTING_CHECK } from './consent.data.ts'
import { BLANK, factLines, gearFor, paragraph } from './fact-lines.ts'
import { GEAR_ASKED } from './gear-lists.data.ts'
import { type LetterFacts, letterFacts } from './letter-facts.ts'
import {
  ABOUT_LICE,
  ASKS_FOR,
  CLOSE,
  GREETING,
  LICE_LINES,
  NO_EVENT,
  OCCASION,
  OTHER_LANGUAGE,
  OUTING_LINES,
  OVERNIGHT_REPLY,
  TAKES_OUR,
  TELLS_THAT,
  WHAT_ABOUT,
} from './letter-words.data.ts'
import { classNews, isClassNews } from './newsletter.ts'
import { beforeConsent, needsConsent, replySlip, slipFor } from './slip.ts'
import { USUAL_LINES } from './usual-lines.data.ts'

const MAX_TITLE = 60

/** What the class learns, where the letter is about a topic the planner teaches. A lesson that is only near has no place in a letter. */
function learning({ approach, request }: Lesson): Block[] {
  if (approach.kind !== 'topic') return []
  const kit = request.kits.find(({ kit: { id } }) => id === (approach.topic.kit?.id ?? ''))
  if (kit !== undefined && kit.unsaid.length > 0) return []
  const { walt, ask } = approach.topic.teaching
  return [
    paragraph(`In class we are learning to ${walt}.`),
    paragraph(`At home you can ask: “${ask}” Let your child explain, and be the learner yourself.`),
  ]
}

const PERMISSION = /\bpermission (?:slip|form|note|letter)s?\b/i

/** A slip for any outing, with a blank for everything that families need to know. */
const blankSlip = (): MadeForm => ({
  form: 'Permission slip',
  noName: true,
  isOwn: true,
  ofArea: true,
  title: 'Permission slip',
  pages: [
    formPage(DATE_LINE, [
      paragraph(GREETING),
      ...OUTING_LINES.map((line) => paragraph(`${line}: ${BLANK}`)),
      ...replySlip(CONSENT, OVERNIGHT_REPLY.slice(0, 2)),
    ]),
  ],
  key: beforeSending(BEFORE_SENDING),
  notDone: [],
  source: 'It holds no facts: every line is for you to fill in.',
  note: 'It has a blank for everything that families need to know. Tell me the occasion, the day and the place, and I fill them in.',
})

/** What the teacher does before a letter goes home. */
export const beforeSending = (items: readonly string[]): Block[] => [
  { kind: 'heading', text: 'Before you send it' },
  { kind: 'list', ordered: false, items: [...items] },
]

const BEFORE_SENDING = [
  'Fill in every blank, and check day, time, place and cost.',
  'Let your school office or team leader read it, as your school does with notes home.',
  'Offer it in the languages of your families where you can.',
]

/** The line above a letter. */
export const DATE_LINE = `Date: ${BLANK}`

/** True where a letter tells of no occasion and no facts, so that it can only tell what is learned. */
const isLearningOnly = ({ topic, when, where, points, bring, cost }: LetterFacts) =>
  when === null &&
  where === null &&
  cost === null &&
  usualFor(topic) === undefined &&
  points.length + bring.length === 0 &&
  !OCCASION.pattern.test(topic) &&
  !NO_EVENT.pattern.test(topic)

/** True where a letter says what the lesson that was found teaches. */
const tellsLesson = ({ approach }: Lesson, facts: LetterFacts) =>
  approach.kind === 'topic' && isLearningOnly(facts)

/** What is usually said of the matter; nothing of an occasion that only takes place with helpers or on a day. */
const usualFor = (topic: string) => USUAL_LINES.find(({ pattern }) => pattern.test(topic))

function leadTo(text: string, { topic }: LetterFacts): string {
  if (ASKS_FOR.pattern.test(text)) return 'ask for'
  return TELLS_THAT.pattern.test(topic) && usualFor(topic)?.about === undefined
    ? 'tell you that'
    : 'tell you about'
}

/** The matter as a letter names it; a blank where the words of the request are no name of one. */
function matterOf(topic: string): string {
  if (TAKES_OUR.pattern.test(topic)) return `our ${topic}`
  if (isPhrase(topic) || TELLS_THAT.pattern.test(topic) || NO_EVENT.pattern.test(topic)) return topic
  const occasion = OCCASION.pattern.exec(topic)?.[0].toLowerCase()
  return occasion === undefined ? BLANK : `our ${occasion}`
}

/** The title of a letter: what it is about, or only what it is. */
function titleOf(topic: string): string {
  const matter = matterOf(topic).replace(/^our /, '')
  return (usualFor(topic)?.title ?? (matter === BLANK ? 'A note from school' : capital(matter))).slice(
    0,
    MAX_TITLE,
  )
}

function letterBody(lesson: Lesson, facts: LetterFacts): Block[] {
  const text = lesson.request.topic
  const isLearning = tellsLesson(lesson, facts)
  const usual = usualFor(facts.topic)
  return [
    paragraph(GREETING),
    paragraph(`We are writing to ${leadTo(text, facts)} ${usual?.about ?? matterOf(facts.topic)}.`),
    ...(isLearning ? learning(lesson) : factLines(facts, text)),
    ...beforeConsent(text, facts.topic),
    ...(ABOUT_LICE.pattern.test(facts.topic) ? LICE_LINES : (usual?.lines ?? [])).map(paragraph),
    paragraph(
      'If you have any questions, please talk to me or ring the school office. Thank you for your support.',
    ),
    paragraph(CLOSE),
    paragraph(BLANK),
    ...slipFor(text, facts),
  ]
}

/** Says where the words of a letter come from. */
function sourceOf(text: string, { topic }: LetterFacts): string {
  if (usualFor(topic) !== undefined)
    return 'It says what schools usually tell families about this: check each line against what your school does.'
  if (gearFor(text).length > 0)
    return 'Its facts are those of your request. The list of things to bring is a usual one: change it to suit.'
  return ABOUT_LICE.pattern.test(topic)
    ? 'It says what families usually need to know about head lice; check it against what your school sends out.'
    : 'Its facts are those of your request; nothing was added.'
}

/** A list of things to bring that was asked for where no usual one is known. */
const gearNotMade = (text: string): string[] =>
  GEAR_ASKED.pattern.test(text) && gearFor(text).length === 0
    ? ['I have no usual list of things to bring for this: write yours in under “Please bring”.']
    : []

function newsletter(text: string): MadeForm {
  const { title, blocks } = classNews(text)
  return {
    form: 'Newsletter',
    title,
    noName: true,
    isOwn: true,
    ofArea: true,
    pages: [formPage(DATE_LINE, blocks)],
    key: beforeSending(BEFORE_SENDING),
    source: 'It holds the matters that you named; what was learned and said is for you to fill in.',
    notDone: [],
    note: 'It names what you told me, with blanks for what your class learned and said.',
  }
}

/** A note to whānau with the teacher's own facts, and blanks for those that were not given. */
export function letter(lesson: Lesson): MadeForm | FormQuestion {
  const text = lesson.request.topic
  if (isClassNews(text)) return newsletter(text)
  const facts = letterFacts(text)
  if (facts.topic.length < 3) return PERMISSION.test(text) ? blankSlip() : { question: WHAT_ABOUT }
  const other = OTHER_LANGUAGE.pattern.exec(text)?.[0].replace(/^(?:and|into) /, 'in ')
  return {
    form: 'Note to whānau',
    noName: true,
    ...(tellsLesson(lesson, facts) ? {} : { isOwn: true, ofArea: true }),
    title: titleOf(facts.topic),
    pages: [formPage(DATE_LINE, letterBody(lesson, facts))],
    key: beforeSending([...(needsConsent(text, facts.topic) ? [OUTING_CHECK] : []), ...BEFORE_SENDING]),
    source: sourceOf(text, facts),
    notDone: [
      ...gearNotMade(text),
      ...(other
        ? [
            `The note is in English with a greeting and a close in te reo Māori. It is not ${other}, because the planner does not translate whole letters.`,
          ]
        : []),
    ],
    note: 'It holds what you told me. Fill in its blanks, and add what families should know besides.',
  }
}
