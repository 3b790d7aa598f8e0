import { mayNotBePrinted } from '../content/checks/words/may-not-be-printed.ts'
import { moderateReply } from '../content/moderation.ts'

const BLOCKS = 'p|li|td|th|h[1-6]|dt|dd|blockquote|figcaption|caption|summary|div|span'
/** An element of text without another one in it. */
const SMALLEST = new RegExp(`<(${BLOCKS})\\b([^>]*)>((?:(?!</?(?:${BLOCKS})\\b)[\\s\\S])*)</\\1>`, 'g')
/** Elements that have to stay where they are, even empty. */
const HOLDS_PLACE = /^(?:td|th|dt|dd)$/
const LEFT_OUT = 'Something was not fit to print and was left out. Look over what stands around it.'

const isBlocked = (text: string) => moderateReply([text]).some(({ outcome }) => outcome === 'block')
const isUnfit = (text: string) => isBlocked(text) || mayNotBePrinted(text)

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '')
const BLOCK_EDGE = new RegExp(`</?(?:${BLOCKS}|table|tr|ul|ol|dl|section|br)\\b[^>]*>`, 'g')
/** Words of two elements are no sentence together. */
const hasUnfit = (html: string) => isBlocked(html) || html.split(BLOCK_EDGE).map(withoutTags).some(isUnfit)

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
  if (!hasUnfit(html)) return html
  const left = html.replace(SMALLEST, (whole, name: string, attributes: string, inner: string) => {
    if (!isUnfit(withoutTags(inner))) return whole
    const kept = inner.includes('<') ? '' : fitSentences(inner).trim()
    return kept === '' && !HOLDS_PLACE.test(name) ? '' : `<${name}${attributes}>${kept}</${name}>`
  })
  return withoutTags(left).trim() === '' ? '' : `${left}<p>${LEFT_OUT}</p>`
}
