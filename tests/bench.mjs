// `npm run bench`: how fast the built app is, in a real Chromium, beside what it promises and beside the bare platform.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from '../supabase/local/build-app.mjs'
import { ensureInstalled, PROJECT, requireNode } from '../supabase/local/set-up.mjs'
import { findBrowser } from './support/tools.mjs'

requireNode()
await ensureInstalled()
if (!process.env.DIST_DIR) await ensureBuilt()
const browser = await findBrowser()
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(PROJECT, 'tests', 'bench', 'run.ts'), ...process.argv.slice(2)],
  { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, ...browser } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
