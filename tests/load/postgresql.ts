import postgres from 'postgres'
import { TEMPLATES } from '../support/databases/database-schema.ts'
import { startPostgresServer } from '../support/databases/postgres-server.ts'
import { makeTemplates } from '../support/databases/server-templates.ts'
import { type Call, type Client, memoryOf, type Outcome, opsOf, type Target } from './target.ts'

const CONNECTIONS = 20

/** The SQL on a server, called as PostgREST calls it. There is no HTTP here and no limit: those are the host's. */
export async function postgresql(): Promise<Target> {
  const server = await startPostgresServer()
  await makeTemplates(server)
  const connect = (user: string, max: number) =>
    postgres({
      host: '127.0.0.1',
      port: server.port,
      user,
      password: 'postgres',
      database: TEMPLATES.current,
      max,
      onnotice: () => undefined,
    })
  const admin = connect('postgres', 1)
  const clients = connect('authenticator', CONNECTIONS)
  const [row] = await admin.unsafe('select pg_catalog.pg_read_file($1) as text', ['postmaster.pid'])
  const pid = Number.parseInt(String(row?.text), 10)
  return {
    name: 'PostgreSQL',
    newClient: () => newClient(admin, clients),
    memoryMb: () => memoryOf(pid),
    close: async () => {
      await Promise.all([clients.end({ timeout: 2 }), admin.end({ timeout: 2 })])
      await server.stop()
    },
  }
}

async function newClient(admin: postgres.Sql, clients: postgres.Sql): Promise<Client> {
  const [made] = await admin.unsafe('insert into auth.users default values returning id')
  const id = String(made?.id)
  const claims = JSON.stringify({ sub: id, role: 'authenticated' })
  const ask = (expression: string, values: unknown[]) =>
    clients.begin(async (tx) => {
      await tx.unsafe(`select set_config('request.jwt.claims', $1, true)`, [claims])
      await tx.unsafe('set local role authenticated')
      const [found] = await tx.unsafe(`select ${expression} as answer`, values as never[])
      return found?.answer as { epoch: string; as_of: number; status?: string }
    })
  const ops = opsOf(crypto.randomUUID())
  const push = (op: object) => ask('public.apply_ops($1::uuid, $2::text::jsonb)', [id, JSON.stringify([op])])
  const first = await ask('public.bootstrap()', [])
  const begun = ops.begin()
  await push(begun)
  const calls: Record<Call, (title: string) => Promise<unknown>> = {
    bootstrap: () => ask('public.bootstrap()', []),
    pull: () => ask('public.pull_changes($1::uuid, $2::bigint, 500)', [first.epoch, first.as_of]),
    rename: (title) => push(ops.rename(title)),
  }
  const outcome = (work: Promise<unknown>): Promise<Outcome> =>
    work.then(
      () => ({ status: 200 }),
      () => ({ status: 500 }),
    )
  return {
    call: (call, title) => outcome(calls[call](title)),
    async title() {
      const [found] = await admin.unsafe('select title from public.chat_sessions where id = $1', [
        begun.session_id,
      ])
      return found?.title as string | undefined
    },
  }
}
