-- The calls to a language model: what each one used and cost, and how much of it a teacher may use in a day. Only the
-- server writes here, and no client reads it. The owner reads private.model_costs.

-- A call is written down before it is made, so one whose worker was killed is in here too, as 'open'. Tokens are null
-- where the provider has told none; is_estimate marks those that were counted by the letters. Deleting an account keeps
-- what its calls cost, without a name.
create table private.model_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  message_id uuid not null,
  -- One asking of a teacher, a retry being another, may take several attempts.
  first_attempt int not null,
  attempt int not null,
  provider text not null,
  model text not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'stopped')),
  failure text,
  -- The most tokens that the reply may still use. They count for the day while the call is open.
  reserved_tokens int not null check (reserved_tokens >= 0),
  input_tokens int,
  cached_tokens int,
  output_tokens int,
  is_estimate boolean not null default false,
  cost numeric(14, 8),
  currency text check (currency in ('NZD', 'USD')),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index model_calls_of_teacher on private.model_calls (user_id, started_at);
create index model_calls_of_message on private.model_calls (message_id);

-- A teacher's day begins at midnight in New Zealand.
create function private.day_start() returns timestamptz
language sql stable set search_path = '' as $$
  select date_trunc('day', clock_timestamp() at time zone 'Pacific/Auckland') at time zone 'Pacific/Auckland'
$$;

-- True when another reply, which may use so many tokens, would pass a limit of the teacher's day. A limit that is null
-- does not hold. No call lasts for ten minutes, so one that is open for longer has lost its worker.
create function private.is_over_day(job private.generation_jobs, day_replies int, day_tokens bigint, wanted int) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(distinct (c.message_id, c.first_attempt)) filter (
      where (c.message_id, c.first_attempt) <> (job.message_id, job.first_attempt)) >= day_replies
    or coalesce(sum(case when c.state = 'open' and c.started_at > clock_timestamp() - interval '10 minutes'
      then c.reserved_tokens else coalesce(c.input_tokens, 0) + coalesce(c.output_tokens, 0) end), 0) + wanted > day_tokens
  from private.model_calls c where c.user_id = job.user_id and c.started_at >= private.day_start()
$$;

-- Writes a call down before it is made. It locks the teacher's head, so two replies at once cannot both take the last of
-- a day. Only the first call of an attempt is held to the limits: a reply that was begun is finished.
create function public.begin_model_call(message uuid, my_attempt int, call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job private.generation_jobs;
  wanted int;
  new_id uuid;
begin
  call := private.unwrap(call);
  job := private.lock_job(message);
  if job.state is distinct from 'running' or job.attempt <> my_attempt then
    return '{"status": "over"}';
  end if;
  wanted := (call ->> 'reserved_tokens')::int;
  if not exists (select from private.model_calls where message_id = message and attempt = my_attempt)
      and coalesce(private.is_over_day(job, (call ->> 'day_replies')::int, (call ->> 'day_tokens')::bigint, wanted), false) then
    return '{"status": "day_limit"}';
  end if;
  insert into private.model_calls (user_id, message_id, first_attempt, attempt, provider, model, reserved_tokens)
    values (job.user_id, message, job.first_attempt, my_attempt, call ->> 'provider', call ->> 'model', wanted)
    returning id into new_id;
  return jsonb_build_object('status', 'begun', 'id', new_id);
end $$;

-- Closes a call, once, with what is known of it.
create function public.end_model_call(call_id uuid, outcome jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  outcome := private.unwrap(outcome);
  update private.model_calls set state = outcome ->> 'state', failure = outcome ->> 'failure',
    input_tokens = (outcome ->> 'input_tokens')::int, cached_tokens = (outcome ->> 'cached_tokens')::int,
    output_tokens = (outcome ->> 'output_tokens')::int, is_estimate = coalesce((outcome ->> 'is_estimate')::boolean, false),
    cost = (outcome ->> 'cost')::numeric, currency = outcome ->> 'currency', ended_at = clock_timestamp()
    where id = call_id and state = 'open';
end $$;

grant execute on function public.begin_model_call, public.end_model_call to service_role;

-- What each teacher's replies cost on each day, by model. The sum over user_id is the bill.
create view private.model_costs as
  select (started_at at time zone 'Pacific/Auckland')::date as day, user_id, provider, model, currency,
    count(distinct (message_id, first_attempt)) as replies, count(*) as calls,
    count(*) filter (where state <> 'done') as unfinished_calls, sum(input_tokens) as input_tokens,
    sum(cached_tokens) as cached_tokens, sum(output_tokens) as output_tokens, sum(cost) as cost,
    count(*) filter (where cost is null) as calls_without_cost, bool_or(is_estimate) as has_estimates
  from private.model_calls group by 1, 2, 3, 4, 5;
revoke all on private.model_calls, private.model_costs from public, anon, authenticated, service_role;
