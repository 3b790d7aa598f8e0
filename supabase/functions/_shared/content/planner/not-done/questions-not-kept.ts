import { LIMITS, limitName } from '../../limit-names.ts'
import type { Task } from '../../task.ts'
import type { NumberSet } from '../../understood.ts'
import { formFor } from '../forms/choose-form.ts'
import { limitsBroken } from '../maths/keeps-to.ts'
import type { Written } from './not-done.ts'
import { countApart, counted, countMissed, pagesOf } from './questions.ts'

/** From so many questions on, the paper ends before the numbers do. */
const FULL_LIST = 24

/** Too few questions for the number asked for. */
export function countNotKept(written: Written): string[] {
  const { onePage } = written.lesson.request.understood
  const apart = countApart(written)
  // A form counts its own words, cards or points.
  if (apart === null || formFor(written.lesson) !== null) return []
  const { count, total } = apart
  const isComputed = written.lesson.approach.kind === 'topic'
  if (!isComputed) return countMissed(written)
  if (total > count) return [`You asked for ${counted(count)}; there are ${total}.`]
  const { approach } = written.lesson
  const isFull = onePage || total >= FULL_LIST
  const fit =
    approach.kind === 'topic' && !approach.computed
      ? `${total === 1 ? 'stands' : 'stand'} in the list for this topic`
      : isFull
        ? `fit on ${onePage ? 'one page' : 'four pages'}`
        : 'could be made without asking the same one twice'
  return [`You asked for ${counted(count)}; ${total} ${fit}.`]
}

/** What is said of one limit: nothing where every question keeps to it. */
function limitNotKept(limit: keyof NumberSet, set: NumberSet, tasks: readonly Task[]): string[] {
  const wanted = set[limit]
  if (wanted === undefined) return []
  const kept = tasks.filter((task) => !limitsBroken(task, set).includes(limit)).length
  const name = limitName(limit, wanted)
  if (kept === tasks.length) return []
  if (kept === 0)
    return [`None of the questions keeps to ${name}: there is no such practice for this topic yet.`]
  return [`Not all questions keep to ${name}: ${kept} of ${tasks.length} ${kept === 1 ? 'does' : 'do'}.`]
}

/** Numbers outside what was asked for, said of each limit by its name. */
export function numbersNotKept(written: Written): string[] {
  const { approach, request } = written.lesson
  const tasks = pagesOf(written).flatMap((page) => page.tasks)
  if (approach.kind !== 'topic' || !approach.computed || tasks.length === 0) return []
  const { numbers } = request.understood
  return LIMITS.flatMap((limit) => limitNotKept(limit, numbers, tasks))
}
