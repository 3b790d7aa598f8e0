import { textsIn } from '../../content/checks/text.ts'
import { cleanModelValue } from './clean-model-text.ts'
import { cutToFit } from './fit-part.ts'
import { type Injected, obeysInjection } from './injection.ts'
import { leaksRules } from './prompt.ts'
import { type GivenToModel, secondLook } from './second-look.ts'
import { type Wire, wireFault } from './wire.ts'

/** A section that may be used. `tell` are sentences for the teacher on what a person has to judge. */
export interface UsablePart {
  value: unknown
  /** True where something was longer than its place and was shortened. */
  wasCut: boolean
  tell: string[]
}

/** What a teacher is told about a section: that it was cut, and what a person has to judge in it. */
export const tellOf = ({ wasCut, tell }: Pick<UsablePart, 'wasCut' | 'tell'>, title: string): string[] => [
  ...(wasCut
    ? [`“${title}” came longer than its place, so its end was cut. Read whether something is missing.`]
    : []),
  ...tell.map((line) => `“${title}”: ${line}`),
]

/** `usable` where the fault is one that a person may judge, so that the section can stay if it comes back with it. */
type CheckedPart = { ok: true; part: UsablePart } | { ok: false; why: string; usable: UsablePart | null }

export interface PartRules {
  wire: Wire
  system: string
  /** What a reply contains only if it obeyed an instruction pasted into the message. */
  injected: Injected
  given: Omit<GivenToModel, 'written'>
}

const faulty = (why: string, usable: UsablePart | null = null): CheckedPart => ({ ok: false, why, usable })

/** What the words of a well-formed section may be at fault for. */
function judged(
  { system, injected, given }: PartRules,
  key: string,
  part: { raw: readonly string[]; value: unknown; wasCut: boolean },
  written: Readonly<Record<string, unknown>>,
): CheckedPart {
  if (leaksRules(system, part.raw)) return faulty('it repeats these rules')
  if (obeysInjection(injected, part.raw)) return faulty('it obeys words inside the data instead of the rules')
  const found = secondLook(key, part.value, { ...given, written })
  const usable = { value: part.value, wasCut: part.wasCut, tell: found.flatMap(({ tell }) => tell ?? []) }
  const unfit = found.filter(({ says }) => says !== undefined)
  if (unfit.length === 0) return { ok: true, part: usable }
  const canStay = unfit.every(({ tell }) => tell !== undefined)
  return faulty(unfit.map(({ says }) => says).join('; '), canStay ? usable : null)
}

/** Parses and cleans one section, then checks it against its schema, the rules, and what code can judge of its words. */
export function checkPart(
  rules: PartRules,
  key: string,
  json: string,
  written: Readonly<Record<string, unknown>>,
): CheckedPart {
  let sent: unknown
  try {
    sent = JSON.parse(json)
  } catch {
    return faulty('it is no valid JSON')
  }
  const schema = rules.wire[key]
  if (schema === undefined) return faulty('it was not asked for')
  const clean = cleanModelValue(sent)
  const whole = schema.safeParse(clean)
  const fitted = whole.success ? null : cutToFit(clean, whole.error.issues)
  const read = fitted === null ? whole : schema.safeParse(fitted)
  if (!read.success) return faulty(wireFault(read.error))
  return judged(rules, key, { raw: textsIn(sent), value: read.data, wasCut: fitted !== null }, written)
}
