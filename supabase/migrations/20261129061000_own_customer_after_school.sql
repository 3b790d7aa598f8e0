-- After a school that was handed over has ended, its heir buys on their own customer at Stripe again. They bought on that of
-- the former administrator, with that person's card and address for bills.

-- For whom customer_id was made at Stripe; another teacher's while it is that of a school that was handed over.
alter table private.payment_accounts add column customer_of uuid;
update private.payment_accounts p set customer_of = p.user_id
  where p.customer_id is not null and p.own_customer_id is null
    and not exists (select from private.school_log l where l.admin_id = p.user_id and l.act = 'seat_handed_over');

create or replace function public.payment_account(target_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m
      where m.member_id = target_user and m.subscription_status = 'active'),
    'customer_id', p.customer_id, 'own_customer_id', p.own_customer_id,
    'customer_is_own', p.customer_id is not null and coalesce(p.customer_of = target_user, false),
    'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout,
    'licence_pages', private.open_licence_pages(target_user))
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
$$;

-- Notes the customer that Stripe made, or null for one that was deleted there. made is the number read before.
create or replace function public.note_payment_customer(target_user uuid, made int, customer text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_accounts (user_id) values (target_user) on conflict do nothing;
  update private.payment_accounts set customer_id = customer, customers_made = made + 1, checkout = null,
      customer_of = case when customer is not null then target_user end
    where user_id = target_user and customers_made = made;
end $$;

-- Gives a teacher their own customer back, or none for which one is made then, once nothing is paid for on the school's. A
-- reading, a customer or a checkout that began before is begun anew.
create function public.take_own_customer(target_user uuid, made int) returns void
language sql security definer set search_path = '' as $$
  update private.payment_accounts set customer_id = own_customer_id, own_customer_id = null, checkout = null,
      customer_of = case when own_customer_id is not null then user_id end,
      customers_made = made + 1, checkout_no = checkout_no + 1, version = version + 1
    where user_id = target_user and customers_made = made and paid is null
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
      own_customer_id = coalesce(b.own_customer_id, case when b.customer_of = heir then b.customer_id end)
    where user_id = heir;
  delete from private.licence_pages where user_id = heir;
  update private.licence_pages set user_id = heir where user_id = admin;
end $$;

revoke execute on function public.take_own_customer from public, anon, authenticated;
grant execute on function public.take_own_customer to service_role;
