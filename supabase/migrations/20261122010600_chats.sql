-- Chats and messages. Names are the specification's, is_visable included.
-- Composite keys (id, user_id) keep a row from hanging on another teacher's row, whoever writes it.

create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  title text not null default 'New Chat',
  generator_type text not null default 'lessonPlan' check (generator_type in ('lessonPlan', 'resourceGenerator')),
  is_deleted boolean not null default false,
  created_at timestamptz not null default private.now_ms(),
  updated_at timestamptz not null default private.now_ms(),
  rev bigint not null default 0,
  unique (id, user_id)
);
create index chat_sessions_by_rev on public.chat_sessions (user_id, rev);
create index chat_sessions_newest on public.chat_sessions (user_id, updated_at desc);

create trigger a_lock before insert or update or delete on public.chat_sessions
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.chat_sessions
  for each row execute function private.stamp();
create trigger a_bury after delete on public.chat_sessions
  for each row execute function private.bury('id');
create trigger b_guard before update on public.chat_sessions
  for each row execute function private.guard_update('title', 'updated_at', 'is_deleted', 'rev');

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  session_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null default '',
  chat_content text,
  html_content text,
  edited_html_content text,
  -- The current revision, on which an editor bases its edits. rev is no such base: it moves for other reasons too.
  edited_revision uuid,
  -- Versions saved beside the current one that nobody has decided about: a list of {id, device, saved_at}. It travels
  -- with the row, so that every device can say "also edited on another device" without asking.
  also_edited jsonb not null default '[]' check (jsonb_typeof(also_edited) = 'array'),
  resource_link text,
  resource_type text check (resource_type in ('worksheet', 'activity', 'assessment')),
  is_visable boolean not null default true,
  state text not null default 'done' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  reply_to uuid,
  context jsonb,
  doc jsonb,
  doc_version int,
  created_at timestamptz not null default private.now_ms(),
  rev bigint not null default 0,
  unique (id, user_id),
  foreign key (session_id, user_id) references public.chat_sessions (id, user_id) on delete cascade
);
create index chat_messages_by_rev on public.chat_messages (user_id, rev);
create index chat_messages_of_chat on public.chat_messages (session_id, created_at);
create index chat_messages_reply_to on public.chat_messages (reply_to) where reply_to is not null;

create trigger a_lock before insert or update or delete on public.chat_messages
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.chat_messages
  for each row execute function private.stamp();
create trigger a_bury after delete on public.chat_messages
  for each row execute function private.bury('id');
create trigger b_guard before update on public.chat_messages
  for each row execute function private.guard_update('edited_html_content', 'is_visable', 'rev');

-- Rules of a chat -----------------------------------------------------------------------------------------------------

-- A client names a chat's id, type and title; the times and the rest are the server's. The function is an invoker, like
-- the guard, so it may name nothing in schema private.
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

-- A title is at most 50 characters: a longer one keeps 47 and three dots. [CHAT-71]
create function private.cut_title(title text) returns text
language sql immutable set search_path = '' as $$
  select case when length(title) > 50 then left(title, 47) || '...' else title end
$$;

create function private.new_session_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := private.cut_title(new.title);
  return new;
end $$;
create trigger c_new before insert on public.chat_sessions
  for each row execute function private.new_session_rules();

-- Deleting a chat hides its messages and stops its replies; reviving it shows them again.
create function private.session_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := private.cut_title(new.title);
  if (new.title, new.updated_at) is distinct from (old.title, old.updated_at) then
    -- Chats are ordered by updated_at, so it never comes from the client's clock and is always later than before.
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

-- Titles and retention ------------------------------------------------------------------------------------------------

-- A generated title replaces only the title it was made for: one the teacher has given meanwhile stays.
create function public.name_chat(session uuid, old_title text, new_title text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select user_id into owner from public.chat_sessions where id = session;
  if not found or trim(coalesce(new_title, '')) = '' then
    return false;
  end if;
  perform private.lock_head(owner);
  update public.chat_sessions set title = trim(new_title)
    where id = session and title = old_title and title <> trim(new_title) and not is_deleted;
  return found;
end $$;

-- Removes chats nobody has touched for two years, unless one of their messages is starred. A head that is busy waits
-- for the next run, so that holding several never blocks anyone in a circle.
create function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
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

grant execute on function public.name_chat, public.apply_retention to service_role;
