import { printHtml } from '#features/chat/actions/print-html.ts'
import { exportAll } from '#features/export/export-all.ts'
import { exportPack } from '#features/export/export-pack.ts'
import { exportWord } from '#features/export/export-word.ts'
import { packDocuments } from '#features/export/pack-documents.ts'
import { makeWord } from '#features/export/word/make-word.ts'

const progress: string[] = []
const note = (done: number, total: number) => progress.push(`${done}/${total}`)

function aborted(): AbortSignal {
  const controller = new AbortController()
  controller.abort()
  return controller.signal
}

/** What makes Word files, packs and zips, on a bare page. */
const api = {
  make: (title: string, html: string | string[]) => exportWord({ title, html }, note),
  /** The file itself, in base64: a browser saves only so many files of a page without a click. */
  bytes: async (title: string, ...documents: string[]) => {
    const bytes = new Uint8Array(await (await makeWord(title, documents)).arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
    return btoa(text)
  },
  cancelled: () => exportWord({ title: 'x', html: '<p>x</p>' }, undefined, aborted()),
  packDocuments,
  pack: (plan: string, resources: string[], as: 'pdf' | 'word') =>
    exportPack({ title: 'Te pack', plan, resources, as }, note),
  all: (documents: { title: string; html: string | null }[]) =>
    exportAll('My Resources', saved(documents), note),
  allCancelled: (documents: { title: string; html: string | null }[]) => {
    const controller = new AbortController()
    return exportAll('My Resources', saved(documents), () => controller.abort(), controller.signal)
  },
  /** What the browser's own reader of XML says against it. */
  xmlFault: (xml: string) =>
    new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null,
  progress: () => progress.splice(0),
  /** What is handed to the printer: the print dialog of a headless browser shows nothing. */
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

function saved(documents: { title: string; html: string | null }[]) {
  return documents.map(({ title, html }) => ({
    read: async () => (html === null ? null : { title, html, savedAt: '2026-11-21T09:00:00Z' }),
  }))
}

export type WordApi = typeof api
Object.assign(window, { word: api, ready: true })
