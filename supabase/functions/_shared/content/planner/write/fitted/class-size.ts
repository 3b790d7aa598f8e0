import type { PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** "13 pairs", "12 pairs and a group of three": nobody is left alone. */
function pairs(size: number): string {
  if (size % 2 === 0) return counted(size / 2, 'pair', 'pairs')
  return `${counted((size - 3) / 2, 'pair', 'pairs')} and a group of three`
}

/** Groups of four, with groups of three or one of five for those left over. */
function fours(size: number): string {
  const groups = (count: number) => counted(count, 'group', 'groups')
  const rest = size % 4
  if (rest === 0) return `${groups(size / 4)} of four`
  if (rest === 1)
    return size === 5 ? 'one group of five' : `${groups((size - 5) / 4)} of four and one of five`
  if (rest === 3)
    return size === 3 ? 'one group of three' : `${groups((size - 3) / 4)} of four and one of three`
  return size === 6 ? 'two groups of three' : `${groups((size - 6) / 4)} of four and two of three`
}

/** How a class of this size is grouped, and how much of everything it takes; null for fewer than six. */
export const groupsFor = (size: number): string | null =>
  size < 6 ? null : `for ${size} ākonga: ${pairs(size)}, or ${fours(size)}`

/** Says under the resources how the class is grouped, where its size is known. */
export function withClassSize(sections: readonly PlanSection[], { request }: Lesson): PlanSection[] {
  const groups = groupsFor(request.understood.size ?? 0)
  if (groups === null) return [...sections]
  return sections.map((section) =>
    section.id === 'resources' ? { ...section, items: [...section.items, groups] } : section,
  )
}
