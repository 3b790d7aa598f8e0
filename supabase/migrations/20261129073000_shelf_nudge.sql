-- Devices of colleagues hear at once that the shelf has changed. Their heads move by one, which realtime tells them, and
-- their next pull brings the shelf. It happens when the transaction ends, so a long queue of ops holds no colleague up,
-- and it waits for nobody: a head that is held by its own teacher's work is passed over, and that work is told of anyway.

create function private.heads_at_shelf(school uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from public.subscriptions a where a.is_admin and a.school_id = school
  union
  select m.member_id from public.school_memberships m join public.subscriptions a on a.user_id = m.admin_id
    where a.is_admin and a.school_id = school
$$;

-- The author's own row moves the author's own head.
create function private.tell_school() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told text := 'mahere.told_shelf';
  doc private.shelf_documents := coalesce(new, old);
begin
  -- Once for all that one transaction changes on one teacher's shelf.
  if current_setting(told, true) is distinct from doc.school_id || ' ' || doc.user_id then
    perform set_config(told, doc.school_id || ' ' || doc.user_id, true);
    with free as (
      select user_id from public.sync_heads where user_id <> doc.user_id
        and user_id in (select private.heads_at_shelf(doc.school_id)) for update skip locked
    )
    update public.sync_heads h set rev = h.rev + 1 from free where h.user_id = free.user_id;
  end if;
  return null;
end $$;

create constraint trigger e_tell_school after insert or update or delete on private.shelf_documents
  deferrable initially deferred for each row execute function private.tell_school();

revoke all on function private.heads_at_shelf(uuid), private.tell_school() from public, anon, authenticated;
