import {
  AREA_SAID,
  BEFORE_TOPIC,
  CHANGED_MIND,
  FORM_SAID,
  LENGTH_SAID,
  YEAR_SAID,
} from './changed-mind.data.ts'

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .replace(/^[\s,.;:–—-]+|[\s,;:–—-]+$/g, '')

/** What is left of a wish when this is taken out: nothing where it says only this. */
const without = (text: string, pattern: RegExp) =>
  tidy(text.replace(pattern, ' ').replace(/\b(?:please|pls|instead|for|a|an|the)\b/gi, ' '))

const ONLY = [YEAR_SAID, LENGTH_SAID, FORM_SAID]

/** What stays of the wish before: the form, the class, the length and the learning area, and not the topic that was taken back. */
function keptOf(before: string, after: string): string {
  const [head = ''] = BEFORE_TOPIC.exec(before) ?? []
  const said = [YEAR_SAID, LENGTH_SAID]
    .filter((pattern) => !pattern.test(after) && !pattern.test(head))
    .flatMap((pattern) => pattern.exec(before)?.[0] ?? [])
  const area = head === '' ? [AREA_SAID, FORM_SAID] : []
  const named = area
    .filter((pattern) => !pattern.test(after))
    .flatMap((pattern) => pattern.exec(before)?.[0] ?? [])
  const first = YEAR_SAID.test(after) ? head.replace(YEAR_SAID, ' ') : head
  return [...said, ...named, FORM_SAID.test(after) ? '' : first].join(' ')
}

/** The wish with the last words put in the place of those that they take back. */
function replaced(before: string, after: string): string {
  const only = ONLY.find((pattern) => pattern.test(after) && without(after, pattern) === '')
  if (only === undefined) return tidy(`${keptOf(before, after)} ${after}`)
  const name = after.replace(/\binstead\b/i, '')
  return tidy(only.test(before) ? before.replace(only, () => tidy(name)) : `${name} ${before}`)
}

/** The message as it was meant in the end: "word search for matariki nah make it sea life" asks for sea life. */
export function lastWish(text: string): string {
  const first = CHANGED_MIND.pattern.exec(text)
  if (first === null) return text
  const before = text.slice(0, first.index)
  const after = text.slice(first.index + first[0].length)
  if (before.trim() === '' || after.trim() === '') return text
  return lastWish(replaced(before, after.replace(/\s+instead\b/i, '')))
}
