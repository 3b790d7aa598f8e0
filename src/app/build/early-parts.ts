import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { CHAT_ADDRESS } from '../chat-addresses.ts'
import {
  type BuildManifest,
  CHAT,
  closure,
  filesOf,
  HOME,
  openingOf,
  PICKER,
  readManifest,
} from './route-files.ts'

export interface EarlyParts {
  /** Where a worker has them at hand: words that stand in another letter first would move everything below them. */
  fonts: string[]
  /** With the app's own code: what shows first. */
  first: string[]
  /** Once that is here: together they would only slow each other down. */
  next: string[]
}

const FONTS = /(latin|macrons)-normal.*woff2$/

/** Throws when a part is missing or when what shows first has drawn in the store, which is larger than all of it. */
export function earlyParts(manifest: BuildManifest): EarlyParts {
  const opening = openingOf(manifest)
  const gone = [...CHAT, ...PICKER].find((key) => manifest[key] === undefined)
  if (gone !== undefined || opening.length === 0)
    throw new Error(`${gone ?? 'What a chat shows first'} is missing from the build`)
  if (closure(manifest, opening).some(({ name }) => name === 'store'))
    throw new Error('What a chat shows first would wait for the store')
  const known = filesOf(closure(manifest, HOME))
  const take = (keys: string[]) => {
    const files = [...filesOf(closure(manifest, keys))].filter(
      (file) => /\.(js|css)$/.test(file) && !known.has(file),
    )
    for (const file of files) known.add(file)
    return files.map((file) => `/${file}`)
  }
  const fonts = [...known].filter((file) => FONTS.test(file)).map((file) => `/${file}`)
  return { fonts, first: take(opening), next: take([...CHAT, ...PICKER]) }
}

/**
 * In the page itself, because the app's code is the largest of all files: what it would ask for once it has run has long
 * been on its way. Where a host's policy does not allow the script, the app asks for itself, later. With a worker in
 * charge all is at hand, and what does not show first would only be in its way.
 */
export function earlyScript(parts: EarlyParts): string {
  const ask =
    "(f,a,b)=>{const ask=files=>{for(const href of files){const l=document.createElement('link');l.crossOrigin='';" +
    "l.rel=/js$/.test(href)?'modulepreload':(l.as=/css$/.test(href)?'style':'font','preload');l.href=href;" +
    'document.head.append(l)}},here=navigator.serviceWorker?.controller;if(here)ask(f);' +
    `if(${CHAT_ADDRESS}.test(location.pathname)){ask(a);` +
    "here||addEventListener('app-runs',()=>ask(b),{once:true})}}"
  const { fonts, first, next } = parts
  return `(${ask})(${[fonts, first, next].map((files) => JSON.stringify(files)).join()})`
}

/** The code that looks at a chat early, in one piece. */
async function earlyLook(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: join(root, 'src/app/early-look.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code.trim()
}

/** Before the pages are moved and packed. */
export function askEarly(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'mahere:early-parts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir)
        const file = join(out, 'index.html')
        const page = await readFile(file, 'utf8')
        const parts = earlyScript(earlyParts(await readManifest(out)))
        const script = `<script>${parts};${await earlyLook(config.root)}</script>\n    `
        const at = page.indexOf('<script type="module"')
        if (at < 0) throw new Error('index.html has no module to go before')
        await writeFile(file, page.slice(0, at) + script + page.slice(at))
      },
    },
  }
}
