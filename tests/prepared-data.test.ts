import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyPreparedData, prepareData } from './support/prepared-data.ts'

/* Several runs on one machine share the prepared data: those of one tree, and those of others. */

const OURS = ['package.json']

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahere-prepared-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function firstStart(data: string): Promise<void> {
  mkdirSync(join(data, 'base'), { recursive: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  writeFileSync(join(data, 'base', '5'), 'rows')
}
const prepared = () => readdirSync(folder).filter((name) => name.startsWith('mahere-data-'))
const ageAll = () => {
  const longAgo = new Date(Date.now() - 24 * 3_600_000)
  for (const name of prepared()) utimesSync(join(folder, name), longAgo, longAgo)
}

it('is made by two runs at once without disturbing either', async () => {
  await Promise.all([prepareData(firstStart, OURS), prepareData(firstStart, OURS)])
  copyPreparedData(join(folder, 'copy'), OURS)
  expect(readFileSync(join(folder, 'copy', 'base', '5'), 'utf8')).toBe('rows')
  expect(prepared()).toHaveLength(1)
})

it('stays while a run uses it, however long ago it was made', async () => {
  await prepareData(firstStart, OURS)
  const [used = ''] = prepared()
  mkdirSync(join(folder, 'mahere-data-of-nobody'))
  ageAll()
  copyPreparedData(join(folder, 'copy'), OURS)
  await prepareData(firstStart, ['tsconfig.json'])
  expect(existsSync(join(folder, used, 'base', '5'))).toBe(true)
  expect(prepared()).not.toContain('mahere-data-of-nobody')
})
