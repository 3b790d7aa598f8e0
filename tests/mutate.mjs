// `npm run mutate`: changes the code in small ways, one at a time, and shows which changes no test notices. It runs when it is
// wanted and is no part of `npm test`: a folder takes from minutes to an hour.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, PROJECT, requireNode } from '../supabase/local/set-up.mjs'

/** Installed apart, because nothing else needs its 170 packages. The newest that runs on Node 20. */
const VERSION = '9.6.1'
/** Stryker reads our settings with the compiler's older interface, which the project's own compiler no longer has. */
const TYPESCRIPT = 'typescript@5.9.3'
const HOME = join(PROJECT, '.cache', 'stryker')
/**
 * The tests that have to notice a change in a folder, as globs without a space: its own, and those of the folders that use
 * it most where its own do not reach everything.
 */
const TESTS = {
  domain: ['domain', 'local-store', 'sync', 'chat', 'plan'].map((name) => `tests/${name}/**/*.test.ts`),
  'local-store': [testsIn('local-store'), 'tests/chat/sidebar/search.test.ts'],
  session: [testsIn('session')],
  sync: [testsIn('sync')],
}
/** A score below this fails. */
const LEAST = 85

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'domain' },
    files: { type: 'string' },
    tests: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})
requireNode()
await ensureInstalled()
const folder = values.only
if (!(folder in TESTS)) fail(`--only takes one of: ${Object.keys(TESTS).join(', ')}`)
install()
process.exitCode = mutate()

function install() {
  const has = join(HOME, 'node_modules', '@stryker-mutator', 'core', 'package.json')
  if (existsSync(has)) return
  mkdirSync(HOME, { recursive: true })
  const stryker = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
  // Without its peers it uses the Vitest of this project, as the tests do.
  const options = ['--prefix', HOME, '--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['install', ...options, ...stryker, TYPESCRIPT], { stdio: 'inherit' })
  if (status !== 0) fail('Stryker could not be installed. It needs the network the first time.')
}

function mutate() {
  const tests = values.tests ?? TESTS[folder].join(' ')
  const settings = {
    testRunner: 'vitest',
    plugins: [join(HOME, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [values.files ?? `src/${folder}/**/*.ts`],
    ignorePatterns: ['dist', '.cache', '.data', 'public', 'tests/quality/data', 'supabase/seed'],
    tempDirName: '.cache/stryker-sandbox',
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: join(PROJECT, '.cache', 'mutation', `${folder}.json`) },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: Number(values.workers),
    timeoutMS: 20_000,
    ignoreStatic: true,
    // A second run tries only what is new: with more tests, the changes that survived the first.
    incremental: true,
    incrementalFile: join(PROJECT, '.cache', 'mutation', `${folder}-so-far.json`),
    thresholds: { high: 90, low: 80, break: LEAST },
  }
  const file = join(HOME, 'settings.json')
  writeFileSync(file, JSON.stringify(settings, null, 2))
  const stryker = join(HOME, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = { ...process.env, MUTATION_TESTS: tests }
  return spawnSync(process.execPath, [stryker, 'run', file], { cwd: PROJECT, stdio: 'inherit', env }).status
}

/** With those of the screens. */
function testsIn(name) {
  return `tests/${name}/**/*.test.{ts,tsx}`
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
