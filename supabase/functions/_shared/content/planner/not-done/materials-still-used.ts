import { textsIn } from '../../checks/text.ts'
import { holdsThing } from '../follow/change-text.ts'
import { thingsIn } from '../follow/materials.ts'
import { listInWords } from '../list-in-words.ts'
import { planSections } from '../write/plan.ts'
import type { Written } from './not-done.ts'

const MADE_OF_PAPER = /\b(?:paper|pencil|pen|book|board|chart|card|list|table|words?|crayon|text|copy)s?\b/i
const MAX_NAMED = 5

/** The thing that a line of the list names first: “ball” of “a ball for each pair, some soft”. */
const thingOf = (item: string): string | null =>
  /^(?:(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|long|short|soft|large|small|plain)\s+)*(\p{L}{3,}(?:-\p{L}+)?)/iu.exec(
    item.trim().replace(/^as the lesson was written: /i, ''),
  )?.[1] ?? null

/** After “we only have hoops and cones”: the things of the lesson that its steps still use. */
export function materialsStillUsed({ lesson, sections }: Written): string[] {
  const only = lesson.request.followUps.findLast(({ kind }) => kind === 'only-with')
  if (only?.kind !== 'only-with') return []
  const there = thingsIn(only.words)
  const listed = planSections(lesson).flatMap((section) => (section.id === 'resources' ? section.items : []))
  const steps = textsIn(sections.filter(({ id }) => id === 'phases')).join(' ')
  const used = listed
    .filter((item) => !/^you have /i.test(item))
    .flatMap((item) => thingOf(item) ?? [])
    .filter((thing) => !MADE_OF_PAPER.test(thing) && !there.some((one) => holdsThing(one, thing)))
    .filter((thing) => holdsThing(steps, thing))
  if (used.length === 0) return []
  const named = listInWords([...new Set(used)].slice(0, MAX_NAMED))
  return [
    `The steps still use what you do not have (${named}): only the list and the work were set to ${listInWords(there)}. Change those lines with “Edit”, or ask for a new lesson that names ${listInWords(there)}.`,
  ]
}
