// `npm test` and `npm run check`: sets up what is missing, runs every suite, ends with `N passed, N failed`.
// Plain JavaScript without dependencies, because on a fresh clone nothing is installed yet.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../supabase/local/build-app.mjs'
import { ensureInstalled, requireNode } from '../supabase/local/set-up.mjs'
import { findBrowser, findEngines, findPdfTools, findSupabaseCli } from './support/tools.mjs'

const quick = process.argv.includes('--check')
const total = { passed: 0, failed: 0, skipped: 0 }
const notRun = []
const scratch = mkdtempSync(join(tmpdir(), 'mahere-test-'))

/**
 * Runs one command with its output shown; resolves to its exit code. Of a command that runs beside others, the output is shown
 * once it has ended, so that no lines mix.
 */
function run(command, args, { env = {}, beside = false } = {}) {
  const title = `\n— ${[command, ...args].join(' ')}`
  if (!beside) console.log(title)
  const start = Date.now()
  return new Promise((resolve) => {
    const show = beside ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      stdio: ['ignore', show, show],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      shell: process.platform === 'win32',
    })
    const output = beside ? [title, '\n'] : []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(String(text)))
    child.on('error', () => resolve(127))
    child.on('close', (code) => {
      if (beside) process.stdout.write(output.join(''))
      console.log(`— took ${Math.round((Date.now() - start) / 1000)} s`)
      resolve(code ?? 1)
    })
  })
}

/** Something with a yes-or-no answer counts as one test. */
function count(name, ok) {
  total[ok ? 'passed' : 'failed'] += 1
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  return ok
}

const check = async (name, command, ...args) =>
  count(name, (await run(command, args, { beside: true })) === 0)

/** What needs no suite before it. Each alone leaves a processor idle for much of its time, so all run at once. */
async function checks() {
  await Promise.all([
    check('types', 'npx', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
    check('types of the service worker', 'npx', 'tsc', '--noEmit', '-p', 'sw/tsconfig.json'),
    check('types of the edge functions', 'npm', 'run', '--silent', 'check:functions'),
    check('lint and format', 'npx', 'biome', 'ci', '.'),
  ])
}

/** Builds the app where the tests that follow find it, so that none of them builds it again. */
async function build() {
  const error = await ensureBuilt().catch((error) => error)
  if (error) console.error(error)
  return count('build, with its size budgets', error === undefined)
}

/** Prepares the database of a first start for the suites that need one. If it fails, each of them tries again and says why. */
const prepareData = () => run('npx', ['tsx', 'tests/support/databases/prepare-data-now.ts'], { beside: true })

/** Tests of servers and of whole journeys wait more than they compute: three at once keep two processors busy. */
const WAITING = ['--maxWorkers=3']

const SLOWEST = 8

/** Names the files that took longest, because the whole run is to stay short. */
function tellSlowest(files) {
  const timed = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .sort((one, other) => other.seconds - one.seconds)
  const shown = timed
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds} s ${name.replace(/^.*\/tests\//, '')}`)
  console.log(`— longest of ${files.length} files: ${shown.join(', ')}`)
}

/** Runs vitest projects together and adds up their report; a run that dies without a report is one failure. */
async function suite(projects, env, options = []) {
  const report = join(scratch, `${projects[0]}.json`)
  const code = await run(
    'npx',
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { env },
  )
  let failed = 0
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    tellSlowest(result.testResults)
    // A file that cannot be loaded, or whose set-up fails, has no failed test of its own, yet it must fail the run.
    const deadFiles = result.testResults.filter(
      (f) => f.status === 'failed' && !f.assertionResults.some((one) => one.status === 'failed'),
    )
    failed = result.numFailedTests + deadFiles.length
    if (!result.success && failed === 0) failed = 1
    total.passed += result.numPassedTests
    total.skipped += result.numPendingTests + result.numTodoTests
  } catch {
    failed = 1
  }
  if (code !== 0 && failed === 0) failed = 1
  total.failed += failed
}

async function main() {
  requireNode()
  await ensureInstalled()
  const tools = quick ? {} : { ...(await findBrowser()), ...(await findPdfTools()) }

  if (quick) {
    await checks()
    await suite(['unit'])
    return
  }
  const [built] = await Promise.all([build(), checks(), prepareData()])
  await suite(['unit', 'content', 'sync-on-sql'])
  await suite(['backend'])
  if (!built) return
  const cli = findSupabaseCli()
  notRun.push(...cli.missing.map((name) => `The hosted twin was not run: ${name} cannot be had here.`))
  const served = cli.missing.length === 0 ? ['hosted', 'server', 'model'] : ['server', 'model']
  await suite(served, { ...tools, ...cli.env }, WAITING)
  const engines = findEngines()
  notRun.push(
    ...engines.missing.map((name) => `The main job was not run in ${name}: it is not on this machine.`),
  )
  const last = engines.missing.length < 2 ? ['journeys', 'engines'] : ['journeys']
  await suite(['browser', ...last], { ...tools, ...engines.env }, WAITING)
}

try {
  await main()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  total.failed += 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
for (const what of notRun) console.error(`\n${what}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
