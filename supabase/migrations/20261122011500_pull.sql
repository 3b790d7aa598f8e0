-- Pull: the answers a device reads. Each is one statement, so that it is one snapshot, and one jsonb value, because
-- PostgREST cuts long sets. The functions are definers, because on the embedded backend auth.uid() is closed to invoker
-- functions; they set UTC, so that every time ends in +00:00.

create type private.synced_row as (rev bigint, t text, r jsonb);

-- The first rows in the given order, as many as fit in 512 KB and at least one.
create function private.page_of(rows_in private.synced_row[], max_bytes int default 524288)
returns table (rev bigint, t text, r jsonb)
language sql immutable set search_path = '' as $$
  select p.rev, p.t, p.r from (
    select u.rev, u.t, u.r, u.place, sum(pg_column_size(u.r)) over (order by u.place) as bytes
      from unnest(rows_in) with ordinality as u (rev, t, r, place)) p
  where p.place = 1 or p.bytes <= max_bytes order by p.place
$$;

create function private.as_rows(page private.synced_row[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('t', u.t, 'r', u.r) order by u.place), '[]')
    from unnest(page) with ordinality as u (rev, t, r, place)
$$;

-- The answer to a teacher the server has not met: bootstrap comes first.
create function private.nothing() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('epoch', null, 'as_of', 0, 'rows', '[]'::jsonb, 'next_before', null)
$$;

-- Bootstrap -----------------------------------------------------------------------------------------------------------
-- The first answer on a new device stays under 100 KB compressed, whatever the newest chat holds: it brings the newest
-- of that chat's messages that fit, and the chat counts as whole only if all of them do.

-- The newest chat, the time from which its messages fit, and whether that is all of them. A message compressed on its
-- way weighs at most what it weighs as stored, because the network compresses better; its length bounds the rest.
create function private.newest_chat(me uuid) returns table (id uuid, since timestamptz, whole boolean)
language sql stable security definer set search_path = '' as $$
  with chat as (
    select s.id from public.chat_sessions s where s.user_id = me and not s.is_deleted order by s.updated_at desc limit 1
  ), weighed as (
    select m.created_at,
      sum(400 + pg_column_size(m.content) + coalesce(pg_column_size(m.chat_content), 0)
        + coalesce(pg_column_size(m.html_content), 0) + coalesce(pg_column_size(m.edited_html_content), 0)
        + coalesce(pg_column_size(m.doc), 0) + coalesce(pg_column_size(m.context), 0)) over newest_first as stored,
      sum(octet_length(m.content) + coalesce(octet_length(m.html_content), 0)
        + coalesce(octet_length(m.edited_html_content), 0)) over newest_first as long
    from public.chat_messages m join chat on m.session_id = chat.id
    window newest_first as (order by m.created_at desc)
  ), fitting as (
    select min(w.created_at) filter (where w.stored <= 60000 and w.long <= 400000) as since,
      coalesce(bool_and(w.stored <= 60000 and w.long <= 400000), true) as whole
    from weighed w
  )
  select chat.id, fitting.since, fitting.whole from chat, fitting
$$;

-- The chats a device shows at once: the newest 200, and those its stars come from, deleted or not.
create function private.bootstrap_rows(me uuid, newest_chat uuid, since timestamptz) returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  with stars as (
    select * from public.starred_items where user_id = me
  ), newest as (
    select id from public.chat_sessions where user_id = me and not is_deleted order by updated_at desc limit 200
  )
  select array_agg((b.rev, b.t, b.r)::private.synced_row order by b.rev desc) from (
    select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x where x.user_id = me
      and (x.id in (select id from newest) or x.id in (select chat_session_id from stars))
    union all select x.rev, 'starred_items', to_jsonb(x) from stars x
    union all select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me
    union all select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me
    union all select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.session_id = newest_chat and x.created_at >= since) b
$$;

create function public.bootstrap() returns jsonb
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

-- Changes -------------------------------------------------------------------------------------------------------------

-- Everything of one teacher after a revision, in the order of revisions.
create function private.changes_after(me uuid, since bigint, max_rows int) returns private.synced_row[]
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
    (select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me and x.rev > since)
    order by 1 limit max_rows) c
$$;

-- since is beyond the head when the server was restored from a backup: the device then begins again.
create function public.pull_changes(epoch uuid, since bigint, max_rows int default 500) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  with me as (
    select h.user_id as id, h.epoch, h.rev from public.sync_heads h where h.user_id = auth.uid()
  ), found as (
    select private.changes_after(me.id, since, least(greatest(max_rows, 1), 500)) as list from me
    where me.epoch = pull_changes.epoch and since <= me.rev
  ), page as (
    select array_agg((p.rev, p.t, p.r)::private.synced_row) as list, count(*) as kept, max(p.rev) as last_rev
      from found, private.page_of(found.list) p
  )
  select coalesce((select case
    when pull_changes.epoch is distinct from me.epoch or since is null or since > me.rev then '{"resync": true}'::jsonb
    else jsonb_build_object('epoch', me.epoch, 'head', me.rev,
      'cursor', case when page.kept < coalesce(array_length(found.list, 1), 0)
        or page.kept = least(greatest(max_rows, 1), 500) then page.last_rev else me.rev end,
      'rows', private.as_rows(page.list), 'server_time', private.now_ms()) end
    from me left join found on true left join page on true), '{"resync": true}')
$$;

-- History and single chats --------------------------------------------------------------------------------------------

-- The chats and messages of a teacher's history, newest change first. Deleted chats bring only what is starred.
create function private.history_before(me uuid, before bigint, max_rows int) returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.rev desc) from (
    (select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x
      where x.user_id = me and x.rev < before and (not x.is_deleted or exists (
        select from public.starred_items s where s.user_id = me and s.chat_session_id = x.id))
      order by x.rev desc limit max_rows)
    union all
    (select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.rev < before and (x.is_visable or exists (
        select from public.starred_items s where s.user_id = me and s.message_id = x.id))
      order by x.rev desc limit max_rows)
    order by 1 desc limit max_rows) c
$$;

create function public.fetch_history(before bigint, max_rows int default 500) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  with me as (
    select h.user_id as id, h.epoch, h.rev from public.sync_heads h where h.user_id = auth.uid()
  ), found as (
    select private.history_before(me.id, before, least(greatest(max_rows, 1), 500)) as list from me
  ), page as (
    select array_agg((p.rev, p.t, p.r)::private.synced_row) as list, count(*) as kept, min(p.rev) as last_rev
      from found, private.page_of(found.list) p
  )
  select coalesce((select jsonb_build_object('epoch', me.epoch, 'as_of', me.rev, 'server_time', private.now_ms(),
    'rows', private.as_rows(page.list),
    'next_before', case when page.kept < coalesce(array_length(found.list, 1), 0)
      or page.kept = least(greatest(max_rows, 1), 500) then page.last_rev end)
    from me, found, page), private.nothing())
$$;

-- One whole chat; an unknown chat and another teacher's have no rows.
create function public.fetch_chat(session uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce((select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'rows', private.as_rows((
    select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.made, c.t desc) from (
      select s.rev, 'chat_sessions' as t, to_jsonb(s) as r, s.created_at as made
        from public.chat_sessions s where s.user_id = h.user_id and s.id = session
      union all select m.rev, 'chat_messages', to_jsonb(m), m.created_at
        from public.chat_messages m where m.user_id = h.user_id and m.session_id = session) c)))
    from public.sync_heads h where h.user_id = auth.uid()), private.nothing())
$$;

-- At most 200 messages with their chats, for stars and deep links.
create function public.fetch_messages(ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce((select jsonb_build_object('epoch', h.epoch, 'as_of', h.rev, 'rows', private.as_rows((
    with wanted as (select m.* from public.chat_messages m where m.user_id = h.user_id and m.id = any (ids[1:200]))
    select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.t desc, c.rev) from (
      select s.rev, 'chat_sessions' as t, to_jsonb(s) as r from public.chat_sessions s
        where s.user_id = h.user_id and s.id in (select session_id from wanted)
      union all select m.rev, 'chat_messages', to_jsonb(m) from wanted m) c)))
    from public.sync_heads h where h.user_id = auth.uid()), private.nothing())
$$;

grant execute on function public.bootstrap, public.pull_changes, public.fetch_history, public.fetch_chat,
  public.fetch_messages to authenticated;
