-- The administrator's seat goes to another teacher of the school, and a first password ends with the membership.

-- First passwords -------------------------------------------------------------------------------------------------------

-- A password that an administrator chose stays temporary after the membership: nothing is written with it by anybody, and
-- who is signed in with it is signed out. remove-school-member then sets one that nobody knows, and the teacher chooses
-- their own by "Forgot password?".
create or replace function private.must_set_password(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.school_memberships m where m.member_id = owner
      and m.password_reset_required and not m.password_reset_completed)
    or exists (select from private.given_passwords g where g.user_id = owner and g.mark = private.password_mark(owner))
$$;

create or replace function public.user_needs_password_reset(user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(user_needs_password_reset.user_id);
  return private.must_set_password(user_needs_password_reset.user_id);
end $$;

create or replace function private.note_given_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.password_reset_required and not new.password_reset_completed then
    insert into private.given_passwords (user_id, mark) values (new.member_id, private.password_mark(new.member_id))
      on conflict (user_id) do update set mark = excluded.mark;
  else
    delete from private.given_passwords g
      where g.user_id = new.member_id and g.mark is distinct from private.password_mark(new.member_id);
  end if;
  return null;
end $$;

create function private.end_given_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.given_passwords g
      where g.user_id = old.member_id and g.mark = private.password_mark(old.member_id)) then
    delete from auth.sessions where user_id = old.member_id;
  end if;
  return null;
end $$;
create trigger d_end_sessions after delete on public.school_memberships
  for each row execute function private.end_given_sessions();

-- remove-school-member asks this after the removal, and then sets a password that nobody knows.
create function public.has_given_password(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.given_passwords g
    where g.user_id = account and g.mark = private.password_mark(account))
$$;

-- The log ---------------------------------------------------------------------------------------------------------------

alter table private.school_log drop constraint school_log_act_check;
alter table private.school_log add constraint school_log_act_check check (act in ('member_added', 'member_removed',
  'member_left', 'invitation_sent', 'licence_given', 'licence_taken', 'school_named', 'licences_changed', 'password_set',
  'seat_handed_over', 'link_made', 'link_ended'));

-- A former administrator's lines go with their account once the school has no administrator.
create or replace function private.end_school_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.school_log l where (l.admin_id = old.user_id or l.school_id = old.school_id)
    and not exists (select from auth.users u where u.id = l.admin_id)
    and not exists (select from public.subscriptions s where s.is_admin and s.school_id = l.school_id);
  return null;
end $$;

-- Who handed a school over and later runs another reads the log of that one alone.
create or replace function public.get_school_log(admin_user_id uuid, before bigint default null, max_rows int default 100)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid;
begin
  perform private.require_admin(admin_user_id);
  select s.school_id into school from public.subscriptions s where s.user_id = admin_user_id;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (
    select g.id, g.at, g.who, g.act, g.subject from private.school_log g
    where (g.school_id = school or (g.admin_id = admin_user_id and g.school_id is null))
      and (before is null or g.id < before)
    order by g.id desc limit least(greatest(coalesce(max_rows, 100), 1), 1000)) l);
end $$;

-- The seat --------------------------------------------------------------------------------------------------------------

-- Why this member cannot take the seat, or null.
create function private.cannot_take_seat(admin uuid, member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when m.member_id is null then 'not_your_member'
    when private.must_be_ready(admin) is not null then private.must_be_ready(admin)
    when m.subscription_status is distinct from 'active' then 'no_licence'
    when u.email_confirmed_at is null or private.must_set_password(member) then 'not_ready'
    when private.own_payment(member) is not null then 'pays_themselves'
    when s.deletion_due_at is not null then 'account_going' end
  from (select member as id) a left join public.school_memberships m on m.member_id = a.id and m.admin_id = admin
    left join auth.users u on u.id = a.id left join public.subscriptions s on s.user_id = a.id
$$;

-- The customer at Stripe goes with the seat, and with it the payment. Versions and numbers rise, so that a reading or a
-- checkout that began before is begun anew.
create function private.swap_payments(one uuid, other uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a private.payment_accounts;
  b private.payment_accounts;
begin
  insert into private.payment_accounts (user_id) values (one), (other) on conflict do nothing;
  select * into a from private.payment_accounts where user_id = one for update;
  select * into b from private.payment_accounts where user_id = other for update;
  update private.payment_accounts set customer_id = null where user_id in (one, other);
  update private.payment_accounts p set customer_id = o.customer_id, paid = o.paid, checkout = null,
      version = greatest(a.version, b.version) + 1, customers_made = greatest(a.customers_made, b.customers_made) + 1,
      checkout_no = greatest(a.checkout_no, b.checkout_no) + 1
    from (values (one, b.customer_id, b.paid), (other, a.customer_id, a.paid)) as o(user_id, customer_id, paid)
    where p.user_id = o.user_id;
end $$;

-- The former administrator takes the member's place and licence.
create function private.swap_seats(admin uuid, member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.school_memberships set admin_id = member where admin_id = admin and member_id <> member;
  update public.school_memberships m set admin_id = member, member_id = admin, was_invited = false, email_confirmed = true,
      invitation_sent_at = null, password_reset_required = false, password_reset_completed = false,
      email = left(u.email, 3) || '...', name_conflict_detected = false,
      admin_provided_name = nullif(trim(u.raw_user_meta_data ->> 'full_name'), '')
    from auth.users u where m.member_id = member and u.id = admin;
  delete from private.school_licenses where admin_id = member;
  update private.school_licenses set admin_id = member where admin_id = admin;
end $$;

-- Gives the caller's seat to one of their members. It is one transaction: the school has an administrator at each moment,
-- and of two tabs the second is no administrator any more.
create function public.hand_over_school(member_user_id uuid) returns jsonb
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
  perform private.swap_payments(admin, member_user_id);
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

revoke execute on function public.has_given_password, public.hand_over_school from public, anon, authenticated;
grant execute on function public.has_given_password to service_role;
grant execute on function public.hand_over_school to authenticated;
