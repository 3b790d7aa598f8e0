import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..', 'src')
const css = readFileSync(join(SRC, 'app', 'theme.css'), 'utf8')

function tokensOf(theme: string): Map<string, string> {
  const start = css.indexOf(`name: "${theme}";`)
  const lines = css.slice(start, css.indexOf('}', start)).replace(/\/\*.*?\*\//g, '')
  return new Map(
    [...lines.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Only then is it enough that journeys ask every accessibility rule in one theme and those on colour in both. */
describe('the two themes', () => {
  const light = tokensOf('mahere')
  const dark = tokensOf('mahere-dark')

  it('name the same tokens and differ in nothing but colours', () => {
    expect([...dark.keys()]).toEqual([...light.keys()])
    expect(light.size).toBeGreaterThan(30)
    const others = [...light].filter(([name, value]) => dark.get(name) !== value)
    const notColours = others.filter(
      ([name, value]) => !/#[0-9a-f]{6}|rgb\(/.test(value) || /radius|size|border/.test(name),
    )
    expect(notColours).toEqual([])
  })

  it('are the only place that knows which theme it is', () => {
    const asking = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('public-pages'))
      .filter((path) =>
        /prefers-color-scheme|\bdark:[a-z]|color-scheme: (?!light;|dark;)/.test(
          readFileSync(join(SRC, path), 'utf8'),
        ),
      )
    expect(asking).toEqual([])
  })
})
