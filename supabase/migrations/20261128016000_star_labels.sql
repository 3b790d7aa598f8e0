-- What a teacher writes on a saved item: a name of their own, one folder, some tags. A folder is only a name, so it needs
-- no table, and it is gone when nothing is in it. Everything is on the star's row: without the star there is nothing to file.

alter table public.starred_items
  add column name text,
  add column folder text,
  add column tags text[] not null default '{}',
  add constraint star_labels check (length(name) between 1 and 120 and length(folder) between 1 and 60
    and cardinality(tags) <= 10 and length(array_to_string(tags, '')) <= 300);

-- The reason to refuse labels, or null.
create function private.label_problem(labels jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(labels) is distinct from 'object' or labels - array['name', 'folder', 'tags'] <> '{}'
      or coalesce(jsonb_typeof(labels -> 'name'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(labels -> 'folder'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(labels -> 'tags'), 'array') <> 'array' then 'rejected'
    when length(labels ->> 'name') > 120 or length(labels ->> 'folder') > 60
      or jsonb_array_length(labels -> 'tags') > 10
      or exists (select from jsonb_array_elements_text(labels -> 'tags') tag where length(tag) > 30) then 'too_long'
  end
$$;

-- It sets only the labels that the op names. A removed star stays removed, as a rename leaves a deleted chat deleted.
create function private.op_star_file(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  labels jsonb := op -> 'set';
  problem text := private.label_problem(op -> 'set');
  star public.starred_items;
  now_set jsonb;
begin
  if problem is not null then
    return private.refused(problem);
  end if;
  select * into star from public.starred_items where user_id = me and message_id = (op ->> 'message_id')::uuid;
  if not found then
    return '{"status": "done"}';
  end if;
  now_set := jsonb_build_object('name', star.name, 'folder', star.folder, 'tags', to_jsonb(star.tags));
  if now_set || coalesce(op -> 'undoes', '{}') <> now_set then
    return private.refused('changed_elsewhere');
  end if;
  now_set := now_set || labels;
  update public.starred_items set name = nullif(btrim(now_set ->> 'name'), ''),
    folder = nullif(btrim(now_set ->> 'folder'), ''),
    tags = array(select tag from jsonb_array_elements_text(now_set -> 'tags') tag where btrim(tag) <> '')
    where id = star.id;
  return '{"status": "done"}';
end $$;
revoke all on function private.label_problem(jsonb), private.op_star_file(uuid, jsonb)
  from public, anon, authenticated;

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
    else private.refused('unknown_op') end;
end $$;
