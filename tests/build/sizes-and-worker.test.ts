import { describe, expect, it } from 'vitest'
import { type Built, cachedFiles, closure, filesOf } from '#app/build/built-files.ts'
import { overBudget, sizeTable } from '#app/build/size-budgets.ts'
import { isAppAddress, isFile, isServerOnly, isServersToAnswer, publicPageFile } from '../../sw/addresses.ts'

const built: Built = {
  manifest: {
    'index.html': {
      file: 'assets/app.js',
      imports: ['_react.js'],
      css: ['assets/app.css'],
      assets: ['assets/latin-normal.first-x.woff2', 'assets/latin-ext-normal.soon-x.woff2'],
    },
    '_react.js': { file: 'assets/react.js' },
    'src/features/chat/chat-screen.first.tsx': {
      file: 'assets/chat.js',
      imports: ['_react.js', '_store.js'],
    },
    '_store.js': {
      file: 'assets/store.js',
      imports: ['_react.js'],
      assets: ['assets/nz-curriculum.soon-x.json'],
    },
    'src/features/starred/starred-screen.soon.tsx': { file: 'assets/starred.js', imports: ['_store.js'] },
    'src/features/resource/editor/editor-screen.later.tsx': {
      file: 'assets/editor.js',
      imports: ['_store.js'],
      assets: ['assets/page.js'],
    },
    'src/features/plan/plan-dialogs.online.tsx': {
      file: 'assets/plan-dialogs.js',
      imports: ['_store.js', '_money.js'],
    },
    '_money.js': { file: 'assets/money.js' },
    'src/features/chat/device-draft/device-draft.asked.tsx': {
      file: 'assets/device-draft.js',
      imports: ['_store.js', '_drafting.js'],
    },
    '_drafting.js': { file: 'assets/drafting.js' },
    'src/backend/auth/auth-client.later.ts': { file: 'assets/auth-client-x.js' },
  },
  parts: {
    'assets/chat.js': 'first',
    'assets/starred.js': 'soon',
    'assets/editor.js': 'later',
    'assets/auth-client-x.js': 'later',
    'assets/plan-dialogs.js': 'online',
    'assets/device-draft.js': 'asked',
  },
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
    const files = filesOf(closure(built, ['index.html', 'src/features/chat/chat-screen.first.tsx']))
    expect([...files].sort()).toEqual([
      'assets/app.css',
      'assets/app.js',
      'assets/chat.js',
      'assets/latin-ext-normal.soon-x.woff2',
      'assets/latin-normal.first-x.woff2',
      'assets/nz-curriculum.soon-x.json',
      'assets/react.js',
      'assets/store.js',
    ])
  })

  it('precaches shell, chat and curriculum, and leaves lists and the editor to the pack, and keeps nothing that needs the server', () => {
    const { core, soon, later, online, asked } = cachedFiles(built)
    expect([...core]).toEqual(expect.arrayContaining(['assets/app.js', 'assets/chat.js', 'assets/store.js']))
    expect([...soon].sort()).toEqual([
      'assets/latin-ext-normal.soon-x.woff2',
      'assets/nz-curriculum.soon-x.json',
      'assets/starred.js',
    ])
    expect([...later].sort()).toEqual(['assets/auth-client-x.js', 'assets/editor.js', 'assets/page.js'])
    expect([...online].sort()).toEqual(['assets/money.js', 'assets/plan-dialogs.js'])
    expect([...asked].sort()).toEqual(['assets/device-draft.js', 'assets/drafting.js'])
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
    expect(isAppAddress('/samples/matariki')).toBe(false)
  })

  it.each(['/home', '/home/', '/auth', '/lesson-plan', '/lesson-plan/chat/6f1c', '/resource-edit/6f1c'])(
    'answers %s with the shell',
    (path) => {
      expect(isAppAddress(path)).toBe(true)
      expect(isServersToAnswer(path)).toBe(false)
    },
  )

  it('leaves it to the server where old and unknown addresses lead', () => {
    for (const path of ['/faq', '/dashboard', '/nope', '/home/x', '/lesson-planner', '/samples/matariki']) {
      expect([isAppAddress(path), isServersToAnswer(path)], path).toEqual([false, true])
    }
    for (const path of ['/config.js', '/rest/v1/x']) expect(isServersToAnswer(path), path).toBe(false)
  })

  it('answers public pages with their own files, and nothing else', () => {
    const files = new Set(['/index.html', '/about.html', '/app.html'])
    expect(publicPageFile('/', files)).toBe('/index.html')
    expect(publicPageFile('/about', files)).toBe('/about.html')
    expect(publicPageFile('/about/', files)).toBe('/about.html')
    expect(publicPageFile('/app', files)).toBeUndefined()
    expect(publicPageFile('/home', files)).toBeUndefined()
  })
})
