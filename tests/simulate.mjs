// `npm run simulate`: attacks sync. Without a flag many small schedules on simulated devices (tests/simulation), with
// --browser a real Chromium that is killed over and over (tests/simulation/browser).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, PROJECT, requireNode } from '../supabase/local/set-up.mjs'

requireNode()
await ensureInstalled()
const inBrowser = process.argv.includes('--browser')
const script = join(PROJECT, 'tests', 'simulation', inBrowser ? 'browser/run.ts' : 'run.ts')
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--browser')
const child = spawn(process.execPath, ['--import', 'tsx', script, ...passedOn], {
  cwd: PROJECT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
