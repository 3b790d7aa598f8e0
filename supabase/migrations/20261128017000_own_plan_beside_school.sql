-- A teacher who pays for a plan of their own and joins a school goes on paying until they cancel. Their row says so, so
-- that every device of theirs tells them.

-- When their own card is charged next although their school pays; null for everybody else. Only settle_plan writes it.
alter table public.subscriptions add column own_plan_renews_at timestamptz;

-- Sets the plan of one account: a school's own payment, then a seat in a school, then an own payment, then free. It
-- expects the head to be locked, and writes nothing when nothing changes. Who buys a school leaves the one they are in.
-- A member without a licence still belongs to the school and carries its name. [PLAN-64]
create or replace function private.settle_plan(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid jsonb := private.own_payment(owner);
  buys_school boolean := coalesce(paid ->> 'kind' = 'school', false);
  old public.subscriptions;
  plan public.subscriptions;
  school public.subscriptions;
  seat text;
begin
  select * into old from public.subscriptions where user_id = owner;
  select m.subscription_status into seat from public.school_memberships m where m.member_id = owner;
  select a.* into school from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where m.member_id = owner;
  plan := old;
  plan.own_plan_renews_at := null;
  if school.user_id is not null and not buys_school then
    plan.school_id := school.school_id; plan.school_name := school.school_name;
  elsif school.user_id is not null then
    delete from public.school_memberships where member_id = owner;
    plan.school_id := null; plan.school_name := null;
  end if;
  if school.is_admin and seat = 'active' and not buys_school then
    plan.message_limit := 500; plan.plan_type := 'school_member'; plan.status := 'active'; plan.is_admin := false;
    plan.cancel_at_period_end := false; plan.current_period_end := null;
    if not (paid ->> 'cancel_at_period_end')::boolean then
      plan.own_plan_renews_at := (paid ->> 'period_end')::timestamptz;
    end if;
  elsif paid is not null then
    plan.message_limit := 500; plan.status := paid ->> 'status'; plan.is_admin := buys_school;
    plan.plan_type := case when buys_school then 'school' else 'premium' end;
    plan.cancel_at_period_end := (paid ->> 'cancel_at_period_end')::boolean;
    plan.current_period_end := (paid ->> 'period_end')::timestamptz;
  else
    plan.message_limit := 10; plan.plan_type := 'free'; plan.is_admin := false; plan.current_period_end := null;
    plan.status := case when old.cancel_at_period_end or old.status = 'canceled' then 'canceled' end;
    plan.cancel_at_period_end := false;
  end if;
  if plan is distinct from old then
    update public.subscriptions set message_limit = plan.message_limit, plan_type = plan.plan_type, status = plan.status,
      cancel_at_period_end = plan.cancel_at_period_end, current_period_end = plan.current_period_end,
      own_plan_renews_at = plan.own_plan_renews_at, is_admin = plan.is_admin, school_id = plan.school_id,
      school_name = plan.school_name where user_id = owner;
  end if;
end $$;

-- Who is in this position already is told as well.
do $$
declare
  member uuid;
begin
  for member in
    select m.member_id from public.school_memberships m join private.payment_accounts p on p.user_id = m.member_id
      where p.paid is not null order by m.member_id
  loop
    perform private.lock_head(member);
    perform private.settle_plan(member);
  end loop;
end $$;
