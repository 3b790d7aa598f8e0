-- Sync: every teacher has one stream of changes. A head counts them, each synced row carries the number of its last
-- change (rev), tombstones name the rows that were removed, and receipts name the ops that were applied.

create table public.sync_heads (
  user_id uuid primary key references auth.users on delete cascade,
  epoch uuid not null default gen_random_uuid(),
  rev bigint not null default 0
) with (fillfactor = 50);

create table public.sync_tombstones (
  user_id uuid not null references auth.users on delete cascade,
  table_name text not null,
  row_id uuid not null,
  rev bigint not null,
  primary key (user_id, table_name, row_id)
);
create index sync_tombstones_by_rev on public.sync_tombstones (user_id, rev);

-- Receipts: an op has one effect however often it is sent. Refusals leave none.
create table private.applied_ops (
  user_id uuid not null references auth.users on delete cascade,
  op_id uuid not null,
  hash text not null,
  outcome jsonb not null,
  primary key (user_id, op_id)
);

-- Heads ---------------------------------------------------------------------------------------------------------------

-- A writer locks the owner's head before it locks any row, in a statement of its own. The order of revisions is then
-- the order of commits (no device skips a row), later statements see everything that was committed, and nobody
-- deadlocks.
create function private.lock_head(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.sync_heads where user_id = owner for update;
  if not found then
    insert into public.sync_heads (user_id)
      select owner where exists (select from auth.users where id = owner) on conflict do nothing;
    perform 1 from public.sync_heads where user_id = owner for update;
  end if;
end $$;

create function private.next_rev(owner uuid) returns bigint
language sql security definer set search_path = '' as $$
  update public.sync_heads set rev = rev + 1 where user_id = owner returning rev
$$;

-- To be run by hand after a backup of the server was restored: every device then reads its rows again from the start
-- and keeps the changes that wait to be sent.
create function private.new_epochs() returns void
language sql security definer set search_path = '' as $$
  update public.sync_heads set epoch = gen_random_uuid()
$$;

-- Triggers of every synced table --------------------------------------------------------------------------------------
-- Triggers fire in the order of their names: a_ locks and stamps, b_ guards, c_ applies rules, d_ and z_ come after.

-- Direct calls of a signed-in teacher lock the head here; functions lock it themselves.
create function private.lock_own_head() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.lock_head(auth.uid());
  end if;
  return null;
end $$;

-- Gives a row the next revision of its owner's stream.
create function private.stamp() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.user_id := old.user_id;  -- a row never changes its owner
  end if;
  new.rev := private.next_rev(new.user_id);
  if new.rev is null then
    perform private.lock_head(new.user_id);
    new.rev := private.next_rev(new.user_id);
  end if;
  return new;
end $$;

-- Leaves a tombstone for a removed row; the trigger's argument names the column devices know the row by. While the
-- account itself is being deleted there is no tombstone, because the head is going as well.
create function private.bury() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id) then
    insert into public.sync_tombstones (user_id, table_name, row_id, rev)
      values (old.user_id, tg_table_name, (to_jsonb(old) ->> tg_argv[0])::uuid, private.next_rev(old.user_id))
      on conflict (user_id, table_name, row_id) do update set rev = excluded.rev;
  end if;
  return null;
end $$;
