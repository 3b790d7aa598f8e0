const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** What may stand before an answer: white space and a Markdown fence. */
const BEFORE = /^\s*(?:```\w*\s*)?/
/** The start of an object inside a JSON text. */
const ENCODED = /^"(?:\\[nrt]|\s)*\{/
/** Letters enough to tell how an answer begins. */
const ENOUGH = 40

/**
 * Decodes an answer that a model encoded twice, as a JSON text that holds the JSON, while it is still arriving. Any other
 * answer passes as it is.
 */
export class Decoded {
  private opening: string | null = ''
  private isEncoded = false
  private isOver = false
  private escape = ''

  /** The letters of the answer in the next piece of it. */
  take(letters: string): string {
    if (this.opening === null) return this.isEncoded ? this.decode(letters) : letters
    this.opening += letters
    const own = this.opening.replace(BEFORE, '')
    if (own.startsWith('"') && own.length < ENOUGH && !ENCODED.test(own)) return ''
    if (own === '') return ''
    return this.begin(own)
  }

  /** What is left where the answer ended before it was plain how it is written. */
  end(): string {
    return this.opening === null ? '' : this.begin(this.opening)
  }

  private begin(own: string): string {
    const all = this.opening ?? ''
    this.opening = null
    this.isEncoded = ENCODED.test(own)
    return this.isEncoded ? this.decode(own.slice(1)) : all
  }

  private decode(letters: string): string {
    let made = ''
    for (const letter of letters) {
      if (this.isOver) break
      if (this.escape !== '') made += this.escaped(letter)
      else if (letter === '\\') this.escape = letter
      else if (letter === '"') this.isOver = true
      else made += letter
    }
    return made
  }

  private escaped(letter: string): string {
    this.escape += letter
    const isCode = this.escape.charAt(1) === 'u'
    if (isCode && this.escape.length < 6) return ''
    const code = isCode ? Number.parseInt(this.escape.slice(2), 16) : Number.NaN
    this.escape = ''
    if (isCode) return Number.isNaN(code) ? '' : String.fromCharCode(code)
    return ESCAPES[letter] ?? letter
  }
}

/** A value of a text that holds JSON, or undefined. */
function inText(text: unknown): unknown {
  if (typeof text !== 'string' || !/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** A section that is a text with its JSON, or that has one in a field, decoded once. */
export function decodedOnce(sent: unknown): unknown {
  const value = inText(sent) ?? sent
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inText(inner) ?? inner]))
}
