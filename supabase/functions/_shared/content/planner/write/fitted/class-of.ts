import type { PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** The lessons of the bank were counted for a class of this size. */
const WRITTEN_FOR = 28
const PAIRS = WRITTEN_FOR / 2
const EACH =
  /\b(?:one|a copy|copies) (?:each|for (?:each|every)|between)\b|\bfor (?:each|every) (?:student|pupil|child|pair)\b/i

/** “, 28 copies” and “(14)” behind what each pupil or pair gets. */
const COUNT_BEHIND = /,? ?\((?:28|14)\)|, (?:28|14) (?:copies|sheets|sets|slips|cards)(?=[,;.]|$)/g

/** A number of the class at the start of an item: “28 exit slips”, “14 copies of the text”. */
const COUNT_BEFORE = /^(28|14) (?=\p{Ll}[\p{L} -]+)(?!(?:cm|m|g|ml|mm|days|minutes|years|points)\b)/u

/** What was counted for 28 pupils, counted for as many as there are: all of them, or their pairs. */
const counted = (text: string, size: number) =>
  text
    .replace(/\b28\b(?! (?:cm|m|g|ml|mm|days|minutes|°))/g, String(size))
    .replace(/\b14\b(?! (?:cm|m|g|ml|mm|days|minutes|°))/g, String(Math.ceil(size / 2)))

/** An item of a list, for a class of this size; where the size is not known, by pupil or pair and not by number. */
export function itemFor(item: string, size: number | null): string {
  const isCounted = COUNT_BEFORE.test(item) || item.search(COUNT_BEHIND) >= 0 || /\bof 14 pairs\b/.test(item)
  if (!isCounted) return item
  if (size !== null) return counted(item, size)
  const plain = item.replace(/\bfor each of 14 pairs\b/g, 'for each pair').replace(COUNT_BEHIND, '')
  const [, count] = COUNT_BEFORE.exec(plain) ?? []
  if (count === undefined) return plain
  const things = plain.replace(COUNT_BEFORE, '')
  if (EACH.test(things)) return things
  return Number(count) === PAIRS ? `for each pair: ${things}` : `for each student: ${things}`
}

/** What a step says of a class of 28 holds for no other. */
const WITH_28 = /\s*\(with 28,[^)]*\)/gi

/** Fits what a lesson of the bank counts to the class. */
export function withItsClass(sections: readonly PlanSection[], { approach, request }: Lesson): PlanSection[] {
  const isOfBank = approach.kind === 'topic' && approach.topic.kit !== undefined
  if (!isOfBank) return [...sections]
  const size = request.understood.size ?? null
  return sections.map((section) => {
    if (section.id === 'resources')
      return { ...section, items: section.items.map((item) => itemFor(item, size)) }
    if (section.id !== 'phases' || size === WRITTEN_FOR) return section
    const fitted = (lines: readonly string[]) => lines.map((line) => line.replace(WITH_28, ''))
    return {
      ...section,
      steps: section.steps.map((step) => ({ ...step, teacher: fitted(step.teacher) })),
    }
  })
}
