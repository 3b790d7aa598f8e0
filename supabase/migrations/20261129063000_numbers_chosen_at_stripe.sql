-- The school was led to Stripe's own page, where it can choose any number: from then on none is taken for that of an older
-- page for licences.
create function public.forget_licence_pages(target_user uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.licence_pages where user_id = target_user
$$;
revoke execute on function public.forget_licence_pages from public, anon, authenticated;
grant execute on function public.forget_licence_pages to service_role;
