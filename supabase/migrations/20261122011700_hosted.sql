-- The differences between a hosted project and the embedded backend: how devices hear of changes, and who runs timers.

-- A nudge for the embedded realtime server: it names the row that changed, never its content, and the server re-reads
-- the row under the subscriber's rights.
create function private.tell_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_json jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('mahere_changes', jsonb_strip_nulls(jsonb_build_object('table', tg_table_name, 'op', tg_op,
    'user_id', row_json ->> 'user_id', 'id', coalesce(row_json ->> 'id', row_json ->> 'user_id'),
    -- A head moves with every row: without its number the repeats of one transaction are one notice.
    'rev', case when tg_table_name <> 'sync_heads' then row_json -> 'rev' end))::text);
  return null;
end $$;

-- A hosted project publishes the rows themselves, under row security. It has no nudges, because notifying would put all
-- its commits into one queue.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.chat_sessions, public.chat_messages, public.starred_items,
      public.user_usage, public.subscriptions, public.sync_heads;
  else
    create trigger z_tell after insert or update or delete on public.chat_sessions
      for each row execute function private.tell_change();
    create trigger z_tell after insert or update or delete on public.chat_messages
      for each row execute function private.tell_change();
    create trigger z_tell after insert or update or delete on public.starred_items
      for each row execute function private.tell_change();
    create trigger z_tell after insert or update or delete on public.user_usage
      for each row execute function private.tell_change();
    create trigger z_tell after insert or update or delete on public.subscriptions
      for each row execute function private.tell_change();
    create trigger z_tell after insert or update or delete on public.sync_heads
      for each row execute function private.tell_change();
  end if;
end $$;

-- Calls the edge function sweep-jobs when a reply is due. Its address and key are kept in Vault under
-- mahere_functions_url and mahere_service_key; until they are set the sweep waits.
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

-- Timers. The embedded backend has one of its own instead (supabase/local/sweep.ts).
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
