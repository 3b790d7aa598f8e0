-- Rules that hold for functions and for direct calls alike.

-- Which columns a client may change. Grants alone do not hold: the embedded backend, and older hosted projects, grant
-- everything to authenticated. Invoker on purpose: current_user says who is asking.
create function private.guard_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception 'this column cannot be changed by a client' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger b_guard before update on public.chat_sessions
  for each row execute function private.guard_update('title', 'updated_at', 'is_deleted', 'rev');
create trigger b_guard before update on public.chat_messages
  for each row execute function private.guard_update('edited_html_content', 'is_visable', 'rev');
create trigger b_guard before update on public.starred_items
  for each row execute function private.guard_update('rev');
create trigger b_guard before update on public.user_usage
  for each row execute function private.guard_update('rev');
create trigger b_guard before update on public.subscriptions
  for each row execute function private.guard_update('school_name', 'school_id', 'rev');
create trigger b_guard before update on public.school_memberships
  for each row execute function private.guard_update();

-- Chats -----------------------------------------------------------------------------------------------------------

-- A client names a chat's id, type and title; the times and the rest are the server's. Invoker, like the guard, so it
-- may name nothing in schema private.
create function private.guard_new_session() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.is_deleted := false;
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.updated_at := new.created_at;
  end if;
  return new;
end $$;
create trigger b_guard_new before insert on public.chat_sessions
  for each row execute function private.guard_new_session();

create function private.new_session_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := private.cut_title(new.title);
  return new;
end $$;
create trigger c_new before insert on public.chat_sessions
  for each row execute function private.new_session_rules();

create function private.stop_jobs_of_chat(session uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  open_job private.generation_jobs;
begin
  for open_job in select * from private.generation_jobs where session_id = session and state in ('waiting', 'running') loop
    perform private.stop_job(open_job.message_id);
  end loop;
end $$;

-- Deleting a chat hides its messages and stops its replies; reviving it shows them again.
create function private.session_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := private.cut_title(new.title);
  if (new.title, new.updated_at) is distinct from (old.title, old.updated_at) then
    -- Never the client's clock, and always later than before: chats are ordered by it.
    new.updated_at := greatest(private.now_ms(), old.updated_at + interval '1 ms');
  end if;
  if new.is_deleted and not old.is_deleted then
    perform private.stop_jobs_of_chat(old.id);
  end if;
  if new.is_deleted <> old.is_deleted then
    update public.chat_messages set is_visable = not new.is_deleted
      where session_id = old.id and user_id = old.user_id and is_visable = new.is_deleted;
  end if;
  return new;
end $$;

create trigger c_rules before update on public.chat_sessions
  for each row execute function private.session_rules();

-- Stars -----------------------------------------------------------------------------------------------------------

create function private.star_limit() returns int language sql immutable set search_path = '' as $$ select 50 $$;

create function private.stars_of(owner uuid, kind text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.starred_items where user_id = owner and item_type = kind
$$;

-- The chat decides what a star is (a lesson plan or a resource), the plan decides its school. The limit is counted
-- after the head was locked, so two devices cannot both take the 50th place. [STAR-06] [STAR-20]
create function private.star_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chat record;
begin
  select s.id, s.generator_type into chat
    from public.chat_messages m join public.chat_sessions s on s.id = m.session_id
    where m.id = new.message_id and m.user_id = new.user_id;
  if found then
    new.chat_session_id := chat.id;
    new.item_type := case chat.generator_type when 'resourceGenerator' then 'resource' else 'lesson_plan' end;
  end if;
  new.school_id := (select school_id from public.subscriptions where user_id = new.user_id);
  new.starred_at := private.now_ms();
  if private.stars_of(new.user_id, new.item_type) >= private.star_limit() then
    raise exception 'star limit reached' using errcode = 'MH050';
  end if;
  return new;
end $$;
create trigger c_rules before insert on public.starred_items
  for each row execute function private.star_rules();

-- Saved edits -----------------------------------------------------------------------------------------------------

-- A direct save keeps a revision too; resource.save brings its own, named after its op.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.edited_html_content is not null and new.edited_revision is not distinct from old.edited_revision then
    insert into public.resource_revisions (user_id, message_id, base_id, html)
      values (old.user_id, old.id, old.edited_revision, new.edited_html_content)
      returning id into new.edited_revision;
  end if;
  return new;
end $$;
create trigger c_revision before update of edited_html_content on public.chat_messages
  for each row when (new.edited_html_content is distinct from old.edited_html_content)
  execute function private.keep_revision();

-- School ----------------------------------------------------------------------------------------------------------

-- Only an admin names a school. [SCHOOL-20] [DATA-75]
create function private.guard_school() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not old.is_admin then
    raise exception 'only a school admin can set up a school' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger b_guard_school before update on public.subscriptions
  for each row execute function private.guard_school();

-- An admin's school id is set once and never that of another admin; members carry their admin's.
create function private.school_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_admin and new.school_id is distinct from old.school_id and (old.school_id is not null
      or exists (select from public.subscriptions where school_id = new.school_id and user_id <> new.user_id)) then
    raise exception 'the school id cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger c_rules before update of school_id on public.subscriptions
  for each row execute function private.school_rules();
