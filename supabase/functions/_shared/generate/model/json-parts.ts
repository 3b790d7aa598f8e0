/** Longest text of one section, in characters: far more than any section needs. */
export const LONGEST_PART = 40_000
const LONGEST_ANSWER = 200_000
/** How often the same words may stand one after the other before a model counts as stuck. */
const STUCK_TIMES = 8
const STUCK_LETTERS = 480
const LOOK_EVERY = 512

export interface RawPart {
  key: string
  /** The value's own text, not yet read. */
  json: string
}

export type Broken = 'too-long' | 'repeats' | 'no-json'

/** The words of a model that cannot be used any further. */
export class BrokenAnswer extends Error {
  readonly why: Broken
  constructor(why: Broken) {
    super(`the answer is of no use: ${why}`)
    this.why = why
  }
}

/** The end of a text is one piece over and over. */
export function isStuck(text: string): boolean {
  const end = text.slice(-4_000)
  for (let size = 1; size <= 400; size++) {
    const span = Math.max(size * STUCK_TIMES, STUCK_LETTERS)
    if (span > end.length) return false
    let same = size
    while (same < span && end[end.length - 1 - same] === end[end.length - 1 - same + size]) same += 1
    if (same >= span) return true
  }
  return false
}

/**
 * Cuts the entries of one JSON object out of a text that is still arriving, each as soon as it is whole. Words round the
 * object, such as a Markdown fence, are passed over. The values are only delimited here: reading them is the caller's.
 */
export class JsonParts {
  private depth = 0
  private inText = false
  private escaped = false
  private key: string | null = null
  private current = ''
  private readingKey = false
  private before = 0
  private total = 0
  private sinceLook = 0
  /** The object was closed. */
  whole = false;

  /** The entries completed by these letters. */
  *take(letters: string): Generator<RawPart> {
    this.total += letters.length
    if (this.total > LONGEST_ANSWER) throw new BrokenAnswer('too-long')
    for (const letter of letters) {
      if (this.whole) return
      const part = this.step(letter)
      if (part) yield part
    }
    if (this.current.length > LONGEST_PART) throw new BrokenAnswer('too-long')
    this.sinceLook += letters.length
    if (this.sinceLook < LOOK_EVERY) return
    this.sinceLook = 0
    if (isStuck(this.current)) throw new BrokenAnswer('repeats')
  }

  private step(letter: string): RawPart | null {
    if (this.depth === 0) return this.outside(letter)
    if (this.inText) return this.text(letter)
    if (letter === '"') {
      this.inText = true
      if (this.depth === 1 && this.key === null) {
        this.readingKey = true
        this.current = ''
        return null
      }
    }
    return this.structure(letter)
  }

  /** Before the object: a greeting and a fence may stand there, a whole letter of excuse may not. */
  private outside(letter: string): null {
    if (letter === '{') this.depth = 1
    else if (++this.before > 2_000) throw new BrokenAnswer('no-json')
    return null
  }

  private text(letter: string): null {
    const ends = letter === '"' && !this.escaped
    this.escaped = letter === '\\' && !this.escaped
    if (ends) {
      this.inText = false
      if (this.readingKey) {
        this.readingKey = false
        this.key = this.current
        this.current = ''
        return null
      }
    }
    this.current += letter
    return null
  }

  private structure(letter: string): RawPart | null {
    const closes = letter === '}' || letter === ']'
    if (this.depth === 1 && (letter === ',' || letter === '}')) {
      if (letter === '}') {
        this.depth = 0
        this.whole = true
      }
      return this.finish()
    }
    if (this.depth === 1 && this.current === '' && (letter === ':' || /\s/.test(letter))) return null
    if (letter === '{' || letter === '[') this.depth += 1
    if (closes) this.depth -= 1
    this.current += letter
    return null
  }

  private finish(): RawPart | null {
    const { key, current } = this
    this.key = null
    this.current = ''
    return key === null ? null : { key, json: current.trim() }
  }
}
