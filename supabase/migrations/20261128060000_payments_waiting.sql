-- Money that was taken for nothing, and that only a person can give back. Events find it as well as the nightly run, so it
-- is listed until somebody has decided: the owner then sets mended to true.
create function public.payment_findings_waiting() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'customer_id', f.customer_id, 'user_id', f.user_id,
    'detail', f.detail || ' Finding ' || f.id || '.', 'mended', false) order by f.id), '[]')
  from (select * from private.payment_findings where not mended and kind in ('second_subscription', 'account_gone')
    order by id limit 200) f
$$;
revoke execute on function public.payment_findings_waiting from public, anon, authenticated;
grant execute on function public.payment_findings_waiting to service_role;
