import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildSchema, PLATFORM_SQL } from '../support/databases/database-schema.ts'
import { openPglite } from '../support/databases/pglite-database.ts'

class RollBack extends Error {}

// What a hosted project has beyond the roles: the realtime publication, Vault, and a way to make web requests.
const HOSTED_SQL = `
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net.sent (url text, headers jsonb);
create function net.http_post(url text, body jsonb, headers jsonb) returns bigint language sql security definer as $$
  insert into net.sent values (url, headers); select 1::bigint
$$;
grant usage on schema vault, net to mahere_owner;
grant select on vault.decrypted_secrets to mahere_owner;
grant usage on schema auth to mahere_owner;
grant select, references on auth.users to mahere_owner;
`

// Older projects have these too; new ones grant nothing by default.
const OLDER_DEFAULTS = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

const CLIENT_RIGHTS = `
select * from (select p.oid::regprocedure::text as name, r.role, 'EXECUTE' as right
from pg_proc p, unnest(array['anon', 'authenticated']) r (role)
where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(r.role, p.oid, 'execute')
union all
select table_name || coalesce('.' || column_name, ''), grantee, privilege_type
from (select table_name, null as column_name, grantee, privilege_type from information_schema.role_table_grants
  union all select table_name, column_name, grantee, privilege_type from information_schema.role_column_grants) g
where grantee in ('anon', 'authenticated')) rights
order by name collate "C", role collate "C", rights.right collate "C"`

describe('the migrations on a hosted project', () => {
  const database = `hosted_${process.pid}`
  let admin: Sql
  let inside: Sql
  let owner: Sql
  const connect = (user: string, name: string) =>
    postgres({
      host: '127.0.0.1',
      port: inject('postgresPort'),
      user,
      password: 'postgres',
      database: name,
      max: 1,
      onnotice: () => undefined,
    })

  beforeAll(async () => {
    admin = connect('postgres', 'postgres')
    await admin.unsafe(`create database ${database} owner mahere_owner`)
    inside = connect('postgres', database)
    await inside.unsafe(PLATFORM_SQL.replace(/^create role .*$/gm, '') + HOSTED_SQL)
    owner = connect('mahere_owner', database)
    await owner.unsafe('create publication supabase_realtime')
    await owner.unsafe(OLDER_DEFAULTS)
    await buildSchema((sql) => owner.unsafe(sql))
  })
  afterAll(async () => {
    await Promise.all([inside?.end(), owner?.end()])
    await admin?.unsafe(`drop database if exists ${database} with (force)`)
    await admin?.end()
  })

  it('realtime publishes the synced tables and heads, and the notices are gone', async () => {
    const published = await owner.unsafe(
      `select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
    )
    expect(published.map((row) => row.tablename)).toEqual([
      'chat_messages',
      'chat_sessions',
      'starred_items',
      'subscriptions',
      'sync_heads',
      'user_usage',
    ])
    expect(await owner.unsafe(`select 1 from pg_trigger where tgname = 'z_tell'`)).toHaveLength(0)
  })

  it('clients have the rights they have elsewhere, and none on what a later migration makes', async () => {
    const elsewhere = await openPglite('current')
    const expected = await elsewhere.as('owner', (tx) => tx.sql(CLIENT_RIGHTS))
    await elsewhere.close()
    expect([...(await owner.unsafe(CLIENT_RIGHTS))]).toEqual(expected)
    const later = [
      'create table public.later (id int)',
      'create function public.later() returns int return 1',
    ]
    const after = owner.begin(async (tx) => {
      for (const statement of later) await tx.unsafe(statement)
      expect([...(await tx.unsafe(CLIENT_RIGHTS))]).toEqual(expected)
      throw new RollBack()
    })
    await expect(after).rejects.toBeInstanceOf(RollBack)
  })

  it('the sweep calls its function only when a reply is due and its address is known', async () => {
    const sweep = () => owner.unsafe('select private.call_sweep()')
    const sent = () => inside.unsafe('select * from net.sent')
    const [user] = await inside.unsafe(`insert into auth.users (email) values ('a@school.test') returning id`)
    const message = `jsonb_build_object('session_id', gen_random_uuid(), 'message_id', gen_random_uuid(), 'content', 'Kia ora')`
    await sweep()
    expect(await sent()).toHaveLength(0)
    await owner.unsafe(`select public.send_message($1::text::uuid, ${message})`, [user?.id])
    await owner.unsafe(`update private.generation_jobs set changed_at = now() - interval '1 minute'`)
    await sweep()
    expect(await sent()).toHaveLength(0)
    await inside.unsafe(
      `insert into vault.decrypted_secrets values ('mahere_functions_url', 'https://x.test/functions/v1'), ('mahere_service_key', 'key')`,
    )
    await sweep()
    expect([...(await sent())]).toMatchObject([
      { url: 'https://x.test/functions/v1/sweep-jobs', headers: { authorization: 'Bearer key' } },
    ])
  })
})
