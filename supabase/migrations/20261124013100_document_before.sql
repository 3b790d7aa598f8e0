-- The document that a message stands under: a follow-up changes sections of it and leaves the others as they are.

-- The last document of the chat before a message, as it stands now, edits included.
create function private.document_before(message public.chat_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reply_id', r.id, 'doc', r.doc, 'doc_version', r.doc_version,
    'html', coalesce(r.edited_html_content, r.html_content))
  from public.chat_messages r
  where r.session_id = message.session_id and r.user_id = message.user_id and r.created_at < message.created_at
    and r.role = 'assistant' and r.state = 'done' and r.is_visable and r.doc ->> 'format' in ('plan', 'resource')
  order by r.created_at desc limit 1
$$;

create or replace function public.job_input(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version, 'part', private.part_with_document(j), 'writer', j.writer,
    'before', private.document_before(m))
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$$;
