-- A school that ended, because its administrator stopped paying or changed to Teacher, kept its members for good: they could
-- join no other school until "the other school removes them", and nobody was left who could. They wait only until their
-- school pays again or another school takes them. Who joins a school gives up the one that they ran before, whose members
-- would otherwise be shown under the name of the school that was joined.

-- A member of a school that nobody runs is free to join another.
create or replace function private.cannot_join(admin uuid, member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when member = admin then 'yourself'
    when exists (select from public.school_memberships where member_id = member and admin_id = admin) then 'already_member'
    when exists (select from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
        where m.member_id = member and a.is_admin)
      or exists (select from public.subscriptions where user_id = member and is_admin) then 'other_school'
    when (select l.available_licenses < 1 from private.license_info(admin) l) then 'license_limit' end
$$;

-- Makes a teacher a member of a school, within its licences, and answers {status, reason?}. It is called by
-- add-school-member and the seed. The whole school is locked first, so two additions cannot share the last licence.
create or replace function public.link_school_member(admin_user_id uuid, member_user_id uuid, details jsonb)
returns jsonb
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
  -- The school that they were in, and the one that they ran. Both have ended.
  delete from public.school_memberships where member_id = member_user_id or admin_id = member_user_id;
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
