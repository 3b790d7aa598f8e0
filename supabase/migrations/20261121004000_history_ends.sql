-- A plan's draft code, by which a later message changes the same draft, stands at its very end: what is cut from a long
-- message of the chat's history is its middle.
create or replace function private.history_of(message public.chat_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('role', h.role, 'content', case when length(h.words) <= 8000 then h.words
    else left(h.words, 6000) || E'\n…\n' || right(h.words, 1997) end) order by h.created_at), '[]')
  from (
    select m.role, m.created_at, coalesce(nullif(m.chat_content, ''), m.content) as words from public.chat_messages m
    where m.session_id = message.session_id and m.created_at < message.created_at and m.is_visable and m.state = 'done'
    order by m.created_at desc limit 12) h
  where h.words <> ''
$$;
