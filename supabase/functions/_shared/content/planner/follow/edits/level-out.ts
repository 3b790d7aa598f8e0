import type { ResourceSection } from '../../../resource.ts'
import type { Level } from '../../../task.ts'
import { bandsRecounted } from '../../write/bands.ts'
import { type Sections, withSection } from '../plan-parts.ts'

/** The plan without one of its three ways in. The last one that is left stays. */
export function planWithoutLevel(sections: Sections, level: Level): Sections {
  return withSection(sections, 'differentiation', (now) => {
    const way = level === 'extension' || level === 'support' ? level : 'core'
    const others = (['support', 'core', 'extension'] as const).filter((one) => one !== way)
    return now[way] === '' || others.every((one) => now[one] === '') ? now : { ...now, [way]: '' }
  })
}

/** The sheet without the page of one level, and without its answers. The only page stays. */
export function sheetWithoutLevel(
  sections: readonly ResourceSection[],
  level: Level,
): readonly ResourceSection[] {
  const pages = sections.flatMap((section) => ('level' in section ? [section] : []))
  const left = pages.filter((page) => page.level !== level)
  if (left.length === 0 || left.length === pages.length) return sections
  const total = left.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return sections.flatMap((section): ResourceSection[] => {
    if ('level' in section) return section.level === level ? [] : [section]
    if (section.id !== 'key') return [section]
    const groups = section.groups.filter((group) => group.level !== level)
    return [{ ...section, groups, bands: bandsRecounted(section.bands, total) }]
  })
}

const LEVELS: readonly Level[] = ['support', 'core', 'extension']

/** The plan with one of its three ways in. */
export const planWithLevelOnly = (sections: Sections, level: Level): Sections =>
  LEVELS.filter((one) => one !== level).reduce(planWithoutLevel, sections)

/** The sheet with the page of one level; the same sheet where it has no such page. */
export const sheetWithLevelOnly = (
  sections: readonly ResourceSection[],
  level: Level,
): readonly ResourceSection[] =>
  sections.some((section) => 'level' in section && section.level === level)
    ? LEVELS.filter((one) => one !== level).reduce(sheetWithoutLevel, sections)
    : sections
