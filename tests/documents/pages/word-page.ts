import { exportSaved, type ReadSaved } from '#documents/files/export-saved.later.ts'
import { makeFile } from '#documents/files/make-file.ts'
import { packDocuments } from '#documents/files/pack-documents.ts'
import { exportWord } from '#documents/word/export-word.later.ts'
import { makeWord } from '#documents/word/make-word.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { printHtml } from '#features/chat/actions/print-html.soon.ts'
import { PLAIN_MESSAGE } from '../../support/plain-message.ts'

const progress: string[] = []
const note = (done: number, total: number) => progress.push(`${done}/${total}`)

function aborted(): AbortSignal {
  const controller = new AbortController()
  controller.abort()
  return controller.signal
}

/** The makers of Word files, packs and zips on a bare page. */
const api = {
  make: (title: string, html: string | string[]) => exportWord({ title, html }, note),
  /** The file itself in base64, because a browser saves only a few files of a page without a click. */
  bytes: async (title: string, ...documents: string[]) => {
    const bytes = new Uint8Array(await (await makeWord(title, documents)).arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
    return btoa(text)
  },
  cancelled: () => exportWord({ title: 'x', html: '<p>x</p>' }, undefined, aborted()),
  packDocuments,
  pack: (plan: string, resources: string[], as: 'pdf' | 'word') =>
    makeFile[as]({ title: 'Te pack', html: packDocuments(plan, resources) }, note),
  all: (documents: { title: string; html: string | null }[]) =>
    exportSaved({ heading: 'My Resources', items: saved(documents) }, note),
  allCancelled: (documents: { title: string; html: string | null }[]) => {
    const controller = new AbortController()
    const input = { heading: 'My Resources', items: saved(documents) }
    return exportSaved(input, () => controller.abort(), controller.signal)
  },
  /** The error of the browser's own XML parser; null for sound XML. */
  xmlFault: (xml: string) =>
    new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null,
  progress: () => progress.splice(0),
  /** The document that is handed to the printer; a headless browser shows no print dialog. */
  print: (title: string, html: string) =>
    new Promise<string>((resolve) => {
      const onLoad = ({ target }: Event) => {
        const page = target instanceof HTMLIFrameElement ? target.contentWindow : null
        if (page) page.print = () => resolve(page.document.documentElement.outerHTML)
      }
      document.addEventListener('load', onLoad, { capture: true, once: true })
      printHtml(title, html)
    }),
}

/** Rows as the store holds them; the one without HTML is not on this device. */
function saved(documents: { title: string; html: string | null }[]): ReadSaved[] {
  return documents.map(({ title, html }) => async () => {
    const message = { ...PLAIN_MESSAGE, html_content: html, created_at: '2026-11-21T09:00:00Z' }
    return html === null
      ? undefined
      : { message: message as unknown as ChatMessage, chat: { title } as ChatSession }
  })
}

export type WordApi = typeof api
Object.assign(window, { word: api, ready: true })
