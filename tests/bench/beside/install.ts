import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = join(import.meta.dirname, '..', 'alternatives', 'package.json')
export const CACHE = join(import.meta.dirname, '..', '..', '..', '.cache', 'bench')
const HOME = join(CACHE, 'alternatives')

/** The versions of the list, by package. */
export function versions(): Record<string, string> {
  return JSON.parse(readFileSync(LIST, 'utf8')).dependencies
}

/**
 * Installs the alternatives into a folder of their own, once for each list of versions, and answers the folder. The
 * product's dependencies stay as they are.
 */
export function installAlternatives(): string {
  const list = readFileSync(LIST, 'utf8')
  const done = join(HOME, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === list) return HOME
  mkdirSync(HOME, { recursive: true })
  writeFileSync(join(HOME, 'package.json'), list)
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch (cause) {
    throw new Error('The alternatives could not be installed, so nothing can be measured beside them.', {
      cause,
    })
  }
  writeFileSync(done, list)
  return HOME
}
