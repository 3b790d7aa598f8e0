import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { type LetterFacts, letterFacts } from './letter-facts.ts'
import { CLOSE, GREETING, NEEDS_REPLY, OTHER_LANGUAGE, WHAT_ABOUT } from './letter-words.data.ts'

const BLANK = '____________________'
const MAX_TITLE = 60

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

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

function factLines({ when, where, points }: LetterFacts): Block[] {
  return [
    paragraph(`When: ${when ?? BLANK}`),
    paragraph(`Where: ${where ?? BLANK}`),
    ...(points.length > 0
      ? [paragraph('Please note:'), { kind: 'list' as const, ordered: false, items: points.map(capital) }]
      : [paragraph(`Please bring: ${BLANK}`)]),
  ]
}

/** A slip to cut off and return, with choices to tick. */
export const replySlip = (choices: readonly string[]): Block[] => [
  { kind: 'heading', text: 'Please cut off and return', cut: true },
  paragraph(`Name of child: ${BLANK}   Room: ________`),
  { kind: 'checklist', items: [...choices] },
  paragraph(`Anything we should know: ${BLANK}${BLANK}`),
  paragraph(`Signed: ${BLANK}   Date: ____________`),
]

const YES_OR_NO = ['Yes, my child may take part.', 'No, my child will not take part.']

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

function letterBody(lesson: Lesson, facts: LetterFacts): Block[] {
  const isLearning = lesson.approach.kind === 'topic' && facts.when === null && facts.points.length === 0
  return [
    paragraph(GREETING),
    paragraph(`We are writing to tell you about ${facts.topic}.`),
    ...(isLearning ? learning(lesson) : factLines(facts)),
    paragraph(
      'If you have any questions, please talk to me or ring the school office. Thank you for your support.',
    ),
    paragraph(CLOSE),
    paragraph(BLANK),
    ...(NEEDS_REPLY.pattern.test(lesson.request.topic) ? replySlip(YES_OR_NO) : []),
  ]
}

/** A note to whānau with the teacher's own facts, and blanks for those that were not given. */
export function letter(lesson: Lesson): MadeForm | FormQuestion {
  const text = lesson.request.topic
  const facts = letterFacts(text)
  if (facts.topic.length < 3) return { question: WHAT_ABOUT }
  const other = OTHER_LANGUAGE.pattern.exec(text)?.[0].replace(/^(?:and|into) /, 'in ')
  return {
    form: 'Note to whānau',
    noName: true,
    title: capital(facts.topic).slice(0, MAX_TITLE),
    pages: [formPage(DATE_LINE, letterBody(lesson, facts))],
    key: beforeSending(BEFORE_SENDING),
    source: 'Its facts are those of your request; nothing was added.',
    notDone: other
      ? [
          `The note is in English with a greeting and a close in te reo Māori. It is not ${other}, because the planner does not translate whole letters.`,
        ]
      : [],
    note: 'It holds what you told me, with blanks for what you did not.',
  }
}
