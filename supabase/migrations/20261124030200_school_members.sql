-- Adding, inviting and removing the members of a school. The edge functions call these as the server, after they know from
-- the token who asks.

-- Accounts ------------------------------------------------------------------------------------------------------------

create function private.must_be_ready(admin uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when not coalesce(s.is_admin, false) then 'not_admin'
    when s.school_id is null or coalesce(trim(s.school_name), '') = '' then 'no_school' end
  from (select admin as id) a left join public.subscriptions s on s.user_id = a.id
$$;

-- Why this account cannot become a member, or null.
create function private.cannot_join(admin uuid, member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when member = admin then 'yourself'
    when exists (select from public.school_memberships where member_id = member and admin_id = admin) then 'already_member'
    when exists (select from public.school_memberships where member_id = member)
      or exists (select from public.subscriptions where user_id = member and is_admin) then 'other_school'
    when (select l.available_licenses < 1 from private.license_info(admin) l) then 'license_limit' end
$$;

-- An hour's additions of one admin: each sends a mail to an address that the admin chose.
create function private.adds_too_fast(admin uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= 200 from private.school_log
    where admin_id = admin and act in ('member_added', 'invitation_sent') and at > clock_timestamp() - interval '1 hour'
$$;

-- What add-school-member needs to know first: {status, reason?, school_name, account?}. account is the one that has this
-- email; it counts as the teacher's own only if they have confirmed the address. [SCHOOL-45] [OP-77]
create function public.school_member_check(admin_user_id uuid, member_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account record;
  reason text := private.must_be_ready(admin_user_id);
begin
  select u.id, coalesce(trim(u.raw_user_meta_data ->> 'full_name'), '') as name, u.email_confirmed_at is not null as confirmed
    into account from auth.users u where lower(u.email) = lower(trim(member_email)) limit 1;
  reason := coalesce(reason, private.cannot_join(admin_user_id, account.id),
    case when private.adds_too_fast(admin_user_id) then 'too_many' end);
  if reason is not null then
    return private.refused(reason);
  end if;
  return jsonb_build_object('status', 'ready', 'account', case when account.id is not null then to_jsonb(account) end);
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
  perform private.reset_period(member_user_id);
  return '{"status": "done"}';
end $$;

-- The password an admin chose has just been set: the member has to choose their own. [SCHOOL-48]
create function public.ask_for_own_password(admin_user_id uuid, member_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.school_memberships set password_reset_required = true, password_reset_completed = false
    where member_id = member_user_id and admin_id = admin_user_id;
end $$;

-- Invitations ---------------------------------------------------------------------------------------------------------

-- Whom to write to about one's own member: {email, name?, school_name, admin_email}, or null.
create function public.member_address(admin_user_id uuid, member_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('email', u.email, 'name', m.admin_provided_name,
      'school_name', s.school_name, 'admin_email', a.email))
    from public.school_memberships m join auth.users u on u.id = m.member_id join auth.users a on a.id = m.admin_id
      join public.subscriptions s on s.user_id = m.admin_id and s.is_admin
    where m.member_id = member_user_id and m.admin_id = admin_user_id
$$;

-- What the mail to a member needs: {status, reason?, token?} and the address. Only who still has to confirm it gets a
-- token; one mail a minute goes to one member.
create function public.begin_invitation(admin_user_id uuid, member_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address jsonb := public.member_address(admin_user_id, member_user_id);
  sent_at timestamptz;
  confirmed boolean;
begin
  if address is null then
    return private.refused('not_your_member');
  end if;
  select m.invitation_sent_at, u.email_confirmed_at is not null and (m.email_confirmed or not m.was_invited)
    into sent_at, confirmed
    from public.school_memberships m join auth.users u on u.id = m.member_id where m.member_id = member_user_id;
  if sent_at > clock_timestamp() - interval '1 minute' then
    return private.refused('too_soon');
  elsif private.adds_too_fast(admin_user_id) then
    return private.refused('too_many');
  end if;
  return address || jsonb_strip_nulls(jsonb_build_object('status', 'ready',
    'token', case when not confirmed then public.issue_email_confirmation(member_user_id) end));
end $$;

-- The mail has gone out.
create function public.note_invitation(admin_user_id uuid, member_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.school_memberships set invitation_sent_at = private.now_ms()
    where member_id = member_user_id and admin_id = admin_user_id;
  if found then
    perform set_config('mahere.on_behalf_of', admin_user_id::text, true);
    perform private.note_act(admin_user_id, 'invitation_sent', private.person(member_user_id));
  end if;
end $$;

-- The list of members with whole addresses, newest first. It is null for who is no admin. [SCHOOL-57]
create function public.list_school_members(admin_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select coalesce(jsonb_agg(to_jsonb(m) - 'email' || jsonb_build_object('email', u.email,
      'name', coalesce(nullif(m.admin_provided_name, ''), nullif(trim(u.raw_user_meta_data ->> 'full_name'), '')))
      order by m.created_at desc, m.id), '[]')
    from public.school_memberships m join auth.users u on u.id = m.member_id where m.admin_id = admin_user_id)
  from public.subscriptions s where s.user_id = admin_user_id and s.is_admin
$$;

-- Removing ------------------------------------------------------------------------------------------------------------

-- Works for the caller's own members only. The licence goes to the next one who waits for it, and the member keeps their
-- content. Nobody else's head is locked: the caller is known to be the member's admin first. [SCHOOL-70]
create or replace function public.remove_school_member(member_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := auth.uid();
begin
  perform private.require_admin(admin);
  if not exists (select from public.school_memberships where member_id = member_user_id and admin_id = admin) then
    raise exception 'not a member of your school' using errcode = '42501';
  end if;
  perform private.lock_school(admin);
  perform private.require_admin(admin);
  delete from public.school_memberships where member_id = member_user_id and admin_id = admin;
  if not found then
    raise exception 'not a member of your school' using errcode = '42501';
  end if;
  update public.subscriptions set school_id = null, school_name = null where user_id = member_user_id;
  perform private.make_free(member_user_id);
  perform private.reset_period(member_user_id);
  perform private.seat_members(admin);
  return '{"success": true}';
end $$;

grant execute on function public.school_member_check, public.ask_for_own_password, public.member_address,
  public.begin_invitation,  public.note_invitation, public.list_school_members to service_role;

-- A reading of Stripe locks the whole school first, in the one order.
create or replace function public.apply_payment(target_user uuid, read_at_version bigint, now_paid jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  new_paid jsonb := nullif(private.unwrap(now_paid), 'null'::jsonb);
  account private.payment_accounts;
  was_paid boolean;
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
  select message_limit > 10 into was_paid from public.subscriptions where user_id = target_user;
  if new_paid is not null or account.paid is not null then
    perform private.settle_plan(target_user);
    perform private.count_paid_period(target_user, private.own_payment(target_user), was_paid);
    perform private.seat_members(target_user);
  end if;
  return jsonb_build_object('status', 'done', 'changed', account.paid is distinct from new_paid);
end $$;
