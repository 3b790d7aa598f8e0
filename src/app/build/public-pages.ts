import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'

const RENDERER = '/src/features/public-pages/render-pages.tsx'
const STYLES = 'src/app/public-pages.css'

/** What `render-pages.tsx` exports; it is loaded through Vite, so TypeScript cannot follow the import. */
interface Renderer {
  publicPaths: string[]
  renderPage(path: string, assets: { styles: string; fonts: string[] }): string
}

type Manifest = Record<string, { file: string; assets?: string[] }>

/**
 * Public pages are plain HTML made at build time, so a visitor on one bar of signal loads no framework.
 * The app's own shell moves to app.html, because `/` is the landing page.
 */
export function publicPages(): Plugin[] {
  let config: ResolvedConfig
  return [
    {
      name: 'mahere:public-pages',
      apply: 'build',
      configResolved(resolved) {
        config = resolved
      },
      writeBundle: {
        order: 'post',
        sequential: true,
        handler: () => writePages(config),
      },
    },
    {
      name: 'mahere:public-pages-in-development',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          const wantsPage = request.headers.accept?.includes('text/html') ?? false
          if (!wantsPage) return next()
          try {
            const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
            if (!renderer.publicPaths.includes(path)) return next()
            const html = renderer.renderPage(path, { styles: `/${STYLES}`, fonts: [] })
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(html)
          } catch (error) {
            next(error)
          }
        })
      },
    },
  ]
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const out = resolve(config.root, config.build.outDir)
  await rename(join(out, 'index.html'), join(out, 'app.html'))
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[STYLES]
  if (entry === undefined) throw new Error(`${STYLES} is missing from the build`)
  const fonts = (entry.assets ?? []).filter((file) => /\/latin-normal/.test(file)).map((file) => `/${file}`)
  const server = await createServer({
    root: config.root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  try {
    const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
    for (const path of renderer.publicPaths) {
      const file = join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, renderer.renderPage(path, { styles: `/${entry.file}`, fonts }))
    }
  } finally {
    await server.close()
  }
}
