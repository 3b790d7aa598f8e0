-- What runs by the clock, and the owner's report, read by an index. On a million messages the daily removal read every chat
-- and every star, the renewal of paid months every subscription, and the report every job ever made (tests/bench).
-- The lists ask for statement_timestamp(): the time of clock_timestamp() moves while they read, so no index may be used for it.

create index chat_sessions_by_age on public.chat_sessions (updated_at);
create index subscriptions_cancelled on public.subscriptions (current_period_end) where cancel_at_period_end;
create index generation_jobs_ended on private.generation_jobs (changed_at) where state in ('done', 'failed');

-- Retention -----------------------------------------------------------------------------------------------------------

-- The teachers who have something to remove. Whoever has only stars left is not among them: they would come first every time,
-- and a hundred of them would keep everybody else's chats for ever.
create function private.owners_with_old_chats() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id from public.chat_sessions s where s.updated_at < statement_timestamp() - interval '2 years'
    and not exists (select from public.starred_items i where i.user_id = s.user_id and i.chat_session_id = s.id)
  union
  select s.user_id from public.chat_sessions s where s.deleted_at < statement_timestamp() - interval '30 days'
    and not exists (select from public.starred_items i where i.user_id = s.user_id and i.chat_session_id = s.id)
  union
  select s.user_id from public.chat_sessions s
    join public.chat_messages m on m.session_id = s.id and m.user_id = s.user_id
    where s.deleted_at < statement_timestamp() - interval '30 days'
      and not exists (select from public.starred_items i where i.user_id = m.user_id and i.message_id = m.id)
  order by 1 limit 100
$$;

create or replace function private.empty_bin(owner uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  delete from public.chat_messages m using public.chat_sessions s
    where s.user_id = owner and m.session_id = s.id and s.deleted_at < clock_timestamp() - interval '30 days'
      and exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id)
      and not exists (select from public.starred_items i where i.user_id = owner and i.message_id = m.id);
  delete from public.chat_sessions s
    where s.user_id = owner and s.deleted_at < clock_timestamp() - interval '30 days'
      and not exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Removes chats nobody has touched for two years, unless one of their messages is starred, what was in a bin for 30
-- days, and the turns of the contact form. A head that is busy waits for the next run, so that holding several never
-- blocks anyone in a circle.
create or replace function public.apply_retention() returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  removed int;
  total int := 0;
begin
  delete from private.contact_turns where at < clock_timestamp() - interval '1 hour';
  perform private.tidy_shares();
  for owner in select * from private.owners_with_old_chats() loop
    perform 1 from public.sync_heads where user_id = owner for update skip locked;
    if found then
      delete from public.chat_sessions s where s.user_id = owner and s.updated_at < clock_timestamp() - interval '2 years'
        and not exists (select from public.starred_items i where i.user_id = owner and i.chat_session_id = s.id);
      get diagnostics removed = row_count;
      total := total + removed + private.empty_bin(owner);
    end if;
  end loop;
  return total;
end $$;

-- Paid months ---------------------------------------------------------------------------------------------------------

-- Accounts whose paid time is over: cancelled plans past their end, and members whose school's plan has ended. Schools are
-- asked about once each, not once for every member.
create or replace function private.ended_accounts() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.subscriptions where cancel_at_period_end and current_period_end <= statement_timestamp()
  union
  select m.member_id
    from (select distinct admin_id from public.school_memberships) school
    join public.subscriptions a on a.user_id = school.admin_id and not a.is_admin
    join public.school_memberships m on m.admin_id = school.admin_id
    join public.subscriptions s on s.user_id = m.member_id and s.plan_type in ('school', 'school_member')
$$;

create function private.is_ended(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.subscriptions
      where user_id = account and cancel_at_period_end and current_period_end <= clock_timestamp())
    or exists (select from public.school_memberships m
      join public.subscriptions s on s.user_id = m.member_id and s.plan_type in ('school', 'school_member')
      join public.subscriptions a on a.user_id = m.admin_id and not a.is_admin
      where m.member_id = account)
$$;

-- A timer calls this. A head that is busy waits for the next run, so that holding several never blocks anyone in a circle.
-- Once a head is held, its own account is asked about again, and no other.
create or replace function public.reset_due_periods() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  handled int := 0;
begin
  for due in
    select user_id from private.usage_periods where ends_at <= statement_timestamp()
    union select * from private.ended_accounts()
    order by 1 limit 200
  loop
    perform 1 from public.sync_heads where user_id = due for update skip locked;
    if found then
      if private.is_ended(due) then
        perform private.make_free(due);
      end if;
      perform private.reset_period(due);
      handled := handled + 1;
    end if;
  end loop;
  return handled;
end $$;

-- The owner's report --------------------------------------------------------------------------------------------------

-- Open replies by their index, today's by theirs: the table keeps a job for every reply ever made.
create function private.reply_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select open.counts || ended.counts from (
    select jsonb_build_object(
      'waiting', count(*) filter (where state = 'waiting'), 'running', count(*) filter (where state = 'running'),
      'overdue', count(*) filter (where state = 'running' and lease_until < clock_timestamp() - interval '3 minutes'
        or state = 'waiting' and changed_at < clock_timestamp() - interval '5 minutes')) as counts
    from private.generation_jobs where state in ('waiting', 'running')) open, (
    select jsonb_build_object('done_today', count(*) filter (where state = 'done'),
      'failed_today', count(*) filter (where state = 'failed')) as counts
    from private.generation_jobs
    where state in ('done', 'failed') and changed_at > statement_timestamp() - interval '1 day') ended
$$;

-- Numbers and names only: no words and no addresses of anybody.
create or replace function public.owner_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'replies', private.reply_counts(),
    'failures', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'reason', f.reason, 'times', f.times, 'last_at', f.last_at)), '[]')
      from (select kind, reason, count(*) as times, max(at) as last_at from private.failed_attempts
        where at > statement_timestamp() - interval '1 day' group by kind, reason order by count(*) desc, max(at) desc limit 20) f),
    'payments_to_do', (select count(*) from private.payment_findings where not mended and found_at > clock_timestamp() - interval '7 days'),
    'goals', (select count(*) from public.curriculum_goals),
    'lessons', (select count(*) from private.kits),
    'published', (select (select coalesce(jsonb_agg(t.tablename order by t.tablename), '[]') from pg_catalog.pg_publication_tables t
      where t.pubname = p.pubname and t.schemaname = 'public') from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime'),
    'migrations', private.if_there('supabase_migrations.schema_migrations',
      'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations'),
    'timers', private.if_there('cron.job', 'select coalesce(jsonb_agg(jobname order by jobname), ''[]'') from cron.job where active'),
    'secrets', private.if_there('vault.decrypted_secrets',
      'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.decrypted_secrets where name like ''mahere%'''))
$$;

revoke all on function private.owners_with_old_chats(), private.is_ended(uuid), private.reply_counts()
  from public, anon, authenticated;
