-- What a school does, as totals: messages by week and lesson plans by learning area. Nobody's words and nobody's name are in
-- it, and nothing from before a teacher joined.

-- Twelve weeks of New Zealand, from Monday, this one last; every area that has a plan, the most first.
create function public.get_school_activity(admin_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_week timestamp := date_trunc('week', clock_timestamp() at time zone 'Pacific/Auckland');
begin
  perform private.require_admin(admin_user_id);
  return (
    with people as (
      select m.member_id as id, m.created_at as since from public.school_memberships m where m.admin_id = admin_user_id
      union all select admin_user_id, '-infinity'::timestamptz
    ), charges as (
      select date_trunc('week', l.at at time zone 'Pacific/Auckland') as week, l.units
        from private.usage_ledger l join people p on p.id = l.user_id and l.at >= p.since
        where l.reason = 'charge' and l.at >= (this_week - interval '11 weeks') at time zone 'Pacific/Auckland'
          and not exists (select from private.usage_ledger r
            where r.user_id = l.user_id and r.key = l.key and r.reason = 'refund')
    ), weeks as (
      select w.week, coalesce((select sum(c.units) from charges c where c.week = w.week), 0) as messages
        from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as w (week)
    ), areas as (
      select coalesce(nullif(jsonb_path_query_first(r.doc, '$.sections[*] ? (@.id == "header").area') #>> '{}', ''), 'Other')
          as area, count(*) as plans
        from public.chat_messages r join people p on p.id = r.user_id and r.created_at >= p.since
        where r.role = 'assistant' and r.state = 'done' and r.doc ->> 'format' = 'plan' group by 1
    )
    select jsonb_build_object(
      'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.week, 'YYYY-MM-DD'), 'messages', w.messages)
        order by w.week) from weeks w),
      'areas', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'plans', a.plans)
        order by a.plans desc, a.area), '[]') from areas a)));
end $$;

revoke execute on function public.get_school_activity from public, anon, authenticated;
grant execute on function public.get_school_activity to authenticated;
