-- A reply that failed may offer another way of having it written: by the built-in planner, when the teacher says so.

alter table public.chat_messages add column offer text check (offer in ('planner'));
alter table private.generation_jobs add column writer text check (writer in ('planner'));

-- What a failed reply offers goes with its failure, and any other state ends it.
create or replace function private.write_reply(reply uuid, patch jsonb, new_state text) returns void
language sql security definer set search_path = '' as $$
  update public.chat_messages set state = new_state,
    content = case when patch ? 'content' then coalesce(patch ->> 'content', '') else content end,
    chat_content = case when patch ? 'chat_content' then patch ->> 'chat_content' else chat_content end,
    html_content = case when patch ? 'html_content' then patch ->> 'html_content' else html_content end,
    resource_type = case when patch ? 'resource_type' then patch ->> 'resource_type' else resource_type end,
    resource_link = case when patch ? 'resource_link' then patch ->> 'resource_link' else resource_link end,
    doc = case when patch ? 'doc' then nullif(patch -> 'doc', 'null'::jsonb) else doc end,
    doc_version = case when patch ? 'doc_version' then (patch ->> 'doc_version')::int else doc_version end,
    offer = case when new_state = 'failed' then patch ->> 'offer' end
  where id = reply
$$;

-- Gives the job back for a later try; the last try given back fails it, with the worker's last words. A worker whose
-- service is away asks for fewer tries than the three, so that a teacher is not kept waiting.
drop function public.release_job(uuid, int);
create function public.release_job(message uuid, my_attempt int, tries int default 3, last_words jsonb default '{}')
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
begin
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return false;
  elsif job.attempt - job.first_attempt >= least(tries, 3) then
    perform private.write_reply(job.reply_id, coalesce(private.unwrap(last_words), '{}'), 'failed');
    perform private.fail_job(job);
    return true;
  end if;
  update private.generation_jobs set state = 'waiting', lease_until = null, changed_at = clock_timestamp()
    where message_id = message;
  update public.chat_messages set state = 'waiting' where id = job.reply_id;
  return true;
end $$;
grant execute on function public.release_job to service_role;

-- Asks for a failed or stopped reply once more, charged under a key of its own. The rising attempt keeps the old worker
-- out; first_attempt gives the retry its own three tries. The writer is the one the teacher asked for this time; none
-- leaves the choice to the server.
drop function private.retry_reply(uuid, uuid, text);
create function private.retry_reply(me uuid, message uuid, charge_key text, asked_writer text) returns jsonb
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
    charge_key = retry_reply.charge_key, queued_at = private.now_ms(), changed_at = clock_timestamp(),
    writer = case when asked_writer = 'planner' then asked_writer end
    where j.message_id = message;
  update public.chat_messages set state = 'waiting', offer = null where id = job.reply_id;
  return '{"status": "done"}';
end $$;

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
    when 'star.set' then private.op_star_set(me, op)
    when 'resource.save' then private.op_resource_save(me, op)
    else private.refused('unknown_op') end;
end $$;

create or replace function public.job_input(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version, 'part', private.part_with_document(j), 'writer', j.writer)
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$$;

-- Ends a reply nobody needs any more. One that had not begun is given back; one that ran has cost work. A teacher who
-- stops a model, because it is slow, is offered the planner too.
create or replace function private.stop_job(message uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stopped private.generation_jobs;
begin
  update private.generation_jobs set state = 'stopped', lease_until = null, changed_at = clock_timestamp()
    where message_id = message and state in ('waiting', 'running') returning * into stopped;
  if not found then
    return;
  end if;
  update public.chat_messages set state = 'stopped', offer = (select 'planner' from private.model_calls c
      where c.message_id = message and c.first_attempt = stopped.first_attempt limit 1)
    where id = stopped.reply_id;
  if stopped.attempt = stopped.first_attempt then
    perform private.refund(stopped.user_id, stopped.charge_key);
  end if;
end $$;
