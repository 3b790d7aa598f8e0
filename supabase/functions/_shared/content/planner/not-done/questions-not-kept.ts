import { LIMITS, limitName } from '../../limit-names.ts'
import { LEVELS, type Task } from '../../task.ts'
import type { NumberSet } from '../../understood.ts'
import { formFor } from '../forms/choose-form.ts'
import { isQuestion, type MadeForm } from '../forms/made-form.ts'
import { listInWords } from '../list-in-words.ts'
import { limitsBroken } from '../maths/keeps-to.ts'
import { topicOfPart } from '../prepare/part-of-level.ts'
import type { Written } from './not-done.ts'
import { countApart, counted, countMissed, marksMissed, pagesApart, pagesOf } from './questions.ts'

/** From so many questions on, the paper ends before the numbers do. */
const FULL_LIST = 24

/** A form that counts its own words, cards or points says itself where they are too few. */
const saysCount = ({ notDone }: MadeForm): boolean => notDone.some((line) => /^You asked for \d/.test(line))

/** Another number of questions in a form than was asked for in so many words. */
const questionsOfForm = (written: Written): string[] =>
  written.lesson.request.understood.countsQuestions === true ? countMissed(written) : []

/** Too few questions for the number asked for. */
export function countNotKept(written: Written): string[] {
  const { onePage, halfPage } = written.lesson.request.understood
  const made = formFor(written.lesson)
  if (made !== null) return isQuestion(made) || saysCount(made) ? [] : questionsOfForm(written)
  const each = pagesApart(written)
  if (each !== null)
    return each.map((line) => line.replace(/\.$/, ', because there are no more different ones.'))
  const marks = marksMissed(written)
  if (marks !== null) return marks
  const apart = countApart(written)
  if (apart === null) return []
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
        ? `fit on ${halfPage ? 'half a page' : onePage ? 'one page' : 'four pages'}`
        : 'could be made without asking the same one twice'
  return [`You asked for ${counted(count)}; ${total} ${fit}.`]
}

/** What is said of one limit: nothing where every question keeps to it. */
function limitNotKept(limit: keyof NumberSet, set: NumberSet, tasks: readonly Task[], isMixed: boolean) {
  const wanted = set[limit]
  // Word problems are spoken of by themselves.
  if (wanted === undefined || wanted === 'word problems') return []
  const kept = tasks.filter((task) => !limitsBroken(task, set).includes(limit)).length
  const name = limitName(limit, wanted)
  // Of several topics on one sheet only some have such numbers.
  if (kept === tasks.length || (isMixed && kept > 0)) return []
  if (kept === 0)
    return [`None of the questions keeps to ${name}: there is no such practice for this topic yet.`]
  return [`Not all questions keep to ${name}: ${kept} of ${tasks.length} ${kept === 1 ? 'does' : 'do'}.`]
}

/** Limits that list several things, of which each is asked for. */
const LISTED = ['tables', 'denominators', 'percents', 'shapes', 'roundTo', 'minutesPast'] as const

/** Things of a list that no question has: triangles, where triangles and parallelograms were asked for. */
export function listedNotAsked({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed || approach.topic.isMixed || request.understood.parts)
    return []
  const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  const missing = LISTED.flatMap((limit) => {
    const wanted = request.understood.numbers[limit]
    if (!Array.isArray(wanted) || wanted.length < 2 || tasks.length < 2 * wanted.length) return []
    return wanted
      .filter((one) => tasks.every((task) => limitsBroken(task, { [limit]: [one] }).length > 0))
      .map((one) => limitName(limit, [one] as never))
  })
  return missing.length === 0 ? [] : [`None of the questions is on ${listInWords(missing)}.`]
}

/** Numbers outside what was asked for, said of each limit by its name. The page of a part of the class keeps to numbers of its own. */
export function numbersNotKept(written: Written): string[] {
  const { lesson } = written
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return []
  const isMixed = approach.topic.isMixed === true
  const all = pagesOf(written).flatMap((page) => page.tasks)
  const own = LEVELS.filter((level) => topicOfPart(lesson, level) !== null)
  const lines = [null, ...own].flatMap((level) => {
    const tasks = all.filter((task) => (level === null ? !own.includes(task.level) : task.level === level))
    const numbers = level === null ? request.understood.numbers : topicOfPart(lesson, level)?.numbers
    return tasks.length === 0
      ? []
      : LIMITS.flatMap((limit) => limitNotKept(limit, numbers ?? {}, tasks, isMixed))
  })
  return [...new Set(lines)]
}
