import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { CACHE, installAlternatives } from './install.ts'

const ALTERNATIVES = join(import.meta.dirname, '..', 'alternatives')

/** Packages that a file of the alternatives names are those installed for it, not the product's. */
export function fromItsOwnFolder(home: string): Plugin {
  return {
    name: 'alternatives',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(ALTERNATIVES) || /^[./#]/.test(source)) return null
      return this.resolve(source, join(home, 'package.json'), { ...options, skipSelf: true })
    },
  }
}

export interface Bundle {
  /** The folder with index.html. */
  folder: string
  /** What a page must load for it, gzipped: scripts, and WebAssembly. */
  scriptBytes: number
  wasmBytes: number
}

/** Builds a page that runs this file, as an app would be built: minified, for new browsers. */
export async function bundle(name: string, entry: string, plugins: Plugin[] = []): Promise<Bundle> {
  const home = installAlternatives()
  const source = join(CACHE, 'pages', name)
  const folder = join(CACHE, 'built', name)
  for (const path of [source, folder]) rmSync(path, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${name}</title><script type="module" src="${entry}"></script>`,
  )
  await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fromItsOwnFolder(home), ...plugins],
    worker: { format: 'es', plugins: () => [fromItsOwnFolder(home)] },
    build: { outDir: folder, target: 'es2022', modulePreload: false, emptyOutDir: true },
  })
  return { folder, ...weigh(folder) }
}

function weigh(folder: string) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sum = (ending: RegExp) =>
    all
      .filter((path) => ending.test(path))
      .reduce((bytes, path) => bytes + gzipSync(readFileSync(join(folder, path))).byteLength, 0)
  return { scriptBytes: sum(/\.js$/), wasmBytes: sum(/\.wasm$/) }
}
