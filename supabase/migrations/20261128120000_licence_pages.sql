-- An older page that adds licences, confirmed after a newer one, set the school's number back to its own. Stripe can neither
-- close such a page nor let it add to what there is, so the pages that may still be open are remembered: when the number
-- falls to that of one, it is raised again.

create table private.licence_pages (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  licences int not null,
  opened_at timestamptz not null default clock_timestamp()
);
create index licence_pages_of_user on private.licence_pages (user_id);
revoke all on private.licence_pages from public, anon, authenticated;

-- Stripe closes a page an hour after it was last used. A number that falls later was taken back by the school itself.
create function private.open_licence_pages(owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct l.licences), '[]') from private.licence_pages l
    where l.user_id = owner and l.opened_at > clock_timestamp() - interval '2 hours'
$$;

create function public.open_licence_page(target_user uuid, licences int) returns void
language sql security definer set search_path = '' as $$
  delete from private.licence_pages where user_id = target_user and opened_at < clock_timestamp() - interval '2 hours';
  insert into private.licence_pages (user_id, licences) values (target_user, open_licence_page.licences)
$$;

-- One page with this number was confirmed. There may be another.
create function public.forget_licence_page(target_user uuid, licences int) returns void
language sql security definer set search_path = '' as $$
  delete from private.licence_pages where id = (select min(l.id) from private.licence_pages l
    where l.user_id = target_user and l.licences = forget_licence_page.licences)
$$;

create or replace function public.payment_account(target_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m
      where m.member_id = target_user and m.subscription_status = 'active'),
    'customer_id', p.customer_id, 'own_customer_id', p.own_customer_id,
    'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout,
    'licence_pages', private.open_licence_pages(target_user))
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
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
  update private.payment_accounts set customer_id = a.own_customer_id, paid = null where user_id = admin;
  update private.payment_accounts set customer_id = a.customer_id, paid = a.paid,
      own_customer_id = coalesce(b.own_customer_id, b.customer_id) where user_id = heir;
  delete from private.licence_pages where user_id = heir;
  update private.licence_pages set user_id = heir where user_id = admin;
end $$;

revoke all on function private.open_licence_pages(uuid) from public, anon, authenticated;
revoke execute on function public.open_licence_page, public.forget_licence_page from public, anon, authenticated;
grant execute on function public.open_licence_page, public.forget_licence_page to service_role;
