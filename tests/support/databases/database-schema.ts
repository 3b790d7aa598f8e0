import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { curriculumSql } from '../../../supabase/seed/curriculum-sql.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url))

/** The template databases on the PostgreSQL server of the tests. */
export const TEMPLATES = { baseline: 'template_baseline', current: 'template_current' }

/** The SQL that a hosted project has before our first migration: roles, what we read of the auth service, and auth.uid(). */
export const PLATFORM_SQL = `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
create schema auth authorization supabase_auth_admin;
create table auth.users (id uuid primary key default gen_random_uuid(), email text, encrypted_password text,
  email_confirmed_at timestamptz, raw_user_meta_data jsonb);
alter table auth.users owner to supabase_auth_admin;
create table auth.sessions (id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz default now(), updated_at timestamptz default now(), refreshed_at timestamp, not_after timestamptz,
  user_agent text, ip inet);
alter table auth.sessions owner to supabase_auth_admin;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;
`

export interface Migration {
  name: string
  sql: string
}

type RunSql = (sql: string) => Promise<unknown>

/** The migrations in the order of their names. */
export function migrationFiles(): Migration[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(MIGRATIONS + name, 'utf8') }))
}

/**
 * The last file of the first release's schema. It and the files before it are not edited any more, because databases
 * have run them: a change of the schema is a new file after it.
 */
export const LAST_OF_BASELINE = '20261122011700_hosted.sql'

/** The migrations after the baseline, in their order. */
export const laterMigrations = () => migrationFiles().filter(({ name }) => name > LAST_OF_BASELINE)

/** Runs migrations, one transaction a file. */
async function runMigrations(run: RunSql, migrations: Migration[]): Promise<void> {
  for (const { name, sql } of migrations) {
    try {
      await run(`begin;\n${sql}\ncommit;`)
    } catch (cause) {
      throw new Error(`migration ${name} failed: ${String(cause)}`, { cause })
    }
  }
}

/** The schema of the first release. */
export function buildBaseline(run: RunSql): Promise<void> {
  return runMigrations(
    run,
    migrationFiles().filter(({ name }) => name <= LAST_OF_BASELINE),
  )
}

/** Brings the baseline up to date: every later migration, then the curriculum. */
export async function completeSchema(run: RunSql): Promise<void> {
  await runMigrations(run, laterMigrations())
  await run(curriculumSql())
}

export async function buildSchema(run: RunSql): Promise<void> {
  await buildBaseline(run)
  await completeSchema(run)
}
