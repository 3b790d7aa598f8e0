import type { SeriesSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { frameRows } from './frame-rows.ts'
import { kitRows, type Row } from './kit-rows.ts'
import { questionRows } from './question-rows.ts'

/** The lessons of the bank that a unit is made of; the one that is taught stands for it where no others were found. */
function rowsOf(lesson: Lesson): Row[] {
  const { approach, request, series } = lesson
  if (approach.kind === 'frame') return frameRows(lesson, approach)
  const { kit } = approach.topic
  if (kit === undefined) return questionRows(lesson, approach)
  return kitRows(series.some(({ id }) => id === kit.id) ? series : [kit], request)
}

/** The place in the unit of the lesson that is written whole. */
export function placeInSeries({ approach, series }: Lesson): number {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  return Math.max(
    0,
    series.findIndex(({ id }) => id === kit?.id),
  )
}

/** How the number of lessons was found where only weeks or a unit were asked for. */
function lengthSaid(asked: Lesson['request']['series'], number: number, mayBeMore: boolean): string {
  const { weeks, isOpen } = asked ?? {}
  if (weeks !== undefined) {
    const named = ` You named ${weeks} weeks and no number of lessons`
    return number < weeks ? `${named}.` : `${named}, so this is about ${Math.round(number / weeks)} a week.`
  }
  if (isOpen !== true) return ''
  return ` You named no number of lessons, so this is a unit of ${number}: ask for ${mayBeMore ? 'more or fewer' : 'fewer if you like'}.`
}

function leadOf({ request, series: { length: kits } }: Lesson, rows: readonly Row[], whole: number): string {
  const { blocks, minutes, series } = request
  const number = Math.min(blocks, rows.length)
  const short = rows.length < blocks ? ` I have no more than ${rows.length} different lessons on it.` : ''
  const asked = lengthSaid(series, number, short === '')
  const next =
    blocks === 2
      ? ' Both are written whole below: the steps of session 1 come first, and session 2 stands near the end.'
      : ` Lesson ${whole + 1} is written whole below. Ask for “the next lesson”${kits > 1 ? ` or “lesson ${whole === 1 ? 3 : 2} in full”` : ''} to have another whole.`
  return `${number} lessons of ${minutes} minutes.${asked}${short}${next}`
}

/** The lessons of a unit at a glance; none for one lesson. */
export function seriesSection(lesson: Lesson): SeriesSection[] {
  const { blocks, follows } = lesson.request
  if (blocks < 2 || follows !== null) return []
  const rows = rowsOf(lesson)
  const name = blocks === 2 ? 'Session' : 'Lesson'
  return [
    {
      id: 'series',
      lead: leadOf(lesson, rows, placeInSeries(lesson)),
      lessons: rows.slice(0, blocks).map((row, at) => ({ name: `${name} ${at + 1}`, ...row })),
    },
  ]
}
