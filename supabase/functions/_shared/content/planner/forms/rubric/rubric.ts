import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { nameOfTopic } from '../../read/topic/topic-phrase.ts'
import { topicWords } from '../../read/topic-words.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { askedRubric, stepsFor } from './asked-levels.ts'
import { lessonCriteria, rubricFor, wordCriteria } from './criteria-of.ts'
import { criterionSteps } from './criterion-steps.ts'
import { RUBRIC_HEAD } from './levels.data.ts'

const MIN_ROWS = 4

function rowsOf(lesson: Lesson, least: number): string[][] {
  const written = rubricFor(lesson.request.topic)
  if (written) return written.rows.map((row) => [...row])
  const criteria = lessonCriteria(lesson)
  const all = [...criteria, ...wordCriteria(lesson, Math.max(0, least - criteria.length))]
  const isOfSums = lesson.approach.kind === 'topic' && lesson.approach.computed
  return all.map((criterion) => [capital(criterion), ...criterionSteps(criterion, isOfSums)])
}

const fewerCriteria = (asked: number | null, made: number): string[] =>
  asked !== null && made < asked ? [`You asked for ${asked} criteria; ${made} are known for this work.`] : []

/** The kind of work, with what it is about where the request says so: “A poster: volcanoes”. */
function titleOf(work: string, { own, request }: Lesson): string {
  const said = own === null ? '' : topicWords(request.topic)
  const about = nameOfTopic(/\b(?:about|on) (\p{L}.*)$/iu.exec(said)?.[1] ?? '') ?? undefined
  return about === undefined ? capital(work) : `${capital(work)}: ${about}`
}

/** A table of criteria with what the work shows on the way, on track and beyond. */
export function rubric(lesson: Lesson): MadeForm {
  const written = rubricFor(lesson.request.topic)
  const { levels, criteria, notDone } = askedRubric(lesson.request.topic)
  const rows = rowsOf(lesson, criteria ?? MIN_ROWS)
    .slice(0, criteria ?? undefined)
    .map(([criterion = '', ...steps]) => [criterion, ...stepsFor(steps, levels.length)])
  const onTrack = levels.at(levels.length === 2 ? -1 : -2)
  return {
    form: 'Rubric',
    ...(written ? { title: titleOf(written.work, lesson) } : {}),
    ...(written?.area ? { area: written.area } : {}),
    ...(written ? { isOwn: true as const } : {}),
    pages: [
      formPage('Read each row. Mark the box that fits your work best, and be ready to show where.', [
        { kind: 'table', head: [RUBRIC_HEAD[0], ...levels], rows },
        { kind: 'paragraph', text: 'My next step: ______________________________________________' },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'How to use it' },
      {
        kind: 'list',
        ordered: false,
        items: [
          `Read it with the class before the work begins, and find an example of “${onTrack}” together.`,
          'Students mark it in pencil on a draft; you mark it in another colour, and you talk about the rows that differ.',
          'The columns describe one piece of work. They are no level of the curriculum and no overall judgement.',
        ],
      },
    ],
    source: written
      ? 'Its criteria were written for Mahere for this kind of work: change the words to those of your class.'
      : 'Its criteria are the success criteria of the lesson: change the words to those of your class.',
    notDone: [...notDone, ...fewerCriteria(criteria, rows.length)],
    note: `It has ${rows.length} criteria, with what the work shows at each level: ${levels.join(', ')}.`,
  }
}
