import { SECTION_CHANGES } from './section-changes.data.ts'

/** The ways in which one part of a document can be changed. */
export const CHANGES = ['again', 'easier', 'harder', 'shorter', 'longer'] as const
export type Change = (typeof CHANGES)[number]

/** The change a message asks for in the part it names; "again" where it only says to redo it. */
export function changeIn(text: string): Change {
  return SECTION_CHANGES.find(({ pattern }) => pattern.test(text))?.change ?? 'again'
}
