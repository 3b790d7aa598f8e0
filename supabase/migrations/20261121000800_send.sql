-- One send: this function charges and writes, nothing else does. Three callers: apply_ops (the app), send_message (the
-- edge function with the specification's body) and, for the charge alone, charge_message.

create function private.send_problem(me uuid, message jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  content text := message ->> 'content';
  session uuid := message ->> 'session_id';
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
  return null;
end $$;

-- The time of the next message of a chat: the server's clock in ms, strictly rising within the chat.
create function private.next_time(session uuid) returns timestamptz
language sql volatile security definer set search_path = '' as $$
  select greatest(private.now_ms(), max(created_at) + interval '1 ms') from public.chat_messages where session_id = session
$$;

-- A message for a deleted chat revives it; one for an unknown chat makes it.
create function private.open_session(me uuid, message jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := message ->> 'session_id';
  new_title text := nullif(trim(coalesce(message ->> 'title', '')), '');
begin
  if exists (select from public.chat_sessions where id = session) then
    update public.chat_sessions set is_deleted = false, updated_at = private.now_ms() where id = session and user_id = me;
  else
    insert into public.chat_sessions (id, user_id, generator_type, title)
      values (session, me, coalesce(message ->> 'generator_type', 'lessonPlan'), coalesce(new_title, 'New Chat'));
  end if;
end $$;

-- Writes the teacher's row, the empty row of the reply and the job. Idempotent by the message id. The head is locked.
create function private.send_message(me uuid, message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := message ->> 'session_id';
  message_id uuid := message ->> 'message_id';
  reply_id uuid := coalesce((message ->> 'reply_id')::uuid, gen_random_uuid());
  sent public.chat_messages;
  problem text;
  charged jsonb;
  at timestamptz;
begin
  select * into sent from public.chat_messages where id = message_id and user_id = me;
  if found then
    return jsonb_build_object('status', 'done', 'session_id', sent.session_id, 'reply_id',
      (select m.id from public.chat_messages m where m.reply_to = sent.id and m.user_id = me limit 1));
  end if;
  problem := private.send_problem(me, message);
  if problem is not null then
    return jsonb_build_object('status', 'refused', 'reason', problem);
  end if;
  charged := private.charge(me, message_id::text);
  if not (charged ->> 'success')::boolean then
    return jsonb_build_object('status', 'refused', 'reason', charged ->> 'reason');
  end if;
  perform private.open_session(me, message);
  at := private.next_time(session);
  insert into public.chat_messages (id, user_id, session_id, role, content, context, created_at)
    values (message_id, me, session, 'user', message ->> 'content',
      case when jsonb_typeof(message -> 'context') = 'object' then message -> 'context' end, at);
  insert into public.chat_messages (id, user_id, session_id, role, state, reply_to, created_at)
    values (reply_id, me, session, 'assistant', 'waiting', message_id, at + interval '1 ms');
  insert into private.generation_jobs (message_id, reply_id, user_id, session_id, charge_key, queued_at)
    values (message_id, reply_id, me, session, message_id::text, at);
  return jsonb_build_object('status', 'done', 'session_id', session, 'reply_id', reply_id);
end $$;

-- For the edge function: the same send for a teacher whose token it has verified.
create function public.send_message(as_user uuid, message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_head(as_user);
  return private.send_message(as_user, private.unwrap(message));
end $$;

-- Ends a reply nobody needs any more. One that had not begun is given back; one that ran was worked for.
create function private.stop_job(message uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stopped private.generation_jobs;
begin
  update private.generation_jobs set state = 'stopped', lease_until = null, changed_at = clock_timestamp()
    where message_id = message and state in ('waiting', 'running') returning * into stopped;
  if not found then
    return;
  end if;
  update public.chat_messages set state = 'stopped' where id = stopped.reply_id;
  if stopped.attempt = stopped.first_attempt then
    perform private.refund(stopped.user_id, stopped.charge_key);
  end if;
end $$;

-- Asks for a failed or stopped reply once more, charged under a key of its own. The rising attempt keeps the old
-- worker out, first_attempt gives the retry its own three tries.
create function private.retry_reply(me uuid, message uuid, charge_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
  charged jsonb;
begin
  select j.* into job from private.generation_jobs j join public.chat_sessions s on s.id = j.session_id
    where j.message_id = message and j.user_id = me and not s.is_deleted;
  if not found then
    return '{"status": "refused", "reason": "gone"}';
  elsif job.state in ('waiting', 'running') then
    return '{"status": "done"}';  -- another device asked already
  elsif job.state = 'done' then
    return '{"status": "refused", "reason": "not_retryable"}';
  end if;
  charged := private.charge(me, charge_key);
  if not (charged ->> 'success')::boolean then
    return jsonb_build_object('status', 'refused', 'reason', charged ->> 'reason');
  end if;
  update private.generation_jobs j set state = 'waiting', first_attempt = j.attempt, lease_until = null,
    charge_key = retry_reply.charge_key, queued_at = private.now_ms(), changed_at = clock_timestamp()
    where j.message_id = message;
  update public.chat_messages set state = 'waiting' where id = job.reply_id;
  return '{"status": "done"}';
end $$;
