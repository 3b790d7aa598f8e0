-- The devices a teacher is signed in on, as the auth service keeps them. A teacher sees and ends their own, never
-- anybody else's. Addresses of networks stay with the auth service.

-- The newest 30: a sign-in that nobody ended stays in the list of the auth service for ever.
create function public.list_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'since', s.created_at, 'used_at', s.used_at,
      'browser', left(coalesce(s.user_agent, ''), 300), 'here', s.id::text is not distinct from claims ->> 'session_id')
      order by s.used_at desc), '[]')
    from (select a.id, a.created_at, a.user_agent,
        greatest(a.created_at, a.updated_at, a.refreshed_at at time zone 'UTC') as used_at
      from auth.sessions a
      where a.user_id = auth.uid() and (a.not_after is null or a.not_after > clock_timestamp())
      order by 4 desc limit 30) s);
end $$;

-- Ends one sign-in: its device can renew no token any more, and keeps what was not sent. The token it holds works until
-- it expires, within the hour.
create function public.end_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end $$;

revoke execute on function public.list_sessions, public.end_session from public, anon, authenticated;
grant execute on function public.list_sessions, public.end_session to authenticated;
