-- The first sign-in of a member whom a school added: the password the admin chose is temporary, and the email address
-- is confirmed by a link.

-- Temporary passwords -------------------------------------------------------------------------------------------------
-- A member who still has to set a password of their own reads, but changes nothing else, so a client that skips the
-- screen writes nothing. The app's changes wait and are taken once the password is set; none is refused. [AUTH-54]

-- The password a member had when they were asked for another: complete_password_reset believes a change, not a claim.
create table private.given_passwords (
  user_id uuid primary key references auth.users on delete cascade,
  mark text not null
);

create function private.password_mark(owner uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(coalesce(encrypted_password, '')) from auth.users where id = owner
$$;

create function private.note_given_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.password_reset_required and not new.password_reset_completed then
    insert into private.given_passwords (user_id, mark) values (new.member_id, private.password_mark(new.member_id))
      on conflict (user_id) do update set mark = excluded.mark;
  else
    delete from private.given_passwords where user_id = new.member_id;
  end if;
  return null;
end $$;
create trigger d_note_password after insert or update of password_reset_required, password_reset_completed
  on public.school_memberships for each row execute function private.note_given_password();

create function private.must_set_password(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.school_memberships m where m.member_id = owner
    and m.password_reset_required and not m.password_reset_completed)
$$;

-- The policies password_first_* ask this about direct calls.
create function private.may_write() returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.must_set_password(auth.uid())
$$;
grant execute on function private.may_write to authenticated;

create function public.user_needs_password_reset(user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(user_needs_password_reset.user_id);
  return exists (select from public.school_memberships m where m.member_id = user_needs_password_reset.user_id
    and m.password_reset_required and not m.password_reset_completed);
end $$;

-- The password an admin chose for a new member is temporary until the member has set one.
create function public.user_has_temporary_password(user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return public.user_needs_password_reset(user_has_temporary_password.user_id);
end $$;

create function public.complete_password_reset(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := complete_password_reset.user_id;
begin
  perform private.require_self(owner);
  if exists (select from private.given_passwords g where g.user_id = owner and g.mark = private.password_mark(owner)) then
    raise exception 'the password has not been changed' using errcode = '55000';
  end if;
  update public.school_memberships m set password_reset_completed = true, email_confirmed = true
    where m.member_id = owner and m.password_reset_required;
  return found;
end $$;

grant execute on function public.user_needs_password_reset, public.user_has_temporary_password,
  public.complete_password_reset to authenticated, service_role;

-- Confirmation links --------------------------------------------------------------------------------------------------
-- A link is random, stored hashed, used once and valid for 7 days. [OP-24]

create table private.email_confirmations (
  user_id uuid primary key references auth.users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);

create function private.hash_of_token(token text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

-- Answers a new token for add-school-member; an earlier token of the same member stops working.
create function public.issue_email_confirmation(member_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.email_confirmations (user_id, token_hash, expires_at)
    values (member_user_id, private.hash_of_token(token), clock_timestamp() + interval '7 days')
    on conflict (user_id) do update
      set token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = null;
  return token;
end $$;

-- Answers confirm-user-email with {status, member_id?, reason?}. A token works once, however many ask at the same
-- moment. only_check uses nothing up: the function confirms the account with the auth service in between, and may die.
create function public.confirm_member_email(token text, only_check boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_one private.email_confirmations;
begin
  select * into found_one from private.email_confirmations c
    where c.token_hash = private.hash_of_token(confirm_member_email.token) for update;
  if not found then
    return '{"status": "refused", "reason": "unknown"}';
  elsif found_one.used_at is not null then
    return '{"status": "refused", "reason": "used"}';
  elsif found_one.expires_at < clock_timestamp() then
    return '{"status": "refused", "reason": "expired"}';
  end if;
  if not only_check then
    update private.email_confirmations set used_at = clock_timestamp() where user_id = found_one.user_id;
    update public.school_memberships set email_confirmed = true where member_id = found_one.user_id;
  end if;
  return jsonb_build_object('status', 'done', 'member_id', found_one.user_id);
end $$;

grant execute on function public.issue_email_confirmation, public.confirm_member_email to service_role;
