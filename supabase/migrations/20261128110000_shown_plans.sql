-- The reconciliation compares the plan that the app shows as well. It compared only what we had read from Stripe, so a teacher
-- whose row said "free" while they paid was never found.

-- The plan of an account as it should be shown: a school's own payment, then a seat in a school, then an own payment, then
-- free. Who buys a school leaves the one they are in. A member without a licence still belongs to the school and carries its
-- name. [PLAN-64]
create function private.plan_of(old public.subscriptions) returns public.subscriptions
language plpgsql stable security definer set search_path = '' as $$
declare
  paid jsonb := private.own_payment(old.user_id);
  buys_school boolean := coalesce(paid ->> 'kind' = 'school', false);
  plan public.subscriptions := old;
  school public.subscriptions;
  seat text;
begin
  select m.subscription_status into seat from public.school_memberships m where m.member_id = old.user_id;
  select a.* into school from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where m.member_id = old.user_id;
  plan.own_plan_renews_at := null;
  if school.user_id is not null then
    plan.school_id := case when not buys_school then school.school_id end;
    plan.school_name := case when not buys_school then school.school_name end;
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
  return plan;
end $$;

-- Sets the plan of one account. It expects the head to be locked, and writes nothing when nothing changes.
create or replace function private.settle_plan(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.subscriptions;
  plan public.subscriptions;
begin
  select * into old from public.subscriptions where user_id = owner;
  plan := private.plan_of(old);
  if private.own_payment(owner) ->> 'kind' = 'school' then
    delete from public.school_memberships where member_id = owner;
  end if;
  if plan is distinct from old then
    update public.subscriptions set message_limit = plan.message_limit, plan_type = plan.plan_type, status = plan.status,
      cancel_at_period_end = plan.cancel_at_period_end, current_period_end = plan.current_period_end,
      own_plan_renews_at = plan.own_plan_renews_at, is_admin = plan.is_admin, school_id = plan.school_id,
      school_name = plan.school_name where user_id = owner;
  end if;
end $$;

-- True while a teacher who pays, or somebody of the school they pay for, is shown another plan or other licences than those
-- paid for. Who pays nothing is left, because a plan may have been given by hand.
create function private.is_shown_otherwise(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.payment_accounts p where p.user_id = owner and p.paid is not null)
    and (exists (select from public.subscriptions s
        where (s.user_id = owner or s.user_id in (select m.member_id from public.school_memberships m where m.admin_id = owner))
          and private.plan_of(s) is distinct from s)
      or exists (select from private.payment_accounts p join private.school_licenses l on l.admin_id = p.user_id
        where p.user_id = owner and p.paid ->> 'kind' = 'school'
          and l.total_licenses is distinct from (p.paid ->> 'licences')::int))
$$;

create or replace function public.payment_accounts_after(after_user uuid, max_rows int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.user_id), '[]') from (
    select a.user_id, a.customer_id, a.own_customer_id, a.paid,
      not exists (select from auth.users u where u.id = a.user_id) as gone,
      public.payment_account(a.user_id) -> 'member' as member, private.is_shown_otherwise(a.user_id) as shown_otherwise
    from private.payment_accounts a
    where coalesce(a.customer_id, a.own_customer_id) is not null and (after_user is null or a.user_id > after_user)
    order by a.user_id limit max_rows) p
$$;

revoke all on function private.plan_of(public.subscriptions), private.is_shown_otherwise(uuid)
  from public, anon, authenticated;
