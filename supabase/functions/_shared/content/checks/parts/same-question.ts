import type { TaskPage } from '../../resource.ts'
import { type CheckResult, result } from '../report.ts'
import { placeOf } from './place.ts'

const asPrinted = ({ prompt, figure }: TaskPage['tasks'][number]) =>
  `${prompt.toLowerCase().replace(/\s+/g, ' ').trim()} ${JSON.stringify(figure)}`

function repeatedOn(page: TaskPage): string | undefined {
  const seen = new Map<string, number>()
  for (const [index, task] of page.tasks.entries()) {
    const first = seen.get(asPrinted(task))
    if (first !== undefined) return `${placeOf(page, index)} is the same as question ${first + 1}`
    seen.set(asPrinted(task), index)
  }
  return undefined
}

/** Finds a question that stands twice on one pupil page. */
export function checkSameQuestion(pages: readonly TaskPage[]): CheckResult {
  const fault = pages.map(repeatedOn).find((found) => found !== undefined)
  return result({ id: 'copies', what: 'Questions', fault, fine: 'no question twice on a page' })
}
