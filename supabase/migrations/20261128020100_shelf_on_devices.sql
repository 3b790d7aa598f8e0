-- How devices read the shelf: the list comes with bootstrap and pull, the documents with fetch_messages, so that neither
-- grows with them.

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
    union all select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me
    union all select x.rev, x.t, x.r from private.shelf_rows(me, 0) x
    union all select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.session_id = newest_chat and x.created_at >= since) b
$$;

create or replace function public.bootstrap() returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.lock_head(me);
  perform private.ensure_account(me);
  perform private.reset_period(me);
  perform private.deliver_shelf(me);
  return (
    select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'server_time', private.now_ms(),
      'rows', private.as_rows(private.bootstrap_rows(me, newest.id, newest.since)),
      'complete_chats', case when newest.whole then jsonb_build_array(newest.id) else '[]' end,
      'history_before', case when (select count(*) from public.chat_sessions where user_id = me and not is_deleted) > 200
        or exists (select from public.chat_messages m where m.user_id = me
          and (m.session_id is distinct from newest.id or not newest.whole))
        then h.rev + 1 end)
    from public.sync_heads h left join private.newest_chat(me) newest on true where h.user_id = me);
end $$;

create or replace function private.changes_after(me uuid, since bigint, max_rows int) returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.rev) from (
    (select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'starred_items', to_jsonb(x) from public.starred_items x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'sync_tombstones', to_jsonb(x) from public.sync_tombstones x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, x.t, x.r from private.shelf_rows(me, since) x order by x.rev limit max_rows)
    union all
    (select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me and x.rev > since)
    order by 1 limit max_rows) c
$$;

-- The page of changes is one statement, and so one snapshot; what is delivered to the reader just before is in it.
create function private.changes_page(reader uuid, epoch uuid, since bigint, max_rows int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (
    select h.user_id as id, h.epoch, h.rev from public.sync_heads h where h.user_id = reader
  ), found as (
    select private.changes_after(me.id, since, least(greatest(max_rows, 1), 500)) as list from me
    where me.epoch = changes_page.epoch and since <= me.rev
  ), page as (
    select array_agg((p.rev, p.t, p.r)::private.synced_row) as list, count(*) as kept, max(p.rev) as last_rev
      from found, private.page_of(found.list) p
  )
  select coalesce((select case
    when changes_page.epoch is distinct from me.epoch or since is null or since > me.rev then '{"resync": true}'::jsonb
    else jsonb_build_object('epoch', me.epoch, 'head', me.rev,
      'cursor', case when page.kept < coalesce(array_length(found.list, 1), 0)
        or page.kept = least(greatest(max_rows, 1), 500) then page.last_rev else me.rev end,
      'rows', private.as_rows(page.list), 'server_time', private.now_ms()) end
    from me left join found on true left join page on true), '{"resync": true}')
$$;
revoke all on function private.changes_page(uuid, uuid, bigint, int) from public, anon, authenticated;

create or replace function public.pull_changes(epoch uuid, since bigint, max_rows int default 500) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  perform private.deliver_shelf(auth.uid());
  return private.changes_page(auth.uid(), epoch, since, max_rows);
end $$;

-- At most 200 messages with their chats, for stars and deep links; and documents of the shelf.
create or replace function public.fetch_messages(ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce((select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'rows', private.as_rows((
    with wanted as (select m.* from public.chat_messages m where m.user_id = h.user_id and m.id = any (ids[1:200]))
    select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.t desc, c.rev) from (
      select s.rev, 'chat_sessions' as t, to_jsonb(s) as r from public.chat_sessions s
        where s.user_id = h.user_id and s.id in (select session_id from wanted)
      union all select m.rev, 'chat_messages', to_jsonb(m) from wanted m
      union all select x.rev, x.t, x.r from private.shelf_rows(h.user_id, 0, ids[1:200]) x) c)))
    from public.sync_heads h where h.user_id = auth.uid()), private.nothing())
$$;
