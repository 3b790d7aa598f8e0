const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

const closed = (open: readonly string[]) =>
  [...open]
    .reverse()
    .map((bracket) => CLOSES[bracket])
    .join('')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The longest text that has a use where it breaks off inside it. */
const MAX_OPEN = 4_000

/** A text that breaks off, up to its last whole sentence; nothing where it has none. */
const WHOLE_SENTENCES = /^[\s\S]*[.!?](?=\s)/

/** A JSON text that breaks off behind no item of a list, ended where what stands there is whole: half a word or number is none. */
function endedWhole(json: string, textAt: number, closes: string): string {
  if (json.length > MAX_OPEN) return ''
  if (textAt < 0) return /["\]}]\s*$/.test(json) ? json + closes : ''
  const sentences = WHOLE_SENTENCES.exec(json.slice(textAt))?.[0]
  return sentences === undefined ? '' : `${json.slice(0, textAt)}${sentences}"${closes}`
}

/** A JSON text that breaks off, ended behind the last whole item of its lists, or else behind its last whole sentence. */
function ended(json: string): string {
  const open: string[] = []
  let item = { at: -1, closes: '' }
  let textAt = -1
  let escaped = false
  for (let at = 0; at < json.length; at++) {
    const letter = json.charAt(at)
    if (textAt >= 0) {
      if (letter === '"' && !escaped) textAt = -1
      escaped = letter === '\\' && !escaped
    } else if (letter === '"') textAt = at + 1
    else if (letter in CLOSES) open.push(letter)
    else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',' && open.at(-1) === '[') item = { at, closes: closed(open) }
  }
  return item.at >= 0 ? json.slice(0, item.at) + item.closes : endedWhole(json, textAt, closed(open))
}

/** The fewest different items for which a list that says the same again and again is taken for one. */
const FEWEST = 3

/** A question is worth keeping alone, however often it comes. */
const isQuestion = (one: unknown) => typeof one === 'object' && one !== null && 'prompt' in one

/** True for a section of questions that hardly has any left. */
export const isThin = (value: unknown): boolean => {
  const { tasks } = value as { tasks?: readonly unknown[] }
  return tasks !== undefined && tasks.length < FEWEST
}

/** A value whose lists hold nothing twice; undefined where a list then has next to nothing. */
function withoutRepeats(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = [...new Map(value.map((one) => [JSON.stringify(one), one])).values()]
    return kept.length === value.length || kept.length >= FEWEST || kept.every(isQuestion) ? kept : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutRepeats(inner)] as const)
  return fields.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(fields)
}

/**
 * What can be read of a section that breaks off: up to the last whole item of its lists, or else its last sentence, with
 * nothing in it twice. Null where that is nothing, or one text without end.
 */
export function cutOff(json: string): string | null {
  const read = parsed(ended(json))
  const left = read === undefined ? undefined : withoutRepeats(read)
  return typeof left === 'object' && left !== null ? JSON.stringify(left) : null
}
