import { createElement, createRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DocumentEditor } from '#documents/editor/document-editor.ts'
import { markdownDocument } from '#documents/html/markdown-document.ts'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { sanitiseDocument } from '#documents/html/sanitise-html.ts'
import { exportPdf } from '#documents/pdf/export-pdf.later.ts'
import { openRenderFrame } from '#documents/render/render-frame.ts'
import { exportWord } from '#documents/word/export-word.later.ts'
import { printHtml } from '#features/chat/actions/print-html.soon.ts'
import { printablePlan } from '#features/chat/actions/printable-plan.ts'
import { EditorFrame } from '#features/resource/editor/editor-frame.tsx'
import { openInTab } from '#features/resource/open-in-tab.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'

/** Every place that shows a document or a reply, filled with hostile markup, which is then clicked all over. */
const holder = document.createElement('div')
document.body.append(holder)
const root = createRoot(holder)
let key = 0

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 60))
const framesOf = (page: ParentNode) => [...page.querySelectorAll('iframe')]

function leadsOut(element: Element): boolean {
  const link = element.closest('a,area')
  const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href')
  return URL.canParse(address ?? '', document.baseURI)
    ? /^http/.test(new URL(address ?? '', document.baseURI).protocol)
    : false
}

function press(elements: Iterable<Element>): void {
  for (const element of elements)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

const inFrames = () =>
  framesOf(document).flatMap((frame) => [...(frame.contentDocument?.body.querySelectorAll('*') ?? [])])

function show(nodes: ReactNode[]): void {
  key += 1
  flushSync(() => root.render(createElement('div', { key }, nodes)))
}

const replyOf = (text: string, key: number) => createElement(Markdown, { key, text })

function editorOf(html: string, at: number): { node: ReactNode; ready: Promise<void> } {
  const events = { onChange() {}, onState() {}, onSave() {}, onProblem() {}, onPictures() {} }
  const editor = createRef<DocumentEditor | null>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const props = { key: at, html, title: 'x', events, editor, className: '', onReady: resolve }
  return { node: createElement(EditorFrame, props), ready: promise }
}

async function printed(print: () => void): Promise<void> {
  print()
  const frame = framesOf(document).at(-1)
  await new Promise((resolve) => frame?.addEventListener('load', resolve))
  press(inFrames().filter((element) => !leadsOut(element)))
  await moment()
  frame?.remove()
}

const api = {
  async preview(list: string[]) {
    show(list.map((html, i) => createElement(PreviewFrame, { key: i, html, title: 'x' })))
    const frames = framesOf(holder)
    await Promise.all(
      frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve))),
    )
    press(inFrames().filter((element) => !leadsOut(element)))
    await moment()
  },
  /** How many editors a click has navigated away from their document */
  async edit(list: string[]) {
    const editors = list.map(editorOf)
    show(editors.map(({ node }) => node))
    await Promise.all(editors.map(({ ready }) => ready))
    const opened = framesOf(holder).map((frame) => frame.contentDocument)
    press(inFrames())
    await moment()
    return framesOf(holder).filter((frame, i) => frame.contentDocument !== opened[i]).length
  },
  async chat(list: string[]) {
    show(list.map(replyOf))
    while (holder.querySelectorAll('.markdown').length < list.length) await moment()
    press([...holder.querySelectorAll('*')].filter((element) => !leadsOut(element)))
    await moment()
  },
  tab: (html: string) => openInTab(html, 'x'),
  async print(text: string) {
    const plan = await printablePlan('x', undefined, text)
    await printed(() => printHtml('x', plan))
  },
  pdf: (html: string[]) => exportPdf({ title: 'x', html }),
  word: (html: string[]) => exportWord({ title: 'x', html }),
  /** Puts scripts into the page of an export after it was cleaned, as markup would that the cleaning let through. */
  async intoExport() {
    const frame = await openRenderFrame('<p>x</p>', 'x', [])
    const script = frame.document.createElement('script')
    script.textContent = 'parent.alert("a script")'
    frame.document.body.append(script)
    frame.document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="parent.alert(`a handler`)">',
    )
    await moment()
    frame.remove()
  },
  asDocument: (markdown: string) => markdownDocument('x', markdown),
  sanitiseDocument,
}
export type SandboxApi = typeof api
Object.assign(window, { sandbox: api, ready: true })
