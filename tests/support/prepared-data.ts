import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '..', '..')
/** What a server's first start makes its database from. */
const MADE_FROM = ['supabase/migrations', 'supabase/seed', 'supabase/local', 'package-lock.json']
const PREFIX = 'mahere-data-'

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const entries = readdirSync(join(PROJECT, path), { withFileTypes: true })
    for (const entry of entries.sort((one, other) => one.name.localeCompare(other.name)))
      if (entry.isDirectory()) add(`${path}/${entry.name}`)
      else hash.update(`${path}/${entry.name}\n`).update(readFileSync(join(PROJECT, path, entry.name)))
  }
  for (const path of paths)
    if (path.includes('.')) hash.update(readFileSync(join(PROJECT, path)))
    else add(path)
  return hash.digest('hex').slice(0, 16)
}

/** The data folder of a server that was started once and stopped. Tests of first starts do not use it. */
const preparedFolder = () => join(tmpdir(), `${PREFIX}${hashOf(MADE_FROM)}`)

/**
 * Fills an empty data folder, so that a server on it starts in seconds: an empty database and the bank of lessons take
 * half a minute to make. Does nothing where none was prepared.
 */
export function copyPreparedData(folder: string): void {
  const prepared = preparedFolder()
  if (existsSync(prepared)) cpSync(prepared, folder, { recursive: true })
}

/** A younger one may just be prepared or read by a run of other sources on this machine. */
const isOld = (folder: string) =>
  Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 3_600_000

/** Prepares that folder with a first start, unless it exists. Those of older sources are removed after an hour. */
export async function prepareData(firstStart: (folder: string) => Promise<void>): Promise<void> {
  const prepared = preparedFolder()
  if (existsSync(prepared)) return
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(PREFIX) && isOld(join(tmpdir(), name)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  const unfinished = `${prepared}.${process.pid}`
  await firstStart(unfinished)
  renameSync(unfinished, prepared)
}
