import type { Phase, PhaseKind, PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { placeOf } from '../../prepare/places/place.ts'
import { dietLines } from './diets.ts'
import { groupLines } from './groups.ts'
import type { NeedLines } from './need-lines.ts'
import { GEAR, NEED_LINES, WITHOUT_DEVICES } from './needs.data.ts'

const linesOf = (needs: readonly NeedLines[], part: Exclude<keyof NeedLines, 'resources'>): string[] =>
  needs.flatMap((need) => need[part] ?? [])

const joined = (first: string, more: readonly string[]) => [first, ...more].join(' ')

/** The first step of each kind gets the lines; a step that is done twice says them once. */
function withLines(
  steps: readonly Phase[],
  kind: PhaseKind,
  lines: readonly string[],
  isFirst = false,
): Phase[] {
  const at = steps.findIndex((step) => step.kind === kind)
  return steps.map((step, index) =>
    index === at
      ? { ...step, teacher: isFirst ? [...lines, ...step.teacher] : [...step.teacher, ...lines] }
      : step,
  )
}

function stepsWith(steps: readonly Phase[], needs: readonly NeedLines[]): Phase[] {
  const kindOf = (kind: PhaseKind): PhaseKind =>
    steps.some((step) => step.kind === kind) ? kind : (steps[0]?.kind ?? kind)
  const started = withLines(steps, steps[0]?.kind ?? 'hook', linesOf(needs, 'start'), true)
  const shared = withLines(started, kindOf('we-do'), linesOf(needs, 'together'))
  return withLines(shared, kindOf('you-do'), linesOf(needs, 'work'))
}

function itemsFor(items: readonly string[], { understood }: Lesson['request']): string[] {
  const noDevices = understood.needs.includes('no devices')
  const left = noDevices
    ? items.map((item) => WITHOUT_DEVICES.reduce((text, [found, less]) => text.replace(found, less), item))
    : items
  return left.filter((item) => item !== '' && !(understood.needs.includes('no materials') && GEAR.test(item)))
}

const MOVES = /\b(?:danc|drama|freeze[- ]?frames?|tableau|mime|acting|role[- ]?play|movement|kapa haka|game)/i
const MAKES = /^(?:Science|Technology|The arts)/

/** What a need asks for in this kind of lesson: where the class moves, or makes and tries things. */
function linesOfKind({ approach, request }: Lesson, needs: readonly NeedLines[]): string[] {
  const { subject, topic } = request
  const moves =
    approach.kind === 'frame'
      ? approach.frame.id === 'movement'
      : approach.topic.kit?.strand === 'Physical education'
  if (subject === 'The arts' && MOVES.test(topic))
    return needs.flatMap(({ performing, moving }) => performing ?? moving ?? [])
  if (moves) return linesOf(needs, 'moving')
  return MAKES.test(subject ?? '') ? linesOf(needs, 'making') : []
}

/** What the teacher page of a resource says for the needs of the class. */
export const needsOnSheet = ({ request }: Lesson): string[] => [
  ...linesOf(
    request.understood.needs.map((need): NeedLines => NEED_LINES[need]),
    'sheet',
  ),
  ...dietLines(request),
]

/** The lines for each need. Groups that were named take turns in place of the two of a composite class. */
function needsOf({ approach, request }: Lesson): NeedLines[] {
  // A lesson of the bank has a task in place of a list of questions.
  const hasQuestions = approach.kind !== 'topic' || approach.topic.kit === undefined
  const groups = groupLines(request)
  // At a place without a board the place itself says how nothing is printed.
  const named = request.understood.needs.filter(
    (need) =>
      (need !== 'no printing' || placeOf(request) === null) &&
      // The desks of a wet day are not in the hall.
      (need !== 'wet day' || !request.understood.needs.includes('hall')),
  )
  const needs = named.map((need): NeedLines => {
    const { work, ...lines } = NEED_LINES[need]
    const isLeftOut = (need === 'composite' && groups) || (need === 'no printing' && !hasQuestions)
    return work === undefined || isLeftOut ? lines : { ...lines, work }
  })
  return groups ? [...needs, groups] : needs
}

/** Fits the sections of a plan to what was said about the class and its day. */
export function withNeeds(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { request } = lesson
  const needs = needsOf(lesson)
  if (needs.length === 0) return [...sections]
  return sections.map((section) => {
    if (section.id === 'phases') return { ...section, steps: stepsWith(section.steps, needs) }
    if (section.id === 'resources')
      return {
        ...section,
        items: [...itemsFor(section.items, request), ...needs.flatMap(({ resources = [] }) => resources)],
      }
    if (section.id === 'differentiation')
      return {
        ...section,
        support: joined(section.support, [...linesOf(needs, 'support'), ...linesOfKind(lesson, needs)]),
        core: joined(section.core, linesOf(needs, 'core')),
        extension: joined(section.extension, linesOf(needs, 'extension')),
      }
    return section.id === 'next-steps'
      ? { ...section, items: [...section.items, ...linesOf(needs, 'next')] }
      : section
  })
}
