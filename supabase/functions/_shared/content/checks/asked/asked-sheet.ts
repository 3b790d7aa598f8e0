import type { Resource, ResourceHeader } from '../../resource.ts'
import type { Understood } from '../../understood.ts'
import { placeOf, pupilPages } from '../parts/place.ts'
import { textsIn } from '../text.ts'
import { type Missed, missingTheme, otherYear } from './asked-plan.ts'
import { outsideSet } from './number-set.ts'

/** Fewer or more questions than asked for. A count may be meant for each page or for all together. */
function otherCount({ count }: Understood, resource: Resource): Missed[] {
  const pages = pupilPages(resource.sections)
  const counts = pages.map(({ tasks }) => tasks.length)
  const total = counts.reduce((sum, one) => sum + one, 0)
  const inBlocks = pages.some(({ blocks }) => (blocks?.length ?? 0) > 0)
  if (count === null || inBlocks || total === 0 || total === count) return []
  const page = pages.find(({ tasks }) => tasks.length !== count)
  if (page === undefined) return []
  const where = pages.length === 1 ? 'there are' : `the student page ${page.mark} has`
  return [{ about: String(count), says: `You asked for ${count} questions; ${where} ${page.tasks.length}` }]
}

function otherNumbers({ numbers }: Understood, resource: Resource): Missed[] {
  const outside = pupilPages(resource.sections).flatMap((page) =>
    page.tasks.flatMap((task, index) => {
      const says = outsideSet(numbers, task)
      return says === null ? [] : [`${placeOf(page, index)} ${says}`]
    }),
  )
  const more = outside.length > 1 ? `, and ${outside.length - 1} more` : ''
  return outside.length === 0 ? [] : [{ about: outside[0] ?? '', says: `${outside[0]}${more}` }]
}

/** Pages, text and choices that were asked for. */
function otherForm({ levels, want, choices }: Understood, resource: Resource): Missed[] {
  const pages = pupilPages(resource.sections)
  const text = pages.some(
    (page) => page.text !== undefined || (page.blocks ?? []).some(({ kind }) => kind === 'paragraph'),
  )
  const without = choices !== null && pages.some(({ tasks }) => tasks.some((task) => !task.choices?.length))
  return [
    ...(levels !== null && pages.length !== levels
      ? [
          {
            about: 'level',
            says: `You asked for ${levels} ${levels === 1 ? 'level' : 'levels'}, there are ${pages.length} student pages`,
          },
        ]
      : []),
    ...(want === 'reading' && !text
      ? [{ about: 'text', says: 'You asked for a text to read, and there is none' }]
      : []),
    ...(without ? [{ about: 'choice', says: 'You asked for choices, and a question has none' }] : []),
  ]
}

/** Compares a sheet with what was understood of its request. */
export function missedInSheet(resource: Resource, asked: Understood): Missed[] {
  const header = resource.sections.find((section): section is ResourceHeader => section.id === 'header')
  const body = resource.sections.filter(({ id }) => id !== 'header' && id !== 'key')
  return [
    ...otherCount(asked, resource),
    ...otherNumbers(asked, resource),
    ...otherForm(asked, resource),
    ...otherYear(asked, header?.subtitle ?? ''),
    ...missingTheme(asked, textsIn(body)),
  ]
}
