-- A teacher who deleted the wrong chat takes it back. The trigger on chats shows its messages again; stars were never gone.
create function private.op_chat_restore(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
begin
  update public.chat_sessions set is_deleted = false where id = session and user_id = me and is_deleted;
  return '{"status": "done"}';
end $$;
revoke all on function private.op_chat_restore(uuid, jsonb) from public, anon, authenticated;

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
    else private.refused('unknown_op') end;
end $$;
