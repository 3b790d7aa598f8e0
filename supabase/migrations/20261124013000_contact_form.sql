-- The contact form is open to everybody, so its messages are counted: per sender, per network, and in all. Senders and
-- networks are stored hashed, and for about a day.

create table private.contact_turns (
  sender bytea not null,
  network bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index contact_turns_at on private.contact_turns (at);

-- Answers whether one more message may be sent. A school shares one network, so a network has more turns than a sender;
-- the total keeps a flood from many networks out of the mailbox.
create function public.take_contact_turn(network text, sender text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  by_sender bytea := sha256(convert_to(take_contact_turn.sender, 'UTF8'));
  by_network bytea := sha256(convert_to(take_contact_turn.network, 'UTF8'));
  taken record;
begin
  -- One at a time: two at the same moment would both count the same turns.
  perform pg_advisory_xact_lock(hashtext('contact_turns'));
  select count(*) filter (where t.sender = by_sender) as by_sender,
         count(*) filter (where t.network = by_network) as by_network, count(*) as of_all into taken
    from private.contact_turns t where t.at > clock_timestamp() - interval '1 hour';
  if taken.by_sender >= 5 or taken.by_network >= 20 or taken.of_all >= 100 then
    return false;
  end if;
  insert into private.contact_turns (sender, network) values (by_sender, by_network);
  return true;
end $$;

-- Removes chats nobody has touched for two years, unless one of their messages is starred, and the turns of the contact
-- form. A head that is busy waits for the next run, so that holding several never blocks anyone in a circle.
create or replace function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  delete from private.contact_turns where at < clock_timestamp() - interval '1 hour';
  for owner in
    select distinct user_id from public.chat_sessions where updated_at < clock_timestamp() - interval '2 years'
    order by 1 limit 100
  loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed;
    end if;
  end loop;
  return total;
end $$;

revoke all on private.contact_turns from public, anon, authenticated;
revoke execute on function public.take_contact_turn from public, anon, authenticated;
grant execute on function public.take_contact_turn to service_role;
