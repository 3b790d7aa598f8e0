-- Replies: claimed under a lease, fenced by the attempt, published once, refunded once. For the service role only.
-- The service role has no auth.uid(), so each function locks the owner's head itself, before any row.

create function private.lock_job(message uuid) returns private.generation_jobs
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  job private.generation_jobs;
begin
  select user_id into owner from private.generation_jobs where message_id = message;
  if not found then
    return null;
  end if;
  perform private.lock_head(owner);
  select * into job from private.generation_jobs where message_id = message;
  return job;
end $$;

-- Replies of one chat are made in order: an earlier open one goes first.
create function private.is_turn(job private.generation_jobs) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.generation_jobs e where e.session_id = job.session_id
    and e.state in ('waiting', 'running') and (e.queued_at, e.message_id) < (job.queued_at, job.message_id))
$$;

create function private.is_due(job private.generation_jobs) returns boolean
language sql volatile set search_path = '' as $$
  select job.state = 'waiting' or (job.state = 'running' and job.lease_until < clock_timestamp())
$$;

create function private.fail_job(job private.generation_jobs) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.generation_jobs set state = 'failed', lease_until = null, changed_at = clock_timestamp()
    where message_id = job.message_id;
  update public.chat_messages set state = 'failed' where id = job.reply_id;
  perform private.refund(job.user_id, job.charge_key);
end $$;

-- Null: taken, over, not its turn, or out of tries.
create function public.claim_job(message uuid, seconds int default 120) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  job private.generation_jobs;
begin
  job := private.lock_job(message);
  if job.message_id is null or not private.is_due(job) or not private.is_turn(job) then
    return null;
  elsif job.attempt - job.first_attempt >= 3 then
    perform private.fail_job(job);
    return null;
  end if;
  update private.generation_jobs set state = 'running', attempt = attempt + 1, changed_at = clock_timestamp(),
    lease_until = clock_timestamp() + make_interval(secs => seconds)
    where message_id = message returning * into job;
  update public.chat_messages set state = 'running' where id = job.reply_id and state <> 'running';
  return jsonb_build_object('message_id', job.message_id, 'reply_id', job.reply_id, 'user_id', job.user_id,
    'session_id', job.session_id, 'attempt', job.attempt, 'lease_until', job.lease_until);
end $$;

-- The chosen goals, word for word from our table; a goal we do not have is marked missing.
create function private.context_with_goals(context jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when jsonb_typeof(context) = 'object' then context || jsonb_build_object('goals', coalesce((
    select jsonb_agg(jsonb_build_object('id', wanted.goal ->> 'id', 'outcome', g.outcome, 'source', g.source,
      'subject', b.subject, 'year_group', b.year_group, 'strand', b.strand, 'skill', b.skill,
      'missing', g.id is null) order by wanted.place)
    from jsonb_array_elements(case when jsonb_typeof(context -> 'goals') = 'array' then context -> 'goals' else '[]' end)
      with ordinality as wanted (goal, place)
    left join public.curriculum_goals g on g.id = wanted.goal ->> 'id'
    left join public.curriculum_blocks b on b.id = g.block_id), '[]')) end
$$;

-- The chat before a message: at most the last 12 messages, oldest first, each cut to 8,000 characters.
create function private.history_of(message public.chat_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('role', h.role, 'content', left(h.words, 8000)) order by h.created_at), '[]')
  from (
    select m.role, m.created_at, coalesce(nullif(m.chat_content, ''), m.content) as words from public.chat_messages m
    where m.session_id = message.session_id and m.created_at < message.created_at and m.is_visable and m.state = 'done'
    order by m.created_at desc limit 12) h
  where h.words <> ''
$$;

create function public.job_input(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version)
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$$;

create function private.write_reply(reply uuid, patch jsonb, new_state text) returns void
language sql security definer set search_path = '' as $$
  update public.chat_messages set state = new_state,
    content = case when patch ? 'content' then coalesce(patch ->> 'content', '') else content end,
    chat_content = case when patch ? 'chat_content' then patch ->> 'chat_content' else chat_content end,
    html_content = case when patch ? 'html_content' then patch ->> 'html_content' else html_content end,
    resource_type = case when patch ? 'resource_type' then patch ->> 'resource_type' else resource_type end,
    resource_link = case when patch ? 'resource_link' then patch ->> 'resource_link' else resource_link end,
    doc = case when patch ? 'doc' then nullif(patch -> 'doc', 'null'::jsonb) else doc end,
    doc_version = case when patch ? 'doc_version' then (patch ->> 'doc_version')::int else doc_version end
  where id = reply
$$;

-- False: someone else holds the job or it is over, so stop working. An empty patch while running is a heartbeat.
create function public.publish_reply(message uuid, my_attempt int, patch jsonb, new_state text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
begin
  if new_state is null or new_state not in ('running', 'done', 'failed') then
    raise exception 'a worker publishes running, done or failed' using errcode = '22023';
  end if;
  patch := coalesce(private.unwrap(patch), '{}');
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return false;
  end if;
  if new_state <> 'running' or patch <> '{}' then
    perform private.write_reply(job.reply_id, patch, new_state);
  end if;
  if new_state = 'failed' then
    perform private.fail_job(job);
    return true;
  end if;
  update private.generation_jobs set state = new_state, changed_at = clock_timestamp(),
    lease_until = case new_state when 'running' then clock_timestamp() + interval '120 s' end where message_id = message;
  if new_state = 'done' then
    update public.chat_sessions set updated_at = private.now_ms() where id = job.session_id;
  end if;
  return true;
end $$;

-- Gives the job back for a later try; the third try given back fails it.
create function public.release_job(message uuid, my_attempt int) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
begin
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return false;
  elsif job.attempt - job.first_attempt >= 3 then
    perform private.fail_job(job);
    return true;
  end if;
  update private.generation_jobs set state = 'waiting', lease_until = null, changed_at = clock_timestamp()
    where message_id = message;
  update public.chat_messages set state = 'waiting' where id = job.reply_id;
  return true;
end $$;

-- Fails what ran out of tries. Heads that are busy wait for the next run.
create function private.fail_lost_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
begin
  for job in
    select * from private.generation_jobs where state = 'running' and lease_until < clock_timestamp()
      and attempt - first_attempt >= 3 order by user_id limit 100
  loop
    perform 1 from public.sync_heads where user_id = job.user_id for update skip locked;
    if found then
      select * into job from private.generation_jobs where message_id = job.message_id;
      if job.state = 'running' and job.lease_until < clock_timestamp() then
        perform private.fail_job(job);
      end if;
    end if;
  end loop;
end $$;

-- For the sweep: messages whose reply waits or whose lease ran out, the first of each chat, oldest first. A message
-- just sent is left to the device that asks for it and can show it while it is made.
create function public.due_jobs(max int default 20, grace_seconds int default 5) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  perform private.fail_lost_jobs();
  select coalesce(jsonb_agg(d.message_id order by d.queued_at), '[]') into due from (
    select j.message_id, j.queued_at from private.generation_jobs j
    where j.state in ('waiting', 'running') and private.is_due(j) and private.is_turn(j)
      and (j.state = 'running' or j.changed_at <= clock_timestamp() - make_interval(secs => grace_seconds))
    order by j.queued_at limit due_jobs.max) d;
  return due;
end $$;

-- A generated title arrives only where the teacher has not named the chat meanwhile.
create function public.name_chat(session uuid, old_title text, new_title text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select user_id into owner from public.chat_sessions where id = session;
  if not found or trim(coalesce(new_title, '')) = '' then
    return false;
  end if;
  perform private.lock_head(owner);
  update public.chat_sessions set title = trim(new_title)
    where id = session and title = old_title and title <> trim(new_title) and not is_deleted;
  return found;
end $$;

-- Chats nobody touched for two years go, unless something of them is starred.
create function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  for owner in
    select distinct user_id from public.chat_sessions where updated_at < clock_timestamp() - interval '2 years'
    order by 1 limit 100
  loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed;
    end if;
  end loop;
  return total;
end $$;
