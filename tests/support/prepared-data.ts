import { createHash, randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
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
const preparedFrom = (sources: string[]) => join(tmpdir(), `${PREFIX}${hashOf(sources)}`)

/**
 * Fills an empty data folder, so that a server on it starts in seconds: an empty database and the bank of lessons take
 * half a minute to make. Does nothing where none was prepared.
 */
export function copyPreparedData(folder: string, sources = MADE_FROM): void {
  const prepared = preparedFrom(sources)
  if (isThere(prepared)) cpSync(prepared, folder, { recursive: true })
}

/** Says whether the folder is there, and keeps it from being removed while its files are copied. */
function isThere(prepared: string): boolean {
  const now = new Date()
  try {
    utimesSync(prepared, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Prepares that folder with a first start, unless it exists. */
export async function prepareData(
  firstStart: (folder: string) => Promise<void>,
  sources = MADE_FROM,
): Promise<void> {
  const prepared = preparedFrom(sources)
  if (isThere(prepared)) return
  removeUnusedData()
  const unfinished = `${prepared}.${randomUUID()}`
  await firstStart(unfinished)
  try {
    renameSync(unfinished, prepared)
  } catch (error) {
    if (!isThere(prepared)) throw error
    rmSync(unfinished, { recursive: true }) // another run on this machine was done first
  }
}

const UNUSED_MS = 3_600_000

/** Removes the folders of older sources, which runs of other sources on this machine may still use for a while. */
function removeUnusedData(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    const lastUse = name.startsWith(PREFIX) ? statSync(folder, { throwIfNoEntry: false })?.mtimeMs : undefined
    if (lastUse !== undefined && Date.now() - lastUse > UNUSED_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}
