// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBeside } from '#features/public-pages/render-pages.tsx'
import { sampleFiles } from '#features/public-pages/samples/sample-files.ts'
import { samples } from '#features/public-pages/samples/sample-list.ts'
import { siteOf } from '#features/public-pages/site/site.ts'
import { pageAt, text } from '../support/screens/public-page.ts'

const seed = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../supabase/seed', path), 'utf8'))
const site = siteOf({ VITE_SITE_ORIGIN: 'https://plans.example.nz' })
const files = sampleFiles(seed, site)
const goals = (seed('nz-curriculum.json') as { goals: { id: string; outcome: string }[] }[]).flatMap(
  (block) => block.goals,
)
const fileOf = (slug: string) => files[`samples/${slug}.html`] ?? ''
const open = (slug: string) =>
  new DOMParser().parseFromString(fileOf(slug).replace(/<link[^>]*>/g, ''), 'text/html')

describe('the sample plans', () => {
  it('are six, reached from the landing page without an account', () => {
    expect(samples).toHaveLength(6)
    expect(pageAt('/').querySelector('main a[href="/samples"]')).not.toBeNull()
    const listed = [...pageAt('/samples').querySelectorAll('main li a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(listed).toEqual(samples.map(({ slug }) => `/samples/${slug}`))
    for (const path of listed)
      expect(filesBeside(site)['sitemap.xml']).toContain(`https://plans.example.nz${path}</loc>`)
  })

  it.each(samples)(
    '$slug is finished, with its goal in our words and nothing to fill in',
    ({ slug, goal, year }) => {
      const page = open(slug)
      const words = text(page.querySelector('main'))
      expect(page.querySelectorAll('h1').length).toBeGreaterThan(0)
      expect(words).toContain(goals.find(({ id }) => id === goal)?.outcome)
      expect(words).toContain(year)
      expect(words).toMatch(/answers/i)
      expect(words.length).toBeGreaterThan(1200)
      expect(words).not.toMatch(/undefined|\[object|fill in your|No curriculum goal was chosen/)
    },
  )

  it('add up to the minutes that were asked for', () => {
    for (const { slug, request } of samples.filter(({ generator }) => generator === 'lessonPlan')) {
      const asked = Number(/\d+(?= minute)/.exec(request)?.[0])
      const minutes = [...open(slug).querySelectorAll('th.min')].map((cell) =>
        Number(/(\d+) min/.exec(cell.textContent ?? '')?.[1]),
      )
      expect(minutes.length).toBeGreaterThan(3)
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(asked)
    }
  })

  it.each(samples)('$slug has a preview of its own where its link is shared', ({ slug }) => {
    const page = open(slug)
    const meta = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(meta('og:title')).toBe(text(page.querySelector('title')))
    expect(meta('og:title')?.length).toBeGreaterThan(20)
    expect(meta('og:url')).toBe(`https://plans.example.nz/samples/${slug}`)
    expect(meta('og:image')).toBe('https://plans.example.nz/shared-link.png')
    expect(meta('og:description')).toBe(page.querySelector('meta[name=description]')?.getAttribute('content'))
  })

  it.each(samples)('$slug prints without its bar, by a button and one small script', ({ slug }) => {
    const page = open(slug)
    const bar = page.querySelector('header')
    expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/samples',
      '/login?mode=signup',
    ])
    expect(fileOf(slug)).toContain(`@media print{.${bar?.className}{display:none}}`)
    document.body.innerHTML = page.body.innerHTML
    let printed = 0
    const [script, ...more] = page.querySelectorAll('script')
    new Function('print', script?.textContent ?? '')(() => printed++)
    document.querySelector<HTMLButtonElement>('#print')?.click()
    expect([printed, more.length]).toEqual([1, 0])
  })
})
