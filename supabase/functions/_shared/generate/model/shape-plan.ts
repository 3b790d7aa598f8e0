import { textsIn } from '../../content/checks/text.ts'
import type { Phase, PlanSection } from '../../content/lesson-plan.ts'
import { moderateReply } from '../../content/moderation.ts'
import type { LessonRequest } from '../../content/planner/read/request.ts'
import { yearBeyond } from '../../content/planner/read/years.ts'
import { goalChecks, REO_CHECK } from '../../content/planner/write/about.ts'
import { goalNote } from '../../content/planner/write/goal-note.ts'
import { planHeader } from '../../content/planner/write/header.ts'
import type { Task } from '../../content/task.ts'
import { fitMinutes } from './plan/fit-minutes.ts'
import { planQuestions, type Question } from './plan/plan-questions.ts'
import { questionsInSteps } from './plan/questions-in-steps.ts'
import { answersLine } from './tasks.ts'
import type { PlanWire } from './wire.ts'
import { beyondBank } from './writing/beyond-bank.ts'

const VAGUE = /^(?:to )?(?:understand|know|learn about|appreciate|be aware of)\b(?: (?:that|how|about))?/i

/** The aim without "We are learning to" or "I can", which the program prints. A vague verb becomes "explain", which can be seen or heard. */
const aim = (text: string) =>
  text
    .replace(/^(?:we are learning (?:to|that|about)|walt:?|i can|to)\s+/i, '')
    .replace(VAGUE, 'explain')
    .replace(/[.\s]+$/, '')

const withoutEmpty = ({ language, ...ways }: PlanWire['differentiation']) =>
  language === '' ? ways : { ...ways, language }

const notNumbered = (line: string) => line.replace(/^\s*\d{1,2}[.)]\s+/, '')

/** The name of a step without its minutes, which our program fits to the lesson: "Start (10 minutes)". */
const withoutMinutes = (name: string) =>
  name.replace(/\s*[([][^()[\]]*\d\s*min(?:ute)?s?\.?\s*[)\]]/gi, '').trim() || name

const questionsIn = (part: PlanWire['questions']) => planQuestions(part).questions

const taskOf = ({ use: _, ...task }: Question): Task => task

/** The model's steps, with the questions and the minutes supplied by the program. */
export function phasesOf(
  { steps }: PlanWire['phases'],
  questions: readonly Question[],
  minutes: number,
): Extract<PlanSection, { id: 'phases' }> {
  const lasts = fitMinutes(
    steps.map((step) => step.minutes),
    minutes,
  )
  const kept = steps.slice(0, lasts.length)
  const asked = questionsInSteps(
    kept.map(({ kind }) => kind),
    questions,
  )
  let from = 0
  const phases = kept.map((step, index): Phase => {
    const teacher = [...step.teacher.map(notNumbered), ...(asked.get(index)?.teacher ?? [])]
    const pupils = [...step.pupils.map(notNumbered), ...(asked.get(index)?.pupils ?? [])]
    const to = from + (lasts[index] ?? 0)
    const phase = {
      kind: step.kind,
      name: withoutMinutes(step.name),
      minutes: to - from,
      from,
      to,
      teacher,
      pupils,
    }
    from = to
    return phase
  })
  return { id: 'phases', minutes, steps: phases }
}

/** The points that a teacher must check before using a document that a model wrote. */
export function toCheck(request: LessonRequest, tasks: readonly Task[], texts: readonly string[]): string[] {
  const beyond = yearBeyond(request.topic)
  return [
    ...answersLine(tasks).check,
    ...moderateReply(texts)
      .filter(({ outcome, rule }) => outcome !== 'block' && rule !== 'tikanga')
      .map(({ note }) => note),
    ...goalChecks(request),
    ...(beyond === null ? [] : [`Mahere plans for Years 0 to 8, not for Year ${beyond}.`]),
    'Facts were written by a language model: check those you do not know.',
    REO_CHECK,
  ]
}

export interface PlanParts {
  request: LessonRequest
  parts: Partial<PlanWire>
  /** The name of the model as it is printed. */
  model: string
  /** Notes about the request for the teacher. */
  notes: readonly string[]
}

type Build<K extends PlanSection['id']> = (given: PlanParts) => Extract<PlanSection, { id: K }> | null

const listed =
  <K extends 'prior-knowledge' | 'safety' | 'next-steps' | 'reflection'>(id: K): Build<K> =>
  ({ parts }) =>
    (parts[id] ? { id, items: parts[id].items.map(notNumbered) } : null) as ReturnType<Build<K>>

/** The sections that a model writes or that follow from the request. Background comes from the bank of lessons alone. */
type Built = Exclude<PlanSection['id'], 'about' | 'background' | 'series' | 'session-2'>
const NOT_BUILT: readonly PlanSection['id'][] = ['about', 'background', 'series', 'session-2']
export const isBuilt = (id: PlanSection['id']): id is Built => !NOT_BUILT.includes(id)

/** Builds each section from the parts that have arrived, or null while a part is missing. */
export const BUILD: { [K in Built]: Build<K> } = {
  header: ({ request, parts }) =>
    parts.header
      ? planHeader(request, parts.header.title.replace(/^lesson plan:?\s*/i, '').replace(/[.\s]+$/, ''))
      : null,
  'learning-intention': ({ parts: { 'learning-intention': part } }) =>
    part ? { id: 'learning-intention', walt: aim(part.walt), criteria: part.criteria.map(aim) } : null,
  'curriculum-goal': ({ request }) => ({
    id: 'curriculum-goal',
    goals: request.goals,
    note: goalNote(request),
  }),
  'prior-knowledge': listed('prior-knowledge'),
  resources: ({ parts: { resources: part } }) =>
    part
      ? {
          id: 'resources',
          items: [
            ...part.items.map(notNumbered),
            ...(part.preparation === '' ? [] : [`Preparation: ${part.preparation}`]),
          ],
          ...(part.text === null ? {} : { text: part.text }),
        }
      : null,
  vocabulary: ({ parts: { vocabulary: part } }) =>
    part
      ? {
          id: 'vocabulary',
          words: part.words,
          note: 'Words differ between iwi: check locally which your community uses.',
        }
      : null,
  phases: ({ request, parts: { phases, questions } }) =>
    phases && questions ? phasesOf(phases, questionsIn(questions), request.minutes) : null,
  'key-competencies': ({ parts: { 'key-competencies': part } }) =>
    part ? { id: 'key-competencies', competencies: part.competencies } : null,
  differentiation: ({ parts: { differentiation: part } }) =>
    part ? { id: 'differentiation', ...withoutEmpty(part) } : null,
  misconceptions: ({ parts: { misconceptions: part } }) =>
    part ? { id: 'misconceptions', items: part.items } : null,
  assessment: ({ parts: { assessment: part, questions } }) => {
    const exit = questions && questionsIn(questions).find(({ use }) => use === 'exit')
    return part && exit
      ? { id: 'assessment', exitTicket: taskOf(exit), sorts: part.sorts, watchFor: part.watchFor }
      : null
  },
  answers: ({ parts: { questions } }) =>
    questions ? { id: 'answers', tasks: questionsIn(questions).map(taskOf) } : null,
  safety: listed('safety'),
  'next-steps': listed('next-steps'),
  reflection: listed('reflection'),
}

export function aboutOf(
  { request, model, notes }: PlanParts,
  written: readonly PlanSection[],
): Extract<PlanSection, { id: 'about' }> {
  const tasks = written.find((section) => section.id === 'answers')?.tasks ?? []
  const texts = textsIn(written.filter(({ id }) => id !== 'curriculum-goal'))
  const beyond = beyondBank(request, written)
  return {
    id: 'about',
    lines: [
      `Draft written by a language model (${model}).`,
      'Our program put in the curriculum goal and the minutes.',
      ...beyond.lines,
      ...(tasks.length > 0 ? [answersLine(tasks).line] : []),
    ],
    checkThis: [...new Set([...notes, ...beyond.check, ...toCheck(request, tasks, texts)])],
    draftCode: request.draftCode,
    ...(beyond.kit === undefined ? {} : { kit: beyond.kit }),
  }
}
