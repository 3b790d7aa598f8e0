import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { earlyParts, earlyScript } from '#app/build/early-parts.ts'
import { type BuildManifest, CHAT, closure, filesOf, HOME, PICKER } from '#app/build/route-files.ts'

const manifest: BuildManifest = {
  'index.html': {
    file: 'assets/app.js',
    imports: ['_start.js'],
    css: ['assets/app.css'],
    assets: [
      'assets/latin-normal-1.woff2',
      'assets/latin-ext-normal-1.woff2',
      'assets/macrons-normal-1.woff2',
    ],
  },
  '_start.js': { file: 'assets/start.js' },
  '_store.js': { file: 'assets/store.js', name: 'store' },
  '_chat-opening.js': {
    file: 'assets/chat-opening.js',
    name: 'chat-opening',
    imports: ['_icons.js', '_start.js'],
  },
  '_icons.js': { file: 'assets/icons.js' },
}
for (const key of [...CHAT, ...PICKER].filter((key) => !HOME.includes(key))) {
  const file = `assets/${key.match(/([^/]+)\.tsx?$/)?.[1]}.js`
  manifest[key] = {
    file,
    imports: ['_store.js', '_chat-opening.js', '_start.js'],
    css: [file.replace('.js', '.css')],
  }
}

/** What the page asks for at an address: at once, and when the app runs. */
function asked(pathname: string, controller?: object) {
  const links: { href: string; rel: string; as?: string }[] = []
  let go = () => {}
  runInNewContext(earlyScript(earlyParts(manifest)), {
    location: { pathname },
    navigator: { serviceWorker: { controller } },
    document: { createElement: () => ({}), head: { append: (link: never) => links.push(link) } },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'app-runs') go = listener
    },
  })
  const first = links.length
  go()
  return { first: links.slice(0, first), next: links.slice(first) }
}

describe('what the page asks for before its own code is here', () => {
  it.each(['/lesson-plan', '/resource', '/lesson-plan/chat/6f1c', '/resource/chat/6f1c/'])(
    'names at %s all that a chat opens with, each file once, what shows first before the store',
    (address) => {
      const { first, next } = asked(address)
      expect(first.map(({ href }) => href)).toEqual(['/assets/chat-opening.js', '/assets/icons.js'])
      const all = [...first, ...next].map(({ href }) => href)
      const page = filesOf(closure(manifest, HOME))
      const needed = [...filesOf(closure(manifest, [...CHAT, ...PICKER]))].filter((file) => !page.has(file))
      expect(all.toSorted()).toEqual(needed.map((file) => `/${file}`).toSorted())
      expect(next.map(({ href }) => href)).toContain('/assets/store.js')
      for (const { href, rel } of [...first, ...next])
        expect(rel).toBe(href.endsWith('.css') ? 'preload' : 'modulepreload')
    },
  )

  it.each(['/home', '/login', '/resource/6f1c', '/my-lesson-plans'])('asks at %s for nothing', (address) => {
    expect(asked(address)).toEqual({ first: [], next: [] })
  })

  it('asks for the letters where a worker has them at hand, and leaves what does not show first to the app', () => {
    const letters = ['/assets/latin-normal-1.woff2', '/assets/macrons-normal-1.woff2']
    const home = asked('/home', {})
    expect(home.first.map(({ href, rel, as }) => [href, rel, as])).toEqual(
      letters.map((href) => [href, 'preload', 'font']),
    )
    const chat = asked('/lesson-plan', {})
    expect(chat.first.map(({ href }) => href)).toEqual([
      ...letters,
      '/assets/chat-opening.js',
      '/assets/icons.js',
    ])
    expect([home.next, chat.next]).toEqual([[], []])
  })

  it('refuses a build in which what shows first waits for the store', () => {
    const wrong = { ...manifest, '_icons.js': { file: 'assets/icons.js', imports: ['_store.js'] } }
    expect(() => earlyParts(wrong)).toThrow('store')
  })

  it('refuses a build that lacks one of the parts', () => {
    const { '_chat-opening.js': _gone, ...wrong } = manifest
    expect(() => earlyParts(wrong)).toThrow('shows first')
    const { [PICKER[0] as string]: _lost, ...other } = manifest
    expect(() => earlyParts(other)).toThrow('curriculum-picker')
  })
})
