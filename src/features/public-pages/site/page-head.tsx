import { PRODUCT_NAME } from '#domain/product.ts'
import { arrivalScript } from '../landing/arrival-script.ts'
import { lookScript } from '../page-script.ts'
import type { PublicPage } from '../pages.tsx'
import { sharedLink } from './shared-link.ts'
import type { Site } from './site.ts'

export interface PageAssets {
  styles: string
  fonts: string[]
}

interface PageHeadProps {
  path: string
  page: PublicPage
  site: Site
  assets: PageAssets
}

export function PageHead({ path, page, site, assets }: PageHeadProps) {
  const title = path === '/' ? page.title : `${page.title} · ${PRODUCT_NAME}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121a17" media="(prefers-color-scheme: dark)" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
      <script dangerouslySetInnerHTML={{ __html: lookScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
      {path === '/' && <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.styles} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ForOtherSites path={path} page={page} site={site} title={title} />
      )}
    </head>
  )
}

/** What search engines and previews of a shared link read. */
function ForOtherSites({ path, page, site, title }: Omit<PageHeadProps, 'assets'> & { title: string }) {
  const address = site.origin + (page.canonical ?? path)
  const data = page.data?.(site)
  const shared = sharedLink({ address, title, description: page.description }, site)
  return (
    <>
      <link rel="canonical" href={address} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {data && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and no tag can be closed in it
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
