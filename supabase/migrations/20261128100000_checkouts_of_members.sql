-- Whoever joins a school cannot pay on a page of their own any more: the functions close the open one, and this refuses the
-- one that was still being opened at that moment. A checkout that is not noted is closed at once.
create or replace function public.note_checkout(target_user uuid, no int, session text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.payment_accounts set checkout = checkout || jsonb_build_object('session', session)
    where user_id = target_user and checkout_no = no and coalesce(checkout ->> 'session', session) = session
      and not exists (select from public.school_memberships m
        where m.member_id = target_user and m.subscription_status = 'active');
  return found;
end $$;
