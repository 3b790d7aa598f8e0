/** A value with every text in it changed; parts in which nothing changes stay the same objects. */
export function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) {
    const items = value.map((item) => withTexts(item, change))
    return items.every((item, at) => item === value[at]) ? value : (items as T)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    key === 'id' || key === 'kind' ? item : withTexts(item, change),
  ])
  const same = entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])
  return same ? value : (Object.fromEntries(entries) as T)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const singular = (word: string) => word.replace(/(?<=\p{L}{2})(?<!s)s$/u, '')

/** Finds a thing by its name, in one or many: "counter" and "counters". */
export const thingPattern = (name: string) =>
  new RegExp(`(?<![\\p{L}-])${escaped(singular(name.trim().toLowerCase()))}(?:e?s)?(?![\\p{L}])`, 'giu')

export const holdsThing = (text: string, name: string) => thingPattern(name).test(text)

/** The words before and after a name that make it a verb: “they paint one wash”, “and paint over it”. */
const BEFORE_VERB = /(?:^|[.!?:“] ?|\b(?:they|we|you|students|to|and|then|can|will|everyone) )$/i
const AFTER_VERB = /^ (?:an?|the|one|two|three|it|them|over|all|your|their|its)\b/i

const isVerb = (text: string, found: string, at: number) =>
  BEFORE_VERB.test(text.slice(0, at)) && AFTER_VERB.test(text.slice(at + found.length))

/** The text with one thing in place of another; the capital at a sentence's start stays, and so does a verb of that name. */
export function withThing(text: string, name: string, instead: string): string {
  return text.replace(thingPattern(name), (found, at: number) =>
    isVerb(text, found, at)
      ? found
      : /^\p{Lu}/u.test(found)
        ? instead.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : instead,
  )
}
