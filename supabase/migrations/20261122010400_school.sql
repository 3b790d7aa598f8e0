-- Schools: an admin, the members they added, and the licences for them. Each function takes an id and refuses
-- another's.

-- email holds the first three characters and '...': the fallback list shows no more. [SCHOOL-59]
create table public.school_memberships (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  member_id uuid not null unique references auth.users on delete cascade,
  created_at timestamptz not null default private.now_ms(),
  was_invited boolean not null default false,
  email_confirmed boolean not null default false,
  invitation_sent_at timestamptz,
  password_reset_required boolean not null default false,
  password_reset_completed boolean not null default false,
  email text,
  admin_provided_name text,
  name_conflict_detected boolean not null default false,
  subscription_status text,
  is_managed boolean not null default true,
  check (member_id <> admin_id)
);
create index school_memberships_of_admin on public.school_memberships (admin_id, created_at desc);
create trigger b_guard before update on public.school_memberships
  for each row execute function private.guard_update();

-- Licences are for members; the admin uses none. [SCHOOL-08]
create table private.school_licenses (
  admin_id uuid primary key references auth.users on delete cascade,
  total_licenses int not null default 10 check (total_licenses >= 0)
);

create function private.require_admin(admin uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(admin);
  if not exists (select from public.subscriptions where user_id = admin and is_admin) then
    raise exception 'not a school admin' using errcode = '42501';
  end if;
end $$;

-- Licences ------------------------------------------------------------------------------------------------------------

create function private.license_info(admin uuid)
returns table (total_licenses int, used_licenses int, available_licenses int)
language sql stable security definer set search_path = '' as $$
  select l.total, u.used, greatest(0, l.total - u.used) from
    (select coalesce((select total_licenses from private.school_licenses where admin_id = admin), 10) as total) l,
    (select count(*)::int as used from public.school_memberships where admin_id = admin) u
$$;

-- [SCHOOL-31]
create function public.get_admin_license_info(admin_user_id uuid)
returns table (total_licenses int, used_licenses int, available_licenses int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  return query select * from private.license_info(admin_user_id);
end $$;

-- [SCHOOL-35]
create function public.can_add_school_member(admin_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  return (select l.available_licenses > 0 from private.license_info(admin_user_id) l);
end $$;

-- Only the payment webhook adds licences. [DATA-78] [SCHOOL-34]
create function public.purchase_additional_licenses(admin_user_id uuid, additional_licenses int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  total int;
begin
  if additional_licenses is null or additional_licenses not between 1 and 50 then
    raise exception 'from 1 to 50 licences' using errcode = '22023';
  end if;
  if not exists (select from public.subscriptions where user_id = admin_user_id and is_admin) then
    raise exception 'not a school admin' using errcode = '42501';
  end if;
  insert into private.school_licenses (admin_id, total_licenses) values (admin_user_id, 10 + additional_licenses)
    on conflict (admin_id) do update set total_licenses = school_licenses.total_licenses + additional_licenses
    returning total_licenses into total;
  return total;
end $$;

-- Totals of the school's stars by type. [SCHOOL-12] [DATA-20]
create function public.get_admin_statistics(admin_user_id uuid)
returns table (total_lesson_plans bigint, total_resources bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  return query select count(*) filter (where i.item_type = 'lesson_plan'), count(*) filter (where i.item_type = 'resource')
    from public.starred_items i
    where i.school_id = (select s.school_id from public.subscriptions s where s.user_id = admin_user_id);
end $$;

-- Members -------------------------------------------------------------------------------------------------------------

-- Makes a teacher a member of a school, within its licences, and answers {status, reason?}. It is called by
-- add-school-member and the seed. The admin's head is locked first, so two additions cannot share the last licence;
-- nothing a member does locks an admin's head.
create function public.link_school_member(admin_user_id uuid, member_user_id uuid, details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school public.subscriptions;
begin
  details := coalesce(private.unwrap(details), '{}');
  perform private.lock_head(admin_user_id);
  select * into school from public.subscriptions where user_id = admin_user_id and is_admin;
  if not found then
    return private.refused('not_admin');
  elsif exists (select from public.school_memberships where member_id = member_user_id)
      or exists (select from public.subscriptions where user_id = member_user_id and is_admin) then
    return private.refused('already_member');
  elsif (select l.available_licenses < 1 from private.license_info(admin_user_id) l) then
    return private.refused('license_limit');
  end if;
  insert into public.school_memberships (admin_id, member_id, was_invited, email_confirmed, invitation_sent_at,
      password_reset_required, email, admin_provided_name, name_conflict_detected, subscription_status)
    values (admin_user_id, member_user_id, coalesce((details ->> 'was_invited')::boolean, false),
      coalesce((details ->> 'email_confirmed')::boolean, false), (details ->> 'invitation_sent_at')::timestamptz,
      coalesce((details ->> 'password_reset_required')::boolean, false),
      (select left(u.email, 3) || '...' from auth.users u where u.id = member_user_id),
      details ->> 'admin_provided_name', coalesce((details ->> 'name_conflict_detected')::boolean, false), 'active');
  perform public.set_subscription(member_user_id, jsonb_build_object('message_limit', 500, 'plan_type', 'school_member',
    'status', 'active', 'cancel_at_period_end', false, 'school_id', school.school_id, 'school_name', school.school_name));
  return '{"status": "done"}';
end $$;

-- Works for the caller's own members only. The licence is free again and the member keeps their content. [SCHOOL-70]
create function public.remove_school_member(member_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := auth.uid();
begin
  perform private.require_admin(admin);
  perform private.lock_head(admin);  -- the admin's head comes first, as when a member is added
  perform private.lock_head(member_user_id);
  delete from public.school_memberships where member_id = member_user_id and admin_id = admin;
  if not found then
    raise exception 'not a member of your school' using errcode = '42501';
  end if;
  perform private.make_free(member_user_id);
  update public.subscriptions set school_id = null, school_name = null where user_id = member_user_id;
  perform private.reset_period(member_user_id);
  return '{"success": true}';
end $$;

grant execute on function public.get_admin_license_info, public.can_add_school_member, public.get_admin_statistics
  to authenticated, service_role;
grant execute on function public.purchase_additional_licenses, public.link_school_member to service_role;
grant execute on function public.remove_school_member to authenticated;
