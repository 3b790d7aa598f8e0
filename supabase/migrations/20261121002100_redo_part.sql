-- A message may ask to redo one section of an earlier reply: {reply_id, section}. It is kept with the job, so that a
-- retry knows it too, and reaches whoever writes the reply together with the document the section is in.

alter table private.generation_jobs add column part jsonb;

-- Null unless it names a section of a reply in the same chat.
create function private.part_of(me uuid, message jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reply_id', r.id, 'section', message #>> '{part,section}')
  from public.chat_messages r
  where r.id::text = message #>> '{part,reply_id}' and r.user_id = me and r.role = 'assistant'
    and r.session_id::text = message ->> 'session_id' and length(message #>> '{part,section}') between 1 and 200
$$;

create or replace function private.send_message(me uuid, message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session uuid := message ->> 'session_id';
  message_id uuid := message ->> 'message_id';
  reply_id uuid := coalesce((message ->> 'reply_id')::uuid, gen_random_uuid());
  sent public.chat_messages;
  problem text;
  charged jsonb;
  at timestamptz;
begin
  select * into sent from public.chat_messages where id = message_id and user_id = me;
  if found then
    return jsonb_build_object('status', 'done', 'session_id', sent.session_id, 'reply_id',
      (select m.id from public.chat_messages m where m.reply_to = sent.id and m.user_id = me limit 1));
  end if;
  problem := private.send_problem(me, message);
  if problem is not null then
    return jsonb_build_object('status', 'refused', 'reason', problem);
  end if;
  charged := private.charge(me, message_id::text);
  if not (charged ->> 'success')::boolean then
    return jsonb_build_object('status', 'refused', 'reason', charged ->> 'reason');
  end if;
  perform private.open_session(me, message);
  at := private.next_time(session);
  insert into public.chat_messages (id, user_id, session_id, role, content, context, created_at)
    values (message_id, me, session, 'user', message ->> 'content',
      case when jsonb_typeof(message -> 'context') = 'object' then message -> 'context' end, at);
  insert into public.chat_messages (id, user_id, session_id, role, state, reply_to, created_at)
    values (reply_id, me, session, 'assistant', 'waiting', message_id, at + interval '1 ms');
  insert into private.generation_jobs (message_id, reply_id, user_id, session_id, charge_key, queued_at, part)
    values (message_id, reply_id, me, session, message_id::text, at, private.part_of(me, message));
  return jsonb_build_object('status', 'done', 'session_id', session, 'reply_id', reply_id);
end $$;

-- The section to redo with its document as it stands, edits included.
create function private.part_with_document(job private.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select job.part || jsonb_build_object('doc', r.doc, 'doc_version', r.doc_version,
    'html', coalesce(r.edited_html_content, r.html_content))
  from public.chat_messages r where r.id = (job.part ->> 'reply_id')::uuid and r.user_id = job.user_id
$$;

create or replace function public.job_input(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version, 'part', private.part_with_document(j))
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$$;

revoke all on function private.part_of, private.part_with_document from public;
