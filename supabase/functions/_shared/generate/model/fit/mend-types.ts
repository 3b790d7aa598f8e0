import type { z } from 'zod'
import { UNREADABLE } from '../figures/wire-figure.ts'
import { cutToFit, isObject, valueAt } from './fit-part.ts'

type Issue = z.core.$ZodIssue

const NO_PROOF = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const NO_FIGURE = { kind: 'none', numbers: [], words: [] }

/** The only text among the fields of an object: {"text": "Wash your hands."} */
function onlyText(value: object): string | undefined {
  const texts = Object.values(value).filter((one) => typeof one === 'string')
  return texts.length === 1 ? texts[0] : undefined
}

function asText(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  return isObject(value) ? onlyText(value) : undefined
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*(?:min(?:ute)?s?)?\s*$/.test(value)
    ? Number.parseFloat(value)
    : undefined

/** What stands for a field whose every fault is mended by one that says nothing. */
const INSTEAD: Readonly<Record<string, object>> = { figure: UNREADABLE, proof: NO_PROOF }

/** What a word means that is none of those asked for. A question without a level is for everyone, and a step is work. */
const CHOSEN: Readonly<Record<string, string>> = {
  space: 'lines',
  level: 'core',
  use: 'practice',
  kind: 'you-do',
}
/** The gap that a teacher fills in. */
const GAP = '____'

/** Questions without the exit ticket: the last one becomes it. */
const withExit = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => isObject(one) && 'use' in one)
    ? value.map((one, at) => (at === value.length - 1 ? { ...one, use: 'exit' } : one))
    : undefined

/** A number of minutes within its bounds, and a gap for an answer that is missing. */
function bounded({ code, ...issue }: Issue, key: PropertyKey | undefined): unknown {
  if (key === 'minutes' && code === 'too_small' && 'minimum' in issue) return Number(issue.minimum)
  if (key === 'minutes' && code === 'too_big' && 'maximum' in issue) return Number(issue.maximum)
  return key === 'answer' && code === 'too_small' ? GAP : undefined
}

/** The same value in the form that was asked for; undefined where it is plainly something else. */
function mended({ path, ...issue }: Issue, value: unknown): unknown {
  const key = path.at(-1)
  if (key === 'lang') return /^(?:mi$|te reo|m[aā]ori)/i.test(String(value)) ? 'mi' : 'en'
  if (issue.code === 'too_small' || issue.code === 'too_big') return bounded({ path, ...issue }, key)
  if (issue.code === 'custom' && key === 'tasks') return withExit(value)
  if (issue.code === 'invalid_value') return path.length > 1 ? CHOSEN[String(key)] : undefined
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'string') return asText(value)
  if (issue.expected === 'number') return asNumber(value)
  if (issue.expected === 'array' && typeof value === 'string' && value.trim() !== '') return [value]
  return undefined
}

/** Mends one fault where it is, or else the whole field that it is in. */
function mendAt(fitted: unknown, issue: Issue): void {
  const inside = issue.path.findIndex((key) => String(key) in INSTEAD)
  const isField = inside === -1 || (issue.code === 'invalid_type' && inside < issue.path.length - 1)
  const own = isField ? mended(issue, valueAt(fitted, issue.path)) : undefined
  const isWhole = own === undefined && inside >= 0 && issue.code !== 'too_big'
  const path = isWhole ? issue.path.slice(0, inside + 1) : issue.path
  const field = path.at(-1)
  const holder = valueAt(fitted, path.slice(0, -1))
  const isNone = field === 'figure' && valueAt(fitted, path) === null
  const value = isNone ? NO_FIGURE : isWhole ? INSTEAD[String(field)] : own
  if (value === undefined || field === undefined || !isObject(holder)) return
  Reflect.set(holder, field, structuredClone(value))
}

const ROUNDS = 3

/**
 * A section of a model that writes 5 for "5", null for nothing or one line for a list: its words are all there, so it is
 * better than none. Undefined where it has another fault.
 */
export function mendTypes(schema: z.ZodType, given: unknown): unknown {
  const left = structuredClone(given)
  let fitted: unknown = left
  for (let round = 0; round < ROUNDS; round++) {
    const read = schema.safeParse(fitted)
    if (read.success) return read.data
    for (const issue of read.error.issues) mendAt(fitted, issue)
    const again = schema.safeParse(fitted)
    if (again.success) return again.data
    fitted = cutToFit(fitted, again.error.issues) ?? fitted
  }
  return undefined
}
