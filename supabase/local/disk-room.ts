import { existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** The database writes its log in files of 16 MB. One that it cannot make stops it for good, in the middle of a call. */
const MIN_BYTES = 48_000_000
/** What a first start writes. */
const MIN_BYTES_AT_FIRST = 200_000_000

/** A refusal in PostgreSQL's own words, so that a device keeps what it has and asks again. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = '53100'
}

/** The file system that holds this folder, or will hold it. */
function systemOf(folder: string) {
  let found = resolve(folder)
  while (!existsSync(found)) found = dirname(found)
  return statfsSync(found)
}

/** The bytes that may still be written to the disk that holds this folder, or will hold it. */
export function roomFor(folder: string): number {
  const { bavail, bsize } = systemOf(folder)
  return bavail * bsize
}

/** True for what the kernel shows as files, such as /proc and /sys. */
const holdsNoFiles = (folder: string) => systemOf(folder).blocks === 0

/** Refuses to start where the disk is nearly full or holds no files at all, like /proc. */
export function requireRoom(folder: string, isFirstStart: boolean, room = roomFor): void {
  const least = isFirstStart ? MIN_BYTES_AT_FIRST : MIN_BYTES
  if (room(folder) >= least) return
  if (room(folder) === 0 && holdsNoFiles(folder))
    throw new StartProblem(
      `The data folder ${folder} cannot be written to. Name another:\n\n  DATA_DIR=/path/to/folder npm start`,
    )
  throw new StartProblem(
    `The disk that holds ${folder} is full. Free ${least / 1_000_000} MB and start again, or name a folder on another disk:\n\n  DATA_DIR=/path/to/folder npm start`,
  )
}

/** Returns a check that throws while the disk is nearly full, and says so at the terminal: once, and again when it is over. */
export function diskGuard(folder: string, room = roomFor): () => void {
  let full = false
  return () => {
    const isFull = room(folder) < MIN_BYTES
    if (isFull && !full)
      console.error(
        `The disk that holds ${folder} is nearly full. Nothing is written until ${MIN_BYTES / 1_000_000} MB are free; devices keep their work and ask again.`,
      )
    if (full && !isFull) console.error('There is room on the disk again.')
    full = isFull
    if (isFull) throw new DiskFull('The disk of the server is full')
  }
}
