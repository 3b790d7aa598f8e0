// `npm test` and `npm run check`: sets up what is missing, runs every suite, ends with `N passed, N failed`.
// Plain JavaScript without dependencies, because on a fresh clone nothing is installed yet.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from '../supabase/local/set-up.mjs'
import { findBrowser, findPdfTools } from './support/tools.mjs'

const quick = process.argv.includes('--check')
const total = { passed: 0, failed: 0, skipped: 0 }
const scratch = mkdtempSync(join(tmpdir(), 'mahere-test-'))

/** Runs one command with its output shown; resolves to its exit code. */
function run(command, args, env = {}) {
  console.log(`\n— ${[command, ...args].join(' ')}`)
  const start = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => {
      console.log(`— took ${Math.round((Date.now() - start) / 1000)} s`)
      resolve(code ?? 1)
    })
  })
}

/** A check with a yes-or-no answer counts as one test. */
async function check(name, command, args) {
  const ok = (await run(command, args)) === 0
  total[ok ? 'passed' : 'failed'] += 1
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  return ok
}

/** Runs one vitest project and adds up its report; a run that dies without a report is one failure. */
async function suite(project, env) {
  const report = join(scratch, `${project}.json`)
  const code = await run(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    env,
  )
  let failed = 0
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot even be loaded has no failed test of its own, yet it must fail the run.
    const deadFiles = result.testResults.filter(
      (f) => f.status === 'failed' && f.assertionResults.length === 0,
    )
    failed = result.numFailedTests + deadFiles.length
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

  await check('types', 'npx', ['tsc', '--noEmit', '-p', 'tsconfig.json'])
  await check('types of the service worker', 'npx', ['tsc', '--noEmit', '-p', 'sw/tsconfig.json'])
  await check('types of the edge functions', 'npm', ['run', '--silent', 'check:functions'])
  await check('lint and format', 'npx', ['biome', 'ci', '.'])
  await suite('unit')
  if (quick) return
  await suite('sync-on-sql')
  await suite('backend')
  if (!(await check('build, with its size budgets', 'npx', ['vite', 'build']))) return
  await suite('server', tools)
  await suite('browser', tools)
  await suite('journeys', tools)
}

try {
  await main()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  total.failed += 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
