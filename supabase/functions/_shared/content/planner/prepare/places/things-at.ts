import { OTHER_THINGS } from '../../../data/other-things.data.ts'
import type { Theme } from '../../../data/themes.data.ts'

/** The setting with the things that the question at this place of a list counts: they take turns, so that its stories differ. */
export function thingsAt(theme: Theme, at: number): Theme {
  const others = OTHER_THINGS[theme.id] ?? []
  const other = others[(at % (others.length + 1)) - 1]
  if (other === undefined) return theme
  const [things, one, group, groups] = other
  return { ...theme, things, one, group, groups }
}
