-- A deleted chat stays in the bin for 30 days, where its teacher finds it again, and then goes for good.

alter table public.chat_sessions add column deleted_at timestamptz;
create index chat_sessions_in_bin on public.chat_sessions (deleted_at) where deleted_at is not null;

-- The time follows from is_deleted, so no client can set it.
create function private.note_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_deleted then
    new.deleted_at := null;
  elsif tg_op = 'INSERT' or not old.is_deleted or old.deleted_at is null then
    new.deleted_at := private.now_ms();
  else
    new.deleted_at := old.deleted_at;
  end if;
  return new;
end $$;
create trigger d_bin before insert or update on public.chat_sessions
  for each row execute function private.note_deletion();

-- Chats that were deleted before today get the full time.
update public.chat_sessions set is_deleted = true where is_deleted;

-- Empties one teacher's bin. What is starred stays, and its chat with it, until the star goes.
create function private.empty_bin(owner uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  delete from public.chat_messages m using public.chat_sessions s
    where s.user_id = owner and m.session_id = s.id and s.deleted_at < clock_timestamp() - interval '30 days'
      and exists (select from public.starred_items i where i.chat_session_id = s.id)
      and not exists (select from public.starred_items i where i.message_id = m.id);
  delete from public.chat_sessions s
    where s.user_id = owner and s.deleted_at < clock_timestamp() - interval '30 days'
      and not exists (select from public.starred_items i where i.chat_session_id = s.id);
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke all on function private.note_deletion(), private.empty_bin(uuid) from public, anon, authenticated;

-- Removes chats nobody has touched for two years, unless one of their messages is starred, what was in a bin for 30
-- days, and the turns of the contact form. A head that is busy waits for the next run, so that holding several never
-- blocks anyone in a circle.
create or replace function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  delete from private.contact_turns where at < clock_timestamp() - interval '1 hour';
  for owner in
    select distinct user_id from public.chat_sessions s
    where updated_at < clock_timestamp() - interval '2 years'
      or (deleted_at < clock_timestamp() - interval '30 days' and (
        not exists (select from public.starred_items i where i.chat_session_id = s.id)
        or exists (select from public.chat_messages m where m.session_id = s.id
          and not exists (select from public.starred_items i where i.message_id = m.id))))
    order by 1 limit 100
  loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed + private.empty_bin(owner);
    end if;
  end loop;
  return total;
end $$;

-- A device new to the teacher gets the bin too: the chats themselves; their messages come when a chat is brought back.
create or replace function private.bootstrap_rows(me uuid, newest_chat uuid, since timestamptz)
returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  with stars as (
    select * from public.starred_items where user_id = me
  ), newest as (
    select id from public.chat_sessions where user_id = me and not is_deleted order by updated_at desc limit 200
  ), bin as (
    select id from public.chat_sessions where user_id = me and deleted_at > clock_timestamp() - interval '30 days'
    order by deleted_at desc limit 50
  )
  select array_agg((b.rev, b.t, b.r)::private.synced_row order by b.rev desc) from (
    select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x where x.user_id = me
      and (x.id in (select id from newest) or x.id in (select id from bin)
        or x.id in (select chat_session_id from stars))
    union all select x.rev, 'starred_items', to_jsonb(x) from stars x
    union all select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me
    union all select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me
    union all select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.session_id = newest_chat and x.created_at >= since) b
$$;
