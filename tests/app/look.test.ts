// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicPaths } from '#features/public-pages/render-pages.tsx'
import { chooseTextSize, chooseTheme, readTextSize, readTheme } from '#platform/look.ts'
import { pageAt } from '../support/screens/public-page.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
const bars = /<meta name="theme-color"[^>]*>/g

/** A start of the app: the page's own bars, and its own script before anything else. */
function start(): void {
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('style')
  document.head.innerHTML = (page.match(bars) ?? []).join('')
  window.showLook = new Function(`${script}\nreturn showLook`)()
}
const look = () => [document.documentElement.dataset.theme, document.documentElement.style.fontSize]
const media = () =>
  [...document.querySelectorAll('meta')].map((bar) => bar.media || bar.getAttribute('media'))
const ofDevice = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

describe('the look of the app on this device', () => {
  beforeEach(() => {
    localStorage.clear()
    start()
  })

  it('follows the device until something is chosen', () => {
    expect([readTheme(), readTextSize()]).toEqual(['system', 'normal'])
    expect([look(), media()]).toEqual([[undefined, ''], ofDevice])
  })

  it('shows a choice at once, and at the next start before anything is painted', () => {
    expect([chooseTheme('dark'), chooseTextSize('larger')]).toEqual([true, true])
    expect(look()).toEqual(['mahere-dark', '125%'])
    start()
    expect([look(), media()]).toEqual([
      ['mahere-dark', '125%'],
      ['not all', 'all'],
    ])
    expect([readTheme(), readTextSize()]).toEqual(['dark', 'larger'])
    chooseTheme('light')
    expect(media()).toEqual(['light, all', 'not all'])
  })

  it('goes back to the device’s own', () => {
    chooseTheme('dark')
    chooseTextSize('large')
    expect([chooseTheme('system'), chooseTextSize('normal')]).toEqual([true, true])
    expect([look(), media()]).toEqual([[undefined, ''], ofDevice])
    start()
    expect(look()).toEqual([undefined, ''])
  })

  it('starts where the browser lets no page keep anything', () => {
    const real = globalThis.localStorage
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(start).not.toThrow()
    expect(chooseTheme('dark')).toBe(false)
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: real })
  })
})

describe('the public pages', () => {
  const [look = ''] = [...pageAt('/help').querySelectorAll('head script')].map((one) => one.textContent ?? '')
  beforeEach(start)

  it.each(publicPaths)('%s has the script that shows the look before the page is painted', (path) => {
    const scripts = [...pageAt(path).querySelectorAll('head script')].map((one) => one.textContent)
    expect(scripts).toContain(look)
  })

  it('look as the teacher chose on the account page, and else as the device does', () => {
    localStorage.clear()
    new Function(look)()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    chooseTheme('dark')
    chooseTextSize('larger')
    start()
    document.documentElement.removeAttribute('data-theme')
    document.documentElement.removeAttribute('style')
    new Function(look)()
    expect([document.documentElement.dataset.theme, document.documentElement.style.fontSize]).toEqual([
      'mahere-dark',
      '125%',
    ])
  })
})
