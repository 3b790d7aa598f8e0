// This runs `npm start`, `npm run dev` (--dev) and `npm run reset` (--reset). It is plain JavaScript, because on a fresh
// clone nothing is installed yet. Every failure ends in one message that says what to do.
import { chdir } from 'node:process'
import { ensureBuilt } from './build-app.mjs'
import { ensureInstalled, PROJECT, requireNode } from './set-up.mjs'

async function start() {
  requireNode()
  chdir(PROJECT)
  await ensureInstalled()
  const flags = { dev: process.argv.includes('--dev'), reset: process.argv.includes('--reset') }
  // --as-built serves dist as it is, for tests that bring their own or have just built it.
  const asBuilt = process.argv.includes('--as-built')
  if (!flags.dev && !flags.reset && !asBuilt) await ensureBuilt()
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await withoutNodeWarning(() => import('./main.ts'))
  await main(flags)
}

/** Hides the warning of supabase-js that its next versions need Node 22, because our version is pinned. */
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
  const showStack = error instanceof Error && error.name !== 'StartProblem' && process.env.DEBUG
  console.error(`\n${showStack ? error.stack : error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
