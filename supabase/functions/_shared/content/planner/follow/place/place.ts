import { type Sections, withMaterials, withSection, withStepLines } from '../plan-parts.ts'
import { PLACE_LINES } from './place.data.ts'

/** Moves a lesson inside or outside: where to begin, how to work there, and what to take along. */
export function movedTo(sections: Sections, place: 'inside' | 'outside'): Sections {
  const { start, work, support, materials } = PLACE_LINES[place]
  const started = withStepLines(sections, ['hook', 'i-do', 'we-do'], { teacher: [start], first: true })
  const working = withStepLines(started, ['you-do', 'we-do'], { teacher: [work], first: true })
  const supported = withSection(working, 'differentiation', (now) =>
    now.support.includes(support) ? now : { ...now, support: `${now.support} ${support}` },
  )
  return withMaterials(supported, materials)
}
