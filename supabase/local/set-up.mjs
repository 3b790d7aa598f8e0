// What every command does first on a fresh machine. Plain JavaScript: nothing is installed yet when it runs.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const OLDEST_NODE = [20, 19]

/** Throws, with the way out, when this Node is older than the packages allow. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new Error(
    `This is Node ${process.versions.node}; Node ${OLDEST_NODE.join('.')} or newer is needed. Get it from nodejs.org and run the command again.`,
  )
}

/**
 * Installs the versions of package-lock.json unless what is there is as new as that file. Not `npm ci`: it refuses a lock
 * file without the binaries of other platforms, and which of them get into one depends on where it was last written.
 */
export async function ensureInstalled() {
  const lock = join(PROJECT, 'package-lock.json')
  const installed = join(PROJECT, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages (about a minute the first time) …')
  const code = await new Promise((resolve) => {
    const npm = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
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
