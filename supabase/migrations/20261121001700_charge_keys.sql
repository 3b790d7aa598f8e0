-- Two holes a client of another's making could use: a retry under an id that was charged before, and ids that are taken.

-- Also refuses a message or reply whose id is someone's already: an answer, where the primary key would be an error.
create or replace function private.send_problem(me uuid, message jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  content text := message ->> 'content';
  session uuid := message ->> 'session_id';
  ids uuid[] := array[(message ->> 'message_id')::uuid, (message ->> 'reply_id')::uuid];
begin
  if coalesce(content, '') !~ '\S' then
    return 'empty';
  end if;
  if length(content) > 20000 or length(message ->> 'context') > 100000 then
    return 'too_long';
  end if;
  if session is null or exists (select from public.chat_sessions where id = session and user_id <> me) then
    return 'gone';
  end if;
  if ids[1] = ids[2] or exists (select from public.chat_messages where id = any (ids)) then
    return 'id_taken';
  end if;
  return null;
end $$;

-- A retry is charged under a key no send has: the id of a message that was given back would count as paid.
create or replace function private.run_op(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if op ->> 'v' is distinct from '1' then
    return private.refused('unknown_op');
  end if;
  return case op ->> 'op'
    when 'message.send' then private.send_message(me, op) - array['session_id', 'reply_id']
    when 'reply.stop' then private.op_reply_stop(me, op)
    when 'reply.retry' then private.retry_reply(me, (op ->> 'message_id')::uuid, 'retry:' || (op ->> 'op_id')::uuid)
    when 'chat.rename' then private.op_chat_rename(me, op)
    when 'chat.delete' then private.op_chat_delete(me, op)
    when 'star.set' then private.op_star_set(me, op)
    when 'resource.save' then private.op_resource_save(me, op)
    else private.refused('unknown_op') end;
end $$;
