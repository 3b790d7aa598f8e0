// Every command runs this first. It is plain JavaScript, because on a fresh machine nothing is installed yet.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const MIN_NODE = [20, 19]

/** Throws, and says what to do, if this Node is older than the packages allow. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return
  throw new Error(
    `This is Node ${process.versions.node}, but Node ${MIN_NODE.join('.')} or newer is needed. Get it from nodejs.org and run the command again.`,
  )
}

/**
 * Installs the versions of package-lock.json unless the installed ones are as new as that file. It does not use `npm ci`,
 * which refuses a lock file without the binaries of other platforms, and those depend on where it was last written. Build
 * and test tools are development packages, which npm would remove if NODE_ENV is production.
 */
export async function ensureInstalled() {
  const lock = join(PROJECT, 'package-lock.json')
  const installed = join(PROJECT, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages (about a minute the first time) …')
  const code = await new Promise((resolve) => {
    const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = spawn('npm', ['install', ...flags], {
      cwd: PROJECT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    npm.on('error', () => resolve(127))
    npm.on('exit', (exit) => resolve(exit ?? 1))
  })
  if (code !== 0) {
    throw new Error(
      'The packages could not be installed. Check the network and the disk, then run the command again.',
    )
  }
}
