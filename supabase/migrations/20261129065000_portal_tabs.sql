-- A number of licences that falls to that of an older page is raised again, but a school may also have chosen it in a tab of
-- Stripe's own page that was open before. Where both are possible, what Stripe holds stands: it is what the school said yes to,
-- and its credit is given. A page for licences is therefore remembered only while no such tab can be open.

-- When this teacher was last led to Stripe's own page. Stripe closes it an hour after it was last used.
alter table private.payment_accounts add column portal_at timestamptz;

create or replace function public.forget_licence_pages(target_user uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.licence_pages where user_id = target_user;
  update private.payment_accounts set portal_at = clock_timestamp() where user_id = target_user
$$;

create or replace function public.open_licence_page(target_user uuid, licences int) returns void
language sql security definer set search_path = '' as $$
  delete from private.licence_pages where user_id = target_user and opened_at < clock_timestamp() - interval '2 hours';
  insert into private.licence_pages (user_id, licences) select target_user, open_licence_page.licences
    where not exists (select from private.payment_accounts p
      where p.user_id = target_user and p.portal_at > clock_timestamp() - interval '2 hours')
$$;

-- Hands the customer that pays for the school to the heir, and with it the pages that change its number. A school that was
-- given by hand has none, and each keeps their own. Versions and numbers rise, so that a reading or a checkout that began
-- before is begun anew.
create or replace function private.hand_over_payments(admin uuid, heir uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a private.payment_accounts;
  b private.payment_accounts;
begin
  insert into private.payment_accounts (user_id) values (admin), (heir) on conflict do nothing;
  select * into a from private.payment_accounts where user_id = admin for update;
  select * into b from private.payment_accounts where user_id = heir for update;
  update private.payment_accounts set checkout = null, version = greatest(a.version, b.version) + 1,
      customers_made = greatest(a.customers_made, b.customers_made) + 1,
      checkout_no = greatest(a.checkout_no, b.checkout_no) + 1 where user_id in (admin, heir);
  if a.paid ->> 'kind' is distinct from 'school' then
    return;
  end if;
  update private.payment_accounts set customer_id = null, own_customer_id = null where user_id in (admin, heir);
  update private.payment_accounts set customer_id = a.own_customer_id, paid = null,
      customer_of = case when a.own_customer_id is not null then admin end where user_id = admin;
  update private.payment_accounts set customer_id = a.customer_id, customer_of = a.customer_of, paid = a.paid,
      portal_at = a.portal_at,
      own_customer_id = coalesce(b.own_customer_id, case when b.customer_of = heir then b.customer_id end)
    where user_id = heir;
  delete from private.licence_pages where user_id = heir;
  update private.licence_pages set user_id = heir where user_id = admin;
end $$;
