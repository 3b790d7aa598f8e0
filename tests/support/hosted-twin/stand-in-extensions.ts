import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps jobs in a table that `postgres` may read, as a hosted project does, and runs none of them. */
const PG_CRON = `
create schema cron;
create table cron.job (jobid bigserial primary key, schedule text not null, command text not null, jobname text unique,
  username text not null default session_user, database text not null default current_database(), active boolean not null default true);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql security definer set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
$$;
create function cron.unschedule(job_name text) returns boolean language sql security definer set search_path = '' as $$
  delete from cron.job where jobname = $1 returning true
$$;
grant usage on schema cron to postgres;
grant select on cron.job to postgres;
revoke all on all functions in schema cron from public;
grant execute on all functions in schema cron to postgres;
`

/** Writes down the requests that it was asked to make, and makes none. The signature is pg_net's own. */
const PG_NET = `
create schema net;
create table net.http_request_queue (id bigserial primary key, method text not null, url text not null, headers jsonb, body bytea,
  timeout_milliseconds int not null);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', $1, $4, convert_to($2::text, 'utf8'), $5) returning id
$$;
grant usage on schema net to postgres, anon, authenticated, service_role;
grant select on net.http_request_queue to postgres;
`

const EXTENSIONS = {
  pg_cron: { sql: PG_CRON, version: '1.6.4', home: 'schema = pg_catalog\n' },
  pg_net: { sql: PG_NET, version: '0.19.5', home: '' },
}

/**
 * Writes stand-ins for the two extensions that a hosted project offers and the server from npm has not. A hosted project lets
 * `postgres` create them although it is no superuser; here they are trusted, which leads to the same.
 */
export function writeStandInExtensions(folder: string): void {
  const into = join(folder, 'extension')
  mkdirSync(into, { recursive: true })
  for (const [name, { sql, version, home }] of Object.entries(EXTENSIONS)) {
    const control = `default_version = '${version}'\nrelocatable = false\nsuperuser = true\ntrusted = true\n${home}`
    writeFileSync(join(into, `${name}.control`), control)
    writeFileSync(join(into, `${name}--${version}.sql`), sql)
  }
}
