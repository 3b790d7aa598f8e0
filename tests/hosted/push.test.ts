import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curriculumSql } from '../../supabase/seed/curriculum-sql.ts'
import { kitsSql } from '../../supabase/seed/kits-sql.ts'
import { migrationFiles } from '../support/databases/database-schema.ts'
import { type Checkout, type CliRun, openCheckout } from '../support/hosted-twin/cli.ts'
import { type HostedServer, startHostedServer } from '../support/hosted-twin/hosted-server.ts'

interface Advice {
  level: string
  name: string
  detail: string
}

describe('our folder pushed by the Supabase CLI onto a server prepared like a hosted project', () => {
  let server: HostedServer
  let checkout: Checkout
  let owner: Sql
  let pushed: CliRun
  const push = () => checkout.supabase(['db', 'push', `--remote=${server.url}`, '--include-seed', '--yes'])

  beforeAll(async () => {
    checkout = openCheckout(curriculumSql() + kitsSql())
    server = await startHostedServer()
    owner = server.connect('postgres')
    pushed = await push()
  })
  afterAll(async () => {
    await owner?.end()
    await server?.stop()
    checkout?.remove()
  })

  it('applies every migration and the seed, as a role that is no superuser', async () => {
    expect(pushed.text).toContain('Finished supabase db push')
    expect(pushed.code).toBe(0)
    const applied = await owner`select version from supabase_migrations.schema_migrations order by 1`
    expect(applied.map(({ version }) => version)).toEqual(
      migrationFiles().map(({ name }) => name.slice(0, 14)),
    )
    const [role] = await owner`select current_user, rolsuper from pg_roles where rolname = current_user`
    expect(role).toEqual({ current_user: 'postgres', rolsuper: false })
    const [seed] = await owner`select (select count(*)::int from public.curriculum_goals) as goals,
      (select count(*)::int from private.kits) as kits`
    expect(seed?.goals).toBe(1650)
    expect(seed?.kits).toBeGreaterThan(300)
  })

  it('config.toml is read without a warning', () => {
    expect(pushed.text).not.toMatch(/WARN|deprecated/i)
  })

  it('changes nothing at a second push', async () => {
    expect((await push()).text).toContain('Remote database is up to date')
  })

  it('makes the timers, each a statement that runs as postgres', async () => {
    const jobs = await owner`select jobname, command, username from cron.job order by jobname`
    expect(jobs.map(({ jobname }) => jobname)).toEqual([
      'mahere-deletions',
      'mahere-payments',
      'mahere-periods',
      'mahere-plans',
      'mahere-retention',
      'mahere-sweep',
    ])
    for (const { command, username } of jobs) {
      expect(username).toBe('postgres')
      await owner.unsafe(command)
    }
  })

  it('tells the owner which migrations, timers, secrets and tables are there', async () => {
    for (const name of ['mahere_functions_url', 'mahere_service_key'])
      await owner`select vault.create_secret('x', ${name})`
    const [row] = await owner`select public.owner_report() as report`
    expect(row?.report).toMatchObject({
      migrations: expect.arrayContaining([migrationFiles().at(-1)?.name.slice(0, 14)]),
      timers: expect.arrayContaining(['mahere-deletions', 'mahere-sweep']),
      secrets: ['mahere_functions_url', 'mahere_service_key'],
      published: expect.arrayContaining(['sync_heads']),
      goals: 1650,
    })
    await owner`delete from vault.secrets`
  })

  it('publishes the synced tables and has no notices of its own', async () => {
    const published =
      await owner`select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`
    expect(published.map(({ tablename }) => tablename)).toContain('sync_heads')
    expect(await owner`select from pg_trigger where tgname = 'z_tell'`).toHaveLength(0)
  })

  it('opens no bucket and no private channel to anybody', async () => {
    expect(await owner`select from storage.buckets`).toHaveLength(0)
    expect(await owner`select from pg_policies where schemaname in ('storage', 'realtime')`).toHaveLength(0)
  })

  it('gives the advisors of the CLI nothing to say but where pg_net lives', async () => {
    const { stdout } = await checkout.supabase(['db', 'advisors', `--remote=${server.url}`])
    const advice = JSON.parse(stdout.slice(stdout.indexOf('['))) as Advice[]
    expect(advice.map(({ level, name, detail }) => `${level} ${name}: ${detail}`)).toEqual([
      'WARN extension_in_public: Extension `pg_net` is installed in the public schema. Move it to another schema.',
    ])
  })

  it('changes a whole table only in what its owner runs, because the hosted API refuses that', async () => {
    const bodies = await owner<{ name: string; body: string }[]>`
      select p.proname as name, p.prosrc as body from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`
    const whole = bodies.filter(({ body }) => changesOf(body).some((change) => !/\bwhere\b/i.test(change)))
    expect(whole.map(({ name }) => name)).toEqual(['load_curriculum', 'load_kits', 'new_epochs'])
  })
})

/** The statements in a function's body that update or delete, each to its semicolon or the bracket around it. */
function changesOf(body: string): string[] {
  return [...body.matchAll(/\b(update|delete from)\s+(public|private|auth)\.\w+/gi)].map(({ index }) => {
    let depth = 0
    for (let at = index; at < body.length; at += 1) {
      if (body[at] === '(') depth += 1
      if (body[at] === ')') depth -= 1
      if (depth < 0 || (body[at] === ';' && depth === 0)) return body.slice(index, at)
    }
    return body.slice(index)
  })
}
