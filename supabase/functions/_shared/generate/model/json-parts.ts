/** The longest text of one section, in characters: far more than any section needs. */
const MAX_PART = 40_000
const MAX_ANSWER = 200_000
/** The number of repetitions in a row from which a model counts as stuck. */
const STUCK_TIMES = 8
const STUCK_LETTERS = 480
/** A piece of this length may be a whole question. The same one a dozen times is no answer without end. */
const WHOLE_PIECE = 60
const STUCK_PIECES = 3_600
const LOOK_EVERY = 512
/** The letters between one object and the next one of an answer in several. */
const MAX_BETWEEN = 400
/** The longest white space between two parts of an answer: far more than the deepest indentation. */
const MAX_BLANK = 800

export interface RawPart {
  key: string
  /** The value's JSON text, not yet parsed. */
  json: string
}

type Broken = 'too-long' | 'repeats' | 'no-json'

/** Thrown when the rest of a model's answer cannot be used. */
export class BrokenAnswer extends Error {
  readonly why: Broken
  constructor(why: Broken) {
    super(`the answer cannot be used: ${why}`)
    this.why = why
  }
}

/** True if the text ends in one piece repeated over and over. */
export function isStuck(text: string): boolean {
  const end = text.slice(-4_000)
  for (let size = 1; size <= 400; size++) {
    const span = Math.max(size * STUCK_TIMES, size < WHOLE_PIECE ? STUCK_LETTERS : STUCK_PIECES)
    if (span > end.length) return false
    let same = size
    while (same < span && end[end.length - 1 - same] === end[end.length - 1 - same + size]) same += 1
    if (same >= span) return true
  }
  return false
}

/**
 * Cuts the entries of a JSON object out of a text that is still arriving, each as soon as it is complete. Text around the
 * object, such as a Markdown fence, is skipped, and an answer may come in several objects, one after another. The values are
 * not parsed here; the caller does that.
 */
export class JsonParts {
  private depth = 0
  private inText = false
  private escaped = false
  private key: string | null = null
  private current = ''
  private readingKey = false
  private before = 0
  private blank = 0
  private total = 0
  private sinceLook = 0
  /** True inside an object that a model put around the one that was asked for. */
  private isWrapped = false
  private between = 0
  private readonly seen = new Set<string>()
  private isAgain = false
  private readonly isAsked: (key: string) => boolean
  /** True once an object was closed. */
  whole = false

  /** `isAsked` tells the names of the entries. An object under any other name may hold them. */
  constructor(isAsked: (key: string) => boolean = () => true) {
    this.isAsked = isAsked
  }

  /** True where an object was closed and no other one follows, or one that begins anew. */
  get isOver(): boolean {
    return this.isAgain || (this.whole && this.between > MAX_BETWEEN)
  }

  /** Yields the last entry of an answer that ended without closing its object, if the entry itself is closed. */
  *end(): Generator<RawPart> {
    const isClosed = this.depth === 1 && !this.inText && /[}\]]\s*$/.test(this.current)
    const part = isClosed ? this.finish() : null
    if (part) yield part
  }

  /** The entry that was being written when the answer broke off, and its text so far; null between two entries. */
  get open(): RawPart | null {
    const { key, current, depth } = this
    return key === null || depth === 0 || current === '' ? null : { key, json: current }
  }

  /** Takes the next letters and yields the entries that they complete. */
  *take(letters: string): Generator<RawPart> {
    this.total += letters.length
    if (this.total > MAX_ANSWER) throw new BrokenAnswer('too-long')
    for (const letter of letters) {
      if (this.isOver) return
      const part = this.step(letter)
      if (part) yield part
    }
    if (this.current.length > MAX_PART) throw new BrokenAnswer('too-long')
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

  /** Reads text before the object. A greeting and a fence are allowed, a long excuse is not. */
  private outside(letter: string): null {
    if (letter === '{') {
      this.depth = 1
      this.between = 0
    } else if (this.whole) this.between += 1
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
    this.blank = /\s/.test(letter) ? this.blank + 1 : 0
    if (this.blank > MAX_BLANK) throw new BrokenAnswer('repeats')
    const closes = letter === '}' || letter === ']'
    if (this.depth === 1 && (letter === ',' || letter === '}')) {
      const part = this.finish()
      if (letter === '}') this.close()
      return part
    }
    if (this.depth === 1 && this.current === '' && (letter === ':' || /\s/.test(letter))) return null
    if (this.opensWrapping(letter)) return null
    if (letter === '{' || letter === '[') this.depth += 1
    if (closes) this.depth -= 1
    this.current += letter
    return null
  }

  /** Takes an object under a name that was not asked for as one that holds the entries: they are at its own level. */
  private opensWrapping(letter: string): boolean {
    const opens =
      letter === '{' && this.depth === 1 && !this.isWrapped && this.key !== null && this.current === ''
    if (!opens || this.isAsked(this.key ?? '')) return false
    this.isWrapped = true
    this.key = null
    return true
  }

  private close(): void {
    if (this.isWrapped) this.isWrapped = false
    else {
      this.depth = 0
      this.whole = true
    }
  }

  private finish(): RawPart | null {
    const { key, current } = this
    this.key = null
    this.current = ''
    if (key === null) return null
    this.isAgain = this.whole && this.seen.has(key)
    this.seen.add(key)
    return this.isAgain ? null : { key, json: current.trim() }
  }
}
