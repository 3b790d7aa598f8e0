-- Foundations: the roles Supabase brings, a schema no client can reach, and small helpers every later file uses.

-- Hosted Supabase has these roles; the embedded backend makes them later than its first migration.
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

-- Receipts, the ledger, jobs and every helper live here. It is not exposed and holds no row security: the embedded
-- backend grants ALL in every schema that has a table with row security.
create schema private;
revoke all on schema private from public;

-- Times are milliseconds: the device keeps no more, and two values that look alike there must be equal here.
create function private.now_ms() returns timestamptz
language sql volatile set search_path = '' as $$
  select date_trunc('milliseconds', clock_timestamp())
$$;

-- One PostgreSQL driver of the embedded backend encodes jsonb arguments twice.
create function private.unwrap(argument jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(argument) = 'string' then (argument #>> '{}')::jsonb else argument end
$$;

-- A title is at most 50 characters: longer ones keep 47 and three dots. [CHAT-71]
create function private.cut_title(title text) returns text
language sql immutable set search_path = '' as $$
  select case when length(title) > 50 then left(title, 47) || '...' else title end
$$;

-- True for the role edge functions and timers use. Inside a definer function current_user is the owner, but the
-- setting "role" still says who called.
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
