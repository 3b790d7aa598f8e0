-- A bill that was paid in the moment in which we voided it, because its plan had ended, is money for nothing as well. It is
-- listed until somebody has decided on a refund.
create or replace function public.payment_findings_waiting() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'customer_id', f.customer_id, 'user_id', f.user_id,
    'detail', f.detail || ' Finding ' || f.id || '.', 'mended', false) order by f.id), '[]')
  from (select * from private.payment_findings
    where not mended and kind in ('second_subscription', 'account_gone', 'paid_after_end') order by id limit 200) f
$$;
