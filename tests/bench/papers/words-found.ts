import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const words = (text: string) => text.match(/\p{L}{3,}/gu) ?? []

/** The share of the document's words that a reader of the PDF finds, by poppler; undefined without poppler. */
export function wordsFound(pdf: Buffer, html: string): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'))
  const path = join(folder, 'made.pdf')
  writeFileSync(path, pdf)
  const { stdout, error } = spawnSync('pdftotext', [path, '-'], { maxBuffer: 64_000_000 })
  rmSync(folder, { recursive: true, force: true })
  if (error) return undefined
  const left = new Map<string, number>()
  for (const word of words(stdout.toString())) left.set(word, (left.get(word) ?? 0) + 1)
  const wanted = words(html.replace(/<head>[\s\S]*<\/head>/, '').replace(/<[^>]*>/g, ' '))
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / wanted.length
}
