import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { BASELINE, buildTarget } from '#app/build/baseline.ts'
import { tooNew } from '#app/build/baseline-check.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'index.html'), 'utf8')
const [script = ''] = page.match(/function tellIfTooOld[\s\S]*?\n {6}tellIfTooOld\(\)/) ?? []

/** The page as the notice leaves it in a browser that has these. */
function shownIn(features: { popover: boolean; properties: boolean; colours: boolean }): string {
  const { document } = new Window()
  document.body.innerHTML = '<div id="root"></div>'
  const window = {
    CSS: { supports: () => features.colours },
    ...(features.properties && { CSSPropertyRule: {} }),
  }
  const HTMLElement = { prototype: features.popover ? { popover: null } : {} }
  new Function('window', 'document', 'CSS', 'HTMLElement', script)(window, document, window.CSS, HTMLElement)
  return document.body.textContent
}

it('tells a browser that is too old, and nobody else', () => {
  const good = { popover: true, properties: true, colours: true }
  expect(shownIn(good)).toBe('')
  for (const missing of ['popover', 'properties', 'colours'])
    expect(shownIn({ ...good, [missing]: false })).toContain('too old for Mahere')
})

it('the notice is plain ES5 and stands before the code of the app', () => {
  expect(script).not.toMatch(/=>|`|\b(let|const|class)\b|\?\.|\?\?/)
  expect(page.indexOf(script)).toBeLessThan(page.indexOf('type="module"'))
})

it('the notice, the README and the build name the same browsers', () => {
  const { safari, chrome, edge, firefox } = BASELINE
  for (const text of [page, readFileSync(join(root, 'README.md'), 'utf8')])
    for (const name of [`Safari ${safari}`, `Chrome ${chrome}`, `Edge ${edge}`, `Firefox ${firefox}`])
      expect(text).toContain(name)
  expect(buildTarget).toEqual(['chrome114', 'edge114', 'firefox128', 'safari17'])
})

it('finds calls that are too new, unless they are guarded', () => {
  expect(tooNew('const both=AbortSignal.any([a,b])')).toEqual(['AbortSignal.any, in Safari from 17.4'])
  expect(tooNew('URL.canParse(x)&&Promise.withResolvers()')).toHaveLength(2)
  expect(
    tooNew('URL.canParse?.(x);typeof URL.canParse&&URL.canParse(x);myURL.parse(y);AbortSignal.timeout(9)'),
  ).toEqual([])
})
