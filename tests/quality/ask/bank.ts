import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { FoundKit } from '#content/kit.ts'
import type { Bank } from '../../../supabase/functions/_shared/generate/bank.ts'
import { kitsSql } from '../../../supabase/seed/kits-sql.ts'

const FOLDER = new URL('../../../supabase/migrations/', import.meta.url)
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.includes('_kits'))
  .sort()
  .map((name) => new URL(name, FOLDER))

async function open(): Promise<PGlite> {
  const { exitCode } = process
  const db = await PGlite.create()
  process.exitCode = exitCode // PGlite sets 99 when it starts, and the run would end with it
  await db.exec('create schema private; create role service_role;')
  for (const migration of MIGRATIONS) await db.exec(readFileSync(migration, 'utf8'))
  await db.exec(kitsSql())
  return db
}

let opened: Promise<PGlite> | undefined

/** The bank of lessons in a database of its own, opened when it is first asked. */
export const bank: Bank = {
  async find({ ids, goals, words, area, likely_area, year, with_text }) {
    opened ??= open()
    const db = await opened
    const values = [ids, goals, words, area, likely_area, year, with_text]
    const { rows } = await db.query<{ found: FoundKit[] }>(
      'select public.find_kits($1, $2, $3, $4, $5, $6, $7) as found',
      values,
    )
    return rows[0]?.found ?? []
  },
}
