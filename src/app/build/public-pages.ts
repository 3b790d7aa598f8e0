import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import { readBuilt } from './built-files.ts'
import { type SignInRenderer, signInPage } from './sign-in/sign-in-page.ts'

const RENDERER = '/src/features/public-pages/render-pages.tsx'
const SAMPLES = '/src/features/public-pages/samples/sample-files.ts'
const SIGN_IN = '/src/app/build/sign-in/render-sign-in.tsx'
const STYLES = 'src/app/public-pages.css'

/** The exports of `render-pages.tsx`. It is loaded through Vite, so TypeScript cannot follow the import. */
interface Renderer {
  publicPaths: string[]
  publicFiles: Record<string, string>
  renderPage(path: string, assets: { styles: string; fonts: string[] }): string
  filesBeside(): Record<string, string>
}

/** The export of `sample-files.ts`, which brings the whole planner along. */
interface SampleRenderer {
  sampleFiles(readSeed: (path: string) => unknown): Record<string, string>
}

/**
 * Public pages are plain HTML made at build time, so a visitor on one bar of signal loads no framework.
 * The app's own page moves to app.html, because `/` is the landing page.
 */
export function publicPages(): Plugin[] {
  return [afterBuild('public-pages', 'before the worker', writePages), inDevelopment()]
}

function inDevelopment(): Plugin {
  return {
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
  }
}

async function writePages(outDir: string, root: string): Promise<void> {
  await rename(join(outDir, 'index.html'), join(outDir, 'app.html'))
  const { manifest } = await readBuilt(outDir)
  const entry = manifest[STYLES]
  if (entry === undefined) throw new Error(`${STYLES} is missing from the build`)
  const fonts = (entry.assets ?? []).filter((file) => /\/latin-normal/.test(file)).map((file) => `/${file}`)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  try {
    const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
    const { sampleFiles } = (await server.ssrLoadModule(SAMPLES)) as SampleRenderer
    const { renderSignIn } = (await server.ssrLoadModule(SIGN_IN)) as SignInRenderer
    const signIn = signInPage(await readFile(join(outDir, 'app.html'), 'utf8'), await renderSignIn())
    const seed = (path: string) => JSON.parse(readFileSync(join(root, 'supabase/seed', path), 'utf8'))
    const assets = { styles: `/${entry.file}`, fonts }
    const pages = Object.entries(renderer.publicFiles).map(
      ([name, path]) => [name, renderer.renderPage(path, assets)] as const,
    )
    const files = [
      ['login.html', signIn] as const,
      ...pages,
      ...Object.entries(renderer.filesBeside()),
      ...Object.entries(sampleFiles(seed)),
    ]
    for (const [name, text] of files) {
      await mkdir(dirname(join(outDir, name)), { recursive: true })
      await writeFile(join(outDir, name), text)
    }
  } finally {
    await server.close()
  }
}
