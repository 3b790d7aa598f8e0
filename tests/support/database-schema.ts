import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { curriculumSql } from '../../supabase/seed/curriculum-sql.ts'

const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url))

/** What a hosted project has before our first migration: roles, auth.users and auth.uid(). */
export const PLATFORM_SQL = `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
create schema auth authorization supabase_auth_admin;
create table auth.users (id uuid primary key default gen_random_uuid(), email text, encrypted_password text);
alter table auth.users owner to supabase_auth_admin;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;
`

/** The migrations in the order of their names. */
export function migrationFiles(): { name: string; sql: string }[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(MIGRATIONS + name, 'utf8') }))
}

/** Runs every migration, one transaction a file, then the curriculum. */
export async function buildSchema(run: (sql: string) => Promise<unknown>): Promise<void> {
  for (const { name, sql } of migrationFiles()) {
    try {
      await run(`begin;\n${sql}\ncommit;`)
    } catch (cause) {
      throw new Error(`migration ${name} failed: ${String(cause)}`, { cause })
    }
  }
  await run(curriculumSql())
}
