-- The first answer on a new device stays under 100 KB compressed, whatever the newest chat holds: of its messages come
-- the newest that fit, and the chat counts as whole only if all of them do.

-- The newest chat, since when its messages fit, and whether that is all of them. What a message weighs compressed on its
-- way is at most what it weighs as stored, because the network compresses better; its length bounds the rest.
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

drop function private.newest_small_chat;
drop function private.bootstrap_rows;

-- Chats a device shows at once: the newest 200, and those its stars come from, deleted or not.
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

revoke all on function private.newest_chat, private.bootstrap_rows from public;
