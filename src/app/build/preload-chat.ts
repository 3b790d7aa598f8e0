import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHAT_ADDRESS } from '../start/chat-addresses.ts'
import { afterBuild } from './after-build.ts'
import { type Built, closure, filesOf, HOME, readBuilt } from './built-files.ts'
import { CHAT_PARTS, PREVIEW } from './chunk-groups.ts'
import { stageOfName } from './loading-order.ts'

export interface Preloads {
  fonts: string[]
  /** The code and styles of what a chat shows first. */
  preview: string[]
}

/** Throws when the build has no preview, or when the preview imports the store, which is larger than the preview. */
export function preloadsOf(built: Built): Preloads {
  const preview = Object.keys(built.manifest).filter((key) => built.manifest[key]?.name === PREVIEW)
  if (preview.length === 0) throw new Error('The preview of a chat is missing from the build')
  if (closure(built, preview).some(({ name }) => name === CHAT_PARTS))
    throw new Error('The preview of a chat would wait for the store')
  const page = filesOf(closure(built, [HOME]))
  const fonts = [...page].filter((file) => file.endsWith('.woff2') && stageOfName(file) === 'first')
  const files = [...filesOf(closure(built, preview))].filter((file) => isCode(file) && !page.has(file))
  return { fonts: fonts.map(fromRoot), preview: files.map(fromRoot) }
}

const isCode = (file: string) => /\.(js|css)$/.test(file)
const fromRoot = (file: string) => `/${file}`

/**
 * This script stands in the page itself. The app's own code is the largest file of all, so at a chat's address the page
 * asks for the preview before the app runs. With a worker in charge it also asks for the fonts, which are on the device:
 * text that first stands in another font moves the page. Where a host's content policy forbids the script, the app asks
 * for the same files later.
 */
function preload(chatAddress: RegExp, { fonts, preview }: Preloads): void {
  const ask = (files: string[]) => {
    for (const href of files) {
      const link = document.createElement('link')
      const as = /css$/.test(href) ? 'style' : 'font'
      Object.assign(link, /js$/.test(href) ? { rel: 'modulepreload' } : { rel: 'preload', as })
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
  }
  if (navigator.serviceWorker?.controller) ask(fonts)
  if (chatAddress.test(location.pathname)) ask(preview)
}

export function preloadScript(preloads: Preloads): string {
  return `(${preload})(${CHAT_ADDRESS},${JSON.stringify(preloads)})`
}

const APP_SCRIPT = /<script type="module"[^>]*><\/script>\n/

/** Runs before the pages are moved and the worker is made of them. */
export const preloadChat = () =>
  afterBuild('preload-chat', 'before the worker', async (outDir) => {
    const file = join(outDir, 'index.html')
    const page = await readFile(file, 'utf8')
    if (!APP_SCRIPT.test(page)) throw new Error('index.html has no script that loads the app')
    const script = `    <script>${preloadScript(preloadsOf(await readBuilt(outDir)))}</script>\n`
    await writeFile(
      file,
      page.replace(APP_SCRIPT, (app) => app + script),
    )
  })
