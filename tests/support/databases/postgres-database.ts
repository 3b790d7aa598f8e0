import postgres from 'postgres'
import { inject } from 'vitest'
import { claimsOf, type Row, roleOf, type Stage, type TestDatabase, type Transaction } from './database.ts'
import { TEMPLATES } from './database-schema.ts'

let copies = 0

/** A copy of the template database of that stage. Clients come in as authenticator, the owner as itself. */
export async function openPostgres(stage: Stage): Promise<TestDatabase> {
  copies += 1
  const database = `mahere_${process.pid}_${copies}`
  const admin = connect('postgres', 'postgres', 1)
  await admin.unsafe(`create database ${database} template ${TEMPLATES[stage]} owner mahere_owner`)
  const clients = connect('authenticator', database, 12)
  const owner = connect('mahere_owner', database, 2)
  return {
    kind: 'PostgreSQL',
    as: async (caller, work) => {
      const connection = caller === 'owner' ? owner : clients
      const answer = await connection.begin(async (tx) => {
        await tx.unsafe(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(caller)])
        const role = roleOf(caller)
        if (role !== undefined) await tx.unsafe(`set local role ${role}`)
        const inside: Transaction = {
          sql: async <T>(text: string, values: readonly unknown[] = []) =>
            [...(await tx.unsafe(text, values as never[]))] as T[],
          script: async (text) => {
            await tx.unsafe(text)
          },
        }
        return { value: await work(inside) }
      })
      return answer.value
    },
    listen: async (channel, heard) => {
      await owner.listen(channel, heard)
    },
    // A new connection first asks for the array types. Nobody awaits that query, so a kill during it would fail the run.
    killClient: async () => {
      const killed = await admin.unsafe(
        `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
          where datname = '${database}' and usename = 'authenticator' and state <> 'idle' and query ~ 'public'
          order by random() limit 1) one`,
      )
      return killed.length
    },
    inOneGo: async (caller, statements) => {
      const claims = `set local request.jwt.claims = '${claimsOf(caller)}'`
      const answers = await clients
        .unsafe(`${claims}; set local role ${roleOf(caller)}; ${statements}`)
        .simple()
      return (answers as unknown as Row[][]).map((rows) => [...rows])
    },
    close: async () => {
      // A connection that was killed is never given back.
      await Promise.all([clients.end({ timeout: 2 }), owner.end()])
      await admin.unsafe(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

function connect(user: string, database: string, max: number) {
  return postgres({
    host: '127.0.0.1',
    port: inject('postgresPort'),
    user,
    password: 'postgres',
    database,
    max,
    onnotice: () => undefined,
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String },
    },
  })
}
