-- Every change of a synced row takes the next number of its owner's stream.
-- Rule: a writer locks the owner's head before it locks any row, in a statement of its own. Then the order of numbers
-- is the order of commits (nobody skips a row), statements after the lock see all that was committed, nobody deadlocks.

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

-- Direct calls of a signed-in teacher; functions lock by themselves.
create function private.lock_own_head() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.lock_head(auth.uid());
  end if;
  return null;
end $$;

create function private.next_rev(owner uuid) returns bigint
language sql security definer set search_path = '' as $$
  update public.sync_heads set rev = rev + 1 where user_id = owner returning rev
$$;

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

-- Skipped while the account itself is being deleted: the head is going as well.
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

-- Triggers fire in the order of their names: a_ lock and stamp, b_ guards, c_ rules.
-- A star is known by its message on every device, so that is what its tombstone names.
do $$
declare
  synced text;
begin
  foreach synced in array array['chat_sessions', 'chat_messages', 'starred_items', 'user_usage', 'subscriptions'] loop
    execute format('create trigger a_lock before insert or update or delete on public.%I
      for each statement execute function private.lock_own_head()', synced);
    execute format('create trigger a_stamp before insert or update on public.%I
      for each row execute function private.stamp()', synced);
    execute format('create trigger a_bury after delete on public.%I
      for each row execute function private.bury(%L)', synced,
      case when synced = 'starred_items' then 'message_id'
           when synced in ('user_usage', 'subscriptions') then 'user_id' else 'id' end);
  end loop;
end $$;
