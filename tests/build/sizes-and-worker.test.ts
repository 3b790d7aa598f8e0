import { describe, expect, it } from 'vitest'
import { type BuildManifest, closure, filesOf, splitFiles } from '#app/build/route-files.ts'
import { overBudget, sizeTable } from '#app/build/size-budgets.ts'
import { isAppAddress, isFile, isServerOnly, publicPageFile } from '../../sw/addresses.ts'

const manifest: BuildManifest = {
  'index.html': { file: 'assets/app.js', imports: ['_react.js'], css: ['assets/app.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/features/chat/chat-screen.tsx': { file: 'assets/chat.js', imports: ['_react.js', '_store.js'] },
  '_store.js': { file: 'assets/store.js', imports: ['_react.js'] },
  'src/features/resource/editor-screen.tsx': {
    file: 'assets/editor.js',
    imports: ['_store.js'],
    assets: ['assets/page.js'],
  },
  'src/backend/auth-client.ts': { file: 'assets/auth-client-x.js' },
  'node_modules/canvg/lib/index.es.js': { file: 'assets/index.es.js' },
  'supabase/seed/nz-curriculum.json': { file: 'assets/nz-curriculum.json' },
}

describe('the size check', () => {
  it('fails a part above its budget and only that one', () => {
    const fits = { part: 'Worker', kilobytes: 50, budget: 50, packed: 'gzip' as const }
    const over = { part: 'Core precache', kilobytes: 300.1, budget: 300, packed: 'brotli' as const }
    expect(overBudget([fits, over])).toEqual([over])
    expect(sizeTable([fits, over])).toMatch(/Core precache .*300\.1 of +300 KB brotli +over/)
    expect(sizeTable([fits])).not.toContain('over')
  })

  it('counts what a page loads at once, each file once', () => {
    const files = filesOf(closure(manifest, ['index.html', 'src/features/chat/chat-screen.tsx']))
    expect([...files].sort()).toEqual([
      'assets/app.css',
      'assets/app.js',
      'assets/chat.js',
      'assets/react.js',
      'assets/store.js',
    ])
  })

  it('precaches shell, chat and curriculum, leaves the editor to the pack, and never keeps what is not used', () => {
    const { core, pack, never } = splitFiles(manifest)
    expect([...core]).toEqual(
      expect.arrayContaining(['assets/app.js', 'assets/chat.js', 'assets/nz-curriculum.json']),
    )
    expect([...pack].sort()).toEqual(['assets/auth-client-x.js', 'assets/editor.js', 'assets/page.js'])
    expect([...never]).toEqual(['assets/index.es.js'])
  })
})

describe('the worker', () => {
  it.each([
    '/auth/v1/token',
    '/rest/v1/chat_messages',
    '/functions/v1/x',
    '/realtime/v1/websocket',
    '/_local/mail',
  ])('[SYS-14] leaves %s to the server', (path) => {
    expect(isServerOnly(path)).toBe(true)
    expect(isAppAddress(path)).toBe(false)
  })

  it('never answers for a file with the shell', () => {
    expect(['/config.js', '/assets/gone-abc.js', '/icon-192.png'].every(isFile)).toBe(true)
    expect(isAppAddress('/config.js')).toBe(false)
  })

  it.each(['/home', '/auth', '/lesson-plan/chat/6f1c', '/resource-edit/6f1c', '/nope'])(
    'answers %s with the shell',
    (path) => {
      expect(isAppAddress(path)).toBe(true)
    },
  )

  it('answers public pages with their own files, and nothing else', () => {
    const files = new Set(['/index.html', '/about.html', '/app.html'])
    expect(publicPageFile('/', files)).toBe('/index.html')
    expect(publicPageFile('/about', files)).toBe('/about.html')
    expect(publicPageFile('/about/', files)).toBe('/about.html')
    expect(publicPageFile('/app', files)).toBeUndefined()
    expect(publicPageFile('/home', files)).toBeUndefined()
  })
})
