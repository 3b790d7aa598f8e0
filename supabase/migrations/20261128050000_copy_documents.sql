-- A copy of a saved plan or resource, in a chat of its own: a `plan.save` that brings its chat. The device sends the
-- document as the teacher sees it, edits that have not arrived included. It costs no message.

-- The reason to refuse a copy, or null.
create function private.copy_problem(op jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  document jsonb := op -> 'copy';
begin
  if length(op ->> 'doc') > 300000 or length(op ->> 'content') > 100000 or length(document ->> 'chat_content') > 100000
      or length(document ->> 'html_content') > 4000000 or length(document ->> 'edited_html_content') > 4000000 then
    return 'too_long';
  end if;
  if jsonb_typeof(document) is distinct from 'object' or coalesce(trim(op ->> 'title'), '') = ''
      or coalesce(op ->> 'generator_type', '') not in ('lessonPlan', 'resourceGenerator') then
    return 'rejected';
  end if;
  if exists (select from public.chat_sessions where id = (op ->> 'session_id')::uuid)
      or exists (select from public.chat_messages where id = (op ->> 'message_id')::uuid) then
    return 'id_taken';
  end if;
  return null;
end $$;

create function private.copy_document(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := op ->> 'session_id';
  document jsonb := op -> 'copy';
  problem text := private.copy_problem(op);
begin
  if problem is not null then
    return private.refused(problem);
  end if;
  insert into public.chat_sessions (id, user_id, generator_type, title)
    values (session, me, op ->> 'generator_type', trim(op ->> 'title'));
  insert into public.chat_messages (id, user_id, session_id, role, content, chat_content, html_content,
      edited_html_content, resource_type, doc, doc_version, created_at)
    values ((op ->> 'message_id')::uuid, me, session, 'assistant', coalesce(op ->> 'content', ''),
      document ->> 'chat_content', document ->> 'html_content', document ->> 'edited_html_content',
      document ->> 'resource_type', nullif(op -> 'doc', 'null'), (document ->> 'doc_version')::int,
      private.next_time(session));
  return '{"status": "done"}';
end $$;

alter function private.op_plan_save(uuid, jsonb) rename to save_plan_version;

create function private.op_plan_save(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if op ? 'copy' then
    return private.copy_document(me, op);
  end if;
  return private.save_plan_version(me, op);
end $$;
revoke all on function private.copy_problem(jsonb), private.copy_document(uuid, jsonb), private.op_plan_save(uuid, jsonb)
  from public, anon, authenticated;
