const NAMES = 'p|li|td|th|h[1-6]|dt|dd|blockquote|figcaption|caption|summary|div'
/** A block of text without another one in it. */
const SMALLEST = new RegExp(`(<(${NAMES})\\b[^>]*>)((?:(?!</?(?:${NAMES})\\b)[\\s\\S])*)</\\2\\s*>`, 'gi')

/** One line of a section: a paragraph, an item of a list, a cell. */
export interface HtmlBlock {
  name: string
  /** `from` and `to` bound the whole element, `innerFrom` and `innerTo` its contents. */
  from: number
  to: number
  innerFrom: number
  innerTo: number
  inner: string
  /** Its words alone, by which lines of two versions are compared. */
  text: string
}

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The lines of a section in HTML that have words, in their order. */
export const blocksOf = (html: string): HtmlBlock[] =>
  [...html.matchAll(SMALLEST)].flatMap((match) => {
    const [whole, opening = '', name = '', inner = ''] = match
    const text = plainText(inner)
    if (text === '') return []
    const innerFrom = match.index + opening.length
    return [
      {
        name: name.toLowerCase(),
        from: match.index,
        to: match.index + whole.length,
        innerFrom,
        innerTo: innerFrom + inner.length,
        inner,
        text,
      },
    ]
  })
