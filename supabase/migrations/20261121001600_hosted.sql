-- Only on a hosted project: timers and the realtime publication. Elsewhere each block finds nothing to do.

-- Realtime sends the rows themselves under row security, so the notices of the embedded backend are not needed (and
-- notifying would put every commit in one line).
do $$
declare
  told text;
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    foreach told in array array['chat_sessions', 'chat_messages', 'starred_items', 'user_usage', 'subscriptions',
        'sync_heads'] loop
      execute format('alter publication supabase_realtime add table public.%I', told);
      execute format('drop trigger z_tell on public.%I', told);
    end loop;
  end if;
end $$;

-- Calls the function sweep-jobs. Its address and key are kept in Vault under mahere_functions_url and
-- mahere_service_key; without them the sweep waits until they are set.
create function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  service_key text;
begin
  if public.due_jobs(1) = '[]'::jsonb then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_functions_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''mahere_service_key''' into service_key;
  if address is not null and service_key is not null then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2)'
      using address || '/sweep-jobs',
        jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || service_key);
  end if;
end $$;
revoke all on function private.call_sweep from public;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
      and exists (select from pg_catalog.pg_available_extensions where name = 'pg_net')
      and exists (select from pg_catalog.pg_namespace where nspname = 'vault') then
    execute 'create extension if not exists pg_cron';
    execute 'create extension if not exists pg_net';
    execute $cron$select cron.schedule('mahere-sweep', '* * * * *', 'select private.call_sweep()')$cron$;
    execute $cron$select cron.schedule('mahere-periods', '*/10 * * * *', 'select public.reset_due_periods()')$cron$;
    execute $cron$select cron.schedule('mahere-retention', '17 14 * * *', 'select public.apply_retention()')$cron$;
  end if;
end $$;
