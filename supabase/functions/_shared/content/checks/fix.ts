/** The one sure remedy of a slip: what stands there, letter for letter, and what should. */
export interface Fix {
  find: string
  replace: string
}

/** Parts of HTML or Markdown in which a word is no word of the text: tags, styles, addresses. */
const UNTOUCHED =
  /(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>|<[!/a-z][^>]*>|https?:[^\s<]+|[^\s<>]+@[^\s<>]+)/i

/** Puts every place right where the slip stands as a word of its own; plain text, Markdown and HTML alike. */
export function applyFix(text: string, { find, replace }: Fix): string {
  if (find === '') return text
  const word = new RegExp(
    `(?<![\\p{L}\\p{M}])${find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`,
    'gu',
  )
  return text
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(word, () => replace)))
    .join('')
}

/** A remedy written as the slip was: Color gives Colour, WHANAU gives WHĀNAU. */
export function writtenLike(found: string, suggest: string): string {
  if (found.length > 1 && found === found.toUpperCase()) return suggest.toUpperCase()
  return /^\p{Lu}/u.test(found) ? suggest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : suggest
}
