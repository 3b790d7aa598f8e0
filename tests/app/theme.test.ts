import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..', 'src')
const css = readFileSync(join(SRC, 'app', 'theme', 'themes.css'), 'utf8')

function tokensOf(theme: string): Map<string, string> {
  const start = css.indexOf(`name: "${theme}";`)
  const lines = css.slice(start, css.indexOf('}', start)).replace(/\/\*.*?\*\//g, '')
  return new Map(
    [...lines.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** These tests allow the journeys to check all accessibility rules in one theme, and the colour rules in both. */
describe('the two themes', () => {
  const light = tokensOf('mahere')
  const dark = tokensOf('mahere-dark')

  it('name the same tokens and differ in nothing but colours', () => {
    expect([...dark.keys()]).toEqual([...light.keys()])
    expect(light.size).toBeGreaterThan(30)
    const others = [...light].filter(([name, value]) => dark.get(name) !== value)
    const notColours = others.filter(
      ([name, value]) => !/#[0-9a-f]{6}|rgb\(|^sepia\(|^none$/.test(value) || /radius|size|border/.test(name),
    )
    expect(notColours).toEqual([])
  })

  it('reach every component: a class in a file that no stylesheet names would be left out of the build', () => {
    const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.tsx'),
    )
    const named = /^(app\/|ui\/|features\/[^/]+\/|documents\/html\/|main\.tsx$)/
    expect(components.filter((path) => !named.test(path))).toEqual([])
    const entry = readFileSync(join(SRC, 'app', 'app.css'), 'utf8')
    expect([...entry.matchAll(/@source "([^"]+)"/g)].map((match) => match[1])).toEqual([
      './**/*.tsx',
      '../ui/**/*.tsx',
      '../features/*/**/*.tsx',
      '../documents/html/*.tsx',
    ])
  })

  it('are the only place that knows which theme it is, besides the choice of one', () => {
    const asking = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !/public-pages|platform\/look\.ts/.test(path))
      .filter((path) =>
        /prefers-color-scheme|\bdark:[a-z]|color-scheme: (?!light;|dark;)/.test(
          readFileSync(join(SRC, path), 'utf8'),
        ),
      )
    expect(asking).toEqual([])
  })
})
