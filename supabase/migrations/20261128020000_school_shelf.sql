-- The shelf of a school: copies of plans and resources that its teachers put there for one another. A document stands once
-- in shelf_documents. Each reader has a row of their own in shelf_items, with a rev of their own stream, so that devices
-- read the shelf by the same pull as everything else. A reader's rows are made when that reader asks (deliver_shelf): a
-- writer would have to lock the heads of the whole school, and a teacher's own work holds one head alone.

-- id is the message that was copied; version is the op that put it there. Who leaves the school takes along what they put.
create table private.shelf_documents (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  school_id uuid not null,
  version uuid not null,
  by_name text not null,
  item_type text not null check (item_type in ('lesson_plan', 'resource')),
  title text not null,
  about text not null,
  words text not null,
  body jsonb not null,
  put_at timestamptz not null default private.now_ms()
);
create index shelf_documents_of_school on private.shelf_documents (school_id);
create index shelf_documents_of_user on private.shelf_documents (user_id);

create table private.shelf_items (
  user_id uuid not null references auth.users on delete cascade,
  id uuid not null,
  version uuid not null,
  rev bigint not null default 0,
  primary key (user_id, id)
);
create index shelf_items_by_rev on private.shelf_items (user_id, rev);
create trigger a_stamp before insert or update on private.shelf_items
  for each row execute function private.stamp();
create trigger a_bury after delete on private.shelf_items
  for each row execute function private.bury('id');
revoke all on private.shelf_documents, private.shelf_items from public, anon, authenticated;

-- Who sees it ---------------------------------------------------------------------------------------------------------

-- The school of an administrator or a member. Without an administrator who pays, a school has none, and no shelf.
create function private.school_of(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select a.school_id from public.subscriptions a
    where a.is_admin and a.user_id = coalesce(
      (select m.admin_id from public.school_memberships m where m.member_id = person), person)
$$;

create function private.shelf_of(reader uuid) returns setof private.shelf_documents
language sql stable security definer set search_path = '' as $$
  select d.* from private.shelf_documents d where d.school_id = private.school_of(reader)
$$;

-- Brings a reader's rows in step with the shelf: also when they have joined or left a school. Only the reader's own head
-- is locked, and only when something changed.
create function private.deliver_shelf(reader uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.shelf_of(reader) d
      full join (select * from private.shelf_items where user_id = reader) i on i.id = d.id
      where i.version is distinct from d.version) then
    return;
  end if;
  perform private.lock_head(reader);
  delete from private.shelf_items i where i.user_id = reader
    and not exists (select from private.shelf_of(reader) d where d.id = i.id);
  update private.shelf_items i set version = d.version from private.shelf_of(reader) d
    where i.user_id = reader and i.id = d.id and i.version <> d.version;
  insert into private.shelf_items (user_id, id, version)
    select reader, d.id, d.version from private.shelf_of(reader) d
      where not exists (select from private.shelf_items i where i.user_id = reader and i.id = d.id);
end $$;

-- A reader's rows after a revision, without their documents; or the named ones with them. The shelf is asked each time, so
-- who has left the school gets nothing of it, even before their rows are gone.
create function private.shelf_rows(reader uuid, since bigint, ids uuid[] default null)
returns table (rev bigint, t text, r jsonb)
language sql stable security definer set search_path = '' as $$
  select i.rev, 'shelf_items', jsonb_build_object('id', d.id, 'user_id', reader, 'rev', i.rev, 'item_type', d.item_type,
      'title', d.title, 'about', d.about, 'words', d.words, 'by', d.by_name, 'mine', d.user_id = reader,
      'put_at', d.put_at) || case when ids is null then '{"bare": 1}' else jsonb_build_object('body', d.body) end
    from private.shelf_items i join private.shelf_of(reader) d on d.id = i.id
    where i.user_id = reader and i.rev > since and (ids is null or i.id = any (ids))
$$;

-- What a teacher does ---------------------------------------------------------------------------------------------------

create function private.body_problem(body jsonb, most int) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(body) is distinct from 'object'
      or coalesce(body ->> 'resource_type', 'worksheet') not in ('worksheet', 'activity', 'assessment')
      or coalesce(jsonb_typeof(body -> 'doc'), 'null') not in ('object', 'null')
      or coalesce(jsonb_typeof(body -> 'doc_version'), 'null') not in ('number', 'null')
      or coalesce(btrim(body ->> 'content'), '') || coalesce(body ->> 'html_content', '')
        || coalesce(body ->> 'edited_html_content', '') = '' then 'rejected'
    when length(body::text) > most or length(body ->> 'doc') > 300000 or length(body ->> 'content') > 100000 then 'too_long'
  end
$$;

create function private.shelf_problem(me uuid, school uuid, item uuid, copy jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if school is null then
    return 'no_school';
  elsif coalesce(copy ->> 'item_type', '') not in ('lesson_plan', 'resource') or coalesce(btrim(copy ->> 'title'), '') = ''
      or exists (select from private.shelf_documents where id = item and user_id <> me) then
    return 'rejected';
  elsif length(copy ->> 'title') > 200 or length(copy ->> 'about') > 200 or length(copy ->> 'words') > 400 then
    return 'too_long';
  end if;
  -- One at a time for a school, so that two teachers cannot both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('shelf ' || school, 0));
  if (select count(*) >= 200 or count(*) filter (where user_id = me) >= 50
      from private.shelf_documents where school_id = school and id <> item) then
    return 'limit';
  end if;
  return private.body_problem(copy -> 'body', 1000000);
end $$;

-- The name by which colleagues know a teacher; never an address.
create function private.name_for_colleagues(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(nullif(btrim(m.admin_provided_name), ''), nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''),
      ''), 100)
    from auth.users u left join public.school_memberships m on m.member_id = u.id where u.id = person
$$;

-- Puts a copy on the shelf, in place of an older copy of the same, or withdraws it: op.item is then null.
create function private.op_shelf_set(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item uuid := op ->> 'message_id';
  copy jsonb := nullif(op -> 'item', 'null');
  school uuid := private.school_of(me);
  problem text;
begin
  if item is null then
    return private.refused('rejected');
  elsif copy is null then
    delete from private.shelf_documents where id = item and user_id = me;
  else
    problem := private.shelf_problem(me, school, item, copy);
    if problem is not null then
      return private.refused(problem);
    end if;
    delete from private.shelf_documents where id = item and user_id = me;
    insert into private.shelf_documents (id, user_id, school_id, version, by_name, item_type, title, about, words, body)
      values (item, me, school, (op ->> 'op_id')::uuid, private.name_for_colleagues(me), copy ->> 'item_type',
        btrim(copy ->> 'title'), coalesce(copy ->> 'about', ''), coalesce(copy ->> 'words', ''), copy -> 'body');
  end if;
  perform private.deliver_shelf(me);
  return '{"status": "done"}';
end $$;

-- Makes a copy of a document in a chat of the teacher's own: of something saved, or of something on the shelf. The device brings the
-- document, with edits that have not arrived included; a copy taken from the shelf offline stays although it was withdrawn meanwhile.
-- It costs no message, and never writes into a chat that exists. The limits of a document are those of its own saves.
create function private.op_document_copy(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
  message uuid := op ->> 'message_id';
  body jsonb := op -> 'body';
  edited text := op #>> '{body,edited_html_content}';
  problem text := private.body_problem(op -> 'body', 8400000);
begin
  if problem is not null or session is null or message is null or coalesce(trim(op ->> 'title'), '') = ''
      or coalesce(op ->> 'generator_type', '') not in ('lessonPlan', 'resourceGenerator') then
    return private.refused(coalesce(problem, 'rejected'));
  elsif exists (select from public.chat_sessions where id = session) or exists (select from public.chat_messages where id = message) then
    return private.refused('id_taken');
  end if;
  insert into public.chat_sessions (id, user_id, generator_type, title)
    values (session, me, op ->> 'generator_type', trim(op ->> 'title'));
  insert into public.chat_messages (id, user_id, session_id, role, content, html_content, edited_html_content,
      edited_revision, resource_type, doc, doc_version, created_at)
    values (message, me, session, 'assistant', coalesce(body ->> 'content', ''), body ->> 'html_content', edited,
      case when edited is not null then (op ->> 'op_id')::uuid end, body ->> 'resource_type',
      nullif(body -> 'doc', 'null'), (body ->> 'doc_version')::int, private.next_time(session));
  -- What was edited by hand is the first version of the copy.
  insert into public.resource_revisions (id, user_id, message_id, html)
    select (op ->> 'op_id')::uuid, me, message, edited where edited is not null;
  return '{"status": "done"}';
end $$;

-- What a teacher put there goes with them; they keep their own.
create function private.take_from_shelf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.shelf_documents where user_id = old.member_id;
  return null;
end $$;
create trigger d_shelf after delete on public.school_memberships
  for each row execute function private.take_from_shelf();

create or replace function private.run_op(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if op ->> 'v' is distinct from '1' then
    return private.refused('unknown_op');
  end if;
  return case op ->> 'op'
    when 'message.send' then private.send_message(me, op) - array['session_id', 'reply_id']
    when 'reply.stop' then private.op_reply_stop(me, op)
    when 'reply.retry' then
      private.retry_reply(me, (op ->> 'message_id')::uuid, 'retry:' || (op ->> 'op_id')::uuid, op ->> 'writer')
    when 'chat.rename' then private.op_chat_rename(me, op)
    when 'chat.delete' then private.op_chat_delete(me, op)
    when 'chat.restore' then private.op_chat_restore(me, op)
    when 'star.set' then private.op_star_set(me, op)
    when 'star.file' then private.op_star_file(me, op)
    when 'resource.save' then private.op_resource_save(me, op)
    when 'plan.save' then private.op_plan_save(me, op)
    when 'class.set' then private.op_class_set(me, op)
    when 'shelf.set' then private.op_shelf_set(me, op)
    when 'document.copy' then private.op_document_copy(me, op)
    else private.refused('unknown_op') end;
end $$;

revoke all on function private.school_of(uuid), private.shelf_of(uuid), private.deliver_shelf(uuid),
  private.shelf_rows(uuid, bigint, uuid[]), private.body_problem(jsonb, int), private.shelf_problem(uuid, uuid, uuid, jsonb),
  private.name_for_colleagues(uuid), private.op_shelf_set(uuid, jsonb), private.op_document_copy(uuid, jsonb),
  private.take_from_shelf() from public, anon, authenticated;
