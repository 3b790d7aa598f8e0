import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Built } from '#app/build/built-files.ts'
import { CHAT_PARTS, PREVIEW } from '#app/build/chunk-groups.ts'
import { preloadScript, preloadsOf } from '#app/build/preload-chat.ts'

const built: Built = {
  manifest: {
    'index.html': {
      file: 'assets/app.js',
      imports: ['_start.js'],
      css: ['assets/app.css'],
      assets: [
        'assets/latin-normal.first-1.woff2',
        'assets/latin-ext-normal.soon-1.woff2',
        'assets/o-macron-normal-1.woff2',
        'assets/macrons-normal.first-1.woff2',
      ],
    },
    '_start.js': { file: 'assets/start.js' },
    '_store.js': { file: 'assets/store.js', name: CHAT_PARTS },
    '_preview.js': {
      file: 'assets/preview.js',
      name: PREVIEW,
      imports: ['_icons.js', '_start.js'],
      css: ['assets/preview.css'],
    },
    '_icons.js': { file: 'assets/icons.js' },
  },
  parts: { 'assets/preview.js': 'first' },
}
/** What the page asks for at an address, before the app's code runs. */
function asked(pathname: string, controller?: object) {
  const links: { href: string; rel: string; as?: string }[] = []
  runInNewContext(preloadScript(preloadsOf(built)), {
    location: { pathname },
    navigator: { serviceWorker: { controller } },
    document: { createElement: () => ({}), head: { append: (link: never) => links.push(link) } },
  })
  return links
}
const hrefs = (links: { href: string }[]) => links.map(({ href }) => href)

const PREVIEW_FILES = ['/assets/preview.js', '/assets/icons.js', '/assets/preview.css']

describe('what the page asks for before its own code is here', () => {
  it.each(['/lesson-plan', '/resource', '/lesson-plan/chat/6f1c', '/resource/chat/6f1c/'])(
    'names at %s all that the preview of a chat needs, each file once, and nothing of the page or the store',
    (address) => {
      const links = asked(address)
      expect(hrefs(links).toSorted()).toEqual(PREVIEW_FILES.toSorted())
      for (const { href, rel } of links) expect(rel).toBe(href.endsWith('.css') ? 'preload' : 'modulepreload')
    },
  )

  it.each(['/home', '/login', '/resource/6f1c', '/my-lesson-plans'])('asks at %s for nothing', (address) => {
    expect(asked(address)).toEqual([])
  })

  it('asks for the fonts where a worker has them at hand', () => {
    const fonts = ['/assets/latin-normal.first-1.woff2', '/assets/macrons-normal.first-1.woff2']
    expect(asked('/home', {}).map(({ href, rel, as }) => [href, rel, as])).toEqual(
      fonts.map((href) => [href, 'preload', 'font']),
    )
    expect(hrefs(asked('/lesson-plan', {}))).toEqual(expect.arrayContaining([...fonts, ...PREVIEW_FILES]))
  })

  it('refuses a build in which the preview waits for the store', () => {
    const icons = { file: 'assets/icons.js', imports: ['_store.js'] }
    const wrong = { ...built, manifest: { ...built.manifest, '_icons.js': icons } }
    expect(() => preloadsOf(wrong)).toThrow('store')
  })

  it('refuses a build that lacks the preview or one of its files', () => {
    const { '_preview.js': preview, ...rest } = built.manifest
    expect(() => preloadsOf({ ...built, manifest: rest })).toThrow('preview of a chat is missing')
    const manifest = {
      ...rest,
      '_preview.js': { ...preview, file: 'x', imports: ['_gone.js'], name: PREVIEW },
    }
    expect(() => preloadsOf({ ...built, manifest })).toThrow('_gone.js is missing')
  })
})
