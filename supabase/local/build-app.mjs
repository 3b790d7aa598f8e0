import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './set-up.mjs'

/** The sources of the app. Any change in them, even a deleted file, makes the build stale. */
const SOURCES = [
  'index.html',
  'app.html',
  'vite.config.ts',
  'package-lock.json',
  'src',
  'sw',
  'public',
  'supabase/functions/_shared',
  'supabase/seed',
]
const BUILD_SETTINGS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']

function* filesOf(path) {
  const at = join(PROJECT, path)
  if (!existsSync(at)) return
  const info = statSync(at)
  if (info.isFile()) yield `${path} ${info.size} ${info.mtimeMs}`
  else for (const name of readdirSync(at).sort()) yield* filesOf(`${path}/${name}`)
}

function stateOfSources() {
  const hash = createHash('sha256')
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const path of SOURCES) for (const line of filesOf(path)) hash.update(`${line}\n`)
  return hash.digest('hex')
}

function runBuild() {
  return new Promise((resolve) => {
    const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js')
    const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: PROJECT,
      stdio: 'inherit',
    })
    build.on('error', () => resolve(127))
    build.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Builds the app unless `dist` was built from exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(PROJECT, 'dist', '.sources')
  const wanted = stateOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the app …')
  if ((await runBuild()) !== 0) {
    throw new Error('The app could not be built. The lines above say why, and `npm run check` may say more.')
  }
  writeFileSync(stamp, wanted)
}
