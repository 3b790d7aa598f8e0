import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { exportPdf } from '#features/export/export-pdf.ts'
import { EditorFrame } from '#features/resource/editor-frame.tsx'
import type { DocumentEditor } from '#features/resource/lossless/document-editor.ts'
import { PreviewFrame } from '#features/resource/preview-frame.tsx'
import { sanitiseBody, sanitiseDocument } from '#platform/sanitise-html.ts'

/** Every place that shows a document, for markup that must not get out. */
const holder = document.createElement('div')
document.body.append(holder)
const root = createRoot(holder)
let key = 0

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 40))

const api = {
  async preview(html: string) {
    key += 1
    flushSync(() => root.render(createElement(PreviewFrame, { key, html, title: 'x' })))
    await new Promise((resolve) => document.querySelector('iframe')?.addEventListener('load', resolve))
    await moment()
    for (const link of document.querySelector('iframe')?.contentDocument?.querySelectorAll('a') ?? [])
      link.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return document.querySelector('iframe')?.contentDocument?.documentElement.outerHTML ?? ''
  },
  async edit(html: string) {
    key += 1
    const editor = createRef<DocumentEditor | null>()
    const events = { onChange() {}, onState() {}, onSave() {}, onProblem() {}, onPictures() {} }
    await new Promise<void>((resolve) => {
      const props = { key, html, title: 'x', events, editor, className: '', onReady: resolve }
      flushSync(() => root.render(createElement(EditorFrame, props)))
    })
    const frame = document.querySelector('iframe')
    for (const element of frame?.contentDocument?.body.querySelectorAll<HTMLElement>('*') ?? [])
      element.click?.()
    await moment()
    return editor.current?.bodyHtml() ?? ''
  },
  pdf: (html: string) => exportPdf({ title: 'x', html }),
  sanitiseBody,
  sanitiseDocument,
}
export type WallApi = typeof api
Object.assign(window, { wall: api, ready: true })
