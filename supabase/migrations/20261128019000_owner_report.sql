-- What an owner needs to see: why replies were not made, whether the timers run, and what a push or a secret left out.

-- Each attempt at a reply that failed, with the reason for the owner and never a word of the teacher's. Kept for 30 days.
create table private.failed_attempts (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.chat_messages on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  attempt int not null,
  kind text not null,
  reason text not null check (char_length(reason) <= 300),
  at timestamptz not null default clock_timestamp()
);
create index failed_attempts_of_message on private.failed_attempts (message_id);
create index failed_attempts_of_user on private.failed_attempts (user_id);
create index failed_attempts_by_time on private.failed_attempts (at);

-- Notes why the attempt of that number failed. The worker calls it before it gives the job back.
create function public.note_failed_attempt(message uuid, my_attempt int, kind text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.failed_attempts where at < clock_timestamp() - interval '30 days';
  insert into private.failed_attempts (message_id, user_id, attempt, kind, reason)
    select j.message_id, j.user_id, my_attempt, left(note_failed_attempt.kind, 60), left(note_failed_attempt.reason, 300)
    from private.generation_jobs j where j.message_id = note_failed_attempt.message;
end $$;

-- The answer of a query that another schema may not have, or may not show us; null then.
create function private.if_there(thing text, query text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if to_regclass(thing) is null then
    return null;
  end if;
  execute query into answer;
  return answer;
exception when insufficient_privilege then
  return null;
end $$;

-- Numbers and names only: no words and no addresses of anybody.
create function public.owner_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'replies', (select jsonb_build_object(
        'waiting', count(*) filter (where state = 'waiting'), 'running', count(*) filter (where state = 'running'),
        'overdue', count(*) filter (where state = 'running' and lease_until < clock_timestamp() - interval '3 minutes'
          or state = 'waiting' and changed_at < clock_timestamp() - interval '5 minutes'),
        'done_today', count(*) filter (where state = 'done' and changed_at > clock_timestamp() - interval '1 day'),
        'failed_today', count(*) filter (where state = 'failed' and changed_at > clock_timestamp() - interval '1 day'))
      from private.generation_jobs),
    'failures', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'reason', f.reason, 'times', f.times, 'last_at', f.last_at)), '[]')
      from (select kind, reason, count(*) as times, max(at) as last_at from private.failed_attempts
        where at > clock_timestamp() - interval '1 day' group by kind, reason order by count(*) desc, max(at) desc limit 20) f),
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

revoke execute on function public.note_failed_attempt, public.owner_report, private.if_there from public, anon, authenticated;
grant execute on function public.note_failed_attempt, public.owner_report to service_role;
