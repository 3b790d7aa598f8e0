import type { z } from 'zod'

/** The longest beginning of a text that ends with a sentence, or else with a word, and has at most `max` letters. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max)
  const sentence = /^[\s\S]*[.!?][”"’)]?(?=\s|$)/.exec(kept)?.[0] ?? ''
  if (sentence.length >= max / 3) return sentence
  return `${kept.slice(0, max - 2).replace(/\s+\S*$/, '')} …`
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The sentences of a paragraph in paragraphs of at most `max` letters; a sentence without end stays as it is. */
export function inParagraphs(paragraph: string, max: number): string[] {
  if (paragraph.length <= max) return [paragraph]
  const made = ['']
  for (const sentence of paragraph.split(/(?<=[.!?][”"’)]?)\s+/)) {
    const last = made.at(-1) ?? ''
    if (last === '') made[made.length - 1] = sentence
    else if (last.length + 1 + sentence.length <= max) made[made.length - 1] = `${last} ${sentence}`
    else made.push(sentence)
  }
  return made
}

/**
 * Splits the paragraphs of a text that are too long for their place, so that nothing of them is cut. Questions that name
 * the paragraph of their answer name the part that it begins with.
 */
export function splitParagraphs(value: unknown, max: number): unknown {
  if (!isObject(value) || !isObject(value.text) || !Array.isArray(value.text.paragraphs)) return value
  const given: unknown[] = value.text.paragraphs
  if (given.every((one) => typeof one !== 'string' || one.length <= max)) return value
  const parts = given.map((one) => (typeof one === 'string' ? inParagraphs(one, max) : [one]))
  const startOf = (n: number) => parts.slice(0, n - 1).reduce((sum, part) => sum + part.length, 1)
  const tasks = Array.isArray(value.tasks)
    ? value.tasks.map((task: unknown) =>
        isObject(task) && typeof task.paragraph === 'number' && task.paragraph >= 1
          ? { ...task, paragraph: startOf(task.paragraph) }
          : task,
      )
    : value.tasks
  return { ...value, text: { ...value.text, paragraphs: parts.flat() }, ...(tasks ? { tasks } : {}) }
}

type Issue = z.core.$ZodIssue

/** What stands at a place of a value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
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
