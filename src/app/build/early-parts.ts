import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
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
  /** With the app's own code: what shows first. */
  first: string[]
  /** Once that is here: together they would only slow each other down. */
  next: string[]
}

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
  return { first: take(opening), next: take([...CHAT, ...PICKER]) }
}

/**
 * In the page itself, because the app's code is the largest of all files: what it would ask for once it has run has long
 * been on its way. Where a host's policy does not allow the script, the app asks for itself, later.
 */
export function earlyScript(parts: EarlyParts): string {
  const ask =
    "(a,b)=>{const ask=files=>{for(const href of files){const l=document.createElement('link');l.crossOrigin='';" +
    "l.rel=/css$/.test(href)?(l.as='style','preload'):'modulepreload';l.href=href;document.head.append(l)}};" +
    "ask(a);addEventListener('app-runs',()=>ask(b),{once:true})}"
  return `${CHAT_ADDRESS}.test(location.pathname)&&(${ask})(${JSON.stringify(parts.first)},${JSON.stringify(parts.next)})`
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
        const script = `<script>${earlyScript(earlyParts(await readManifest(out)))}</script>\n    `
        const at = page.indexOf('<script type="module"')
        if (at < 0) throw new Error('index.html has no module to go before')
        await writeFile(file, page.slice(0, at) + script + page.slice(at))
      },
    },
  }
}
