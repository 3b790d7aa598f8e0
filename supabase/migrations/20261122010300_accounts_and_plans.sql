-- Accounts and plans: how many messages a teacher may send, and until when.

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

create trigger a_lock before insert or update or delete on public.subscriptions
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.subscriptions
  for each row execute function private.stamp();
create trigger a_bury after delete on public.subscriptions
  for each row execute function private.bury('user_id');
create trigger b_guard before update on public.subscriptions
  for each row execute function private.guard_update('school_name', 'school_id', 'rev');

-- Only an admin names a school. [SCHOOL-20] [DATA-75]
create function private.guard_school() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not old.is_admin then
    raise exception 'only a school admin can set up a school' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger b_guard_school before update on public.subscriptions
  for each row execute function private.guard_school();

-- An admin's school id is set once and is never that of another admin; members carry their admin's.
create function private.school_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_admin and new.school_id is distinct from old.school_id and (old.school_id is not null
      or exists (select from public.subscriptions where school_id = new.school_id and user_id <> new.user_id)) then
    raise exception 'the school id cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger c_rules before update of school_id on public.subscriptions
  for each row execute function private.school_rules();

-- A new teacher gets a free plan and an empty counter the first time the server meets them.
create function private.ensure_account(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.subscriptions where user_id = owner) then
    insert into public.subscriptions (user_id) values (owner) on conflict do nothing;
  end if;
  if not exists (select from public.user_usage where user_id = owner) then
    insert into public.user_usage (user_id) values (owner) on conflict do nothing;
  end if;
end $$;

-- Payments and the seed set the plan columns of one account with this; school_name and school_id are the admin's own.
create function public.set_subscription(target_user uuid, patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  now_set public.subscriptions;
begin
  patch := private.unwrap(patch);
  perform private.lock_head(target_user);
  perform private.ensure_account(target_user);
  select * into now_set from jsonb_populate_record(
    (select s from public.subscriptions s where s.user_id = target_user), patch - array['user_id', 'rev']);
  update public.subscriptions set message_limit = now_set.message_limit, plan_type = now_set.plan_type,
    cancel_at_period_end = now_set.cancel_at_period_end, status = now_set.status,
    current_period_end = now_set.current_period_end, school_name = now_set.school_name, school_id = now_set.school_id,
    is_trial = now_set.is_trial, trial_expires_at = now_set.trial_expires_at, is_admin = now_set.is_admin
    where user_id = target_user returning * into now_set;
  if now_set.is_admin then
    insert into private.school_licenses (admin_id) values (target_user) on conflict do nothing;
  end if;
  perform private.reset_period(target_user);
  return to_jsonb(now_set);
end $$;
grant execute on function public.set_subscription to service_role;

-- Makes an account free again; everything its teacher made stays. [PLAN-64]
create function private.make_free(owner uuid) returns void
language sql security definer set search_path = '' as $$
  update public.subscriptions set message_limit = 10, plan_type = 'free',
    status = case when cancel_at_period_end then 'canceled' end, cancel_at_period_end = false,
    current_period_end = null, is_admin = false where user_id = owner
$$;
