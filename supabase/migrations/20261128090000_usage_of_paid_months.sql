-- What is paid for starts at zero messages: each of Stripe's periods once, for who pays and for each member of their school.
-- The count of the month before stayed in a newly paid one when our timer had ended the plan before a late event said that it
-- runs on, when a school paid again after a pause, and when a member paid for a month of their own.

-- The payment whose months count for this account: their own, else that of the school whose licence they have.
create function private.payment_in_force(owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(private.own_payment(owner), (
    select p.paid from public.school_memberships m
      join public.subscriptions a on a.user_id = m.admin_id and a.is_admin
      cross join lateral (select private.own_payment(m.admin_id) as paid) p
      where m.member_id = owner and m.subscription_status = 'active' and p.paid ->> 'kind' = 'school'))
$$;

drop function private.count_paid_period(uuid, jsonb, boolean);

-- Begins the paid month that this account is in, if that was not done. The ledger remembers it by subscription and start, so
-- a plan or a licence that goes and comes back within the month goes on counting. A month that our timer began carries no
-- such line, and its own start tells. Stripe's clock leads here, because it is the one that charges. [PLAN-108]
create function private.count_paid_period(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid jsonb := private.payment_in_force(owner);
  starts timestamptz := paid ->> 'period_start';
  period text := 'period:' || (paid ->> 'subscription_id') || ':' || (paid ->> 'period_start');
begin
  if period is null
      or exists (select from private.usage_ledger l where l.user_id = owner and l.key = period and l.reason = 'reset')
      or exists (select from private.usage_periods p where p.user_id = owner and p.started_at >= starts) then
    perform private.reset_period(owner);
  else
    perform private.start_paid_period(owner, period, starts, (paid ->> 'period_end')::timestamptz);
  end if;
end $$;

-- Gives the school's licences to its longest-standing members and takes them from the others, who stay members. The
-- admin's head comes first, as everywhere.
create or replace function private.seat_members(admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seats int := case when (select is_admin from public.subscriptions where user_id = admin)
    then (select l.total_licenses from private.license_info(admin) l) else 0 end;
  seat record;
begin
  for seat in
    select m.member_id, case when row_number() over (order by m.created_at, m.id) <= seats then 'active' else 'inactive' end
      as status from public.school_memberships m where m.admin_id = admin order by m.member_id
  loop
    perform private.lock_head(seat.member_id);
    update public.school_memberships set subscription_status = seat.status
      where member_id = seat.member_id and subscription_status is distinct from seat.status;
    perform private.settle_plan(seat.member_id);
    perform private.count_paid_period(seat.member_id);
  end loop;
end $$;

-- Makes a teacher a member of a school, within its licences, and answers {status, reason?}. It is called by
-- add-school-member and the seed. The whole school is locked first, so two additions cannot share the last licence.
create or replace function public.link_school_member(admin_user_id uuid, member_user_id uuid, details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := coalesce(private.unwrap(details), '{}');
  reason text;
begin
  perform private.lock_school(admin_user_id, member_user_id);
  perform set_config('mahere.on_behalf_of', admin_user_id::text, true);
  reason := case when private.must_be_ready(admin_user_id) = 'not_admin' then 'not_admin'
    else private.cannot_join(admin_user_id, member_user_id) end;
  if reason is not null then
    return private.refused(reason);
  end if;
  perform private.ensure_account(member_user_id);
  insert into public.school_memberships (admin_id, member_id, was_invited, email_confirmed, invitation_sent_at,
      password_reset_required, email, admin_provided_name, name_conflict_detected, subscription_status)
    values (admin_user_id, member_user_id, coalesce((given ->> 'was_invited')::boolean, false),
      coalesce((given ->> 'email_confirmed')::boolean, false), (given ->> 'invitation_sent_at')::timestamptz,
      coalesce((given ->> 'password_reset_required')::boolean, false),
      (select left(u.email, 3) || '...' from auth.users u where u.id = member_user_id),
      given ->> 'admin_provided_name', coalesce((given ->> 'name_conflict_detected')::boolean, false), 'active');
  perform private.settle_plan(member_user_id);
  perform private.count_paid_period(member_user_id);
  return '{"status": "done"}';
end $$;

-- Applies a reading of Stripe. It answers "again" when a later reading was applied meanwhile, and "gone" when the
-- account is deleted. It locks the whole school first, in the one order.
create or replace function public.apply_payment(target_user uuid, read_at_version bigint, now_paid jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  new_paid jsonb := nullif(private.unwrap(now_paid), 'null'::jsonb);
  account private.payment_accounts;
begin
  perform private.lock_school(target_user);
  insert into private.payment_accounts (user_id) values (target_user) on conflict do nothing;
  select * into account from private.payment_accounts where user_id = target_user for update;
  if account.version <> read_at_version then
    return '{"status": "again"}';
  end if;
  update private.payment_accounts set paid = new_paid, version = version + 1 where user_id = target_user;
  if not exists (select from auth.users where id = target_user) then
    return '{"status": "gone"}';
  end if;
  perform private.ensure_account(target_user);
  if new_paid ->> 'kind' = 'school' then
    insert into private.school_licenses (admin_id, total_licenses) values (target_user, (new_paid ->> 'licences')::int)
      on conflict (admin_id) do update set total_licenses = excluded.total_licenses;
  end if;
  if new_paid is not null or account.paid is not null then
    perform private.settle_plan(target_user);
    perform private.count_paid_period(target_user);
    perform private.seat_members(target_user);
  end if;
  return jsonb_build_object('status', 'done', 'changed', account.paid is distinct from new_paid);
end $$;

revoke all on function private.payment_in_force(uuid), private.count_paid_period(uuid) from public, anon, authenticated;
