/** A correction that is right wherever it applies: the text to find, letter for letter, and its replacement. */
export interface Fix {
  find: string
  replace: string
}

/** Parts of HTML or Markdown that hold no words of the text: tags, styles, web and email addresses. */
const UNTOUCHED =
  /(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>|<[!/a-z][^>]*>|https?:[^\s<]+|[^\s<>]+@[^\s<>]+)/i

/** Corrects every place where the text to find is a word of its own, in plain text, Markdown and HTML alike. */
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

/** Writes a suggestion in the case of the word it replaces: Color gives Colour, WHANAU gives WHĀNAU. */
export function writtenLike(found: string, suggest: string): string {
  if (found.length > 1 && found === found.toUpperCase()) return suggest.toUpperCase()
  return /^\p{Lu}/u.test(found) ? suggest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : suggest
}
