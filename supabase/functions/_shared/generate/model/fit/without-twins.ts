import type { z } from 'zod'
import { isObject } from './fit-part.ts'

interface Asked {
  prompt: string
  use?: unknown
  figure?: { kind?: unknown }
  wrong?: unknown
}

const isAsked = (one: unknown): one is Asked => isObject(one) && typeof one.prompt === 'string'

/** What makes two questions one: the same words, with the same picture and the same choices. */
const sameness = ({ prompt, figure, wrong }: Asked) =>
  JSON.stringify([
    prompt
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+−×÷*/=<>-]+/gu, ' ')
      .trim(),
    isObject(figure) && figure.kind !== 'none' ? figure : null,
    Array.isArray(wrong) ? [...wrong].sort() : [],
  ])

/** The questions, each of them once. The exit ticket stays rather than another one. */
function once(tasks: readonly unknown[]): unknown[] {
  const kept = new Map<string, unknown>()
  for (const [at, one] of tasks.entries()) {
    const key = isAsked(one) ? sameness(one) : `not a question ${at}`
    if (kept.has(key) && !(isAsked(one) && one.use === 'exit')) continue
    kept.delete(key)
    kept.set(key, one)
  }
  return [...kept.values()]
}

/**
 * A section whose questions each stand once, and how many only repeated another one. It stays as it is where it would then
 * have fewer questions than it needs.
 */
export function withoutTwins(value: unknown, schema: z.ZodType): { value: unknown; dropped: number } {
  if (!isObject(value) || !Array.isArray(value.tasks)) return { value, dropped: 0 }
  const tasks = once(value.tasks)
  const left = { ...value, tasks }
  const issues = schema.safeParse(left).error?.issues ?? []
  const isTooFew = issues.some(({ code, path }) => code === 'too_small' && path.join() === 'tasks')
  const dropped = isTooFew ? 0 : value.tasks.length - tasks.length
  return dropped === 0 ? { value, dropped } : { value: left, dropped }
}
