import { z } from 'zod'
import { line, lines, printedText, short, task, text } from './forms/wire-parts.ts'
import { understood } from './reading/understood-wire.ts'

/** The schemas of the sections that a model writes. The program supplies minutes, goals, answer keys and the last section. */

const question = task.extend({
  use: z.enum(['example', 'together', 'practice', 'exit']),
  level: z.enum(['support', 'core', 'extension']),
})

/**
 * How the request was read, the title, and what the teacher has to be told: that goal and request differ, or that something
 * asked for is missing.
 */
export const header = z.object({ understood, title: text(90), note: z.string().max(400).default('') })

export const PLAN_WIRE = {
  header,
  'learning-intention': z.object({ walt: text(240), criteria: lines(2, 4) }),
  'prior-knowledge': z.object({ items: lines(1, 6) }),
  resources: z.object({
    items: lines(1, 14),
    preparation: z
      .string()
      .max(200)
      .default('')
      .describe('what to get ready before the lesson and the minutes it takes, at most 5; else empty'),
    text: printedText
      .nullable()
      .default(null)
      .describe('a text that the class reads in this lesson, where it needs one; else null'),
  }),
  vocabulary: z.object({
    words: z
      .array(z.object({ term: short(60), lang: z.enum(['en', 'mi']), meaning: text(300) }))
      .min(2)
      .max(12),
  }),
  questions: z.object({
    tasks: z
      .array(question)
      .min(3)
      .max(16)
      .refine((tasks) => tasks.some(({ use }) => use === 'exit'), 'one question has to be the exit ticket'),
  }),
  phases: z.object({
    steps: z
      .array(
        z.object({
          kind: z.enum(['hook', 'i-do', 'we-do', 'you-do', 'share', 'exit']),
          name: text(80),
          minutes: z.number().min(1).max(180),
          teacher: lines(1, 10),
          pupils: lines(1, 10),
        }),
      )
      .min(1)
      .max(9),
  }),
  'key-competencies': z.object({
    competencies: z
      .array(
        z.object({
          name: z.enum([
            'Thinking',
            'Using language, symbols and texts',
            'Managing self',
            'Relating to others',
            'Participating and contributing',
          ]),
          shows: line,
        }),
      )
      .min(1)
      .max(3),
  }),
  differentiation: z.object({
    task: line,
    support: line,
    core: line,
    extension: line,
    language: z
      .string()
      .max(400)
      .default('')
      .describe(
        'words, sentence beginnings and talk for learners of English; at most 400 letters, never empty',
      ),
  }),
  misconceptions: z.object({
    items: z
      .array(z.object({ what: line, why: line, move: line }))
      .min(1)
      .max(4),
  }),
  assessment: z.object({
    sorts: z
      .array(z.object({ see: line, next: line }))
      .min(2)
      .max(4),
    watchFor: lines(1, 6),
  }),
  safety: z.object({ items: lines(1, 6) }),
  'next-steps': z.object({ items: lines(1, 5) }),
  reflection: z.object({ items: lines(1, 5) }),
}
export type PlanWire = { [K in keyof typeof PLAN_WIRE]: z.infer<(typeof PLAN_WIRE)[K]> }

/** Limits that some providers refuse in a schema. Our own check of the answer still applies them. */
const LIMITS = new Set([
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  '$schema',
])

/** A limit in words, such as "at most 600 letters", "2 to 4 of them". */
function limitsOf(schema: Record<string, unknown>): string | null {
  const { maxLength, minItems, maxItems } = schema
  if (typeof maxLength === 'number') return `at most ${maxLength} letters`
  if (typeof maxItems !== 'number') return null
  return typeof minItems === 'number' ? `${minItems} to ${maxItems} of them` : `up to ${maxItems} of them`
}

/** What a schema says of itself, and its limit where that does not name one. */
function describe(schema: Record<string, unknown>): { description?: string } {
  const own = typeof schema.description === 'string' ? schema.description : null
  const limits = own !== null && /\d/.test(own) ? null : limitsOf(schema)
  const all = [own, limits].filter((part) => part !== null)
  return all.length > 0 ? { description: all.join('; ') } : {}
}

/** The schema with its limits in words, where every provider takes them. */
function loosened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(loosened)
  if (typeof schema !== 'object' || schema === null) return schema
  const rest = Object.entries(schema)
    .filter(([key]) => !LIMITS.has(key))
    .map(([key, value]) => [key, loosened(value)])
  return { ...Object.fromEntries(rest), ...describe(schema as Record<string, unknown>) }
}

export type Wire = Record<string, z.ZodType>

/** The JSON schema of one object with these parts, in this order. */
export function wireSchema(wire: Wire, keys: readonly string[]): object {
  const shape = Object.fromEntries(keys.flatMap((key) => (wire[key] ? [[key, wire[key]]] : [])))
  return loosened(z.toJSONSchema(z.object(shape))) as object
}

const place = (path: readonly PropertyKey[]) =>
  path.length === 0
    ? 'it'
    : path.map((key) => (typeof key === 'number' ? `number ${key + 1}` : `"${String(key)}"`)).join(', ')

function inWords(issue: z.core.$ZodIssue): string {
  const what = issue.code === 'too_small' || issue.code === 'too_big' ? issue.origin : ''
  const unit = what === 'string' ? 'letters' : what === 'array' ? 'lines' : ''
  if (issue.code === 'too_small') return `${place(issue.path)} needs at least ${issue.minimum} ${unit}`.trim()
  if (issue.code === 'too_big') return `${place(issue.path)} may have at most ${issue.maximum} ${unit}`.trim()
  return `${place(issue.path)}: ${issue.message}`
}

/** The faults of a part, in sentences for the model. */
export const wireFault = (error: z.ZodError): string => error.issues.slice(0, 6).map(inWords).join('; ')
