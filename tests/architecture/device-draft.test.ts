import { describe, expect, it } from 'vitest'
import { importsOf, read, shippedFiles } from './source-files.ts'

const GENERATE = 'supabase/functions/_shared/generate/'
const DRAFTS = 'src/device-draft/'
/** The one door by which code that writes replies comes into the app: a web worker, which is built apart. */
const DOOR = 'src/device-draft/draft-worker.asked.ts'
const BEHIND_DOOR = 'src/device-draft/write-draft.ts'

const app = shippedFiles().filter((file) => file.startsWith('src/') || file.startsWith('sw/'))

/** Everything that a file imports for its values, directly or through others. */
function reached(from: string): string[] {
  const found = new Set([from])
  for (const file of found)
    for (const { path, typeOnly } of importsOf(file)) if (path && !typeOnly) found.add(path)
  return [...found]
}

describe('drafting on the device', () => {
  it('is the only part of the app that uses the code that writes replies, by one door', () => {
    const using = app.filter((file) =>
      importsOf(file).some(({ path, typeOnly }) => !typeOnly && path?.startsWith(GENERATE)),
    )
    expect(using.sort()).toEqual([DOOR, BEHIND_DOOR])
    const loaders = (file: string) =>
      app.flatMap((from) =>
        importsOf(from).flatMap(({ path, typeOnly, specifier }) =>
          path === file && !typeOnly ? [`${from} → ${specifier}`] : [],
        ),
      )
    expect(loaders(BEHIND_DOOR)).toEqual([`${DOOR} → ./write-draft.ts`])
    expect(loaders(DOOR)).toEqual([
      'src/device-draft/write-in-worker.ts → ./draft-worker.asked.ts?worker&url',
    ])
  })

  it('takes no code through that door that needs a server, a network or a setting', () => {
    const files = reached(DOOR)
    expect(files.length).toBeGreaterThan(100)
    const impure = files.filter((file) => /\bDeno[.?]|\bfetch\(|\bprocess\.|from 'node:/.test(read(file)))
    expect(impure).toEqual([])
  })

  it('is loaded by nothing that loads before a teacher asks for it', () => {
    const early = app.flatMap((file) => {
      if (file.startsWith(DRAFTS) || /\/device-draft\//.test(file)) return []
      return importsOf(file).flatMap(({ path, typeOnly, dynamic }) =>
        path && !typeOnly && /\/device-draft\//.test(path) && !(dynamic && path.includes('.asked.'))
          ? [`${file} → ${path}`]
          : [],
      )
    })
    expect(early).toEqual([])
  })
})
