import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { claimsOf, roleOf, type Stage, type TestDatabase, type Transaction } from './database.ts'

const BIGINT = 20
const TIMESTAMPTZ = 1184

/** A copy of the image of that stage. */
export async function openPglite(stage: Stage): Promise<TestDatabase> {
  const db = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('pgliteImages')[stage])]),
    parsers: { [BIGINT]: Number, [TIMESTAMPTZ]: String },
  })
  return {
    kind: 'PGlite',
    as: (caller, work) =>
      db.transaction(async (tx) => {
        await tx.query(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(caller)])
        const role = roleOf(caller)
        if (role !== undefined) await tx.exec(`set local role ${role}`)
        const inside: Transaction = {
          sql: async <T>(text: string, values: readonly unknown[] = []) =>
            (await tx.query<T>(text, [...values])).rows,
          script: async (text) => {
            await tx.exec(text)
          },
        }
        return work(inside)
      }),
    listen: async (channel, heard) => {
      await db.listen(channel, heard)
    },
    close: () => db.close(),
  }
}
