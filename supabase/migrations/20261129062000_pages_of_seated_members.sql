-- A member who waited for a licence may have a payment page open. Once a licence is theirs the school pays for them, and the
-- functions close the page; they ask here whose.

-- The licensed members with a payment page that may be open, of one school or of all.
create function public.members_with_pages(admin uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(m.member_id order by m.member_id), '[]')
    from public.school_memberships m join private.payment_accounts p on p.user_id = m.member_id
    where m.subscription_status = 'active' and p.checkout ->> 'session' is not null
      and (members_with_pages.admin is null or m.admin_id = members_with_pages.admin)
$$;

revoke execute on function public.members_with_pages from public, anon, authenticated;
grant execute on function public.members_with_pages to service_role;
