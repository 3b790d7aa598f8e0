// `npm start`, `npm run dev` (--dev), `npm run reset` (--reset). Plain JavaScript: on a fresh clone nothing is
// installed yet. Whatever goes wrong ends in one plain message that names the way out.
import { chdir } from 'node:process'
import { ensureBuilt } from './build-app.mjs'
import { ensureInstalled, PROJECT, requireNode } from './set-up.mjs'

async function start() {
  requireNode()
  chdir(PROJECT)
  await ensureInstalled()
  const flags = { dev: process.argv.includes('--dev'), reset: process.argv.includes('--reset') }
  // --as-built: serve dist as it is, for tests that bring their own or started a server a moment ago.
  const asBuilt = process.argv.includes('--as-built')
  if (!flags.dev && !flags.reset && !asBuilt) await ensureBuilt()
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await withoutNodeWarning(() => import('./main.ts'))
  await main(flags)
}

/** supabase-js announces that its next versions need Node 22; ours is pinned, so nobody here can act on it. */
async function withoutNodeWarning(load) {
  const { warn } = console
  console.warn = (...text) => String(text[0]).includes('Node.js 20 and below') || warn(...text)
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

try {
  await start()
} catch (error) {
  const wayOut = error instanceof Error && error.name !== 'StartProblem' && process.env.DEBUG
  console.error(`\n${wayOut ? error.stack : error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
