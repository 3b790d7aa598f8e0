// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '#app/router.ts'
import { filesBeside, publicFiles, publicPaths } from '#features/public-pages/render-pages.tsx'
import { runHostLinks } from '#features/public-pages/site/run-host-links.ts'
import { siteOf } from '#features/public-pages/site/site.ts'
import { pageAt, text } from '../support/screens/public-page.ts'

const PRODUCTION = 'https://plans.example.nz'
const settings = { VITE_SITE_ORIGIN: `${PRODUCTION}/`, VITE_PREVIEW_HOSTS: '.preview.example, .test.example' }
const files = filesBeside(siteOf(settings))
const rules = (files._redirects ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('what search engines and shared links read', () => {
  it.each(publicPaths)('%s has one canonical address, a description and a picture', (path) => {
    const page = pageAt(path, settings)
    const meta = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    const own = path === '/contact-us' ? '/contact' : path
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(PRODUCTION + own)
    expect(meta('og:url')).toBe(PRODUCTION + own)
    expect(meta('og:title')).toBe(text(page.querySelector('title')))
    expect(meta('og:image')).toBe(`${PRODUCTION}/shared-link.png`)
    expect(existsSync(join(import.meta.dirname, '../../public/shared-link.png'))).toBe(true)
    expect(meta('og:description')?.length).toBeGreaterThan(40)
    expect(page.querySelector('meta[name=robots]')).toBeNull()
  })

  it('has structured data that says what the pages say', () => {
    const data = (path: string) =>
      JSON.parse(
        pageAt(path, settings).querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      )
    expect(data('/').offers.map((offer: { price: string }) => offer.price)).toEqual(['0', '9.99', '79.99'])
    const shown = [...pageAt('/pricing').querySelectorAll('#questions summary')].map(text)
    expect(data('/pricing').mainEntity.map((one: { name: string }) => one.name)).toEqual(shown)
  })

  it('lists each page once in the sitemap, and names the sitemap to robots', () => {
    const listed = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(listed.filter((url) => !url?.includes('/samples/'))).toEqual(
      publicPaths.filter((path) => path !== '/contact-us').map((path) => PRODUCTION + path),
    )
    expect(files['robots.txt']).toContain(`Sitemap: ${PRODUCTION}/sitemap.xml`)
    expect(files['robots.txt']).not.toContain('Disallow: /\n')
  })

  it('[NAV-09] keeps the page for unknown addresses out of search engines', () => {
    expect(publicFiles['404.html']).toBe('/404')
    const page = pageAt('/404')
    expect(text(page.querySelector('h1'))).toBe('Oops! Page not found')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('/')
  })
})

describe('the addresses that a host of the files has to know', () => {
  it('names every address of the app', () => {
    const paths: string[] = []
    const walk = (route: { fullPath?: string; children?: unknown }) => {
      if (route.fullPath) paths.push(route.fullPath)
      for (const child of Object.values(route.children ?? {})) walk(child as never)
    }
    walk(routeTree as never)
    const known = rules.filter(([, , status]) => status === '200').map(([from = '']) => from)
    const isKnown = (path: string) =>
      known.some((from) => (from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : path === from))
    const addresses = paths.map((path) => path.replace(/\/\$.*|\/+$/, '')).filter(Boolean)
    expect(addresses.length).toBeGreaterThan(12)
    expect(addresses.filter((path) => !isKnown(path))).toEqual([])
  })

  it('leads every old address to a page that is there', () => {
    const moved = rules.filter(([, , status]) => status === '301')
    const there = new Set([...publicPaths, '/login', '/home'])
    expect(moved.length).toBeGreaterThan(5)
    expect(moved.map(([, to = '']) => to.split('#')[0]).filter((to) => !there.has(to ?? ''))).toEqual([])
    expect(pageAt('/pricing').querySelector('#questions')).not.toBeNull()
    // The worker caches these files under their names, and a browser refuses a page that came by a redirect.
    expect(moved.filter(([from = '']) => from.slice(1) in publicFiles)).toEqual([])
  })
})

describe('a page served from some host', () => {
  afterEach(() => vi.unstubAllGlobals())

  function linksOn(host: string) {
    document.body.innerHTML = pageAt('/', settings).body.innerHTML
    vi.stubGlobal('location', { hostname: host })
    const { production = '', previews } = siteOf(settings)
    runHostLinks({ production, previews })
    const named = (name: string) =>
      [...document.querySelectorAll('header a')].find((link) => text(link) === name)?.getAttribute('href')
    return { signIn: named('Sign In'), start: named('Get Started Free'), home: named('Home') }
  }

  it('[PUB-23] [OP-05] sends people to the production site to sign in', () => {
    for (const host of ['mirror.example', 'preview.example', 'notplans.example.nz']) {
      expect([host, linksOn(host).signIn]).toEqual([host, `${PRODUCTION}/login`])
      expect([host, linksOn(host).start]).toEqual([host, `${PRODUCTION}/login?mode=signup`])
    }
  })

  it('[PUB-24] keeps them on the production host, on this machine and on previews', () => {
    for (const host of [
      'plans.example.nz',
      'www.plans.example.nz',
      'localhost',
      '127.0.0.1',
      'a.preview.example',
      'b.test.example',
    ]) {
      expect([host, linksOn(host).signIn]).toEqual([host, '/login'])
    }
  })

  it('[PUB-25] [PUB-26] leads home to the site root on the production domain, and to / elsewhere', () => {
    expect(linksOn('www.plans.example.nz').home).toBe(`${PRODUCTION}/`)
    expect(linksOn('plans.example.nz').home).toBe(`${PRODUCTION}/`)
    for (const host of ['localhost', 'mirror.example', 'a.preview.example']) {
      expect([host, linksOn(host).home]).toEqual([host, '/'])
    }
  })

  it('[PUB-23] carries the script on every page where a production site is set, and nowhere else', () => {
    for (const path of publicPaths) {
      const scripts = (page: Document) =>
        [...page.querySelectorAll('script')].map((one) => one.textContent ?? '')
      const own = scripts(pageAt(path, settings)).filter((code) =>
        code.includes(`"production":"${PRODUCTION}"`),
      )
      expect([path, own.length]).toEqual([path, 1])
      expect(() => new Function(own[0] ?? '')).not.toThrow()
      expect(scripts(pageAt(path)).join()).not.toContain('production')
    }
  })
})
