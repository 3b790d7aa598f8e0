-- A link by which teachers join a school by themselves. It ends after 14 days, and when its administrator ends it, makes
-- another or hands the school over.

-- The link itself is kept and not only its hash, so that the administrator can copy it again until it ends. Whoever has it
-- gets no more than a seat that the administrator sees and can take back.
create table private.invite_links (
  admin_id uuid primary key references auth.users on delete cascade,
  school_id uuid not null,
  token text not null unique,
  ends_at timestamptz not null
);

-- The administrator behind a link that works: who made it still has that school.
create function private.admin_of_link(invite text) returns uuid
language sql stable security definer set search_path = '' as $$
  select l.admin_id from private.invite_links l join public.subscriptions s on s.user_id = l.admin_id
    where l.token = invite and l.ends_at > clock_timestamp() and s.school_id = l.school_id
      and private.must_be_ready(l.admin_id) is null
$$;

-- Why this account cannot join by the link of this administrator, or null.
create function private.cannot_use_link(admin uuid, member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when admin is null then 'link_ended' else coalesce(private.cannot_join(admin, member),
    case when u.email_confirmed_at is null then 'not_confirmed'
      when private.must_set_password(member) then 'own_password_first'
      when s.deletion_due_at is not null then 'account_going' end) end
  from (select member as id) m left join auth.users u on u.id = m.id left join public.subscriptions s on s.user_id = m.id
$$;

-- The administrator's side ----------------------------------------------------------------------------------------------

-- {token, ends_at}, or null without a link that works.
create function public.get_invite_link(admin_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  return (select jsonb_build_object('token', l.token, 'ends_at', l.ends_at) from private.invite_links l
    where l.admin_id = admin_user_id and private.admin_of_link(l.token) is not null);
end $$;

-- A school has one link: the one before ends.
create function public.make_invite_link(admin_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  if private.must_be_ready(admin_user_id) is not null then
    return private.refused(private.must_be_ready(admin_user_id));
  end if;
  insert into private.invite_links (admin_id, school_id, token, ends_at)
    select s.user_id, s.school_id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      private.now_ms() + interval '14 days'
    from public.subscriptions s where s.user_id = admin_user_id
    on conflict (admin_id) do update
      set school_id = excluded.school_id, token = excluded.token, ends_at = excluded.ends_at;
  perform private.note_act(admin_user_id, 'link_made', '');
  return public.get_invite_link(admin_user_id) || '{"status": "done"}';
end $$;

create function public.end_invite_link(admin_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  delete from private.invite_links where admin_id = admin_user_id;
  if found then
    perform private.note_act(admin_user_id, 'link_ended', '');
  end if;
end $$;

-- The teacher's side ----------------------------------------------------------------------------------------------------

-- What the link leads to, for who is signed in: {status: 'ready' | 'refused', reason?, school_name?}.
create function public.read_invite(invite text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  admin uuid := private.admin_of_link(invite);
  reason text := private.cannot_use_link(admin, me);
begin
  perform private.require_self(me);
  return case when reason is null then '{"status": "ready"}'::jsonb else private.refused(reason) end || coalesce(
    (select jsonb_build_object('school_name', s.school_name) from public.subscriptions s where s.user_id = admin), '{}');
end $$;

-- Makes the caller a member: {status: 'done' | 'refused', reason?}. The school is locked before anything is judged, so the
-- last licence goes to one teacher, and nobody joins by a link that has ended meanwhile.
create function public.join_school(invite text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  admin uuid := private.admin_of_link(invite);
  reason text;
begin
  perform private.require_self(me);
  if admin is not null then
    perform private.lock_school(admin, me);
  end if;
  reason := private.cannot_use_link(private.admin_of_link(invite), me);
  if reason is not null then
    return private.refused(reason);
  end if;
  return public.link_school_member(admin, me, '{"email_confirmed": true}');
end $$;

revoke execute on function public.get_invite_link, public.make_invite_link, public.end_invite_link, public.read_invite,
  public.join_school from public, anon, authenticated;
grant execute on function public.get_invite_link, public.make_invite_link, public.end_invite_link, public.read_invite,
  public.join_school to authenticated;
