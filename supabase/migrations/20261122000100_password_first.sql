-- A member who still has to set a password of their own (AUTH-54) reads and changes nothing else: a client that skips
-- the screen writes nothing. The app's changes wait and are taken once the password is set; nothing of them is refused.

-- What the password was when the member was asked for another: complete_password_reset believes a change, not a word.
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

create or replace function public.complete_password_reset(user_id uuid) returns boolean
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

create function private.must_set_password(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.school_memberships m where m.member_id = owner
    and m.password_reset_required and not m.password_reset_completed)
$$;

-- One op under its receipt, as before. What was done stays done; what is new waits for the password.
create or replace function private.apply_once(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  id uuid := op ->> 'op_id';
  receipt private.applied_ops;
  outcome jsonb;
begin
  if id is null then
    return private.refused('unknown_op');
  end if;
  select * into receipt from private.applied_ops where user_id = me and op_id = id;
  if found then
    return case when receipt.hash = md5(op::text) then receipt.outcome else private.refused('op_id_reused') end;
  end if;
  if private.must_set_password(me) then
    return '{"status": "waiting"}';
  end if;
  outcome := private.run_op(me, op);
  if outcome ->> 'status' = 'done' then
    -- Only effects leave a receipt: what was refused may succeed later under its id.
    outcome := outcome || jsonb_build_object('rev', (select rev from public.sync_heads where user_id = me));
    insert into private.applied_ops (user_id, op_id, hash, outcome) values (me, id, md5(op::text), outcome);
  end if;
  return outcome;
end $$;

-- The edge functions' two ways in.
create or replace function public.send_message(as_user uuid, message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := private.unwrap(message);
begin
  perform private.lock_head(as_user);
  if private.must_set_password(as_user) and not exists (select from public.chat_messages m
      where m.id = (given ->> 'message_id')::uuid and m.user_id = as_user) then
    return private.refused('password_setup');
  end if;
  return private.send_message(as_user, given);
end $$;

create or replace function public.charge_message(target_user uuid, message_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_head(target_user);
  if private.must_set_password(target_user) then
    return jsonb_build_object('success', false, 'reason', 'password_setup',
      'new_count', (select count_messages from public.user_usage where user_id = target_user));
  end if;
  return private.charge(target_user, coalesce(message_id, gen_random_uuid())::text);
end $$;

-- Direct calls. Restrictive: on top of "one's own rows".
create function private.may_write() returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.must_set_password(auth.uid())
$$;
grant execute on function private.may_write to authenticated;
do $$
declare
  own text;
  command text;
begin
  for own, command in
    select t.name, c.command from (values ('chat_sessions', 'insert,update'), ('chat_messages', 'update'),
      ('starred_items', 'insert,delete'), ('subscriptions', 'update')
    ) as t (name, commands), string_to_table(t.commands, ',') as c (command)
  loop
    execute format('create policy password_first_%s on public.%I as restrictive for %s to authenticated %s',
      command, own, command, case command when 'insert' then 'with check ((select private.may_write()))'
        else 'using ((select private.may_write()))' end);
  end loop;
end $$;
