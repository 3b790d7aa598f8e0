-- A version of a lesson plan that the teacher made: words edited by hand, or an older version brought back. It is a
-- reply of its own, so no version is ever written over, and it costs no message.

-- The reason to refuse a version, or null. An edit is kept whatever happened meanwhile: the version it was based on and
-- any newer one are in the list beside it. An older version comes back only if nothing newer was made or is being made.
create function private.plan_problem(me uuid, op jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  base public.chat_messages;
begin
  if length(op ->> 'doc') > 300000 or length(op ->> 'content') > 100000 then
    return 'too_long';
  end if;
  if op #>> '{doc,format}' is distinct from 'plan' or jsonb_typeof(op #> '{doc,sections}') is distinct from 'array' then
    return 'rejected';
  end if;
  select * into base from public.chat_messages where id = (op ->> 'base_id')::uuid and user_id = me
    and session_id = (op ->> 'session_id')::uuid and role = 'assistant' and doc ->> 'format' = 'plan';
  if not found then
    return 'gone';
  end if;
  if exists (select from public.chat_messages where id = (op ->> 'message_id')::uuid) then
    return 'id_taken';
  end if;
  if op ->> 'restores' is not null and exists (select from public.chat_messages m
      where m.session_id = base.session_id and m.role = 'assistant' and m.created_at > base.created_at
        and (m.state in ('waiting', 'running') or m.doc ->> 'format' = 'plan')) then
    return 'changed_elsewhere';
  end if;
  return null;
end $$;

create function private.op_plan_save(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
  problem text := private.plan_problem(me, op);
begin
  if problem is not null then
    return private.refused(problem);
  end if;
  update public.chat_sessions set is_deleted = false, updated_at = private.now_ms() where id = session and user_id = me;
  insert into public.chat_messages (id, user_id, session_id, role, content, doc, doc_version, created_at)
    values ((op ->> 'message_id')::uuid, me, session, 'assistant', coalesce(op ->> 'content', ''), op -> 'doc',
      (op #>> '{doc,version}')::int, private.next_time(session));
  return '{"status": "done"}';
end $$;
revoke all on function private.plan_problem(uuid, jsonb), private.op_plan_save(uuid, jsonb)
  from public, anon, authenticated;

create or replace function private.run_op(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if op ->> 'v' is distinct from '1' then
    return private.refused('unknown_op');
  end if;
  return case op ->> 'op'
    when 'message.send' then private.send_message(me, op) - array['session_id', 'reply_id']
    when 'reply.stop' then private.op_reply_stop(me, op)
    when 'reply.retry' then
      private.retry_reply(me, (op ->> 'message_id')::uuid, 'retry:' || (op ->> 'op_id')::uuid, op ->> 'writer')
    when 'chat.rename' then private.op_chat_rename(me, op)
    when 'chat.delete' then private.op_chat_delete(me, op)
    when 'chat.restore' then private.op_chat_restore(me, op)
    when 'star.set' then private.op_star_set(me, op)
    when 'resource.save' then private.op_resource_save(me, op)
    when 'plan.save' then private.op_plan_save(me, op)
    else private.refused('unknown_op') end;
end $$;
