import { HALF_PAGE } from '../read/wishes/size/size.data.ts'
import { minutesFor } from '../write/size/task-time.ts'
import { keepsToPaper } from '../write/size/within-size.ts'
import type { Written } from './not-done.ts'
import { pagesOf } from './questions.ts'

/** An estimate that is over by less than this is near enough. */
const TOLERANCE = 1.3

/** Says where a task takes longer than the minutes it is for, or does not fit on the paper that was asked for. */
export function sizeNotKept({ lesson, sections }: Written): string[] {
  const { request } = lesson
  const { taskMinutes, halfPage, onePage } = request.understood
  if (request.understood.want === 'lesson plan') return []
  const pages = pagesOf({ lesson, sections })
  const minutes = minutesFor(
    pages.flatMap(({ tasks }) => tasks),
    request.year,
  )
  const isLong = taskMinutes !== undefined && minutes > taskMinutes * TOLERANCE
  // An exit ticket is planned for half a page without being asked to.
  const isHalfAsked = halfPage && HALF_PAGE.pattern.test(request.asked)
  const isTall = (isHalfAsked || (onePage && !halfPage)) && pages.some((page) => !keepsToPaper(page, request))
  return [
    ...(isLong ? [`You asked for ${taskMinutes} minutes; these questions take about ${minutes}.`] : []),
    ...(isTall
      ? [
          isHalfAsked
            ? 'You asked for half a page; what has to be read and answered here needs a whole one.'
            : 'You asked for one page; this may run on to a second one.',
        ]
      : []),
  ]
}
