-- Versions of an edited resource: who saved them, which stand beside the current one, and how to read them.

-- device: the installation that saved. saved_at moves when the same device saves again within ten minutes of created_at.
alter table public.resource_revisions add column device uuid, add column restored_from uuid, add column saved_at timestamptz;
update public.resource_revisions set saved_at = created_at;
alter table public.resource_revisions alter column saved_at set default private.now_ms(), alter column saved_at set not null;

-- Versions saved beside the current one that nobody has decided about: a list of {id, device, saved_at}. It travels with
-- the row, so every device can say "also edited on another device" without asking.
alter table public.chat_messages add column also_edited jsonb not null default '[]'
  check (jsonb_typeof(also_edited) = 'array');

-- What stands beside the current version after a save: what did before, and the current one if the save did not build
-- on it; without the version it builds on and those the teacher has decided about.
create function private.beside_after(message public.chat_messages, base uuid, settled jsonb) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'device', r.device, 'saved_at', r.saved_at)
    order by r.saved_at, r.id), '[]')
  from public.resource_revisions r
  where r.message_id = message.id and r.id is distinct from base and not coalesce(settled ? r.id::text, false)
    and (r.id = message.edited_revision
      or r.id in (select (v ->> 'id')::uuid from jsonb_array_elements(message.also_edited) v))
$$;

-- Ten minutes of saving on one device are one version: it takes the new save's place and name. Only the current
-- version, only on top of itself, and never by a restore, so that nothing of another device is written over.
create function private.replace_own_version(current_revision uuid, op jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.resource_revisions set id = (op ->> 'op_id')::uuid, html = op ->> 'html', saved_at = private.now_ms()
    where id = current_revision and id = (op ->> 'base_id')::uuid and op ->> 'restores' is null
      and device = (op ->> 'device')::uuid and created_at > clock_timestamp() - interval '10 minutes';
  return found;
end $$;

-- The later save becomes the current one; when its base is not the current revision both stay and the device is told.
create or replace function private.op_resource_save(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message public.chat_messages;
  base uuid := op ->> 'base_id';
  revision uuid := op ->> 'op_id';
begin
  select * into message from public.chat_messages where id = (op ->> 'message_id')::uuid and user_id = me;
  if not found then
    return private.refused('gone');
  elsif op ->> 'html' is null then
    return private.refused('empty');
  elsif length(op ->> 'html') > 4000000 then
    return private.refused('too_long');
  end if;
  if not private.replace_own_version(message.edited_revision, op) then
    insert into public.resource_revisions (id, user_id, message_id, base_id, html, device, restored_from)
      values (revision, me, message.id, base, op ->> 'html', (op ->> 'device')::uuid, (op ->> 'restores')::uuid);
  end if;
  update public.chat_messages set edited_html_content = op ->> 'html', edited_revision = revision,
    also_edited = private.beside_after(message, base, op -> 'settles') where id = message.id;
  if message.edited_revision is distinct from base then
    return jsonb_build_object('status', 'done', 'also_edited', message.edited_revision);
  end if;
  return '{"status": "done"}';
end $$;

-- The versions of one resource, newest first, without their text.
create function public.list_revisions(message uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce(jsonb_agg(to_jsonb(v) order by v.saved_at desc, v.id), '[]') from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at
    from public.resource_revisions r where r.message_id = message and r.user_id = auth.uid()
    order by r.saved_at desc limit 200) v
$$;

-- One version with its text; null when there is none of this teacher.
create function public.fetch_revision(revision uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select to_jsonb(v) from (
    select r.id, r.message_id, r.base_id, r.restored_from, r.device, r.created_at, r.saved_at, r.html
    from public.resource_revisions r where r.id = revision and r.user_id = auth.uid()) v
$$;

revoke all on function public.list_revisions, public.fetch_revision, private.beside_after, private.replace_own_version
  from public, anon, authenticated;
grant execute on function public.list_revisions, public.fetch_revision to authenticated;
