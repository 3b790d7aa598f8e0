-- Jobs: every reply is a job, claimed under a lease, fenced by its attempt, published once and refunded once.
-- Workers call these functions as the service role, which has no auth.uid(), so each locks the owner's head itself,
-- before any row.

-- A reply may run twice, is published once and charged once. attempt only ever rises, over a retry too: it is the fence
-- that keeps an old worker from writing. Tries are counted from first_attempt. part names the section a message asks to
-- redo: {reply_id, section}. It is kept with the job, so that a retry knows it too.
create table private.generation_jobs (
  message_id uuid primary key references public.chat_messages on delete cascade,
  reply_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  part jsonb,
  attempt int not null default 0,
  first_attempt int not null default 0,
  lease_until timestamptz,
  charge_key text not null,
  queued_at timestamptz not null default private.now_ms(),
  changed_at timestamptz not null default clock_timestamp()
);
create index generation_jobs_open on private.generation_jobs (queued_at) where state in ('waiting', 'running');
create index generation_jobs_of_chat on private.generation_jobs (session_id, queued_at) where state in ('waiting', 'running');
create index generation_jobs_of_user on private.generation_jobs (user_id);

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

-- Ends ----------------------------------------------------------------------------------------------------------------

create function private.fail_job(job private.generation_jobs) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.generation_jobs set state = 'failed', lease_until = null, changed_at = clock_timestamp()
    where message_id = job.message_id;
  update public.chat_messages set state = 'failed' where id = job.reply_id;
  perform private.refund(job.user_id, job.charge_key);
end $$;

-- Ends a reply nobody needs any more. One that had not begun is given back; one that ran has cost work.
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

create function private.stop_jobs_of_chat(session uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  open_job private.generation_jobs;
begin
  for open_job in select * from private.generation_jobs where session_id = session and state in ('waiting', 'running') loop
    perform private.stop_job(open_job.message_id);
  end loop;
end $$;

-- Claim, publish, release ---------------------------------------------------------------------------------------------

-- Answers null when the job is taken, over, not yet its turn, or out of tries.
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

-- Answers false when another worker holds the job or it is over: the caller then stops working. An empty patch while
-- running only renews the lease. A finished reply whose patch says "counted": false made nothing, so its charge is given
-- back.
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
    if patch -> 'counted' = 'false' then
      perform private.refund(job.user_id, job.charge_key);
    end if;
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

-- The sweep -----------------------------------------------------------------------------------------------------------

-- Fails the jobs that ran out of tries. A head that is busy waits for the next run.
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

-- Lists the messages whose reply waits or whose lease ran out, the first of each chat, oldest first. A message just
-- sent is left to the device that asks for its reply and can show it while it is made.
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

grant execute on function public.claim_job, public.publish_reply, public.release_job, public.due_jobs to service_role;
