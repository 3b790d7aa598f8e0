-- Push: apply_ops takes a device's waiting changes. Each op goes from apply_ops (the queue) to apply_once (the
-- receipt), run_op (the choice) and a function of its own, which answers {status, reason?, …}.

-- Ops -----------------------------------------------------------------------------------------------------------------

create function private.op_reply_stop(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message uuid := op ->> 'message_id';
begin
  if not exists (select from private.generation_jobs where message_id = message and user_id = me) then
    return private.refused('gone');
  end if;
  perform private.stop_job(message);
  return '{"status": "done"}';
end $$;

-- Delete beats rename: renaming a deleted chat is no error and changes nothing.
create function private.op_chat_rename(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
  new_title text := trim(coalesce(op ->> 'title', ''));
begin
  if new_title = '' then
    return private.refused('empty');
  elsif not exists (select from public.chat_sessions where id = session and user_id = me) then
    return private.refused('gone');
  end if;
  update public.chat_sessions set title = new_title where id = session and user_id = me and not is_deleted;
  return '{"status": "done"}';
end $$;

create function private.op_chat_delete(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
begin
  update public.chat_sessions set is_deleted = true where id = session and user_id = me and not is_deleted;
  return '{"status": "done"}';
end $$;

create function private.op_star_set(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message uuid := op ->> 'message_id';
begin
  if not (op ->> 'starred')::boolean then
    delete from public.starred_items where user_id = me and message_id = message;
  elsif not exists (select from public.chat_messages where id = message and user_id = me) then
    return private.refused('gone');
  elsif not exists (select from public.starred_items where user_id = me and message_id = message) then
    insert into public.starred_items (user_id, message_id, item_type) values (me, message, op ->> 'item_type');
  end if;
  return '{"status": "done"}';
end $$;

-- The later save becomes the current one. When its base is not the current revision, both stay and the device is told.
create function private.op_resource_save(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message public.chat_messages;
  base uuid := op ->> 'base_id';
  revision uuid := op ->> 'op_id';
begin
  select * into message from public.chat_messages where id = (op ->> 'message_id')::uuid and user_id = me;
  if not found then
    return private.refused('gone');
  elsif op ->> 'html' is null then
    return private.refused('empty');
  elsif length(op ->> 'html') > 4000000 then
    return private.refused('too_long');
  end if;
  if not private.replace_own_version(message.edited_revision, op) then
    insert into public.resource_revisions (id, user_id, message_id, base_id, html, device, restored_from)
      values (revision, me, message.id, base, op ->> 'html', (op ->> 'device')::uuid, (op ->> 'restores')::uuid);
  end if;
  update public.chat_messages set edited_html_content = op ->> 'html', edited_revision = revision,
    also_edited = private.beside_after(message, base, op -> 'settles') where id = message.id;
  if message.edited_revision is distinct from base then
    return jsonb_build_object('status', 'done', 'also_edited', message.edited_revision);
  end if;
  return '{"status": "done"}';
end $$;

-- The queue -----------------------------------------------------------------------------------------------------------

-- A retry is charged under a key no send has: the id of a message that was given back would count as paid.
create function private.run_op(me uuid, op jsonb) returns jsonb
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

-- Runs one op under its receipt. An op that was done before gets the same answer again; another op under the same id is
-- refused. While a member still has to set a password, a new op waits.
create function private.apply_once(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  id uuid := op ->> 'op_id';
  receipt private.applied_ops;
  outcome jsonb;
begin
  if id is null then
    return private.refused('unknown_op');
  end if;
  select * into receipt from private.applied_ops where user_id = me and op_id = id;
  if found then
    return case when receipt.hash = md5(op::text) then receipt.outcome else private.refused('op_id_reused') end;
  end if;
  if private.must_set_password(me) then
    return '{"status": "waiting"}';
  end if;
  outcome := private.run_op(me, op);
  if outcome ->> 'status' = 'done' then
    -- Only effects leave a receipt: an op that was refused may succeed later under its id.
    outcome := outcome || jsonb_build_object('rev', (select rev from public.sync_heads where user_id = me));
    insert into private.applied_ops (user_id, op_id, hash, outcome) values (me, id, md5(op::text), outcome);
  end if;
  return outcome;
end $$;

-- as_user says whose queue it is: an outbox never goes out under the next teacher's token.
create function public.apply_ops(as_user uuid, ops jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  op jsonb;
  answer jsonb;
  stopped text[] := '{}';
  answers jsonb := '[]';
begin
  if me is null or me is distinct from as_user then
    raise exception 'not your queue' using errcode = '42501';
  end if;
  ops := private.unwrap(ops);
  if jsonb_typeof(ops) is distinct from 'array' or jsonb_array_length(ops) > 100 then
    raise exception 'ops must be a list of at most 100' using errcode = '22023';
  end if;
  perform private.lock_head(me);  -- first and alone: later statements then see everything that was committed
  for op in select value from jsonb_array_elements(ops) loop
    if op ->> 'lane' = any (stopped) then
      answer := '{"status": "waiting"}';  -- an earlier op of this lane was refused
    else
      begin  -- a savepoint for each op
        answer := private.apply_once(me, op);
      exception
        when sqlstate 'MH050' then
          answer := private.refused('star_limit');
        when others then
          -- Trouble that passes is raised to the caller, who tries again; it is never a refusal.
          if left(sqlstate, 2) in ('40', '53', '55', '57', '58', 'XX') then
            raise;
          end if;
          answer := private.refused(sqlstate);
      end;
      if answer ->> 'status' = 'refused' and op ->> 'lane' is not null then
        stopped := stopped || (op ->> 'lane');
      end if;
    end if;
    answers := answers || (answer || jsonb_build_object('op_id', op ->> 'op_id'));
  end loop;
  return answers;
end $$;
grant execute on function public.apply_ops to authenticated;
