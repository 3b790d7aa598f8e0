-- Schools at the same moment: one order of locks for everything that touches an admin and members, a school id that only
-- one admin can hold, and a queue for plans that have to follow what changed elsewhere.

-- Whoever changes a school holds the school itself first, and then every head that may be written, in the order of their
-- ids. A teacher's own work holds one head alone. So nobody waits in a circle.
create function private.heads_of_school(admin uuid, other uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from (select admin as id union select other
    union select member_id from public.school_memberships where admin_id = admin) h where id is not null order by id
$$;

create function private.lock_school(admin uuid, other uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('school ' || admin, 0));
  for head in select * from private.heads_of_school(admin, other) loop
    perform private.lock_head(head);
  end loop;
end $$;

-- The unique index decides when two admins claim one id at the same moment; the trigger cannot see the other's row then.
create unique index school_of_one_admin on public.subscriptions (school_id) where is_admin;

-- An admin keeps the school id they have. Becoming an admin may clear the id of the school one was a member of.
create or replace function private.school_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_admin and new.school_id is distinct from old.school_id and ((old.is_admin and old.school_id is not null)
      or exists (select from public.subscriptions where school_id = new.school_id and user_id <> new.user_id)) then
    raise exception 'the school id cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;

-- Plans that have to follow -------------------------------------------------------------------------------------------

-- A writer who may not lock a whole school notes it here, and a timer settles it. Rows are only added and taken away, so
-- that a note made while another is being handled is not lost. left_school: the account is in no school any more.
create table private.plans_due (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  left_school boolean not null default false
);

create or replace function private.seat_next_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.plans_due (user_id, left_school) values (old.admin_id, false), (old.member_id, true);
  return null;
end $$;

-- The name of a school stands in its members' plans too.
create function private.note_school_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.plans_due (user_id) values (new.user_id);
  return null;
end $$;
create trigger d_school_name after update of school_name, school_id on public.subscriptions
  for each row when (new.is_admin and (new.school_name, new.school_id) is distinct from (old.school_name, old.school_id))
  execute function private.note_school_name();

-- Settles who left a school, and the members of a school. An admin's own plan stays: it may have been given by hand.
-- False when somebody else is at work on one of them: nothing is waited for here, because one run settles many schools.
create function private.settle_if_free(owner uuid, left_school boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  head uuid;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('school ' || owner, 0)) then
    return false;
  end if;
  for head in select h.user_id from public.sync_heads h where h.user_id in (select * from private.heads_of_school(owner, null))
  loop
    perform 1 from public.sync_heads where user_id = head for update skip locked;
    if not found then
      return false;
    end if;
  end loop;
  if left_school and not exists (select from public.school_memberships where member_id = owner) then
    update public.subscriptions set school_id = null, school_name = null
      where user_id = owner and not is_admin and school_id is not null;
    perform private.settle_plan(owner);
    perform private.reset_period(owner);
  end if;
  perform private.seat_members(owner);
  return true;
end $$;

-- A timer calls this.
create function public.settle_due_plans() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  handled int := 0;
begin
  for due in
    select p.user_id, bool_or(p.left_school) as left_school, array_agg(p.id) as ids
      from private.plans_due p group by p.user_id order by min(p.id) limit 100
  loop
    if private.settle_if_free(due.user_id, due.left_school) then
      delete from private.plans_due where id = any (due.ids);
      handled := handled + 1;
    end if;
  end loop;
  return handled;
end $$;
grant execute on function public.settle_due_plans to service_role;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.schedule('mahere-plans', '* * * * *', 'select public.settle_due_plans()')$cron$;
  end if;
end $$;

-- Plans and payments, with these locks --------------------------------------------------------------------------------

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
  if school.user_id is not null and not buys_school then
    plan.school_id := school.school_id; plan.school_name := school.school_name;
  elsif school.user_id is not null then
    delete from public.school_memberships where member_id = owner;
    plan.school_id := null; plan.school_name := null;
  end if;
  if school.is_admin and seat = 'active' and not buys_school then
    plan.message_limit := 500; plan.plan_type := 'school_member'; plan.status := 'active'; plan.is_admin := false;
    plan.cancel_at_period_end := false; plan.current_period_end := null;
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
      is_admin = plan.is_admin, school_id = plan.school_id, school_name = plan.school_name where user_id = owner;
  end if;
end $$;
