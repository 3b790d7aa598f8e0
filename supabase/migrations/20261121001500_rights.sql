-- Rights, explicit both ways: the embedded backend and older hosted projects grant everything, new ones nothing.
-- Row security is the wall (one policy per command; no policy, no right), grants are the gate in front of it.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

do $$
declare
  own text;
  command text;
begin
  -- Nobody inserts messages but the send; nobody writes counters, heads, tombstones or revisions.
  for own, command in
    select t.name, c.command from (values
      ('chat_sessions', 'select,insert,update'), ('chat_messages', 'select,update'),
      ('starred_items', 'select,insert,delete'), ('subscriptions', 'select,update'), ('user_usage', 'select'),
      ('resource_revisions', 'select'), ('sync_heads', 'select'), ('sync_tombstones', 'select')
    ) as t (name, commands), string_to_table(t.commands, ',') as c (command)
  loop
    execute format('alter table public.%I enable row level security', own);
    execute format('create policy own_%s on public.%I for %s to authenticated %s', command, own, command,
      case command
        when 'insert' then 'with check (user_id = (select auth.uid()))'
        when 'update' then 'using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))'
        else 'using (user_id = (select auth.uid()))' end);
    execute format('grant select on public.%I to authenticated', own);
  end loop;
end $$;

-- Both sides of a membership see it; only functions change it.
alter table public.school_memberships enable row level security;
create policy own_select on public.school_memberships for select to authenticated
  using (member_id = (select auth.uid()) or admin_id = (select auth.uid()));
grant select on public.school_memberships to authenticated;

do $$
declare
  open_table text;
begin
  foreach open_table in array array['curriculum_blocks', 'curriculum_goals', 'curriculum_versions'] loop
    execute format('alter table public.%I enable row level security', open_table);
    execute format('create policy everyone_select on public.%I for select to anon, authenticated using (true)', open_table);
    execute format('grant select on public.%I to anon, authenticated', open_table);
  end loop;
end $$;

-- updated_at and school_id are in the specification's calls; triggers put the server's own values there.
grant insert (id, user_id, generator_type, title), update (title, updated_at, is_deleted)
  on public.chat_sessions to authenticated;
grant update (edited_html_content, is_visable) on public.chat_messages to authenticated;
grant insert (id, user_id, message_id, chat_session_id, item_type, school_id), delete
  on public.starred_items to authenticated;
grant update (school_name, school_id) on public.subscriptions to authenticated;
grant select, insert, update, delete on all tables in schema public to service_role;
-- A column default is evaluated as the caller.
grant execute on function private.now_ms to authenticated, service_role;

-- Truncating passes row security by. No call of a client reaches it; this holds should one ever do.
create function private.guard_truncate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  return null;
end $$;
do $$
declare
  guarded text;
begin
  for guarded in select tablename from pg_catalog.pg_tables where schemaname = 'public' loop
    execute format('create trigger b_guard_truncate before truncate on public.%I
      for each statement execute function private.guard_truncate()', guarded);
  end loop;
end $$;

-- Functions, by name.
grant execute on function public.get_unique_subjects, public.get_year_groups_by_subject,
  public.get_strands_by_subject_year, public.get_skills_by_subject_strand, public.get_learning_goals_by_criteria,
  public.curriculum_version to anon, authenticated, service_role;
grant execute on function public.apply_ops, public.pull_changes, public.bootstrap, public.fetch_history,
  public.fetch_chat, public.fetch_messages, public.remove_school_member to authenticated;
grant execute on function public.check_starring_limits, public.user_needs_password_reset,
  public.user_has_temporary_password, public.complete_password_reset, public.get_admin_license_info,
  public.can_add_school_member, public.get_admin_statistics to authenticated, service_role;
grant execute on function public.charge_message, public.increment_user_message_count, public.set_subscription,
  public.reset_due_periods, public.send_message, public.claim_job, public.job_input, public.publish_reply,
  public.release_job, public.due_jobs, public.name_chat, public.apply_retention,
  public.purchase_additional_licenses, public.link_school_member to service_role;
