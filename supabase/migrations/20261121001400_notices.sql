-- A nudge for the embedded realtime server: which row changed, never what is in it. It re-reads the row under the
-- subscriber's rights. On a hosted project the realtime publication does this and these triggers are dropped below.

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

do $$
declare
  told text;
begin
  foreach told in array array['chat_sessions', 'chat_messages', 'starred_items', 'user_usage', 'subscriptions',
      'sync_heads'] loop
    execute format('create trigger z_tell after insert or update or delete on public.%I
      for each row execute function private.tell_change()', told);
  end loop;
end $$;
