-- A teacher deletes their own account: it is asked for, waits seven days in which the teacher may change their mind, and
-- is then gone with everything that hangs on it. Payment records stay as long as tax law asks.

-- It is in the synced row, so that every device of the teacher says that the account is about to go.
alter table public.subscriptions add column deletion_due_at timestamptz;
create index subscriptions_due_for_deletion on public.subscriptions (deletion_due_at) where deletion_due_at is not null;

-- What tells a device that its account is gone, and from when payment records are counted. A random number and a time.
create table private.deleted_accounts (
  user_id uuid primary key,
  deleted_at timestamptz not null default clock_timestamp()
);

-- True while money would be taken again: a deletion must not leave a teacher paying for nothing.
create function private.pays_again(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(not (private.own_payment(owner) ->> 'cancel_at_period_end')::boolean, false)
$$;

create function public.request_account_deletion() returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := auth.uid();
  due timestamptz;
begin
  perform private.require_self(me);
  perform private.lock_head(me);
  perform private.ensure_account(me);
  if private.pays_again(me) then
    return private.refused('live_subscription');
  end if;
  -- Asking again does not begin the seven days anew.
  update public.subscriptions set deletion_due_at = private.now_ms() + interval '7 days'
    where user_id = me and deletion_due_at is null;
  select deletion_due_at into due from public.subscriptions where user_id = me;
  return jsonb_build_object('status', 'done', 'due_at', due);
end $$;

create function public.keep_account() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_self(me);
  perform private.lock_head(me);
  update public.subscriptions set deletion_due_at = null where user_id = me and deletion_due_at is not null;
  return '{"status": "done"}';
end $$;

-- Deleting ------------------------------------------------------------------------------------------------------------

-- Deletes one account whose time has come and answers how many it deleted: one transaction holds the heads of one school
-- and no more. It is any of them, so that an account that cannot be deleted never holds up the others. A teacher who has
-- paid again meanwhile has changed their mind. The teachers of a school whose admin goes keep their work, and their plans
-- follow by private.plans_due.
create function public.delete_due_accounts() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  perform private.forget_payments();
  select user_id into owner from public.subscriptions where deletion_due_at <= clock_timestamp() order by random() limit 1;
  if owner is null then
    return 0;
  end if;
  perform private.lock_school(owner);
  if private.pays_again(owner) then
    update public.subscriptions set deletion_due_at = null where user_id = owner;
  elsif exists (select from public.subscriptions where user_id = owner and deletion_due_at <= clock_timestamp()) then
    insert into private.deleted_accounts (user_id) values (owner) on conflict do nothing;
    delete from auth.users where id = owner;
    return 1;
  end if;
  return 0;
end $$;

-- Payment records of deleted accounts are kept for seven years, as tax law asks.
create function private.forget_payments() returns void
language sql security definer set search_path = '' as $$
  delete from private.payment_accounts p using private.deleted_accounts d
    where d.user_id = p.user_id and d.deleted_at < clock_timestamp() - interval '7 years';
  delete from private.payment_events where received_at < clock_timestamp() - interval '7 years';
  delete from private.payment_findings where found_at < clock_timestamp() - interval '7 years';
  delete from private.deleted_accounts where deleted_at < clock_timestamp() - interval '7 years';
$$;

-- Devices -------------------------------------------------------------------------------------------------------------

-- Asked by a device that can no longer sign in. Ids are random, so nobody else can ask about an account.
create function public.was_account_deleted(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.deleted_accounts where user_id = account)
$$;

-- A token outlives its account by up to an hour. Its device is told that it is signed out, by PostgREST's code for
-- status 401: a refusal of each change would mark unsent words as refused for good.
create or replace function private.lock_head(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.sync_heads where user_id = owner for update;
  if not found then
    insert into public.sync_heads (user_id)
      select owner where exists (select from auth.users where id = owner) on conflict do nothing;
    perform 1 from public.sync_heads where user_id = owner for update;
    if not found and owner = auth.uid() then
      raise exception 'this account was deleted' using errcode = 'PT401';
    end if;
  end if;
end $$;

revoke all on private.deleted_accounts from public, anon, authenticated;
revoke execute on function public.request_account_deletion, public.keep_account, public.delete_due_accounts,
  public.was_account_deleted from public, anon, authenticated;
grant execute on function public.request_account_deletion, public.keep_account to authenticated;
grant execute on function public.was_account_deleted to anon, authenticated;
grant execute on function public.delete_due_accounts to service_role;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.schedule('mahere-deletions', '*/5 * * * *', 'select public.delete_due_accounts()')$cron$;
  end if;
end $$;
