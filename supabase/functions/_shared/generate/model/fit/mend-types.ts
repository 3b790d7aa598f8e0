import type { z } from 'zod'
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

/** The same value in the form that was asked for; undefined where it is plainly something else. */
function mended({ path, ...issue }: Issue, value: unknown): unknown {
  const key = path.at(-1)
  if (key === 'lang') return /^(?:mi$|te reo|m[aā]ori)/i.test(String(value)) ? 'mi' : 'en'
  if (issue.code !== 'invalid_type') return undefined
  if (key === 'proof') return NO_PROOF
  if (key === 'figure' && value === null) return NO_FIGURE
  if (issue.expected === 'string') return asText(value)
  if (issue.expected === 'number') return asNumber(value)
  if (issue.expected === 'array' && typeof value === 'string' && value.trim() !== '') return [value]
  return undefined
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
    for (const issue of read.error.issues) {
      const holder = valueAt(fitted, issue.path.slice(0, -1))
      const key = issue.path.at(-1)
      const value = mended(issue, valueAt(fitted, issue.path))
      if (value === undefined || key === undefined || !isObject(holder)) continue
      Reflect.set(holder, key, value)
    }
    const again = schema.safeParse(fitted)
    if (again.success) return again.data
    fitted = cutToFit(fitted, again.error.issues) ?? fitted
  }
  return undefined
}
