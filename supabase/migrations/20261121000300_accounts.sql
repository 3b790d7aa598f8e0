-- What a teacher may do: plan, use of it, and membership of a school.

create table public.subscriptions (
  user_id uuid primary key references auth.users on delete cascade,
  message_limit int not null default 10 check (message_limit >= 0),
  plan_type text not null default 'free',
  cancel_at_period_end boolean not null default false,
  status text,
  current_period_end timestamptz,
  school_name text check (length(school_name) <= 200),
  school_id uuid,
  is_trial boolean not null default false,
  trial_expires_at timestamptz,
  is_admin boolean not null default false,
  rev bigint not null default 0
);
create index subscriptions_of_school on public.subscriptions (school_id) where school_id is not null;

create table public.user_usage (
  user_id uuid primary key references auth.users on delete cascade,
  count_messages int not null default 0 check (count_messages >= 0),
  rev bigint not null default 0
);

-- email holds its first three characters and '...': the fallback list shows no more. [SCHOOL-59]
create table public.school_memberships (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  member_id uuid not null unique references auth.users on delete cascade,
  created_at timestamptz not null default private.now_ms(),
  was_invited boolean not null default false,
  email_confirmed boolean not null default false,
  invitation_sent_at timestamptz,
  password_reset_required boolean not null default false,
  password_reset_completed boolean not null default false,
  email text,
  admin_provided_name text,
  name_conflict_detected boolean not null default false,
  subscription_status text,
  is_managed boolean not null default true,
  check (member_id <> admin_id)
);
create index school_memberships_of_admin on public.school_memberships (admin_id, created_at desc);

-- The paid months: only the server moves them. Free accounts have no row, their 10 messages are a total.
create table private.usage_periods (
  user_id uuid primary key references auth.users on delete cascade,
  started_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null
);
create index usage_periods_ends_at on private.usage_periods (ends_at);

-- Why the counter says what it says. reason is in the key: a refund carries the key of its charge.
create table private.usage_ledger (
  user_id uuid not null references auth.users on delete cascade,
  key text not null,
  reason text not null check (reason in ('charge', 'refund', 'reset')),
  units int not null,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, key, reason)
);

-- Licences for members; the admin uses none. [SCHOOL-08]
create table private.school_licenses (
  admin_id uuid primary key references auth.users on delete cascade,
  total_licenses int not null default 10 check (total_licenses >= 0)
);
