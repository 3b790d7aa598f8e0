import type { z } from 'zod'
import { textsIn } from '../../content/checks/text.ts'
import { cleanModelValue } from './clean-model-text.ts'
import { emptiedBy } from './figures/emptied.ts'
import { withoutUndeclared } from './figures/undeclared.ts'
import { decodedOnce } from './fit/decoded.ts'
import { cutToFit, splitParagraphs, valueAt } from './fit/fit-part.ts'
import { withoutSlips } from './fit/lenient-json.ts'
import { mendTypes } from './fit/mend-types.ts'
import { withoutBroken } from './fit/without-broken.ts'
import { withoutTwins } from './fit/without-twins.ts'
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
  /** What the section lacks, in sentences for the model, which writes it once more. */
  lacks?: readonly string[]
  /** What the teacher is told of it where it comes no better. */
  tell?: readonly string[]
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

const NO_TITLE = 'No title came that can be used, so this is the topic: write one of your own.'

/** The title of a whole document for which none came that can be used: no lesson is lost for its name. */
export function titleInstead(rules: PartRules): UsablePart | null {
  const read = rules.wire.header?.safeParse({ title: gapsOf(rules, 'header')[0] })
  return read?.success ? { value: read.data, wasCut: false, tell: [NO_TITLE] } : null
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
  const { lacks = [], tell = [] } = part
  const whole = { value: part.value, wasCut: part.wasCut, tell: [...tellsIn(found), ...tell] }
  const unfit = found.filter(({ says }) => says !== undefined)
  if (unfit.length === 0 && lacks.length === 0) return { ok: true, part: whole }
  const usable = unfit.some(mayNotBePrinted) ? fitRest(rules, key, part, written) : whole
  const why = [...unfit.map(({ says }) => says), ...lacks].join('; ')
  return { ok: false, why, usable, ofWords: true }
}

const quoted = (text: string) => `“${text.length > 70 ? `${text.slice(0, 68)}…` : text}”`
const TAKEN_OUT = 'A question asked about a picture that did not come with it, and was left out.'
const NO_PICTURE =
  'The instructions speak of a picture that did not come with the page: add one, or change them.'
/** The parts that say what a class has at hand. */
const AT_HAND = ['resources', 'steps']

/** The section with a mark on each question that speaks of a picture which nobody declared. */
function withPictures(rules: PartRules, part: Fitted, written: Written): Fitted {
  const texts = textsIn(AT_HAND.map((key) => written[key])).join('\n')
  const seen = withoutUndeclared(part.value, { texts, asked: rules.given.words })
  if (seen.missing.length === 0) return { ...part, value: seen.value }
  return {
    ...part,
    value: seen.value,
    lacks: [
      `${seen.missing.slice(0, 4).map(quoted).join(' and ')} ${seen.missing.length === 1 ? 'speaks' : 'speak'} of a picture that you did not declare: declare it in "figure", or ask without it`,
    ],
    tell: [
      ...(part.tell ?? []),
      ...(seen.wereTakenOut ? [TAKEN_OUT] : []),
      ...(seen.instructions ? [NO_PICTURE] : []),
    ],
  }
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
  if (left === undefined) return null
  const part = withPictures(rules, { raw, value: left as object, wasCut: false }, written)
  if (emptiedBy(part.value) !== null) return null
  const checked = judged(rules, key, part, written)
  const usable = checked.ok ? checked.part : checked.usable
  return usable && { ...usable, tell: [...usable.tell, ...tell] }
}

/** A number beyond all numbers, such as 1e999, would fail its whole section. As a very large one it fails only what is drawn or worked out with it. */
const finite = (_key: string, value: unknown): unknown =>
  value === Infinity || value === -Infinity ? Math.sign(value) * Number.MAX_SAFE_INTEGER : value

/** What a model sent, also where it slipped in the JSON; undefined where that cannot be read. */
function readJson(json: string): unknown {
  const text = json.replace(CONTROLS, ' ')
  for (const one of [text, withoutSlips(text)]) {
    try {
      return JSON.parse(one, finite)
    } catch {
      // The next one may be read.
    }
  }
  return undefined
}

const twinsTold = (count: number): string[] =>
  count === 0
    ? []
    : [
        count === 1
          ? 'One question came twice and stands once.'
          : `${count} questions only repeated another one and were left out.`,
      ]

/** Parses and cleans one section, then checks it against its schema, the rules, and what code can judge of its words. */
export function checkPart(
  rules: PartRules,
  key: string,
  json: string,
  written: Readonly<Record<string, unknown>>,
): CheckedPart {
  const sent = decodedOnce(readJson(json))
  if (sent === undefined) return faulty('it is no valid JSON')
  const schema = rules.wire[key]
  if (schema === undefined) return faulty('it was not asked for')
  const { value: clean, dropped } = withoutTwins(
    splitParagraphs(cleanModelValue(sent), MAX_PARAGRAPH),
    schema,
  )
  const twins = twinsTold(dropped)
  const whole = schema.safeParse(clean)
  const fitted = whole.success ? null : cutToFit(clean, whole.error.issues)
  const read = fitted === null ? whole : schema.safeParse(fitted)
  if (!read.success) {
    const raw = textsIn(sent)
    const left = withoutBroken(schema, clean, read.error.issues)
    // What is mended loses nothing, so it goes before what is left.
    const rest =
      brokenRest(rules, key, { raw, left: mendTypes(schema, clean), tell: twins }, written) ??
      brokenRest(rules, key, { raw, left, tell: [...twins, SHAPE_REST] }, written)
    return faulty(wireFault(read.error), rest)
  }
  const fits = { raw: textsIn(sent), value: read.data as object, wasCut: fitted !== null, tell: twins }
  const part = withPictures(rules, fits, written)
  const emptied = emptiedBy(part.value)
  return emptied === null ? judged(rules, key, part, written) : faulty(emptied)
}
