import { describeTask } from '../../../describe-task.ts'
import type { PlanSection, SecondSessionSection } from '../../../lesson-plan.ts'
import { withHandsOn } from '../../prepare/hands-on/hands-on.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { prepareLesson } from '../../prepare/prepare-lesson.ts'
import { practiseAgain } from './practise-again.ts'
import { secondFocus } from './question-rows.ts'
import { placeInSeries } from './series-section.ts'

type Write = (lesson: Lesson) => PlanSection[]

/** What the second lesson prints of itself. The rest of the plan holds for both. */
const PRINTED: readonly PlanSection['id'][] = [
  'learning-intention',
  'resources',
  'phases',
  'assessment',
  'answers',
]

const printed = (sections: readonly PlanSection[]) => sections.filter(({ id }) => PRINTED.includes(id))

const titleIn = (sections: readonly PlanSection[]) =>
  sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))[0] ?? ''

const asOne = ({ request }: Lesson): Lesson['request'] => ({
  ...request,
  blocks: 1,
  series: null,
  follows: null,
})

/** The next lesson of the bank on the topic, whole. */
function otherLesson(lesson: Lesson, title: string, write: Write): SecondSessionSection {
  const other = prepareLesson({ ...asOne(lesson), lesson: title })
  return { id: 'session-2', title: other.title, parts: printed(write(other)) }
}

/** The lesson after the first, on other questions: of the next practice where a whole topic is taught, else a step further. */
function furtherLesson(lesson: Lesson, first: readonly PlanSection[], write: Write): SecondSessionSection {
  const { approach, request } = lesson
  const asked = first.flatMap((section) => (section.id === 'answers' ? section.tasks.map(describeTask) : []))
  const follows = { title: lesson.title, number: 2, shown: asked.join('\n') }
  const focus = approach.kind === 'topic' && approach.computed ? secondFocus(lesson, approach) : null
  const harder = focus === null ? Math.min(2, request.harder + 1) : request.harder
  const next = prepareLesson({
    ...asOne(lesson),
    follows,
    harder,
    draftCode: `${request.draftCode} session 2`,
  })
  if (focus === null || next.approach.kind !== 'topic')
    return { id: 'session-2', title: `${lesson.title}: a step further`, parts: printed(write(next)) }
  const own = withHandsOn({ ...next.approach, topic: focus }, next.request)
  return { id: 'session-2', title: focus.title, parts: printed(write({ ...next, approach: own })) }
}

/** The second of two lessons, whole; none where one or more than two were asked for. */
export function secondSession(
  lesson: Lesson,
  first: readonly PlanSection[],
  write: Write,
): SecondSessionSection[] {
  const { approach, request, series } = lesson
  if (request.blocks !== 2) return []
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (kit === undefined) return [furtherLesson(lesson, first, write)]
  const other = series[placeInSeries(lesson) + 1]
  if (other !== undefined) return [otherLesson(lesson, other.title, write)]
  return series.length > 1
    ? []
    : [
        {
          id: 'session-2',
          title: `${titleIn(first)}: practise and go further`,
          parts: practiseAgain(kit, lesson),
        },
      ]
}
