-- Where every teacher's stream of changes stands, what was removed, which ops were applied, which replies are due.

create table public.sync_heads (
  user_id uuid primary key references auth.users on delete cascade,
  epoch uuid not null default gen_random_uuid(),
  rev bigint not null default 0
) with (fillfactor = 50);

create table public.sync_tombstones (
  user_id uuid not null references auth.users on delete cascade,
  table_name text not null,
  row_id uuid not null,
  rev bigint not null,
  primary key (user_id, table_name, row_id)
);
create index sync_tombstones_by_rev on public.sync_tombstones (user_id, rev);

-- Receipts: an op has one effect however often it is sent. Refusals leave none.
create table private.applied_ops (
  user_id uuid not null references auth.users on delete cascade,
  op_id uuid not null,
  hash text not null,
  outcome jsonb not null,
  primary key (user_id, op_id)
);

-- A reply may run twice, is published once and charged once. attempt only ever rises, also over a retry: it is the
-- fence that keeps an old worker from writing. Tries are counted from first_attempt.
create table private.generation_jobs (
  message_id uuid primary key references public.chat_messages on delete cascade,
  reply_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
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

-- Run after a server backup was restored: every device then takes everything anew, keeping what waits to be sent.
create function private.new_epochs() returns void
language sql security definer set search_path = '' as $$
  update public.sync_heads set epoch = gen_random_uuid()
$$;
