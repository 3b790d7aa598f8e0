import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = join(import.meta.dirname, '..', 'alternatives', 'package.json')
export const CACHE = join(import.meta.dirname, '..', '..', '..', '.cache', 'bench')

/** The versions of a list, by package. */
export function versions(file = LIST): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')).dependencies
}

/** Installs what an engineer would pick instead, and answers the folder. */
export const installAlternatives = (): string => installInto('alternatives', LIST)

/**
 * Installs the packages of a list into a folder of their own, once for each list of versions, and answers the folder. The
 * product's dependencies stay as they are.
 */
export function installInto(name: string, file: string): string {
  const home = join(CACHE, name)
  const list = readFileSync(file, 'utf8')
  const done = join(home, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === list) return home
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), list)
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch (cause) {
    throw new Error(`The packages of ${file} could not be installed, so nothing can be measured with them.`, {
      cause,
    })
  }
  writeFileSync(done, list)
  return home
}
