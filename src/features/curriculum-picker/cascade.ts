import type { CurriculumContext, CurriculumGoal } from '#content/contract.ts'
import { blocksUnder, type CurriculumBlock, choicesOf } from '#domain/curriculum.ts'

/** The levels of the cascade from top to bottom [CURR-05]. */
export const LEVELS = ['subject', 'year_group', 'strand', 'skill', 'goals'] as const
export type Level = (typeof LEVELS)[number]
export type NamedLevel = Exclude<Level, 'goals'>

export const LEVEL_NAMES: Record<Level, string> = {
  subject: 'Subject',
  year_group: 'Year group',
  strand: 'Strand',
  skill: 'Skill',
  goals: 'Learning goal',
}

/** The choice so far, or null before a subject is chosen. */
export type Selection = CurriculumContext | null

const ABOVE: Record<Level, NamedLevel | undefined> = {
  subject: undefined,
  year_group: 'subject',
  strand: 'year_group',
  skill: 'strand',
  goals: 'skill',
}

/** A level is enabled once the one above it is chosen [CURR-06] to [CURR-09]. */
export function isEnabled(level: Level, selection: Selection): boolean {
  const above = ABOVE[level]
  return above === undefined || Boolean(selection?.[above])
}

/** Returns the first level without a choice. */
export function nextLevel(selection: Selection): Level {
  if (!selection?.subject) return 'subject'
  if (!selection.year_group) return 'year_group'
  if (!selection.strand) return 'strand'
  return selection.skill ? 'goals' : 'skill'
}

/** Sets a level and clears all levels below it. A new subject, or none, clears everything [CURR-11] [CURR-13]. */
export function choose(selection: Selection, level: NamedLevel, value: string | null): Selection {
  if (level === 'subject') return value ? blank(value) : null
  if (!selection) return null
  const at = LEVELS.indexOf(level)
  const kept = (other: NamedLevel) =>
    LEVELS.indexOf(other) < at ? selection[other] : other === level ? value : null
  return {
    subject: selection.subject,
    year_group: kept('year_group'),
    strand: kept('strand'),
    skill: kept('skill'),
    goals: [],
  }
}

/** Adds or removes a goal. A goal from another part of the curriculum starts a new selection there. */
export function toggleGoal(selection: Selection, block: CurriculumBlock, goal: CurriculumGoal): Selection {
  if (!selection || !isIn(selection, block)) {
    const { subject, year_group, strand, skill } = block
    return { subject, year_group, strand, skill, goals: [goal] }
  }
  const has = selection.goals.some(({ id }) => id === goal.id)
  return {
    ...selection,
    goals: has ? selection.goals.filter(({ id }) => id !== goal.id) : [...selection.goals, goal],
  }
}

function isIn(selection: CurriculumContext, block: CurriculumBlock): boolean {
  return (['subject', 'year_group', 'strand', 'skill'] as const).every(
    (level) => selection[level] === block[level],
  )
}

/** Returns the options of a level under the choices above it. */
export function optionsOf(blocks: CurriculumBlock[], level: NamedLevel, selection: Selection): string[] {
  const path: Partial<Record<NamedLevel, string>> = {}
  for (const above of LEVELS.slice(0, LEVELS.indexOf(level))) {
    const value = above !== 'goals' && selection?.[above]
    if (above !== 'goals' && value) path[above] = value
  }
  return choicesOf(blocks, level, path)
}

/** Returns the block of a complete path, with its goals. */
export function blockOf(blocks: CurriculumBlock[], selection: Selection): CurriculumBlock | undefined {
  if (!selection?.year_group || !selection.strand || !selection.skill) return undefined
  const { subject, year_group, strand, skill } = selection
  return blocksUnder(blocks, { subject, year_group, strand, skill })[0]
}

function blank(subject: string): CurriculumContext {
  return { subject, year_group: null, strand: null, skill: null, goals: [] }
}

export function sameSelection(one: Selection, other: Selection): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
