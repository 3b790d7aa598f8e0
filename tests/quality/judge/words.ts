const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

const known = new Map<string, RegExp>()

/** Endings that a short word may take: "jump" finds "jumping", and "run" finds "running". */
const ending = (last: string) => `(?:${last}?(?:s|es|d|ed|ing|r|er|ers))?(?![\\p{L}\\d])`

/** What may follow a word: nothing, an ending, or anything. See `Request` for the signs. */
function rest(word: string, wanted: string): string {
  const last = wanted.at(-1) ?? ''
  if (!/[\p{L}\d]/u.test(last) || word.endsWith('*')) return ''
  if (word.startsWith('=') || wanted.length < 3) return '(?![\\p{L}\\d])'
  return wanted.length < 5 ? ending(last) : ''
}

function patternOf(word: string): RegExp {
  const cached = known.get(word)
  if (cached) return cached
  const wanted = plain(word.replace(/^=|\*$/g, '')).trim()
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const begin = /^[\p{L}\d]/u.test(wanted) ? '(?<![\\p{L}\\d])' : ''
  const pattern = new RegExp(`${begin}${escaped}${rest(word, wanted)}`, 'u')
  known.set(word, pattern)
  return pattern
}

export const holds = (text: string, word: string) => patternOf(word).test(plain(text))
export const parted = (list: string) => list.split(',').map((one) => one.trim())

/** Of each part between commas at least one of what the bars part must stand in the text. */
export const holdsAll = (text: string, list: string) =>
  parted(list).every((group) => group.split('|').some((word) => holds(text, word.trim())))
export const holdsNone = (text: string, list: string) => parted(list).every((word) => !holds(text, word))
