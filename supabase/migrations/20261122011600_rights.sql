-- Rights on tables. Row security is the wall (one policy for each command; no policy, no right) and grants are the gate
-- in front of it. Functions are granted where they are written; columns are guarded by the triggers b_guard as well.

revoke all on all tables in schema public from public, anon, authenticated;
grant select, insert, update, delete on all tables in schema public to service_role;

-- A teacher's own rows ------------------------------------------------------------------------------------------------
-- The policies password_first_* are restrictive: they hold in addition to own_*, so a member who still has to set a
-- password changes nothing. [AUTH-54]

-- updated_at and school_id stand in the specification's calls; triggers put the server's own values there.
alter table public.chat_sessions enable row level security;
grant select, insert (id, user_id, generator_type, title), update (title, updated_at, is_deleted)
  on public.chat_sessions to authenticated;
create policy own_select on public.chat_sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_insert on public.chat_sessions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_update on public.chat_sessions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy password_first_insert on public.chat_sessions as restrictive for insert to authenticated
  with check ((select private.may_write()));
create policy password_first_update on public.chat_sessions as restrictive for update to authenticated
  using ((select private.may_write()));

-- Only the send inserts messages.
alter table public.chat_messages enable row level security;
grant select, update (edited_html_content, is_visable) on public.chat_messages to authenticated;
create policy own_select on public.chat_messages for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_update on public.chat_messages for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy password_first_update on public.chat_messages as restrictive for update to authenticated
  using ((select private.may_write()));

alter table public.starred_items enable row level security;
grant select, insert (id, user_id, message_id, chat_session_id, item_type, school_id), delete
  on public.starred_items to authenticated;
create policy own_select on public.starred_items for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_insert on public.starred_items for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_delete on public.starred_items for delete to authenticated
  using (user_id = (select auth.uid()));
create policy password_first_insert on public.starred_items as restrictive for insert to authenticated
  with check ((select private.may_write()));
create policy password_first_delete on public.starred_items as restrictive for delete to authenticated
  using ((select private.may_write()));

alter table public.subscriptions enable row level security;
grant select, update (school_name, school_id) on public.subscriptions to authenticated;
create policy own_select on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_update on public.subscriptions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy password_first_update on public.subscriptions as restrictive for update to authenticated
  using ((select private.may_write()));

-- Counters, revisions, heads and tombstones are written by functions alone.
alter table public.user_usage enable row level security;
grant select on public.user_usage to authenticated;
create policy own_select on public.user_usage for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.resource_revisions enable row level security;
grant select on public.resource_revisions to authenticated;
create policy own_select on public.resource_revisions for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.sync_heads enable row level security;
grant select on public.sync_heads to authenticated;
create policy own_select on public.sync_heads for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.sync_tombstones enable row level security;
grant select on public.sync_tombstones to authenticated;
create policy own_select on public.sync_tombstones for select to authenticated
  using (user_id = (select auth.uid()));

-- Both sides of a membership see it; only functions change it.
alter table public.school_memberships enable row level security;
grant select on public.school_memberships to authenticated;
create policy own_select on public.school_memberships for select to authenticated
  using (member_id = (select auth.uid()) or admin_id = (select auth.uid()));

-- The curriculum is open to everyone ----------------------------------------------------------------------------------

alter table public.curriculum_blocks enable row level security;
grant select on public.curriculum_blocks to anon, authenticated;
create policy everyone_select on public.curriculum_blocks for select to anon, authenticated using (true);

alter table public.curriculum_goals enable row level security;
grant select on public.curriculum_goals to anon, authenticated;
create policy everyone_select on public.curriculum_goals for select to anon, authenticated using (true);

alter table public.curriculum_versions enable row level security;
grant select on public.curriculum_versions to anon, authenticated;
create policy everyone_select on public.curriculum_versions for select to anon, authenticated using (true);

-- Truncating ----------------------------------------------------------------------------------------------------------

create trigger b_guard_truncate before truncate on public.chat_messages execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.chat_sessions execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.curriculum_blocks execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.curriculum_goals execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.curriculum_versions execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.resource_revisions execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.school_memberships execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.starred_items execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.subscriptions execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.sync_heads execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.sync_tombstones execute function private.guard_truncate();
create trigger b_guard_truncate before truncate on public.user_usage execute function private.guard_truncate();
