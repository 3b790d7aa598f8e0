import { APP_ADDRESSES } from '#domain/app-addresses.ts'
import { pages } from '../pages.tsx'
import { samples } from '../samples/sample-list.ts'
import type { Site } from './site.ts'

/** Addresses that people type or have kept, and where they lead now. */
const oldAddresses: Record<string, string> = {
  '/about-us': '/about',
  '/dashboard': '/home',
  '/faq': '/pricing#questions',
  '/plans': '/pricing',
  '/privacy-policy': '/privacy',
  '/register': '/login',
  '/sign-in': '/login',
  '/sign-up': '/login',
  '/signin': '/login',
  '/signup': '/login',
  '/support': '/contact',
  '/terms-and-conditions': '/terms',
  '/terms-of-service': '/terms',
}

/** Personal addresses: nothing there for a search engine. */
const personal = ['/account', '/admin', '/home', '/lesson-plan', '/my-', '/resource']

/** The page of the sign-in holds its form already; every other address of the app has the same page. */
const fileOf = (address: string) => (address === '/login' ? '/login.html' : '/app.html')

/** In the form that hosts of static files share: from, to, status. An address in no line is answered by 404.html. */
function redirects(): string {
  const moved = Object.entries(oldAddresses).map(([from, to]) => `${from} ${to} 301`)
  return [...moved, ...APP_ADDRESSES.map((address) => `${address} ${fileOf(address)} 200`)].join('\n')
}

function robots({ origin }: Site): string {
  const lines = ['User-agent: *', ...personal.map((path) => `Disallow: ${path}`), 'Allow: /']
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function sitemap({ origin }: Site): string {
  const addresses = Object.entries(pages)
    .filter(([, page]) => !page.hidden && page.canonical === undefined)
    .map(([path]) => path)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...addresses, ...samples.map(({ slug }) => `/samples/${slug}`)].map(
      (path) => `  <url><loc>${origin}${path}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')
}

/** For hosts that read headers from a file. A page that a teacher shares by a link is in no search engine. */
const HEADERS = '/shared\n  X-Robots-Tag: noindex, nofollow\n'

/** The files beside the pages that search engines and hosts ask for, by name. */
export function webFiles(site: Site): Record<string, string> {
  return {
    _headers: HEADERS,
    _redirects: `${redirects()}\n`,
    'robots.txt': robots(site),
    'sitemap.xml': sitemap(site),
  }
}
