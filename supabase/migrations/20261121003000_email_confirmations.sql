-- The link in the mail to a member whom a school added (OP-24): random, stored hashed, used once, valid for 7 days.

create table private.email_confirmations (
  user_id uuid primary key references auth.users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
revoke all on private.email_confirmations from public, anon, authenticated;

create function private.hash_of_token(token text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

-- A new token; a former one of the same member stops working. For add-school-member.
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

-- For confirm-user-email. {status, member_id?, reason?}: a token works once, however many ask at the same moment. only_check uses
-- nothing up: the function confirms the account with the auth service in between, and may die there.
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

revoke all on function private.hash_of_token, public.issue_email_confirmation, public.confirm_member_email
  from public, anon, authenticated;
grant execute on function public.issue_email_confirmation, public.confirm_member_email to service_role;
