import type { PlanSection } from '../../../lesson-plan.ts'
import type { ResourceSection } from '../../../resource.ts'
import { names } from './lines.ts'
import { planChanged, type Told } from './plan-changed.ts'
import { sheetChanged } from './sheet-changed.ts'

type Section = PlanSection | ResourceSection
type Sections = readonly Section[]

/** A teacher reads so many sentences before the document; what else changed is only named. */
const MOST = 4
/** After so few sentences it is worth saying that nothing else changed. */
const FEW = 3

const isPlan = (sections: Sections): sections is readonly PlanSection[] =>
  sections.some(({ id }) => id === 'phases' || id === 'learning-intention')

/** What a document says about itself follows from the rest. */
const ASIDE: readonly string[] = ['about', 'key', 'curriculum-goal']

/** True where every section that is other than it was, or is gone, has been told of. */
function isAllTold(before: Sections, after: Sections, told: readonly Told[]): boolean {
  const ids = told.flatMap((one) => one.ids as readonly string[])
  const same = (one: Section) => before.some((was) => JSON.stringify(was) === JSON.stringify(one))
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id))
  return [...after.filter((one) => !same(one)), ...gone].every(
    ({ id }) => ASIDE.includes(id) || ids.includes(id),
  )
}

function inWords(told: readonly Told[], isAll: boolean): string[] {
  const all = told.flatMap(({ title, said }) => said.map((sentence) => ({ title, sentence })))
  const said = all.slice(0, MOST)
  const more = [...new Set(all.slice(MOST).map(({ title }) => title))].filter(
    (title) => !said.some((one) => one.title === title),
  )
  const also = more.length > 0 ? [`${names(more)} changed as well.`] : []
  const isNew = told.some(({ isAnother }) => isAnother)
  const stays = all.length > 0 && all.length <= FEW && isAll && !isNew ? ['The rest is as it was.'] : []
  return [...said.map(({ sentence }) => sentence), ...also, ...stays]
}

/**
 * Says in a few sentences what a follow-up changed and what it left, by comparing the document before with the one after.
 * Nothing is claimed that does not stand in both. Empty where nothing that is printed changed.
 */
export function whatChanged(before: Sections, after: Sections): string[] {
  if (isPlan(before) !== isPlan(after))
    return [
      isPlan(before)
        ? 'This is a page of its own for the lesson. The lesson plan is as it was, above in this chat.'
        : 'This is a lesson plan of its own. The page is as it was, above in this chat.',
    ]
  const told =
    isPlan(before) && isPlan(after)
      ? planChanged(before, after)
      : sheetChanged(before as readonly ResourceSection[], after as readonly ResourceSection[])
  return inWords(told, isAllTold(before, after, told))
}
