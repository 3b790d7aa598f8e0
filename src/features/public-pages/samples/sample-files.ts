import { escapeHtml } from '#content/html/escape-html.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { sharedLink } from '../site/shared-link.ts'
import { type Site, siteOfBuild } from '../site/site.ts'
import { makeSample, type ReadSeed } from './make-sample.ts'
import { type Sample, samples } from './sample-list.ts'

/** The bar above a sample. It has its own few rules, because the document keeps the look that it prints with. */
const STYLE = `html{background:#f3f0e7}
.bar-of-sample{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:2mm 4mm;margin:-8mm -4mm 6mm;padding:2mm 4mm;background:#fbfaf6;border-bottom:1px solid #e2ddcf;font-size:12pt}
.bar-of-sample p{flex:1 1 50mm;margin:0}
.bar-of-sample a,.bar-of-sample button{display:inline-flex;align-items:center;min-height:44px;padding:0 4mm;border:1px solid #0f5c4c;border-radius:3mm;background:#fff;color:#0f5c4c;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.bar-of-sample .first{background:#0f5c4c;color:#fff}
.bar-of-sample :focus-visible{outline:3px solid #0f5c4c;outline-offset:2px}
@media(max-width:600px){table,dl{overflow-wrap:anywhere}dl{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.bar-of-sample{position:static}.bar-of-sample p{flex-basis:100%}}
@media print{.bar-of-sample{display:none}}`

const PRINT = `document.querySelector('#print').addEventListener('click',()=>print())`

function barOf({ kind, year, request }: Sample): string {
  return `<header class="bar-of-sample"><p>Sample ${escapeHtml(kind.toLowerCase())}, ${escapeHtml(year)}: made from “${escapeHtml(request)}”</p><a href="/samples">All samples</a><button type="button" id="print">Print</button><a class="first" href="/login?mode=signup">Make your own</a></header>`
}

/** `title` comes out of the document, so it is escaped already. */
function headOf({ slug, kind, year, area }: Sample, title: string, site: Site): string {
  const description = `A finished ${kind.toLowerCase()} for ${year} ${area} in New Zealand, free to read and print.`
  const address = `${site.origin}/samples/${slug}`
  const { 'og:title': _escaped, ...shared } = sharedLink({ address, title, description }, site)
  const tags = Object.entries(shared).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return `<meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${address}"><meta property="og:title" content="${title}">${tags.join('')}<meta name="twitter:card" content="summary_large_image"><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${STYLE}</style>`
}

/** The document as teachers get it, with a bar above that does not print. */
function pageOf(sample: Sample, site: Site, readSeed: ReadSeed): string {
  const html = makeSample(sample, readSeed)
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  return html
    .replace('</title>', () => ` · ${PRODUCT_NAME}</title>`)
    .replace('</head>', () => `${headOf(sample, `${title} · ${PRODUCT_NAME}`, site)}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${barOf(sample)}<main>`)
    .replace('</body>', () => `</main><script>${PRINT}</script></body>`)
}

/** The pages of the samples, by their file in the build. */
export function sampleFiles(readSeed: ReadSeed, site = siteOfBuild()): Record<string, string> {
  return Object.fromEntries(
    samples.map((sample) => [`samples/${sample.slug}.html`, pageOf(sample, site, readSeed)]),
  )
}
