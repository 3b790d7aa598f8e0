import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PRODUCT_NAME } from '#domain/product.ts'
import { arrivalScript } from './arrival-script.ts'
import { LandingPage } from './landing-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import {
  AboutPage,
  ContactPage,
  ContactUsPage,
  PricingPage,
  PrivacyPage,
  TermsPage,
} from './simple-pages.tsx'

interface Page {
  title: string
  description: string
  body: ReactNode
}

const pages: Record<string, Page> = {
  '/': {
    title: `${PRODUCT_NAME}: lesson plans for New Zealand primary teachers`,
    description:
      'Lesson plans. Done. Instant resources for primary teachers, aligned to the New Zealand Curriculum.',
    body: <LandingPage />,
  },
  '/about': { title: 'About', description: `What ${PRODUCT_NAME} is for.`, body: <AboutPage /> },
  '/pricing': {
    title: 'Pricing',
    description: 'What each plan includes and what it costs.',
    body: <PricingPage />,
  },
  '/contact': { title: 'Contact', description: 'How to reach us.', body: <ContactPage /> },
  '/contact-us': {
    title: "We'd Love to Hear From You",
    description: 'How to reach us.',
    body: <ContactUsPage />,
  },
  '/privacy': { title: 'Privacy', description: 'What we keep, and where.', body: <PrivacyPage /> },
  '/terms': { title: 'Terms', description: 'What to know before you use it.', body: <TermsPage /> },
}

export const publicPaths = Object.keys(pages)

/** Renders a whole HTML file. The build calls it (app/build/public-pages.ts). */
export function renderPage(path: string, assets: { styles: string; fonts: string[] }): string {
  const page = pages[path]
  if (page === undefined) throw new Error(`There is no public page ${path}`)
  const title = path === '/' ? page.title : `${page.title} · ${PRODUCT_NAME}`
  const html = renderToStaticMarkup(
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121a17" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
        {path === '/' && <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.styles} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <PublicFrame path={path}>{page.body}</PublicFrame>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
