-- Usage: how many messages were charged, given back and reset, each once per key, and the paid months.
-- Every function here expects the owner's head to be locked, except the public ones, which lock it.

create table public.user_usage (
  user_id uuid primary key references auth.users on delete cascade,
  count_messages int not null default 0 check (count_messages >= 0),
  rev bigint not null default 0
);

create trigger a_lock before insert or update or delete on public.user_usage
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.user_usage
  for each row execute function private.stamp();
create trigger a_bury after delete on public.user_usage
  for each row execute function private.bury('user_id');
create trigger b_guard before update on public.user_usage
  for each row execute function private.guard_update('rev');

-- The ledger says why the counter stands where it stands. A refund carries the key of its charge, so the reason is part
-- of the primary key.
create table private.usage_ledger (
  user_id uuid not null references auth.users on delete cascade,
  key text not null,
  reason text not null check (reason in ('charge', 'refund', 'reset')),
  units int not null,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, key, reason)
);

-- The paid months, which only the server moves. A free account has no row, because its 10 messages are a total.
create table private.usage_periods (
  user_id uuid primary key references auth.users on delete cascade,
  started_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null
);
create index usage_periods_ends_at on private.usage_periods (ends_at);

-- Charge and refund ---------------------------------------------------------------------------------------------------

-- Charges one message under a key. A key that was charged already is not charged again. [DATA-79]
create function private.charge(owner uuid, charge_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  used int;
  allowed int;
begin
  perform private.ensure_account(owner);
  perform private.reset_period(owner);
  select u.count_messages, s.message_limit into used, allowed
    from public.user_usage u join public.subscriptions s using (user_id) where u.user_id = owner;
  if exists (select from private.usage_ledger where user_id = owner and key = charge_key and reason = 'charge') then
    return jsonb_build_object('success', true, 'new_count', used);
  end if;
  if used >= allowed then
    return jsonb_build_object('success', false, 'new_count', used, 'reason', 'message_limit');
  end if;
  insert into private.usage_ledger (user_id, key, reason, units) values (owner, charge_key, 'charge', 1);
  update public.user_usage set count_messages = used + 1 where user_id = owner;
  return jsonb_build_object('success', true, 'new_count', used + 1);
end $$;

-- Gives a charge back, once, and only within the period it was taken from: after a reset there is nothing to give.
create function private.refund(owner uuid, charge_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  charged_at timestamptz;
  units_back int;
begin
  select at into charged_at from private.usage_ledger where user_id = owner and key = charge_key and reason = 'charge';
  if not found then
    return;
  end if;
  units_back := case when exists (
    select from private.usage_ledger where user_id = owner and reason = 'reset' and at > charged_at) then 0 else 1 end;
  insert into private.usage_ledger (user_id, key, reason, units)
    values (owner, charge_key, 'refund', -units_back) on conflict do nothing;
  if found and units_back > 0 then
    update public.user_usage set count_messages = greatest(0, count_messages - units_back) where user_id = owner;
  end if;
end $$;

-- The edge function increment-user-messages takes the charge that the later send finds. Without a message id it is a
-- charge of its own.
create function public.charge_message(target_user uuid, message_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_head(target_user);
  if private.must_set_password(target_user) then
    return jsonb_build_object('success', false, 'reason', 'password_setup',
      'new_count', (select count_messages from public.user_usage where user_id = target_user));
  end if;
  return private.charge(target_user, coalesce(message_id, gen_random_uuid())::text);
end $$;

-- The specification's own name for a charge. It is closed to clients. [DATA-57]
create function public.increment_user_message_count(target_user_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select public.charge_message(target_user_id, null)
$$;

-- Paid months ---------------------------------------------------------------------------------------------------------

-- The end of the paid month a teacher is in: that of their own billing period or, for a member, of the school's.
create function private.billing_end(owner uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select a.current_period_end from public.school_memberships m
       join public.subscriptions a on a.user_id = m.admin_id where m.member_id = owner),
    (select s.current_period_end from public.subscriptions s where s.user_id = owner))
$$;

-- The first end after now of months that run from the last one; billing leads when it names a date within a month.
create function private.next_period_end(last_end timestamptz, billing timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  next_end timestamptz := last_end;
begin
  if billing > clock_timestamp() and billing <= clock_timestamp() + interval '1 month 1 day' then
    return billing;
  end if;
  while next_end <= clock_timestamp() loop
    next_end := next_end + interval '1 month';
  end loop;
  return next_end;
end $$;

-- A paid account starts each month at zero; the 10 messages of a free account are a total. [DATA-18] [PLAN-108]
create function private.reset_period(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid boolean;
  period private.usage_periods;
  used int;
begin
  select message_limit > 10 into paid from public.subscriptions where user_id = owner;
  if not coalesce(paid, false) then
    delete from private.usage_periods where user_id = owner;
    return;
  end if;
  select * into period from private.usage_periods where user_id = owner;
  if not found then
    insert into private.usage_periods (user_id, ends_at)
      values (owner, private.next_period_end(clock_timestamp() + interval '1 month', private.billing_end(owner)));
    return;
  end if;
  if period.ends_at > clock_timestamp() then
    return;
  end if;
  select count_messages into used from public.user_usage where user_id = owner;
  insert into private.usage_ledger (user_id, key, reason, units)
    values (owner, period.ends_at::text, 'reset', -coalesce(used, 0)) on conflict do nothing;
  update private.usage_periods set started_at = period.ends_at,
    ends_at = private.next_period_end(period.ends_at, private.billing_end(owner)) where user_id = owner;
  if used > 0 then
    update public.user_usage set count_messages = 0 where user_id = owner;
  end if;
end $$;

-- Accounts whose paid time is over: cancelled plans past their end, and members whose school's plan has ended.
create function private.ended_accounts() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.subscriptions where cancel_at_period_end and current_period_end <= clock_timestamp()
  union
  select m.member_id from public.school_memberships m
    join public.subscriptions s on s.user_id = m.member_id and s.plan_type in ('school', 'school_member')
    join public.subscriptions a on a.user_id = m.admin_id and not a.is_admin
$$;

-- A timer calls this. A head that is busy waits for the next run, so that holding several never blocks anyone in a
-- circle.
create function public.reset_due_periods() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  handled int := 0;
begin
  for due in
    select user_id from private.usage_periods where ends_at <= clock_timestamp()
    union select * from private.ended_accounts()
    order by 1 limit 200
  loop
    perform 1 from public.sync_heads where user_id = due for update skip locked;
    if found then
      if due in (select * from private.ended_accounts()) then
        perform private.make_free(due);
      end if;
      perform private.reset_period(due);
      handled := handled + 1;
    end if;
  end loop;
  return handled;
end $$;

grant execute on function public.charge_message, public.increment_user_message_count, public.reset_due_periods
  to service_role;
