import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  type Built,
  cachedFiles,
  chatOf,
  closure,
  filesOf,
  HOME,
  isPublicPage,
  readBuilt,
} from './built-files.ts'
import type { Size } from './size-budgets.ts'

type Read = (file: string) => Promise<Buffer>
type Row = [part: string, files: string[], budget: number, packed: Size['packed']]

/** A document is on the screen when somebody asks for a file of it. */
const DOCUMENT = ['src/features/resource/resource-screen.soon.tsx', 'src/ui/markdown/markdown-body.soon.tsx']
const PDF = 'src/documents/pdf/export-pdf.later.ts'
const WORD = 'src/documents/word/export-word.later.ts'
const EDITOR_PAGE = 'src/documents/editor/editor-page.ts'
const PUBLIC_STYLES = 'src/app/public-pages.css'

const packers = {
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length,
  brotli: (bytes: Buffer) => brotliCompressSync(bytes).length,
}

/** Weighs each part of the app that has a budget. Throws when the build has no file of a part. */
export async function measure(outDir: string, read: Read): Promise<Size[]> {
  const weigh = weigher(read)
  const html = (await readdir(outDir)).filter((file) => file.endsWith('.html'))
  const publicPages = html.filter(isPublicPage)
  const rows: Row[] = [
    ['Public pages, the largest HTML', await largest(publicPages, read), 12, 'gzip'],
    ...rowsOf(await readBuilt(outDir), publicPages),
  ]
  const kilobytes = await inlineScripts(outDir, publicPages)
  const sizes: Size[] = [{ part: 'Public pages, JS', kilobytes, budget: 3, packed: 'gzip' }]
  for (const [part, files, budget, packed] of rows) {
    if (files.length === 0) throw new Error(`The build has no file of “${part}”`)
    sizes.push({ part, kilobytes: await weigh(files, packed), budget, packed })
  }
  return sizes
}

function rowsOf(built: Built, publicPages: string[]): Row[] {
  const loadedBy = (...keys: string[]) => filesOf(closure(built, keys))
  const home = loadedBy(HOME)
  const chat = loadedBy(...chatOf(built))
  const shown = loadedBy(...chatOf(built), ...DOCUMENT)
  const { core, soon, later } = cachedFiles(built)
  const named = (pattern: RegExp) => [...later].filter((file) => pattern.test(file))
  return [
    ['Public pages, CSS', styles(loadedBy(PUBLIC_STYLES)), 10, 'gzip'],
    ['App to a painted /home, JS', scripts(home), 115, 'gzip'],
    ['App to a painted /home, CSS', styles(home), 14, 'gzip'],
    ['Chat to first paint, JS', scripts(chat), 200, 'gzip'],
    ['Editor page, JS', scripts(without(loadedBy(EDITOR_PAGE), shown)), 145, 'gzip'],
    ['PDF, JS', scripts(without(loadedBy(PDF), shown)), 200, 'gzip'],
    ['Word, JS', scripts(without(loadedBy(WORD), shown)), 100, 'gzip'],
    ['Export fonts', named(/\.ttf$/), 440, 'gzip'],
    ['Worker', ['sw.js'], 50, 'gzip'],
    ['Core precache', [...core, 'app.html', 'icon.svg', 'manifest.webmanifest'], 300, 'brotli'],
    ['Offline pack', [...soon, ...later, ...publicPages], 800, 'brotli'],
  ]
}

function weigher(read: Read) {
  return async (files: string[], packed: Size['packed']): Promise<number> => {
    let bytes = 0
    for (const file of files)
      bytes += isPacked(file) ? (await read(file)).length : packers[packed](await read(file))
    return bytes / 1000
  }
}

/** Fonts and pictures are compressed by their own format. */
const isPacked = (file: string) => /\.(woff2|png)$/.test(file)
const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'))
const styles = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.css'))
const without = (files: Set<string>, others: Set<string>) =>
  new Set([...files].filter((file) => !others.has(file)))

async function largest(files: string[], read: Read): Promise<string[]> {
  const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: (await read(file)).length })))
  return sizes
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 1)
    .map((size) => size.file)
}

async function inlineScripts(outDir: string, pages: string[]): Promise<number> {
  const weights = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(join(outDir, page), 'utf8')
      const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
        (match) => match[1],
      )
      // A script in a file of its own would bring a framework along, which no budget allows.
      return /<script[^>]*\bsrc=/.test(text)
        ? Number.POSITIVE_INFINITY
        : gzipSync(inline.join('')).length / 1000
    }),
  )
  return Math.max(...weights)
}
