-- A school's customer at Stripe stays the school's, and nobody gets another person's. Stripe cannot move a subscription, so
-- the customer that pays for the school goes to the heir with its bills, also those that the administrator paid on it before
-- they had a school. The heir's own customer is set aside meanwhile, and is theirs again when they hand the school on. The
-- former administrator begins anew with the next payment of their own. The two used to change places, which showed each the
-- other's private bills and made one pay on the other's account.

-- A teacher's own customer while customer_id is that of a school that was handed to them, else null.
alter table private.payment_accounts add column own_customer_id text unique;

create or replace function public.payment_account(target_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m
      where m.member_id = target_user and m.subscription_status = 'active'),
    'customer_id', p.customer_id, 'own_customer_id', p.own_customer_id,
    'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout)
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
$$;

create or replace function public.payment_user(customer text) returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from private.payment_accounts where customer_id = customer or own_customer_id = customer
$$;

create or replace function public.payment_accounts_after(after_user uuid, max_rows int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.user_id), '[]') from (
    select a.user_id, a.customer_id, a.own_customer_id, a.paid,
      not exists (select from auth.users u where u.id = a.user_id) as gone,
      public.payment_account(a.user_id) -> 'member' as member
    from private.payment_accounts a
    where coalesce(a.customer_id, a.own_customer_id) is not null and (after_user is null or a.user_id > after_user)
    order by a.user_id limit max_rows) p
$$;

-- Hands the customer that pays for the school to the heir. A school that was given by hand has none, and each keeps their
-- own. Versions and numbers rise, so that a reading or a checkout that began before is begun anew.
create function private.hand_over_payments(admin uuid, heir uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a private.payment_accounts;
  b private.payment_accounts;
begin
  insert into private.payment_accounts (user_id) values (admin), (heir) on conflict do nothing;
  select * into a from private.payment_accounts where user_id = admin for update;
  select * into b from private.payment_accounts where user_id = heir for update;
  update private.payment_accounts set checkout = null, version = greatest(a.version, b.version) + 1,
      customers_made = greatest(a.customers_made, b.customers_made) + 1,
      checkout_no = greatest(a.checkout_no, b.checkout_no) + 1 where user_id in (admin, heir);
  if a.paid ->> 'kind' is distinct from 'school' then
    return;
  end if;
  update private.payment_accounts set customer_id = null, own_customer_id = null where user_id in (admin, heir);
  update private.payment_accounts set customer_id = a.own_customer_id, paid = null where user_id = admin;
  update private.payment_accounts set customer_id = a.customer_id, paid = a.paid,
      own_customer_id = coalesce(b.own_customer_id, b.customer_id) where user_id = heir;
end $$;

create or replace function public.hand_over_school(member_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := auth.uid();
  seat public.subscriptions;
  reason text;
begin
  perform private.require_admin(admin);
  if not exists (select from public.school_memberships where member_id = member_user_id and admin_id = admin) then
    return private.refused('not_your_member');
  end if;
  -- Both schools' locks in one order, and only then any head.
  perform pg_advisory_xact_lock(hashtextextended('school ' || least(admin, member_user_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('school ' || greatest(admin, member_user_id), 0));
  perform private.lock_school(admin, member_user_id);
  perform private.require_admin(admin);
  reason := private.cannot_take_seat(admin, member_user_id);
  if reason is not null then
    return private.refused(reason);
  end if;
  perform private.settle_plan(member_user_id);
  select * into seat from public.subscriptions where user_id = admin;
  perform private.hand_over_payments(admin, member_user_id);
  perform private.swap_seats(admin, member_user_id);
  update public.subscriptions set is_admin = false where user_id = admin;
  update public.subscriptions set is_admin = true, message_limit = seat.message_limit, plan_type = seat.plan_type,
    status = seat.status, cancel_at_period_end = seat.cancel_at_period_end, current_period_end = seat.current_period_end
    where user_id = member_user_id;
  perform private.seat_members(member_user_id);
  perform private.reset_period(member_user_id);
  perform private.note_act(member_user_id, 'seat_handed_over', private.person(member_user_id));
  return '{"status": "done"}';
end $$;

drop function private.swap_payments(uuid, uuid);
revoke all on function private.hand_over_payments(uuid, uuid) from public, anon, authenticated;
