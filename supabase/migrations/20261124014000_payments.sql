-- Payments: what Stripe holds for each teacher, as last read from Stripe, and the plan that follows from it. Only edge
-- functions write here. No amounts and no card data are kept.

-- One row for each teacher who ever began to pay. It has no foreign key: the payments of a deleted account must still be
-- found, so that they are ended. paid is what Stripe's subscription grants, null for nothing. version rises with each
-- reading, so that a reading never replaces a newer one. checkout names the one checkout that may be open.
create table private.payment_accounts (
  user_id uuid primary key,
  customer_id text unique,
  customers_made int not null default 0,
  version bigint not null default 0,
  paid jsonb,
  checkout_no int not null default 0,
  checkout jsonb
);

-- Every event that Stripe announced, of unknown types too. outcome is null until it was handled.
create table private.payment_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  customer_id text,
  received_at timestamptz not null default clock_timestamp(),
  outcome text
);

-- What Stripe and we disagreed on, and what the owner has to look at.
create table private.payment_findings (
  id bigint generated always as identity primary key,
  found_at timestamptz not null default clock_timestamp(),
  kind text not null,
  customer_id text,
  user_id uuid,
  detail text not null,
  mended boolean not null
);

-- The plan that follows from payments -----------------------------------------------------------------------------------

-- What this teacher's own payment grants now. A cancelled plan ends by our clock too, should Stripe's word not reach us.
create function private.own_payment(owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p.paid from private.payment_accounts p where p.user_id = owner
    and not ((p.paid ->> 'cancel_at_period_end')::boolean and (p.paid ->> 'period_end')::timestamptz <= clock_timestamp())
$$;

-- Sets the plan of one account: a school's own payment, then a seat in a school, then an own payment, then free. It
-- expects the head to be locked, and writes nothing when nothing changes. [PLAN-64]
create function private.settle_plan(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid jsonb := private.own_payment(owner);
  old public.subscriptions;
  plan public.subscriptions;
  school public.subscriptions;
begin
  select * into old from public.subscriptions where user_id = owner;
  select a.* into school from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where m.member_id = owner and m.subscription_status = 'active' and a.is_admin;
  plan := old;
  if school.user_id is not null and paid ->> 'kind' is distinct from 'school' then
    plan.message_limit := 500; plan.plan_type := 'school_member'; plan.status := 'active'; plan.is_admin := false;
    plan.cancel_at_period_end := false; plan.current_period_end := null;
    plan.school_id := school.school_id; plan.school_name := school.school_name;
  elsif paid is not null then
    plan.message_limit := 500; plan.status := paid ->> 'status'; plan.is_admin := paid ->> 'kind' = 'school';
    plan.plan_type := case paid ->> 'kind' when 'school' then 'school' else 'premium' end;
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

-- An account whose paid time is over, or who left a school, falls back to what they pay for themselves.
create or replace function private.make_free(owner uuid) returns void
language sql security definer set search_path = '' as $$ select private.settle_plan(owner) $$;

-- Gives the school's licences to its longest-standing members and takes them from the others, who stay members. The
-- admin's head comes first, as everywhere.
create function private.seat_members(admin uuid) returns void
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
    perform private.reset_period(seat.member_id);
  end loop;
end $$;

-- A removed member's licence goes to the next one who waits for it.
create function private.seat_next_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.subscription_status = 'active' and exists (select from public.school_memberships m
      where m.admin_id = old.admin_id and m.subscription_status = 'inactive') then
    perform private.seat_members(old.admin_id);
  end if;
  return null;
end $$;
create trigger d_seat_next after delete on public.school_memberships
  for each row execute function private.seat_next_member();

-- What is paid for starts at zero messages: a new subscription once, and each of Stripe's periods once. Stripe's clock
-- leads here, because it is the one that charges. [PLAN-108]
create function private.start_paid_period(owner uuid, key text, starts timestamptz, ends timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  used int;
begin
  select count_messages into used from public.user_usage where user_id = owner;
  insert into private.usage_ledger (user_id, key, reason, units) values (owner, start_paid_period.key, 'reset', -used)
    on conflict do nothing;
  if found and used > 0 then
    update public.user_usage set count_messages = 0 where user_id = owner;
  end if;
  insert into private.usage_periods (user_id, started_at, ends_at) values (owner, starts, ends)
    on conflict (user_id) do update set started_at = excluded.started_at, ends_at = excluded.ends_at;
end $$;

create function private.count_paid_period(owner uuid, paid jsonb, was_paid boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  starts timestamptz := paid ->> 'period_start';
  ends timestamptz := paid ->> 'period_end';
begin
  if paid is null then
    perform private.reset_period(owner);
  elsif not was_paid and not exists (select from private.usage_ledger l
      where l.user_id = owner and l.key = 'start:' || (paid ->> 'subscription_id')) then
    perform private.start_paid_period(owner, 'start:' || (paid ->> 'subscription_id'), starts, ends);
  elsif exists (select from private.usage_periods p where p.user_id = owner and p.ends_at <= starts) then
    perform private.start_paid_period(owner, 'period:' || (paid ->> 'period_start'), starts, ends);
  else
    perform private.reset_period(owner);
  end if;
end $$;

-- Calls of the edge functions -------------------------------------------------------------------------------------------

create function public.payment_account(target_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m where m.member_id = target_user),
    'customer_id', p.customer_id, 'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout)
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
$$;

create function public.payment_user(customer text) returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from private.payment_accounts where customer_id = customer
$$;

-- Everyone with a customer at Stripe, for the reconciliation.
create function public.payment_accounts_after(after_user uuid, max_rows int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.user_id), '[]') from (
    select a.user_id, a.customer_id, a.paid, not exists (select from auth.users u where u.id = a.user_id) as gone
    from private.payment_accounts a
    where a.customer_id is not null and (after_user is null or a.user_id > after_user)
    order by a.user_id limit max_rows) p
$$;

-- Notes the customer that Stripe made, or null for one that was deleted there. made is the number read before.
create function public.note_payment_customer(target_user uuid, made int, customer text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_accounts (user_id) values (target_user) on conflict do nothing;
  update private.payment_accounts set customer_id = customer, customers_made = made + 1, checkout = null
    where user_id = target_user and customers_made = made;
end $$;

-- Reserves the next checkout. It answers null when another request came first: the caller then starts again.
create function public.claim_checkout(target_user uuid, expected int, session text, wanted jsonb) returns int
language sql security definer set search_path = '' as $$
  update private.payment_accounts set checkout_no = expected + 1, checkout = private.unwrap(wanted)
    where user_id = target_user and checkout_no = expected and checkout ->> 'session' is not distinct from session
    returning checkout_no
$$;

create function public.note_checkout(target_user uuid, no int, session text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.payment_accounts set checkout = checkout || jsonb_build_object('session', session)
    where user_id = target_user and checkout_no = no and coalesce(checkout ->> 'session', session) = session;
  return found;
end $$;

-- Applies a reading of Stripe. It answers "again" when a later reading was applied meanwhile, and "gone" when the
-- account is deleted.
create function public.apply_payment(target_user uuid, read_at_version bigint, now_paid jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  new_paid jsonb := nullif(private.unwrap(now_paid), 'null'::jsonb);
  account private.payment_accounts;
  was_paid boolean;
begin
  perform private.lock_head(target_user);
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
  select message_limit > 10 into was_paid from public.subscriptions where user_id = target_user;
  if new_paid is not null or account.paid is not null then
    perform private.settle_plan(target_user);
    perform private.count_paid_period(target_user, private.own_payment(target_user), was_paid);
    perform private.seat_members(target_user);
  end if;
  return jsonb_build_object('status', 'done', 'changed', account.paid is distinct from new_paid);
end $$;

-- True until the event was handled: an event that comes twice is handled once.
create function public.receive_payment_event(event_id text, event_type text, created double precision, customer text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_events (id, type, created_at, customer_id)
    values (event_id, event_type, to_timestamp(created), customer) on conflict do nothing;
  return (select outcome is null from private.payment_events where id = event_id);
end $$;

create function public.finish_payment_event(event_id text, result text) returns void
language sql security definer set search_path = '' as $$
  update private.payment_events set outcome = result where id = event_id
$$;

create function public.note_payment_finding(finding jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.payment_findings (kind, customer_id, user_id, detail, mended)
    select f ->> 'kind', f ->> 'customer_id', (f ->> 'user_id')::uuid, f ->> 'detail', (f ->> 'mended')::boolean
    from (select private.unwrap(finding) as f) given
$$;

grant execute on function public.payment_account, public.payment_user, public.payment_accounts_after,
  public.note_payment_customer, public.claim_checkout, public.note_checkout, public.apply_payment,
  public.receive_payment_event, public.finish_payment_event, public.note_payment_finding to service_role;

-- Timers on a hosted project --------------------------------------------------------------------------------------------

-- Calls an edge function as the server; its address and key are kept in Vault.
create function private.call_edge_function(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  service_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_functions_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_service_key''' into service_key;
  if address is not null and service_key is not null then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2)' using address || '/' || name,
      jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || service_key);
  end if;
end $$;

create or replace function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if public.due_jobs(1) <> '[]'::jsonb then
    perform private.call_edge_function('sweep-jobs');
  end if;
end $$;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.schedule('mahere-payments', '43 14 * * *',
      'select private.call_edge_function(''reconcile-payments'')')$cron$;
  end if;
end $$;
