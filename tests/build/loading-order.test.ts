import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  assetFileNames,
  resolveDependencies,
  STAGES,
  type Stage,
  stageOfName,
  stageOfPart,
} from '#app/build/loading-order.ts'
import { filesUnder, type Import, importsOf } from '../architecture/source-files.ts'

const MAIN = 'src/main.tsx'

/** The parts that a chat opens with, by name: they may move between folders. */
const FIRST = [
  'chat-preview.first.tsx',
  'chat-screen.first.tsx',
  'chat-sidebar.first.tsx',
  'start-services.first.ts',
]
/** The other parts that every device caches when the worker is installed. */
const CORE = [
  'around-screens.tsx',
  'bar-chat-title.tsx',
  'broken-screen.tsx',
  'chat-gone.tsx',
  'connection-workers.ts',
  'curriculum-picker.tsx',
  'edit-message.ts',
  'inside-layouts.tsx',
  'recent-work.tsx',
  'reply-failed.tsx',
  'resource-reply.tsx',
  'session.ts',
  'sign-out-run.tsx',
  'sync-status.tsx',
  'take-shared-text.ts',
  'waiting-panel.tsx',
  'watch-device.ts',
  'worker-updates.ts',
]

interface Imports {
  fixed: string[]
  /** The files it loads with `import()`. */
  parts: string[]
}
type Graph = Map<string, Imports>

const rank = (stage: Stage) => STAGES.indexOf(stage)

/** The file and everything that it imports statically, directly or through others. */
function reached(from: string, graph: Graph): Set<string> {
  const found = new Set([from])
  for (const file of found) for (const next of graph.get(file)?.fixed ?? []) found.add(next)
  return found
}

/** Answers one sentence for each file whose name says the wrong stage. */
function problemsOf(graph: Graph): string[] {
  const parts = [...new Set([...graph.values()].flatMap((imports) => imports.parts))]
  const reachedBy = new Map([MAIN, ...parts].map((root) => [root, reached(root, graph)]))
  const stageOfRoot = (root: string): Stage => (root === MAIN ? 'first' : stageOfPart(`/${root}`))
  const stageOf = (file: string) =>
    Math.min(
      ...[...reachedBy].filter(([, files]) => files.has(file)).map(([root]) => rank(stageOfRoot(root))),
    )
  const tooEarly = [...reachedBy].flatMap(([root, files]) =>
    [...files]
      .filter((file) => file !== root && rank(stageOfName(file)) > rank(stageOfRoot(root)))
      .filter((file) => stageOfName(file) !== 'core')
      .map((file) => `${root} would bring ${file} along: load it with import(), or change its suffix.`),
  )
  const noParts = [...graph.keys()]
    .filter((file) => stageOfName(file) !== 'core' && !parts.includes(file))
    .map((file) => `${file} names a stage, but nothing loads it with import(): take the suffix away.`)
  const tooLate = parts.flatMap((part) => {
    const loaders = [...graph].filter(([, imports]) => imports.parts.includes(part)).map(([file]) => file)
    const stage = STAGES[Math.min(...loaders.map(stageOf))]
    return stage !== undefined && rank(stageOfRoot(part)) < rank(stage) && stage !== 'core'
      ? [`${part} is loaded by what comes ${stage}, so its name ends in .${stage} too.`]
      : []
  })
  return [...tooEarly, ...noParts, ...tooLate]
}

/** The address of a web worker that names a stage: its code is built apart, and loads when the worker starts. */
const isStagedWorker = ({ specifier, path }: Import) =>
  specifier.includes('?worker') && path !== undefined && stageOfName(path) !== 'core'

function graphOfApp(): Graph {
  return new Map(
    filesUnder('src').map((file) => {
      const imports = importsOf(file).filter(({ typeOnly }) => !typeOnly)
      const paths = (wanted: typeof imports) => wanted.flatMap(({ path }) => path ?? [])
      const loadsApart = (found: (typeof imports)[number]) => found.dynamic || isStagedWorker(found)
      const fixed = paths(imports.filter((found) => !loadsApart(found)))
      return [file, { fixed, parts: paths(imports.filter(loadsApart)) }] as const
    }),
  )
}

const isOurs = (file: string) => file.startsWith('src/')
const app = graphOfApp()
const partsAt = (stage: Stage) =>
  [...new Set([...app.values()].flatMap(({ parts }) => parts))]
    .filter((part) => isOurs(part) && stageOfName(part) === stage)
    .map((part) => basename(part))
    .sort()

describe('the loading order', () => {
  it('is the one that the names of the files say', () => {
    expect(problemsOf(app)).toEqual([])
  })

  it('has at first what a chat opens with, and nothing else', () => {
    const advice = 'Give .first to what a chat opens with, and add it to FIRST; take it from everything else.'
    expect(partsAt('first'), advice).toEqual(FIRST)
  })

  it('has in the core what works on every device from the first visit', () => {
    const advice =
      'A part without a suffix is cached when the worker is installed. Name it .soon or .later, or add it to CORE if it must work offline from the first visit.'
    expect(partsAt('core'), advice).toEqual(CORE)
  })

  it('finds a name that says too late, too early or nothing', () => {
    const graph: Graph = new Map([
      [MAIN, { fixed: ['src/shell.ts'], parts: ['src/chat.first.tsx', 'src/list.soon.tsx'] }],
      ['src/shell.ts', { fixed: ['src/tool.later.ts'], parts: [] }],
      ['src/chat.first.tsx', { fixed: [], parts: ['src/panel.ts', 'src/tool.later.ts'] }],
      ['src/list.soon.tsx', { fixed: [], parts: ['src/row.ts'] }],
      ['src/panel.ts', { fixed: [], parts: [] }],
      ['src/row.ts', { fixed: [], parts: [] }],
      ['src/tool.later.ts', { fixed: [], parts: [] }],
      ['src/alone.later.ts', { fixed: [], parts: [] }],
    ])
    expect(problemsOf(graph)).toEqual([
      'src/main.tsx would bring src/tool.later.ts along: load it with import(), or change its suffix.',
      'src/alone.later.ts names a stage, but nothing loads it with import(): take the suffix away.',
      'src/row.ts is loaded by what comes soon, so its name ends in .soon too.',
    ])
  })

  it.each<[string, Stage]>([
    ['/app/src/documents/pdf/export-pdf.later.ts', 'later'],
    ['/app/src/features/chat/chat-screen.first.tsx', 'first'],
    ['/app/src/app/screens/recent-work.tsx', 'core'],
    ['/app/src/device-draft/draft-worker.asked.ts', 'asked'],
    ['/app/supabase/functions/_shared/content/render-html.ts', 'later'],
    ['/app/node_modules/marked/src/marked.ts', 'later'],
  ])('reads %s as %s', (module, stage) => {
    expect(stageOfPart(module)).toBe(stage)
  })

  it('reads the stage of a built file', () => {
    expect(stageOfName('assets/latin-ext-normal.soon-0oEvbp3s.woff2')).toBe('soon')
    expect(stageOfName('assets/chat-parts-BAnrGBOc.js')).toBe('core')
  })

  it('has the curriculum right after sign-in, and other files that are no code with their part', () => {
    expect(stageOfName(assetFileNames({ names: ['nz-curriculum.json'] }))).toBe('soon')
    expect(stageOfName(assetFileNames({ names: ['app.css'] }))).toBe('core')
  })

  it('asks for all that a first part needs, and for the styles of any other', () => {
    const files = ['assets/store.js', 'assets/part.css']
    const wanted = (part: string, hostType: 'html' | 'js') => resolveDependencies(part, files, { hostType })
    expect(wanted('assets/app-1.js', 'html')).toEqual(files)
    expect(wanted('assets/chat-screen.first-1.js', 'js')).toEqual(files)
    expect(wanted('assets/starred-screen.soon-1.js', 'js')).toEqual(['assets/part.css'])
  })
})
