import { likelyPupilNames } from '#content/checks/pupil-names.ts'
import { documentOf, titleOf } from '#documents/html/shown-document.ts'
import { readMessage } from '#local-store/queries/messages.ts'

interface Prepared {
  title: string
  html: string
  /** Words that may be pupils' names, by the same check as on sending. */
  names: readonly string[]
}

/** The document as it is on this device now, or undefined while its body is not here. */
export async function prepareShare(messageId: string, name: string | null): Promise<Prepared | undefined> {
  const found = await readMessage(messageId)
  if (!found) return undefined
  const title = name ?? titleOf(found.chat)
  const html = documentOf(found.message, title)
  if (html === null) return undefined
  return { title, html, names: likelyPupilNames(`${title}. ${wordsOf(html)}`) }
}

/** The words of a document as they are read, with a break between blocks so that no two words run together. */
function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of page.querySelectorAll('style,script,title')) unseen.remove()
  for (const block of page.querySelectorAll('p,li,td,th,h1,h2,h3,h4,div,br')) block.append('\n')
  return page.body.textContent ?? ''
}
