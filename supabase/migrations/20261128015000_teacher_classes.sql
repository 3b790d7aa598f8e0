-- The teacher's class: what a teacher has told of it, all of it optional. The built-in planner takes years, size, devices
-- and English learners from it where a request says nothing; names and room are printed by the device and go nowhere else.

create table public.teacher_classes (
  user_id uuid primary key references auth.users on delete cascade,
  years int[] not null default '{}' check (years <@ array[1, 2, 3, 4, 5, 6, 7, 8] and cardinality(years) <= 8),
  size int check (size between 1 and 60),
  esol boolean,
  esol_count int check (esol_count between 1 and 60),
  devices text check (devices in ('none', 'shared', 'each')),
  room text not null default '' check (length(room) <= 100),
  teacher text not null default '' check (length(teacher) <= 100),
  school text not null default '' check (length(school) <= 100),
  updated_at timestamptz not null default private.now_ms(),
  rev bigint not null default 0
);

create trigger a_lock before insert or update or delete on public.teacher_classes
  for each statement execute function private.lock_own_head();
create trigger a_stamp before insert or update on public.teacher_classes
  for each row execute function private.stamp();
create trigger b_guard_truncate before truncate on public.teacher_classes execute function private.guard_truncate();

-- Only the op writes it.
alter table public.teacher_classes enable row level security;
revoke all on public.teacher_classes from public, anon, authenticated;
grant select on public.teacher_classes to authenticated;
grant select, insert, update, delete on public.teacher_classes to service_role;
create policy own_select on public.teacher_classes for select to authenticated
  using (user_id = (select auth.uid()));

-- Fields that an op does not name stay as they are, so two devices that changed different things do not undo each other.
-- Of the same field the last to arrive wins.
create function private.op_class_set(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb := op -> 'changes';
  known jsonb := (select to_jsonb(c) from public.teacher_classes c where c.user_id = me);
  now_set public.teacher_classes;
begin
  if op ->> 'user_id' is distinct from me::text or jsonb_typeof(changes) is distinct from 'object' then
    return private.refused('rejected');
  elsif exists (select from jsonb_each_text(changes) f where length(f.value) > 100) then
    return private.refused('too_long');
  end if;
  now_set := jsonb_populate_record(null::public.teacher_classes,
    '{"years": [], "room": "", "teacher": "", "school": ""}' || coalesce(known, '{}') || changes
      || jsonb_build_object('user_id', me, 'updated_at', private.now_ms(), 'rev', 0));
  if known is null then
    insert into public.teacher_classes select now_set.*;
  else
    update public.teacher_classes set years = now_set.years, size = now_set.size, esol = now_set.esol,
      esol_count = now_set.esol_count, devices = now_set.devices, room = now_set.room, teacher = now_set.teacher,
      school = now_set.school, updated_at = now_set.updated_at
      where user_id = me;
  end if;
  return '{"status": "done"}';
exception
  -- A value of another kind, or one out of bounds.
  when data_exception or integrity_constraint_violation then
    return private.refused('rejected');
end $$;
revoke all on function private.op_class_set(uuid, jsonb) from public, anon, authenticated;

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
    when 'resource.save' then private.op_resource_save(me, op)
    when 'plan.save' then private.op_plan_save(me, op)
    when 'class.set' then private.op_class_set(me, op)
    else private.refused('unknown_op') end;
end $$;

-- Devices -------------------------------------------------------------------------------------------------------------

create or replace function private.bootstrap_rows(me uuid, newest_chat uuid, since timestamptz)
returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  with stars as (
    select * from public.starred_items where user_id = me
  ), newest as (
    select id from public.chat_sessions where user_id = me and not is_deleted order by updated_at desc limit 200
  ), bin as (
    select id from public.chat_sessions where user_id = me and deleted_at > clock_timestamp() - interval '30 days'
    order by deleted_at desc limit 50
  )
  select array_agg((b.rev, b.t, b.r)::private.synced_row order by b.rev desc) from (
    select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x where x.user_id = me
      and (x.id in (select id from newest) or x.id in (select id from bin)
        or x.id in (select chat_session_id from stars))
    union all select x.rev, 'starred_items', to_jsonb(x) from stars x
    union all select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me
    union all select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me
    union all select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me
    union all select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.session_id = newest_chat and x.created_at >= since) b
$$;

create or replace function private.changes_after(me uuid, since bigint, max_rows int) returns private.synced_row[]
language sql stable security definer set search_path = '' as $$
  select array_agg((c.rev, c.t, c.r)::private.synced_row order by c.rev) from (
    (select x.rev, 'chat_sessions' as t, to_jsonb(x) as r from public.chat_sessions x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'chat_messages', to_jsonb(x) from public.chat_messages x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'starred_items', to_jsonb(x) from public.starred_items x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'sync_tombstones', to_jsonb(x) from public.sync_tombstones x
      where x.user_id = me and x.rev > since order by x.rev limit max_rows)
    union all
    (select x.rev, 'user_usage', to_jsonb(x) from public.user_usage x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'subscriptions', to_jsonb(x) from public.subscriptions x where x.user_id = me and x.rev > since)
    union all
    (select x.rev, 'teacher_classes', to_jsonb(x) from public.teacher_classes x where x.user_id = me and x.rev > since)
    order by 1 limit max_rows) c
$$;

-- The planner ---------------------------------------------------------------------------------------------------------

-- What the planner may know of the class. Names and room stay out: they are only printed.
create function private.class_facts(owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('years', years, 'size', size, 'esol', esol, 'devices', devices)
  from public.teacher_classes where user_id = owner
$$;
revoke all on function private.class_facts(uuid) from public, anon, authenticated;

create or replace function public.job_input(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('generator_type', s.generator_type, 'title', s.title, 'content', m.content,
    'context', private.context_with_goals(m.context), 'history', private.history_of(m),
    'doc', reply.doc, 'doc_version', reply.doc_version, 'part', private.part_with_document(j), 'writer', j.writer,
    'before', private.document_before(m), 'class', private.class_facts(m.user_id))
  from public.chat_messages m
    join public.chat_sessions s on s.id = m.session_id
    join private.generation_jobs j on j.message_id = m.id
    left join public.chat_messages reply on reply.id = j.reply_id
  where m.id = job_input.message
$$;
