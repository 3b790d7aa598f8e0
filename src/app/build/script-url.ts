import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { START } from './chunk-groups.ts'

const SUFFIX = '?script-url'

/**
 * `import address from './page.ts?script-url'` is the address of a script for a page of its own. Unlike Vite's `?worker&url`
 * it shares its libraries with the app: React is on the device already.
 */
export function scriptUrl(): Plugin {
  let root = ''
  let isServing = false
  return {
    name: 'mahere:script-url',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isServing = config.command === 'serve'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null
      const script = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return script && `${script.id}${SUFFIX}`
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const script = id.slice(0, -SUFFIX.length)
      if (isServing) return `export default ${JSON.stringify(`/${relative(root, script)}`)}`
      const file = this.emitFile({ type: 'chunk', id: script })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    generateBundle(_options, bundle) {
      for (const page of Object.values(bundle))
        if (page.type === 'chunk' && page.isEntry && startsAppToo(page, bundle))
          this.error(
            `${page.name} shares a module with the start of the app, so its page would start the app too`,
          )
    },
  }
}

/** A page's script that imports the start, although it is not the app itself. */
function startsAppToo(page: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): boolean {
  const isApp = page.facadeModuleId?.endsWith('.html') ?? false
  const reached = new Set([page.fileName])
  for (const file of reached) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) reached.add(next)
  }
  return !isApp && [...reached].some((file) => bundle[file]?.name === START)
}
