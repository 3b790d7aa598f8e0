import { renderPage } from '#features/public-pages/render-pages.tsx'
import { siteOf } from '#features/public-pages/site/site.ts'

const assets = { styles: '/assets/public.css', fonts: [] }

/** A public page as the build writes it with these settings, without the stylesheet that no test can load. */
export function pageAt(path: string, settings: Record<string, string> = {}): Document {
  // happy-dom leaves an apostrophe in an attribute as it was escaped, which no browser does.
  const html = renderPage(path, assets, siteOf(settings)).replaceAll('&#x27;', "'")
  return new DOMParser().parseFromString(
    html.replace(/<link rel="(stylesheet|icon|manifest)"[^>]*>/g, ''),
    'text/html',
  )
}

export const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
