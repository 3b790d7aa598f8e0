-- Job input: everything the writer of a reply is given about the message it answers.

-- The context with its chosen goals word for word from our table; a goal we do not have is marked missing.
create function private.context_with_goals(context jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when jsonb_typeof(context) = 'object' then context || jsonb_build_object('goals', coalesce((
    select jsonb_agg(jsonb_build_object('id', wanted.goal ->> 'id', 'outcome', g.outcome, 'source', g.source,
      'subject', b.subject, 'year_group', b.year_group, 'strand', b.strand, 'skill', b.skill,
      'missing', g.id is null) order by wanted.place)
    from jsonb_array_elements(case when jsonb_typeof(context -> 'goals') = 'array' then context -> 'goals' else '[]' end)
      with ordinality as wanted (goal, place)
    left join public.curriculum_goals g on g.id = wanted.goal ->> 'id'
    left join public.curriculum_blocks b on b.id = g.block_id), '[]')) end
$$;

-- The chat before a message: at most the last 12 messages, oldest first, each cut to 8,000 characters. The cut takes
-- the middle, because a plan ends with its draft code, by which a later message changes the same draft.
create function private.history_of(message public.chat_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('role', h.role, 'content', case when length(h.words) <= 8000 then h.words
    else left(h.words, 6000) || E'\n…\n' || right(h.words, 1997) end) order by h.created_at), '[]')
  from (
    select m.role, m.created_at, coalesce(nullif(m.chat_content, ''), m.content) as words from public.chat_messages m
    where m.session_id = message.session_id and m.created_at < message.created_at and m.is_visable and m.state = 'done'
    order by m.created_at desc limit 12) h
  where h.words <> ''
$$;

-- The section to redo, together with its document as it stands now, edits included.
create function private.part_with_document(job private.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select job.part || jsonb_build_object('doc', r.doc, 'doc_version', r.doc_version,
    'html', coalesce(r.edited_html_content, r.html_content))
  from public.chat_messages r where r.id = (job.part ->> 'reply_id')::uuid and r.user_id = job.user_id
$$;

create function public.job_input(message uuid) returns jsonb
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
grant execute on function public.job_input to service_role;
