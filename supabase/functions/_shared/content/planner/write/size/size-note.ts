import type { TaskPage } from '../../../resource.ts'
import type { LessonRequest } from '../../read/request.ts'
import { minutesFor } from './task-time.ts'
import { keepsToPaper } from './within-size.ts'

const counted = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`

/** What a teacher is told of the size of a short task, with a space after it; empty where no size was asked for. */
export function sizeNote(request: LessonRequest, pages: readonly TaskPage[]): string {
  const { understood, year } = request
  const { taskMinutes, halfPage } = understood
  const tasks = pages.flatMap((page) => page.tasks)
  if (tasks.length === 0) return ''
  const minutes = minutesFor(tasks, year)
  const time =
    taskMinutes === undefined || understood.want === 'exit tickets'
      ? ''
      : `It has ${counted(tasks.length)}, which take about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. `
  const isHalf = halfPage && pages.every((page) => keepsToPaper(page, request))
  return `${time}${isHalf ? 'It is made for half a page: print two on a sheet. ' : ''}`
}
