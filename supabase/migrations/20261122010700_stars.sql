-- Stars: a teacher keeps at most 50 lesson plans and 50 resources; an admin sees how many the school has. [STAR-06]

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

create trigger a_lock before insert or update or delete on public.starred_items
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.starred_items
  for each row execute function private.stamp();
-- Every device knows a star by its message, so the tombstone names the message.
create trigger a_bury after delete on public.starred_items
  for each row execute function private.bury('message_id');
create trigger b_guard before update on public.starred_items
  for each row execute function private.guard_update('rev');

create function private.star_limit() returns int language sql immutable set search_path = '' as $$ select 50 $$;

create function private.stars_of(owner uuid, kind text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.starred_items where user_id = owner and item_type = kind
$$;

-- The chat decides whether a star is a lesson plan or a resource, the teacher's plan decides its school. The limit is
-- counted after the head was locked, so two devices cannot both take the 50th place. [STAR-06] [STAR-20]
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

-- True while the teacher may star one more of that type. [STAR-05] [STAR-07]
create function public.check_starring_limits(target_user_id uuid, target_item_type text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(target_user_id);
  if target_item_type is null or target_item_type not in ('lesson_plan', 'resource') then
    raise exception 'unknown item type' using errcode = '22023';
  end if;
  return private.stars_of(target_user_id, target_item_type) < private.star_limit();
end $$;
grant execute on function public.check_starring_limits to authenticated, service_role;
