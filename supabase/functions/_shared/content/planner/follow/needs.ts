import type { Level } from '../../task.ts'
import type { Need } from '../read/follow-ups/follow-up.ts'
import { LEVEL_LINES, NEED_LINES } from './needs.data.ts'
import { type Sections, withMaterials, withSection, withStepLines } from './plan-parts.ts'

const joined = (text: string, line: string) => (line === '' || text.includes(line) ? text : `${text} ${line}`)

/** Fits a plan to a need of the class: in its ways in, its steps and its materials. */
export function withNeed(sections: Sections, need: Need): Sections {
  const { support, extension = '', steps, materials } = NEED_LINES[need]
  const ways = withSection(sections, 'differentiation', (now) => ({
    ...now,
    support: joined(now.support, support),
    extension: joined(now.extension, extension),
  }))
  const lines = steps.reduce<Sections>(
    (now, line) => withStepLines(now, line.steps, { teacher: [line.teacher] }),
    ways,
  )
  return withMaterials(lines, materials)
}

/** More for one of the three ways in, where a plan has no page of its own for it. */
export function withLevel(sections: Sections, level: Level): Sections {
  return withSection(sections, 'differentiation', (now) => {
    const way = level === 'extension' ? 'extension' : level === 'support' ? 'support' : 'core'
    return { ...now, [way]: joined(now[way], LEVEL_LINES[way]) }
  })
}
