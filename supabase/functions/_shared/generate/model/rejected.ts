import { type CheckedPart, checkPart, type PartRules, type UsablePart } from './check-part.ts'
import { cutOff, isThin } from './fit/cut-off.ts'
import type { RawPart } from './json-parts.ts'

/** A section that was asked for. `left-out` failed or did not arrive twice, and the document goes on without it. */
export type Part =
  | ({ key: string; state: 'written' } & UsablePart)
  | { key: string; state: 'left-out'; why: string }

/** A section that could not be used, as the model wrote it. */
export interface Rejected {
  key: string
  why: string
  json: string
  usable: UsablePart | null
  ofWords: boolean
}

interface Rules extends PartRules {
  keys: readonly string[]
  needed?: readonly string[]
}

/** How a call ended, with the section in which its answer broke off, and that section's text so far. */
export interface Broken {
  reason: string
  brokeIn: RawPart | null
}

/** A section with words that follow somebody else than the teacher is kept in part only where a whole document needs it. */
export const rejectedOf = (
  { needed, keys }: Rules,
  { key, json }: RawPart,
  { why, usable, ofWords, obeys }: Extract<CheckedPart, { ok: false }>,
): Rejected => {
  const isLost = obeys === true && (keys.length === 1 || !needed?.includes(key))
  return { key, json, why, usable: isLost ? null : usable, ofWords: ofWords && !isLost }
}

/** Answers that go on without end. What they hold before is more than enough; one that was cut short may lack something. */
export const ENDLESS: readonly string[] = ['too-long', 'repeats']

/** What can be used of a section in which the answer broke off: at once where it had no end, else if it does not come whole. */
export function brokenOff(
  request: Rules,
  { reason, brokeIn }: Broken,
  keys: readonly string[],
  done: Readonly<Record<string, unknown>>,
): Extract<Part, { state: 'written' }> | Rejected | null {
  if (brokeIn === null || reason === 'stop' || !keys.includes(brokeIn.key) || brokeIn.key in done) return null
  const { key } = brokeIn
  const json = cutOff(brokeIn.json)
  const checked = json === null ? null : checkPart(request, key, json, done)
  if (json === null || checked === null) return null
  if (!checked.ok) {
    const rejected = rejectedOf(request, { key, json }, checked)
    return rejected.usable && { ...rejected, usable: { ...rejected.usable, wasCut: true } }
  }
  const part = { ...checked.part, wasCut: true }
  return ENDLESS.includes(reason) && !isThin(part.value)
    ? { key, state: 'written', ...part }
    : { key, json, why: 'it was cut off before its end', usable: part, ofWords: false }
}
