import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import { z } from 'zod'
import { requireRoom } from './disk-room.ts'
import { folderProblem, StartProblem } from './start-problem.ts'

const keysFile = z.object({ anonKey: z.string(), serviceKey: z.string(), jwtSecret: z.string() })
export type Keys = z.infer<typeof keysFile>

export interface DataFolder {
  database: string
  keys: Keys
  release(): void
}

const lockFile = z.object({ pid: z.number(), url: z.string() })
type Lock = z.infer<typeof lockFile>
const PROBE_MS = 2000

function readLock(path: string): Lock | undefined {
  try {
    return lockFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Checks the port as well as the process: a killed server leaves its lock, and its id may belong to another process now. */
async function isAlive({ pid, url }: Lock): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return fetch(url, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error) => error instanceof Error && error.name === 'TimeoutError',
  )
}

/** Locks the folder, because two servers on one database would destroy it. */
async function lock(folder: string, url: string): Promise<() => void> {
  const path = join(folder, 'running.json')
  const holder = readLock(path)
  if (holder && holder.pid !== process.pid && (await isAlive(holder))) {
    throw new StartProblem(
      `${folder} is in use by the server at ${holder.url} (process ${holder.pid}). Stop that one first with Ctrl+C in its window.`,
    )
  }
  writeFileSync(path, JSON.stringify({ pid: process.pid, url }))
  return () => rmSync(path, { force: true })
}

async function makeKeys(path: string): Promise<Keys> {
  const [anon, service] = [await generateApiKey('publishable'), await generateApiKey('secret')]
  const jwtSecret = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')
  const keys = { anonKey: anon.key, serviceKey: service.key, jwtSecret }
  writeFileSync(`${path}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return keys
}

function readKeys(path: string): Keys | undefined {
  if (!existsSync(path)) return undefined
  try {
    return keysFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new StartProblem(
      `${path} is damaged. Delete it and start again. Everybody will have to sign in again.`,
      {
        cause: error,
      },
    )
  }
}

/** Opens and locks the data folder. `url` is this server's address, through which another server can find it running. */
export async function openDataFolder(folder: string, url: string): Promise<DataFolder> {
  // This comes first: under /proc the next line would go round in circles for minutes.
  requireRoom(folder, !existsSync(join(folder, 'database')))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const release = await lock(folder, url)
    const path = join(folder, 'keys.json')
    return { database: join(folder, 'database'), keys: readKeys(path) ?? (await makeKeys(path)), release }
  } catch (error) {
    throw folderProblem(error, folder) ?? error
  }
}

/** Empties the data folder. The last database is kept, because even a damaged one may be worth rescuing. */
export async function resetDataFolder(folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined
  try {
    const release = await lock(folder, '')
    const kept = join(folder, 'before-reset')
    const database = join(folder, 'database')
    const hadDatabase = existsSync(database)
    if (hadDatabase) {
      rmSync(kept, { recursive: true, force: true })
      renameSync(database, kept)
    }
    for (const file of ['keys.json', 'stripe.json']) rmSync(join(folder, file), { force: true })
    release()
    return hadDatabase ? kept : undefined
  } catch (error) {
    throw folderProblem(error, folder) ?? error
  }
}
