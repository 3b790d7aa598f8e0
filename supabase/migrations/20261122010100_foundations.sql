-- Foundations: the roles Supabase brings, rights that stay closed until they are granted, a schema no client can reach,
-- and the small helpers and guards every later file uses.

-- A hosted project has these roles. The embedded backend makes them later than its first migration, so this file does.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin %s', role_name, case role_name when 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;

-- Clients reach nothing that is not granted to them by name. Older hosted projects grant everything by default and new
-- ones nothing, so the defaults are set here, before the first function and table exist.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

-- Receipts, the ledger, jobs and every helper live in schema private. It is not exposed, and its tables have no row
-- security, because the embedded backend grants ALL in every schema that has a table with row security.
create schema private;
revoke all on schema private from public;

-- Times are in milliseconds: a device keeps no more, and two values that look alike there must be equal here.
create function private.now_ms() returns timestamptz
language sql volatile set search_path = '' as $$
  select date_trunc('milliseconds', clock_timestamp())
$$;
-- A column default is evaluated as the caller.
grant execute on function private.now_ms to authenticated, service_role;

-- One PostgreSQL driver of the embedded backend encodes jsonb arguments twice.
create function private.unwrap(argument jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(argument) = 'string' then (argument #>> '{}')::jsonb else argument end
$$;

-- The answer to a change that cannot be made, now or at a later try.
create function private.refused(reason text) returns jsonb
language sql immutable set search_path = '' as $$ select jsonb_build_object('status', 'refused', 'reason', reason) $$;

-- Callers -------------------------------------------------------------------------------------------------------------

-- True for the role that edge functions and timers use. Inside a definer function current_user is the owner, but the
-- setting "role" still names the caller.
create function private.is_service() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), '') = 'service_role'
$$;

-- Every function that takes a user id refuses an id that is not the caller's. [DATA-74]
create function private.require_self(target uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_service() then
    return;
  end if;
  if auth.uid() is null or auth.uid() is distinct from target then
    raise exception 'not your account' using errcode = '42501';
  end if;
end $$;

-- Guards --------------------------------------------------------------------------------------------------------------

-- The trigger's arguments name the columns a client may change. Grants alone do not hold, because the embedded backend
-- and older hosted projects grant everything to authenticated. The function is an invoker on purpose: current_user then
-- names the caller.
create function private.guard_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception 'this column cannot be changed by a client' using errcode = '42501';
  end if;
  return new;
end $$;

-- TRUNCATE passes row security by. No call of a client reaches it today; this guard holds should one ever do.
create function private.guard_truncate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  return null;
end $$;
