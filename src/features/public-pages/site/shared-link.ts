import { PRODUCT_NAME } from '#domain/product.ts'
import type { Site } from './site.ts'

interface Page {
  /** The whole address of the page. */
  address: string
  title: string
  description: string
}

/** Names what the preview of a shared link shows, as properties of Open Graph and their contents. */
export function sharedLink({ address, title, description }: Page, { origin }: Site): Record<string, string> {
  return {
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:locale': 'en_NZ',
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/shared-link.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A lesson plan with its minutes in the margin',
  }
}
