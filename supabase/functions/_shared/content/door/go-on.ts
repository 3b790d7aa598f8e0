import { yearLabel, yearsIn } from '../planner/read/years.ts'
import { YES } from '../planner/read/yes.data.ts'
import { rightInstead } from './door.ts'

interface Said {
  role: 'user' | 'assistant'
  content: string
}

/**
 * A “yes” to an offer at the door asks for what was offered: the same work with the right answer. Any other message is
 * given back as it is.
 */
export function asOffered(content: string, history: readonly Said[]): string {
  const before = history.at(-2)
  if (!YES.pattern.test(content.trim()) || before?.role !== 'user') return content
  const offered = rightInstead(before.content)
  if (offered === null) return content
  const year = yearLabel(yearsIn(before.content))
  return year === null || yearsIn(offered).length > 0 ? offered : `${offered}, ${year}`
}
