import type { z } from 'zod'
import { textsIn } from '../../content/checks/text.ts'
import { cleanModelValue } from './clean-model-text.ts'
import { emptiedBy } from './figures/emptied.ts'
import { cutToFit, splitParagraphs, valueAt } from './fit/fit-part.ts'
import { mendTypes } from './fit/mend-types.ts'
import { withoutBroken } from './fit/without-broken.ts'
import { withoutUnfit } from './fit/without-unfit.ts'
import { MAX_PARAGRAPH } from './forms/wire-parts.ts'
import { type Injected, obeysInjection } from './injected/injection.ts'
import { leaksRules } from './prompt.ts'
import { type GivenToModel, secondLook, type Unfit } from './second-look.ts'
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

/**
 * `usable` is what can stay of a section that comes back with its fault: the whole where a person may judge it, else what is
 * left without the words that may not be printed. `ofWords` where it has its shape and only its words are at fault.
 */
export type CheckedPart =
  | { ok: true; part: UsablePart }
  | {
      ok: false
      why: string
      usable: UsablePart | null
      ofWords: boolean
      /** True where it followed words inside the data, or told our rules. */
      obeys?: true
    }

export interface PartRules {
  wire: Wire
  system: string
  /** A reply contains these words only if it obeyed an instruction pasted into the message. */
  injected: Injected
  given: Omit<GivenToModel, 'written'>
}

/** Line breaks and tabs as they are inside a text, which JSON wants escaped. Between its parts they are spaces anyhow. */
const CONTROLS = /\p{Cc}+/gu

const faulty = (why: string, usable: UsablePart | null = null): CheckedPart => ({
  ok: false,
  why,
  usable,
  ofWords: false,
})

interface Fitted {
  raw: readonly string[]
  value: object
  wasCut: boolean
}
type Written = Readonly<Record<string, unknown>>

const FIT_REST =
  'A sentence or more in it was not fit to print and was left out: read whether something is missing.'

/** Nothing, or the gap that a teacher fills in, stands for a text of which no sentence is left. */
const GAPS = ['', '____']

const MAX_TITLE = 90

/** What stands for a title that may not be printed: the topic in the teacher's own words, where these are fit for one. */
function gapsOf(rules: PartRules, key: string): readonly string[] {
  if (key !== 'header') return GAPS
  const { topic } = rules.given
  const isFit = topic !== '' && topic.length <= MAX_TITLE && takenOver(rules, [topic]) === null
  return [isFit ? topic : 'Untitled']
}

/** The fault of words that follow somebody else than the teacher, or tell our rules. */
function takenOver({ system, injected }: PartRules, raw: readonly string[]): string | null {
  if (leaksRules(system, raw)) return 'it repeats these rules'
  return obeysInjection(injected, raw) ? 'it obeys words inside the data instead of the rules' : null
}

/** The faults of a part's words, in sentences for the model and for the teacher. */
function faultsOf(rules: PartRules, part: { key: string; value: unknown }, written: Written) {
  return secondLook(part.key, part.value, { ...rules.given, written })
}

const tellsIn = (found: readonly Unfit[]) => found.flatMap(({ tell }) => tell ?? [])
/** A fault that no person has to judge: the words may not be printed. */
const mayNotBePrinted = ({ says, tell }: Unfit) => says !== undefined && tell === undefined

/** True where a list has only fewer lines than we ask for, or no longer the one that we ask for: what it has is still good. */
const isShort = (left: unknown, { code, path, ...issue }: z.core.$ZodIssue): boolean => {
  const at = valueAt(left, path)
  if (!Array.isArray(at) || at.length === 0) return false
  return code === 'custom' || (code === 'too_small' && 'origin' in issue && issue.origin === 'array')
}

/** What is left of a part, where it still has its shape or is only shorter than we ask for. Undefined for anything else. */
function shapeLeft(schema: z.ZodType | undefined, left: object | undefined): unknown {
  const read = schema?.safeParse(left)
  if (read?.success) return read.data
  return left && read?.error.issues.every((issue) => isShort(left, issue)) ? left : undefined
}

/** The part without the sentences that may not be printed, as far as it then still has its shape. */
function fitRest(
  rules: PartRules,
  key: string,
  { value, wasCut }: Fitted,
  written: Written,
): UsablePart | null {
  const isUnfit = (part: unknown) =>
    takenOver(rules, textsIn(part)) !== null ||
    faultsOf(rules, { key: '', value: part }, written).some(mayNotBePrinted)
  for (const gap of gapsOf(rules, key)) {
    const rest = shapeLeft(rules.wire[key], withoutUnfit(value, isUnfit, gap))
    if (rest === undefined) continue
    const found = faultsOf(rules, { key, value: rest }, written)
    return { value: rest, wasCut, tell: [...tellsIn(found), FIT_REST] }
  }
  return null
}

/** The faults that the words of a well-formed section can have. */
function judged(rules: PartRules, key: string, part: Fitted, written: Written): CheckedPart {
  const taken = takenOver(rules, part.raw)
  if (taken !== null)
    return { ok: false, why: taken, usable: fitRest(rules, key, part, written), ofWords: true, obeys: true }
  const found = faultsOf(rules, { key, value: part.value }, written)
  const whole = { value: part.value, wasCut: part.wasCut, tell: tellsIn(found) }
  const unfit = found.filter(({ says }) => says !== undefined)
  if (unfit.length === 0) return { ok: true, part: whole }
  const usable = unfit.some(mayNotBePrinted) ? fitRest(rules, key, part, written) : whole
  return { ok: false, why: unfit.map(({ says }) => says).join('; '), usable, ofWords: true }
}

const SHAPE_REST =
  'A line or a question in it came in a form that we could not use and was left out: read whether something is missing.'

/** What is left of a part without the items that have not the shape we need, or with them mended, as far as it can be used. */
function brokenRest(
  rules: PartRules,
  key: string,
  { raw, left, tell }: { raw: readonly string[]; left: unknown; tell: readonly string[] },
  written: Written,
): UsablePart | null {
  if (left === undefined || emptiedBy(left) !== null) return null
  const checked = judged(rules, key, { raw, value: left as object, wasCut: false }, written)
  const part = checked.ok ? checked.part : checked.usable
  return part && { ...part, tell: [...part.tell, ...tell] }
}

/** A number beyond all numbers, such as 1e999, would fail its whole section. As a very large one it fails only what is drawn or worked out with it. */
const finite = (_key: string, value: unknown): unknown =>
  value === Infinity || value === -Infinity ? Math.sign(value) * Number.MAX_SAFE_INTEGER : value

/** Parses and cleans one section, then checks it against its schema, the rules, and what code can judge of its words. */
export function checkPart(
  rules: PartRules,
  key: string,
  json: string,
  written: Readonly<Record<string, unknown>>,
): CheckedPart {
  let sent: unknown
  try {
    sent = JSON.parse(json.replace(CONTROLS, ' '), finite)
  } catch {
    return faulty('it is no valid JSON')
  }
  const schema = rules.wire[key]
  if (schema === undefined) return faulty('it was not asked for')
  const clean = splitParagraphs(cleanModelValue(sent), MAX_PARAGRAPH)
  const whole = schema.safeParse(clean)
  const fitted = whole.success ? null : cutToFit(clean, whole.error.issues)
  const read = fitted === null ? whole : schema.safeParse(fitted)
  if (!read.success) {
    const raw = textsIn(sent)
    const left = withoutBroken(schema, clean, read.error.issues)
    const rest =
      brokenRest(rules, key, { raw, left, tell: [SHAPE_REST] }, written) ??
      brokenRest(rules, key, { raw, left: mendTypes(schema, clean), tell: [] }, written)
    return faulty(wireFault(read.error), rest)
  }
  const emptied = emptiedBy(read.data)
  if (emptied !== null) return faulty(emptied)
  return judged(
    rules,
    key,
    { raw: textsIn(sent), value: read.data as object, wasCut: fitted !== null },
    written,
  )
}
