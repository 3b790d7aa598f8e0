-- What was done in a school: who, what, when. Lines are only ever added; the admin reads and exports them.

-- school_id lets the log follow the school to its next admin. who and subject are as they were at that time, so a line
-- stays readable after an account is gone. A log ends when its admin's account is deleted and no other admin has the school.
create table private.school_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default private.now_ms(),
  admin_id uuid not null,
  school_id uuid,
  who text not null,
  act text not null check (act in ('member_added', 'member_removed', 'member_left', 'invitation_sent', 'licence_given',
    'licence_taken', 'school_named', 'licences_changed', 'password_set')),
  subject text not null
);
create index school_log_of_admin on private.school_log (admin_id, id);
create index school_log_of_school on private.school_log (school_id, id);

create function private.keep_school_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' or exists (select from auth.users where id = old.admin_id) then
    raise exception 'the log of a school is only added to' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger b_keep before update or delete on private.school_log
  for each row execute function private.keep_school_log();


create function private.end_school_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.school_log l where l.admin_id = old.user_id
    and not exists (select from public.subscriptions s where s.is_admin and s.school_id = l.school_id);
  return null;
end $$;
create trigger e_end_log after delete on public.subscriptions
  for each row execute function private.end_school_log();

-- The name and email of an account. The auth service keeps names in its own column.
create function private.person(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(', ', nullif(trim(u.raw_user_meta_data ->> 'full_name'), ''), u.email) from auth.users u where u.id = account
$$;

-- The caller, or the admin on whose behalf the server acts; a timer acts for nobody.
create function private.note_act(admin uuid, act text, subject text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.school_log (admin_id, school_id, who, act, subject)
    select admin, s.school_id, coalesce(
        private.person(coalesce(auth.uid(), nullif(current_setting('mahere.on_behalf_of', true), '')::uuid)), 'Automatic'),
      note_act.act, coalesce(note_act.subject, '') from (select admin as id) a left join public.subscriptions s on s.user_id = a.id
    where exists (select from auth.users u where u.id = admin);
end $$;

-- Triggers note what happens, so that no way of doing it can forget to.
create function private.log_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_act(new.admin_id, 'member_added', private.person(new.member_id));
  elsif tg_op = 'DELETE' then
    perform private.note_act(old.admin_id,
      case when auth.uid() = old.admin_id then 'member_removed' else 'member_left' end,
      coalesce(private.person(old.member_id), old.admin_provided_name));
  elsif new.subscription_status is distinct from old.subscription_status then
    perform private.note_act(new.admin_id,
      case new.subscription_status when 'active' then 'licence_given' else 'licence_taken' end, private.person(new.member_id));
  end if;
  return null;
end $$;
create trigger e_log after insert or delete or update of subscription_status on public.school_memberships
  for each row execute function private.log_membership();

create function private.log_school_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_act(new.user_id, 'school_named', new.school_name);
  return null;
end $$;
create trigger e_log after update of school_name on public.subscriptions
  for each row when (new.is_admin and new.school_name is distinct from old.school_name)
  execute function private.log_school_name();

create function private.log_licences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_act(new.admin_id, 'licences_changed', new.total_licenses::text);
  return null;
end $$;
create trigger e_log after update of total_licenses on private.school_licenses
  for each row when (new.total_licenses <> old.total_licenses) execute function private.log_licences();

-- The admin reads the log of their school, newest first; before is the id of the last line read.
create function public.get_school_log(admin_user_id uuid, before bigint default null, max_rows int default 100)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid;
begin
  perform private.require_admin(admin_user_id);
  select s.school_id into school from public.subscriptions s where s.user_id = admin_user_id;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (
    select g.id, g.at, g.who, g.act, g.subject from private.school_log g
    where (g.admin_id = admin_user_id or g.school_id = school) and (before is null or g.id < before)
    order by g.id desc limit least(greatest(coalesce(max_rows, 100), 1), 1000)) l);
end $$;
grant execute on function public.get_school_log to authenticated;
