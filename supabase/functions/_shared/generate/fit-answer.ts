import { moderateReply } from '../content/moderation.ts'

const BLOCKS = 'p|li|td|th|h[1-6]|dt|dd|blockquote|figcaption|caption|summary|div|span'
/** An element of text without another one in it. */
const SMALLEST = new RegExp(`<(${BLOCKS})\\b([^>]*)>((?:(?!</?(?:${BLOCKS})\\b)[\\s\\S])*)</\\1>`, 'g')
/** Elements that have to stay where they are, even empty. */
const HOLDS_PLACE = /^(?:td|th|dt|dd)$/
const LEFT_OUT = 'Something was not fit to print and was left out. Look over what stands around it.'

const isUnfit = (text: string) => moderateReply([text]).some(({ outcome }) => outcome === 'block')

/** The text without its unfit sentences. */
const fitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])(?=\s)|(?=\n)/)
    .filter((sentence) => !isUnfit(sentence))
    .join('')

/** A text without the sentences that are not fit for a classroom, and a line that says so. */
export function fitText(text: string): string {
  if (!isUnfit(text)) return text
  const left = fitSentences(text).trim()
  return left === '' ? '' : `${left}\n\n${LEFT_OUT}`
}

/** Cleaned HTML without what is not fit for a classroom: a sentence, or else the smallest element that holds it. */
export function fitHtml(html: string): string {
  if (!isUnfit(html)) return html
  const left = html.replace(SMALLEST, (whole, name: string, attributes: string, inner: string) => {
    if (!isUnfit(inner.replace(/<[^>]*>/g, ''))) return whole
    const kept = inner.includes('<') ? '' : fitSentences(inner).trim()
    return kept === '' && !HOLDS_PLACE.test(name) ? '' : `<${name}${attributes}>${kept}</${name}>`
  })
  return left.replace(/<[^>]*>/g, '').trim() === '' ? '' : `${left}<p>${LEFT_OUT}</p>`
}
