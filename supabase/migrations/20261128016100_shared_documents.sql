-- A link by which a reliever or colleague reads one document without an account. The teacher opts in for each document; what
-- is shared is a copy made at that moment, so nothing that is written later gets out unseen. The device makes the token
-- (256 bits) and shows the link once; only its hash is kept here, so a copy of the database opens no link.

create table private.shared_documents (
  user_id uuid not null,
  message_id uuid not null,
  token_hash bytea not null unique,
  title text not null,
  html text not null,
  shared_at timestamptz not null,
  ends_at timestamptz not null,
  reads int not null default 0,
  reads_since timestamptz not null,
  primary key (user_id, message_id),
  foreign key (message_id, user_id) references public.chat_messages (id, user_id) on delete cascade
);
create index shared_documents_end on private.shared_documents (ends_at);
revoke all on private.shared_documents from public, anon, authenticated;

create function private.shared_until(me uuid, message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', 'done', 'shared_at', d.shared_at, 'ends_at', d.ends_at)
    from private.shared_documents d
    where d.user_id = me and d.message_id = message and d.ends_at > clock_timestamp()
$$;

-- Shares a document, or shares it anew: the link before it ends at once.
create function public.share_document(message uuid, token text, title text, html text, days int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_self(me);
  if private.must_set_password(me) or token !~ '^[A-Za-z0-9_-]{43}$' or days not between 1 and 60
    or coalesce(btrim(html), '') = '' then
    return private.refused('rejected');
  elsif length(html) > 1000000 or length(title) > 500 then
    return private.refused('too_long');
  end if;
  -- One at a time for a teacher, so that two devices cannot both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('share:' || me, 0));
  if not exists (select from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
      where m.id = message and m.user_id = me and m.role = 'assistant' and not s.is_deleted) then
    return private.refused('gone');
  end if;
  delete from private.shared_documents d where d.user_id = me
    and (d.message_id = message or d.ends_at < clock_timestamp() - interval '30 days');
  if (select count(*) from private.shared_documents d where d.user_id = me and d.ends_at > clock_timestamp()) >= 50 then
    return private.refused('limit');
  end if;
  insert into private.shared_documents (user_id, message_id, token_hash, title, html, shared_at, ends_at, reads_since)
    values (me, message, sha256(convert_to(token, 'UTF8')), coalesce(title, ''), html, private.now_ms(),
      private.now_ms() + days * interval '1 day', clock_timestamp());
  return private.shared_until(me, message);
end $$;

-- {status: 'done', shared_at, ends_at} while the document is shared, else null.
create function public.read_share_state(message uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(auth.uid());
  return private.shared_until(auth.uid(), message);
end $$;

-- The link stops with this call: nothing of it is cached anywhere.
create function public.end_share(message uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_self(auth.uid());
  delete from private.shared_documents d where d.user_id = auth.uid() and d.message_id = message;
end $$;

-- What a link shows, to whoever has it. A guess finds nothing among 2^256, and asks for one index entry. A link that goes
-- round is read 300 times an hour at most. A deleted chat ends its links.
create function public.read_share(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_share private.shared_documents;
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    return private.refused('unknown');
  end if;
  update private.shared_documents d set
    reads = case when d.reads_since < clock_timestamp() - interval '1 hour' then 1 else least(d.reads, 300) + 1 end,
    reads_since = case when d.reads_since < clock_timestamp() - interval '1 hour' then clock_timestamp()
      else d.reads_since end
    where d.token_hash = sha256(convert_to(token, 'UTF8')) returning * into found_share;
  if not found or exists (select from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
      where m.id = found_share.message_id and s.is_deleted) then
    return private.refused('unknown');
  elsif found_share.ends_at <= clock_timestamp() then
    return private.refused('ended');
  elsif found_share.reads > 300 then
    return private.refused('busy');
  end if;
  return jsonb_build_object('status', 'done', 'title', found_share.title, 'html', found_share.html,
    'shared_at', found_share.shared_at, 'ends_at', found_share.ends_at);
end $$;

-- An ended link says so for 30 days, without its document.
create function private.tidy_shares() returns void
language sql security definer set search_path = '' as $$
  update private.shared_documents set html = '' where ends_at < clock_timestamp() and html <> '';
  delete from private.shared_documents where ends_at < clock_timestamp() - interval '30 days';
$$;

create or replace function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  delete from private.contact_turns where at < clock_timestamp() - interval '1 hour';
  perform private.tidy_shares();
  for owner in
    select distinct user_id from public.chat_sessions s
    where updated_at < clock_timestamp() - interval '2 years'
      or (deleted_at < clock_timestamp() - interval '30 days' and (
        not exists (select from public.starred_items i where i.chat_session_id = s.id)
        or exists (select from public.chat_messages m where m.session_id = s.id
          and not exists (select from public.starred_items i where i.message_id = m.id))))
    order by 1 limit 100
  loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed + private.empty_bin(owner);
    end if;
  end loop;
  return total;
end $$;

revoke all on function private.shared_until(uuid, uuid), private.tidy_shares() from public, anon, authenticated;
revoke execute on function public.share_document, public.read_share_state, public.end_share, public.read_share
  from public, anon, authenticated;
grant execute on function public.share_document, public.read_share_state, public.end_share to authenticated;
grant execute on function public.read_share to anon, authenticated;
