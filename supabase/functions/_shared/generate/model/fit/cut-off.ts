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

/** A JSON text that breaks off, ended behind the last whole item of its lists, or else at its end. */
function ended(json: string): string {
  const open: string[] = []
  let item = { at: -1, closes: '' }
  let inText = false
  let escaped = false
  for (let at = 0; at < json.length; at++) {
    const letter = json.charAt(at)
    if (inText) {
      if (letter === '"' && !escaped) inText = false
      escaped = letter === '\\' && !escaped
    } else if (letter === '"') inText = true
    else if (letter in CLOSES) open.push(letter)
    else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',' && open.at(-1) === '[') item = { at, closes: closed(open) }
  }
  if (item.at >= 0) return json.slice(0, item.at) + item.closes
  if (json.length > MAX_OPEN) return ''
  return `${escaped ? json.slice(0, -1) : json}${inText ? '"' : ''}${closed(open)}`
}

/** The fewest different items for which a list that says the same again and again is taken for one. */
const FEWEST = 3

/** A value whose lists hold nothing twice; undefined where a list then has next to nothing. */
function withoutRepeats(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = [...new Map(value.map((one) => [JSON.stringify(one), one])).values()]
    return kept.length === value.length || kept.length >= FEWEST ? kept : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutRepeats(inner)] as const)
  return fields.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(fields)
}

/**
 * What can be read of a section that breaks off: up to the last whole item of its lists, or else to its last letter, with
 * nothing in it twice. Null where that is nothing, or one text without end.
 */
export function cutOff(json: string): string | null {
  const read = parsed(ended(json))
  const left = read === undefined ? undefined : withoutRepeats(read)
  return typeof left === 'object' && left !== null ? JSON.stringify(left) : null
}
