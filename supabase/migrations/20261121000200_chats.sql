-- What a teacher makes: chats, messages, stars and saved edits. Names are the specification's, is_visable included.
-- Composite keys (id, user_id): a row cannot hang on someone else's row, whoever writes it.

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

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  session_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null default '',
  chat_content text,
  html_content text,
  edited_html_content text,
  -- The revision an editor opened. rev is no base for edits: it moves for other reasons too.
  edited_revision uuid,
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

create table public.starred_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  message_id uuid not null,
  chat_session_id uuid,
  item_type text not null check (item_type in ('lesson_plan', 'resource')),
  school_id uuid,
  starred_at timestamptz not null default private.now_ms(),
  rev bigint not null default 0,
  unique (user_id, message_id),
  foreign key (message_id, user_id) references public.chat_messages (id, user_id) on delete cascade
);
create index starred_items_by_rev on public.starred_items (user_id, rev);
create index starred_items_of_message on public.starred_items (message_id);
create index starred_items_of_school on public.starred_items (school_id) where school_id is not null;

-- Append-only: every saved edit stays reachable. base_id is the revision the editor had opened.
create table public.resource_revisions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  message_id uuid not null,
  base_id uuid,
  html text not null,
  doc jsonb,
  created_at timestamptz not null default private.now_ms(),
  foreign key (message_id, user_id) references public.chat_messages (id, user_id) on delete cascade
);
create index resource_revisions_of_message on public.resource_revisions (message_id, created_at);
create index resource_revisions_of_user on public.resource_revisions (user_id);
