// `npm run simulate`: attacks sync. Without a flag many small schedules on simulated devices (tests/simulation), with
// --browser a real Chromium that is killed over and over (tests/simulation/browser), with --load many clients at once
// (tests/load).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, PROJECT, requireNode } from '../supabase/local/set-up.mjs'

requireNode()
await ensureInstalled()
const given = process.argv.slice(2)
const kind = given.includes('--load') ? '--load' : given.includes('--browser') ? '--browser' : ''
const SCRIPTS = { '--load': 'load/run.ts', '--browser': 'simulation/browser/run.ts', '': 'simulation/run.ts' }
const script = join(PROJECT, 'tests', SCRIPTS[kind])
const passedOn = given.filter((argument) => argument !== kind)
const child = spawn(process.execPath, ['--import', 'tsx', script, ...passedOn], {
  cwd: PROJECT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
