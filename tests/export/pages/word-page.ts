import { exportWord } from '#features/export/export-word.ts'
import { makeWord } from '#features/export/word/make-word.ts'

const progress: string[] = []

/** The Word maker on a bare page. */
const api = {
  make: (title: string, html: string | string[]) =>
    exportWord({ title, html }, (done, total) => progress.push(`${done}/${total}`)),
  /** The file itself, in base64: a browser saves only so many files of a page without a click. */
  bytes: async (title: string, ...documents: string[]) => {
    const bytes = new Uint8Array(await (await makeWord(title, documents)).arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
    return btoa(text)
  },
  cancelled: (html: string) => {
    const controller = new AbortController()
    controller.abort()
    return exportWord({ title: 'x', html }, undefined, controller.signal)
  },
  progress: () => progress,
}

export type WordApi = typeof api
Object.assign(window, { word: api, ready: true })
