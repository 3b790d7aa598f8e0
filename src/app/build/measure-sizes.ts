import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  type BuildManifest,
  CHAT,
  closure,
  filesOf,
  HOME,
  isPublicPage,
  readManifest,
  splitFiles,
} from './route-files.ts'
import type { Size } from './size-budgets.ts'

type Read = (file: string) => Promise<Buffer>
/** On the screen when somebody asks for a PDF. */
const DOCUMENT = ['src/features/resource/resource-screen.tsx', 'src/ui/markdown-body.tsx']
const EXPORT = ['src/features/export/export-pdf.ts']
const WORD = ['src/features/export/export-word.ts']

const packers = {
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length,
  brotli: (bytes: Buffer) => brotliCompressSync(bytes).length,
}

/** Weighs the parts of design §9 from the build's manifest. A part whose sources are not there has no row. */
export async function measure(outDir: string, read: Read): Promise<Size[]> {
  const manifest = await readManifest(outDir)
  const { core, pack } = splitFiles(manifest)
  const weigh = weigher(read)
  const html = (await readdir(outDir)).filter((file) => file.endsWith('.html'))
  const publicPages = html.filter(isPublicPage)
  const publicCss = manifest['src/app/public-pages.css']?.file
  const inFirstPaint = scripts(filesOf(closure(manifest, HOME)))
  const fonts = [...pack].filter((file) => file.endsWith('.ttf'))
  const beyondChat = (keys: string[]) =>
    without(filesOf(closure(manifest, keys)), filesOf(closure(manifest, [...CHAT, ...DOCUMENT])))
  const rows: [part: string, files: string[], budget: number, packed: Size['packed']][] = [
    ['Public pages, the largest HTML', await largest(publicPages, read), 12, 'gzip'],
    ['Public pages, CSS', publicCss === undefined ? [] : [publicCss], 10, 'gzip'],
    ['App to a painted /home, JS', inFirstPaint, 115, 'gzip'],
    ['App to a painted /home, CSS', styles(filesOf(closure(manifest, HOME))), 14, 'gzip'],
    ['Chat to first paint, JS', scripts(filesOf(closure(manifest, CHAT))), 200, 'gzip'],
    ['Editor page, JS', scripts([...pack].filter((file) => /editor-page/.test(file))), 145, 'gzip'],
    ['PDF, JS', present(manifest, EXPORT) ? scripts(beyondChat(EXPORT)) : [], 200, 'gzip'],
    ['Word, JS', present(manifest, WORD) ? scripts(beyondChat(WORD)) : [], 100, 'gzip'],
    ['Export fonts', fonts, 440, 'gzip'],
    ['Worker', ['sw.js'], 50, 'gzip'],
    ['Core precache', [...core, 'app.html', 'icon.svg', 'manifest.webmanifest'], 300, 'brotli'],
    ['Offline pack', [...pack, ...publicPages], 800, 'brotli'],
  ]
  const sizes: Size[] = []
  for (const [part, files, budget, packed] of rows) {
    if (files.length > 0) sizes.push({ part, kilobytes: await weigh(files, packed), budget, packed })
  }
  return [
    {
      part: 'Public pages, JS',
      kilobytes: await inlineScripts(outDir, publicPages),
      budget: 3,
      packed: 'gzip',
    },
    ...sizes,
  ]
}

function weigher(read: Read) {
  return async (files: string[], packed: Size['packed']): Promise<number> => {
    let bytes = 0
    for (const file of files)
      bytes += already(file) ? (await read(file)).length : packers[packed](await read(file))
    return bytes / 1000
  }
}

/** Packed by their own format. */
const already = (file: string) => /\.(woff2|png)$/.test(file)
const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'))
const styles = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.css'))
const without = (files: Set<string>, others: Set<string>) =>
  new Set([...files].filter((file) => !others.has(file)))
const present = (manifest: BuildManifest, keys: string[]) => keys.every((key) => manifest[key] !== undefined)

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
      // A script from a file would bring a framework along, which no budget allows.
      return /<script[^>]*\bsrc=/.test(text)
        ? Number.POSITIVE_INFINITY
        : gzipSync(inline.join('')).length / 1000
    }),
  )
  return Math.max(...weights)
}
