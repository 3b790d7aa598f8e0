import type { InputContext } from '#content/planner/read/input.ts'
import { BLOCKS, contextOf } from '../../content/support.ts'
import type { Area } from '../data/request.ts'

/** The learning areas as the curriculum and our pages name them. */
export const AREA_NAMES: Record<Area, string> = {
  maths: 'Mathematics and statistics',
  english: 'English',
  science: 'Science',
  social: 'Social sciences',
  health: 'Health and physical education',
  arts: 'The arts',
  technology: 'Technology',
  reo: 'Learning languages (te reo Māori)',
}

/** The first goal of an area and year whose wording holds some words, as the picker hands it over. */
export function goalContext(subject: string, year: string, has: string): InputContext {
  for (const block of BLOCKS) {
    if (block.subject !== subject || block.year_group !== year) continue
    const index = block.goals.findIndex(({ outcome }) => outcome.toLowerCase().includes(has.toLowerCase()))
    if (index >= 0) return contextOf(block, index)
  }
  throw new Error(`no goal with “${has}” in ${subject}, ${year}`)
}
