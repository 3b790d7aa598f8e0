import type { z } from 'zod'

/** The longest beginning of a text that ends with a sentence, or else with a word, and has at most `max` letters. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max)
  const sentence = /^[\s\S]*[.!?][”"’)]?(?=\s|$)/.exec(kept)?.[0] ?? ''
  if (sentence.length >= max / 3) return sentence
  return `${kept.slice(0, max - 2).replace(/\s+\S*$/, '')} …`
}

type Issue = z.core.$ZodIssue

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

/**
 * Cuts what is longer than its place: a text at the end of a sentence, a list after as many lines as fit. Returns null
 * where the value has any other fault, which cutting cannot mend.
 */
export function cutToFit(value: unknown, issues: readonly Issue[]): unknown {
  const fitted = structuredClone(value)
  for (const issue of issues) {
    if (issue.code !== 'too_big') return null
    const at = valueAt(fitted, issue.path)
    const holder = valueAt(fitted, issue.path.slice(0, -1))
    const key = issue.path.at(-1)
    const max = Number(issue.maximum)
    if (key === undefined || typeof holder !== 'object' || holder === null) return null
    if (typeof at === 'string') Reflect.set(holder, key, cutAtSentence(at, max))
    else if (Array.isArray(at)) Reflect.set(holder, key, at.slice(0, max))
    else return null
  }
  return fitted
}
