import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { FoundKit } from '#content/kit.ts'
import type { Bank } from '../../../supabase/functions/_shared/generate/bank.ts'
import { kitsSql, kitsVersion } from '../../../supabase/seed/kits-sql.ts'

const FOLDER = new URL('../../../supabase/migrations/', import.meta.url)
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.includes('_kits'))
  .sort()
  .map((name) => new URL(name, FOLDER))

const CACHED = 'mahere-bank-'

/** Where the loaded database of this bank and these migrations is kept for the next test file: loading it takes ten seconds. */
function cachedAt(): string {
  const hash = createHash('sha256').update(kitsVersion())
  for (const migration of MIGRATIONS) hash.update(readFileSync(migration, 'utf8'))
  return join(tmpdir(), `${CACHED}${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Writes a file whole, so that another test file finds all of it or nothing, in place of those of older banks. */
function writeWhole(path: string, bytes: Uint8Array): void {
  const older = readdirSync(tmpdir()).filter((name) => name.startsWith(CACHED) && name.endsWith('.tar'))
  for (const name of older) rmSync(join(tmpdir(), name), { force: true })
  writeFileSync(`${path}.${process.pid}`, bytes)
  renameSync(`${path}.${process.pid}`, path)
}

async function load(): Promise<PGlite> {
  const db = await PGlite.create()
  await db.exec('create schema private; create role service_role;')
  for (const migration of MIGRATIONS) await db.exec(readFileSync(migration, 'utf8'))
  await db.exec(kitsSql())
  return db
}

async function open(): Promise<PGlite> {
  const { exitCode } = process
  const cached = cachedAt()
  const isCached = existsSync(cached)
  const db = isCached ? await PGlite.create({ loadDataDir: new Blob([readFileSync(cached)]) }) : await load()
  if (!isCached) writeWhole(cached, new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()))
  process.exitCode = exitCode // PGlite sets 99 when it starts, and the run would end with it
  return db
}

let opened: Promise<PGlite> | undefined

/** The bank of lessons in a database of its own, opened when it is first asked. */
export const bank: Bank = {
  async find({ ids, goals, words, asides, area, likely_area, year, with_text, most = 3 }) {
    opened ??= open()
    const db = await opened
    const values = [ids, goals, words, asides, area, likely_area, year, with_text, most]
    const { rows } = await db.query<{ found: FoundKit[] }>(
      'select public.find_kits($1, $2, $3, $4, $5, $6, $7, $8, $9) as found',
      values,
    )
    return rows[0]?.found ?? []
  },
}
