import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * The files of jsPDF that no PDF of ours uses: we draw text, lines and JPEG pictures, and write the tags and links
 * ourselves (documents/pdf). Each registers itself when it is imported, so nothing else keeps them out.
 */
const LEFT_OUT = [
  'modules/acroform.js',
  'modules/arabic.js',
  'modules/autoprint.js',
  'modules/canvas.js',
  'modules/cell.js',
  'modules/context2d.js',
  'modules/fileloading.js',
  'modules/html.js',
  'modules/javascript.js',
  'modules/outline.js',
  'modules/png_support.js',
  'modules/gif_support.js',
  'modules/bmp_support.js',
  'modules/webp_support.js',
  'modules/rgba_support.js',
  'modules/svg.js',
  'modules/total_pages.js',
  'modules/viewerpreferences.js',
  'modules/xmp_metadata.js',
  'libs/fontFace.js',
  'libs/omggif.js',
  'libs/JPEGEncoder.js',
  'libs/BMPDecoder.js',
  'libs/WebPDecoder.js',
  'libs/bidiEngine.js',
]

interface SourceMap {
  sources: string[]
  mappings: string
}

/** A statement of the package's one large module, by where it stands in the text. */
interface Statement {
  type: string
  start: number
  end: number
}

/** The whole of jsPDF in one readable module, with a map of the files that it was made from. */
const WHOLE = /\/jspdf\/dist\/jspdf\.es\.js$/

/** Leaves out what no PDF of ours uses of jsPDF. Throws when a new version has other files. */
export function leanJspdf(): Plugin {
  return {
    name: 'mahere:lean-jspdf',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!WHOLE.test(id)) return null
      const map: SourceMap = JSON.parse(await readFile(`${id}.map`, 'utf8'))
      const statements = this.parse(code).body as unknown as Statement[]
      return { code: keepUsed(code, statements, map), map: null }
    },
  }
}

export function keepUsed(code: string, statements: Statement[], map: SourceMap): string {
  const missing = LEFT_OUT.filter((file) => !map.sources.some((source) => source.endsWith(`/${file}`)))
  if (missing.length > 0) throw new Error(`This version of jsPDF has no ${missing.join(', ')}`)
  const sourceOfLine = sourcesOfLines(map)
  let line = 0
  let read = 0
  const kept = statements.map(({ type, start, end }) => {
    for (; read < start; read++) if (code[read] === '\n') line++
    if (type === 'ExportNamedDeclaration') return 'export { jsPDF }'
    const source = sourceOfLine[line] ?? ''
    return LEFT_OUT.some((file) => source.endsWith(`/${file}`)) ? '' : code.slice(start, end)
  })
  return kept.filter(Boolean).join('\n')
}

/** The file that each line of the built module comes from, as far as the map says. */
function sourcesOfLines({ sources, mappings }: SourceMap): (string | undefined)[] {
  let source = 0
  return mappings.split(';').map((line) => {
    let first: string | undefined
    for (const segment of line.split(',')) {
      const step = numbersOf(segment)[1]
      if (step === undefined) continue
      source += step
      first ??= sources[source]
    }
    return first
  })
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Reads the base-64 numbers of one segment: five bits a digit, the lowest first, and the sign in the first bit of all. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
