import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, 'support/databases/postgres-server.ts')

it('a run on PostgreSQL in which a test has failed ends with the code of that', () => {
  const run = `await import(${JSON.stringify(SERVER)}); process.exitCode = 3`
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', run])
  expect(status).toBe(3)
})
