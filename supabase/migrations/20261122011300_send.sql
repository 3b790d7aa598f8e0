-- Send: private.send_message charges and writes a message, and nothing else does. Its callers are apply_ops (the app)
-- and public.send_message (the edge function, with the specification's body). charge_message takes the charge alone,
-- and the send that follows finds it.

-- The reason to refuse a message, or null. An id that is someone's already is refused too: without this check the
-- primary key would raise an error in place of an answer.
create function private.send_problem(me uuid, message jsonb) returns text
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

-- The time of the next message of a chat: the server's clock in milliseconds, strictly rising within the chat.
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

-- The section a message asks to redo; null unless it names a section of a reply in the same chat.
create function private.part_of(me uuid, message jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reply_id', r.id, 'section', message #>> '{part,section}')
  from public.chat_messages r
  where r.id::text = message #>> '{part,reply_id}' and r.user_id = me and r.role = 'assistant'
    and r.session_id::text = message ->> 'session_id' and length(message #>> '{part,section}') between 1 and 200
$$;

-- Writes the teacher's row, the empty row of the reply and the job. It expects the head to be locked and is idempotent
-- by the message id.
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
  insert into private.generation_jobs (message_id, reply_id, user_id, session_id, charge_key, queued_at, part)
    values (message_id, reply_id, me, session, message_id::text, at, private.part_of(me, message));
  return jsonb_build_object('status', 'done', 'session_id', session, 'reply_id', reply_id);
end $$;

-- The same send for the edge function, on behalf of a teacher whose token it has verified.
create function public.send_message(as_user uuid, message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := private.unwrap(message);
begin
  perform private.lock_head(as_user);
  if private.must_set_password(as_user) and not exists (select from public.chat_messages m
      where m.id = (given ->> 'message_id')::uuid and m.user_id = as_user) then
    return private.refused('password_setup');
  end if;
  return private.send_message(as_user, given);
end $$;
grant execute on function public.send_message to service_role;

-- Asks for a failed or stopped reply once more, charged under a key of its own. The rising attempt keeps the old worker
-- out; first_attempt gives the retry its own three tries.
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
    return '{"status": "done"}';  -- another device has asked already
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
