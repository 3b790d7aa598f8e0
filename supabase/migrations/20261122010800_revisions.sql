-- Revisions of an edited resource: every saved edit stays reachable, and edits made on two devices stand side by side.

-- base_id is the revision the editor had opened. device is the installation that saved; saved_at moves when the same
-- device saves again within ten minutes of created_at.
create table public.resource_revisions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  message_id uuid not null,
  base_id uuid,
  restored_from uuid,
  device uuid,
  html text not null,
  doc jsonb,
  created_at timestamptz not null default private.now_ms(),
  saved_at timestamptz not null default private.now_ms(),
  foreign key (message_id, user_id) references public.chat_messages (id, user_id) on delete cascade
);
create index resource_revisions_of_message on public.resource_revisions (message_id, created_at);
create index resource_revisions_of_user on public.resource_revisions (user_id);

-- A direct save keeps a revision too; the op resource.save brings its own, named after the op.
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

-- The list also_edited after a save: the versions it had before, and the current one if the save did not build on it;
-- without the version the save builds on and those the teacher has decided about.
create function private.beside_after(message public.chat_messages, base uuid, settled jsonb) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'device', r.device, 'saved_at', r.saved_at)
    order by r.saved_at, r.id), '[]')
  from public.resource_revisions r
  where r.message_id = message.id and r.id is distinct from base and not coalesce(settled ? r.id::text, false)
    and (r.id = message.edited_revision
      or r.id in (select (v ->> 'id')::uuid from jsonb_array_elements(message.also_edited) v))
$$;

-- Ten minutes of saving on one device are one version: the new save takes the place and the name of the last. Only the
-- current version is replaced, only by a save on top of it, and never by a restore, so nothing of another device is
-- lost.
create function private.replace_own_version(current_revision uuid, op jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.resource_revisions set id = (op ->> 'op_id')::uuid, html = op ->> 'html', saved_at = private.now_ms()
    where id = current_revision and id = (op ->> 'base_id')::uuid and op ->> 'restores' is null
      and device = (op ->> 'device')::uuid and created_at > clock_timestamp() - interval '10 minutes';
  return found;
end $$;

-- The versions of one resource, newest first, without their text.
create function public.list_revisions(message uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce(jsonb_agg(to_jsonb(v) order by v.saved_at desc, v.id), '[]') from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at
    from public.resource_revisions r where r.message_id = message and r.user_id = auth.uid()
    order by r.saved_at desc limit 200) v
$$;

-- One version with its text; null when this teacher has none of that id.
create function public.fetch_revision(revision uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select to_jsonb(v) from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at, r.html
    from public.resource_revisions r where r.id = revision and r.user_id = auth.uid()) v
$$;

grant execute on function public.list_revisions, public.fetch_revision to authenticated;
