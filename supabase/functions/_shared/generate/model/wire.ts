import { z } from 'zod'
import { understood } from './reading/understood-wire.ts'

/** The schemas of the sections that a model writes. The program supplies minutes, goals, answer keys and the last section. */

const text = (max: number) => z.string().min(2).max(max)
const line = text(600)
const lines = (min: number, max: number) => z.array(line).min(min).max(max)

const proof = z.object({
  kind: z.enum([
    'none',
    'value',
    'remainder',
    'compare',
    'equation',
    'time-after',
    'time-between',
    'round',
    'order',
    'mean',
    'median',
    'range',
    'sequence',
  ]),
  a: z.string().max(200),
  b: z.string().max(200),
  show: z.enum(['number', 'fraction', 'money', 'percent']),
  unit: z.string().max(12),
})

const task = z.object({
  prompt: text(900),
  space: z.enum(['blank', 'line', 'lines', 'long', 'box', 'draw']),
  proof,
  answer: z.string().min(1).max(700),
  working: z.string().max(400),
})
export type WireTask = z.infer<typeof task>

const question = task.extend({
  use: z.enum(['example', 'together', 'practice', 'exit']),
  level: z.enum(['support', 'core', 'extension']),
})

/**
 * How the request was read, the title, and what the teacher has to be told: that goal and request differ, or that something
 * asked for is missing.
 */
const header = z.object({ understood, title: text(90), note: z.string().max(400).default('') })

export const PLAN_WIRE = {
  header,
  'learning-intention': z.object({ walt: text(240), criteria: lines(2, 4) }),
  'prior-knowledge': z.object({ items: lines(1, 6) }),
  resources: z.object({ items: lines(1, 14) }),
  vocabulary: z.object({
    words: z
      .array(z.object({ term: text(60), lang: z.enum(['en', 'mi']), meaning: text(300) }))
      .min(2)
      .max(12),
  }),
  questions: z.object({
    tasks: z
      .array(question)
      .min(3)
      .max(12)
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
  differentiation: z.object({ task: line, support: line, core: line, extension: line }),
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

/** The letters of instructions that fit. Longer ones hold a text, which is moved to its place. */
export const MAX_INSTRUCTIONS = 600

const page = z.object({
  instructions: text(4_000).describe(
    `at most ${MAX_INSTRUCTIONS} letters, without the text that pupils read, which goes into "text"`,
  ),
  text: z
    .object({ title: text(90), paragraphs: z.array(text(900)).min(1).max(8) })
    .nullable()
    .default(null)
    .describe('a text that pupils read for the questions of this page, or null'),
  tasks: z.array(task).min(3).max(10),
})

export const RESOURCE_WIRE = {
  header,
  steps: z.object({ materials: lines(1, 10), steps: lines(2, 10), talk: lines(1, 5) }),
  'tasks-support': page,
  'tasks-core': page,
  'tasks-extension': page,
}
export type ResourceWire = { [K in keyof typeof RESOURCE_WIRE]: z.infer<(typeof RESOURCE_WIRE)[K]> }
export type ResourceKey = keyof ResourceWire

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
  return typeof minItems === 'number' && typeof maxItems === 'number'
    ? `${minItems} to ${maxItems} of them`
    : null
}

/** The schema with its limits in words, where every provider takes them. */
function loosened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(loosened)
  if (typeof schema !== 'object' || schema === null) return schema
  const limits = limitsOf(schema as Record<string, unknown>)
  const rest = Object.entries(schema)
    .filter(([key]) => !LIMITS.has(key))
    .map(([key, value]) => [key, loosened(value)])
  return { ...(limits === null ? {} : { description: limits }), ...Object.fromEntries(rest) }
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
