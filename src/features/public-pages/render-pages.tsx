import { renderToStaticMarkup } from 'react-dom/server'
import { hostScript } from './page-script.ts'
import { NOT_FOUND, pages } from './pages.tsx'
import { PublicFrame } from './public-frame.tsx'
import { type PageAssets, PageHead } from './site/page-head.tsx'
import { siteOfBuild } from './site/site.ts'
import { webFiles } from './site/web-files.ts'

/** The addresses of the public pages. The page for unknown addresses is a file, but has no address of its own. */
export const publicPaths = Object.keys(pages).filter((path) => path !== NOT_FOUND)

/** The files of the public pages, by their path in the build. */
export const publicFiles = Object.fromEntries(
  Object.keys(pages).map((path) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, path]),
)

/** The files that search engines and hosts ask for, by their name in the build. */
export const filesBeside = (site = siteOfBuild()): Record<string, string> => webFiles(site)

/** Renders a whole HTML file. The build calls it (app/build/public-pages.ts). */
export function renderPage(path: string, assets: PageAssets, site = siteOfBuild()): string {
  const page = pages[path]
  if (page === undefined) throw new Error(`There is no public page ${path}`)
  const script = hostScript(site)
  const html = renderToStaticMarkup(
    <html lang="en-NZ">
      <PageHead path={path} page={page} site={site} assets={assets} />
      <body>
        <PublicFrame path={path} site={site}>
          {page.body(site)}
        </PublicFrame>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
