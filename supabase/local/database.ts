import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { diskGuard } from './disk-room.ts'
import { oneAtATime, type RunAlone } from './one-at-a-time.ts'
import { brokenDatabase, folderProblem } from './start-problem.ts'

export interface Database {
  connection: PgliteConnection
  /** Runs one piece of work at a time. All access to the database goes through this. Rejects while the disk is full. */
  alone: RunAlone
  /** The number of pieces of work that run or wait for their turn. */
  waiting(): number
  close(): Promise<void>
}

async function open(path: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url: path })
  await connection.driver.waitReady
  await connection.driver.query('select 1')
  return connection
}

/** Marks the database as unfinished while it is created, so that a server killed half-way does not leave half a database. */
async function openOrCreate(path: string): Promise<PgliteConnection> {
  const mark = `${path}-unfinished`
  if (existsSync(mark)) rmSync(path, { recursive: true, force: true })
  if (existsSync(path)) return open(path)
  writeFileSync(mark, '')
  const connection = await open(path)
  await connection.driver.exec('checkpoint')
  rmSync(mark)
  return connection
}

export async function openDatabase(path: string): Promise<Database> {
  let connection: PgliteConnection
  try {
    connection = await openOrCreate(path)
  } catch (error) {
    throw folderProblem(error, path) ?? brokenDatabase(error, path)
  }
  const { run, waiting } = oneAtATime()
  const refuseIfFull = diskGuard(path)
  const alone: RunAlone = (work) =>
    run(() => {
      refuseIfFull()
      return work()
    })
  return { connection, alone, waiting, close: () => run(() => connection.close()) }
}
