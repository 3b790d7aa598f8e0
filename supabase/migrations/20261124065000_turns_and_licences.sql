-- Gives the turn of a contact message back when its mail fails, and counts a school as paying for a teacher only while its
-- licence is in force.

create or replace function public.give_back_contact_turn(network text, sender text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact_turns'));
  delete from private.contact_turns where ctid = (select t.ctid from private.contact_turns t
    where t.sender = sha256(convert_to(give_back_contact_turn.sender, 'UTF8'))
      and t.network = sha256(convert_to(give_back_contact_turn.network, 'UTF8'))
    order by t.at desc limit 1);
end $$;
revoke execute on function public.give_back_contact_turn from public, anon, authenticated;
grant execute on function public.give_back_contact_turn to service_role;

create or replace function public.payment_account(target_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', target_user, 'email', (select u.email from auth.users u where u.id = target_user),
    'exists', exists (select from auth.users u where u.id = target_user),
    'member', exists (select from public.school_memberships m
      where m.member_id = target_user and m.subscription_status = 'active'),
    'customer_id', p.customer_id, 'customers_made', coalesce(p.customers_made, 0), 'version', coalesce(p.version, 0),
    'paid', p.paid, 'checkout_no', coalesce(p.checkout_no, 0), 'checkout', p.checkout)
  from (select target_user as id) t left join private.payment_accounts p on p.user_id = t.id
$$;

create or replace function public.payment_accounts_after(after_user uuid, max_rows int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.user_id), '[]') from (
    select a.user_id, a.customer_id, a.paid, not exists (select from auth.users u where u.id = a.user_id) as gone,
      public.payment_account(a.user_id) -> 'member' as member
    from private.payment_accounts a
    where a.customer_id is not null and (after_user is null or a.user_id > after_user)
    order by a.user_id limit max_rows) p
$$;
