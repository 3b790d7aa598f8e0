const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = new Set([0x5b, 0x7b])
const CLOSE = new Set([0x5d, 0x7d])

/** Our own documents are about ten levels deep. A hosted PostgreSQL refuses a few thousand. */
const MAX_DEPTH = 1_000

/** Says whether JSON is nested deeper than its readers can follow. Brackets inside strings do not count. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (inString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (OPEN.has(byte)) depth += 1
    else if (CLOSE.has(byte)) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
