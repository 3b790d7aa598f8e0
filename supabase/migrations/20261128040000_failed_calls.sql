-- Each call of an edge function that broke on our side, by the id that the device gave its request. Kept for 30 days.
create table private.failed_calls (
  id uuid primary key default gen_random_uuid(),
  request uuid not null,
  called text not null,
  reason text not null check (char_length(reason) <= 300),
  at timestamptz not null default clock_timestamp()
);
create index failed_calls_by_time on private.failed_calls (at);
create index failed_calls_of_request on private.failed_calls (request);

-- Notes a call that broke. The function calls it before it answers, so that an owner finds the teacher's number here.
create function public.note_failed_call(request uuid, called text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.failed_calls where at < clock_timestamp() - interval '30 days';
  insert into private.failed_calls (request, called, reason)
    values (note_failed_call.request, left(note_failed_call.called, 60), left(note_failed_call.reason, 300));
end $$;

-- The id of the request in whose name this statement runs: PostgREST passes the headers of a call on. Null without one.
create function private.request_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select (regexp_match(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id',
    '^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$'))[1]::uuid
$$;

revoke execute on function public.note_failed_call, private.request_id from public, anon, authenticated;
grant execute on function public.note_failed_call to service_role;
