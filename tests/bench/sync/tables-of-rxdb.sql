-- Tables as the documentation of RxDB's Supabase replication asks for them: a mark of removal in place of removals, and a time of
-- the last change that the database sets. Milliseconds, because a browser compares them as text.
create function public.rx_touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new._modified := pg_catalog.clock_timestamp();
  return new;
end $$;

create table public.rx_chats (
  id uuid primary key,
  user_id uuid not null default auth.uid(),
  title text not null,
  updated_at text not null,
  _deleted boolean not null default false,
  _modified timestamptz(3) not null default now()
);
create table public.rx_messages (
  id uuid primary key,
  user_id uuid not null default auth.uid(),
  session_id uuid not null,
  role text not null,
  content text not null,
  created_at text not null,
  _deleted boolean not null default false,
  _modified timestamptz(3) not null default now()
);
create index on public.rx_chats (user_id, _modified, id);
create index on public.rx_messages (user_id, _modified, id);
create trigger touch before insert or update on public.rx_chats for each row execute function public.rx_touch();
create trigger touch before insert or update on public.rx_messages for each row execute function public.rx_touch();

alter table public.rx_chats enable row level security;
alter table public.rx_messages enable row level security;
create policy own on public.rx_chats for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own on public.rx_messages for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update on public.rx_chats, public.rx_messages to authenticated;
grant all on public.rx_chats, public.rx_messages to service_role;
