import { yearLabel, yearsIn } from '../years.ts'
import { ONE_PRODUCT } from './more-than-one.data.ts'

const MANY = 3
const PARTS = /\s*(?:,|;|\n|\+|\band\b|\bplus\b)\s*/i

/** The things that a message asks for one beside another; empty for a message that asks for one or two. */
export function severalIn(text: string): string[] {
  const parts = text.split(PARTS).filter((part) => /\s/.test(part.trim()) && ONE_PRODUCT.pattern.test(part))
  return parts.length >= MANY ? parts : []
}

/** The first of several things asked for, with the class that was named for all; else the whole text. */
export function firstOf(text: string): string {
  const [first] = severalIn(text)
  if (first === undefined) return text
  const year = yearsIn(first).length > 0 ? null : yearLabel(yearsIn(text))
  return year === null ? first : `${first}, ${year}`
}
