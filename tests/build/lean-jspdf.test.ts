import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { keepUsed } from '#app/build/lean/jspdf.ts'

const file = createRequire(import.meta.url).resolve('jspdf/dist/jspdf.es.js')
const code = readFileSync(file, 'utf8')
const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
const statementsOf = (text: string) => parseAst(text).body as unknown as Parameters<typeof keepUsed>[1]

it('the build of jsPDF has what we draw with, and none of the readers and forms that we never use', () => {
  const kept = keepUsed(code, statementsOf(code), map)
  expect(statementsOf(kept).length).toBeGreaterThan(50)
  for (const used of [
    'addImage',
    'getTextWidth',
    'processJPEG',
    'setLanguage',
    'addFileToVFS',
    'pdfEscape16',
  ])
    expect(kept).toMatch(new RegExp(`\\b${used} = `))
  for (const unused of ['WebPDecoder', 'GifReader', 'AcroFormTextField', 'context2d =', 'addSvgAsImage'])
    expect(kept).not.toContain(unused)
  expect(kept.length).toBeLessThan(code.length / 2)
})

it('a version of jsPDF with other files stops the build', () => {
  const other = {
    ...map,
    sources: map.sources.filter((source: string) => !source.endsWith('/modules/acroform.js')),
  }
  expect(() => keepUsed(code, statementsOf(code), other)).toThrow('has no modules/acroform.js')
})
