-- A list of teachers to add is checked before any of them is added.

-- Why each of these addresses cannot be added to the school, in their order; null for one that can. Licences are not
-- counted: the app shows how far they reach. It answers no address and no name, and takes no more than 200.
create function public.check_new_members(admin_user_id uuid, emails text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(admin_user_id);
  if coalesce(cardinality(emails), 0) > 200 then
    raise exception 'at most 200 addresses at once' using errcode = '22023';
  end if;
  return (select coalesce(jsonb_agg(nullif(private.cannot_join(admin_user_id, u.id), 'license_limit') order by e.place), '[]')
    from unnest(emails) with ordinality as e(email, place)
      left join auth.users u on lower(u.email) = lower(trim(e.email)));
end $$;

revoke execute on function public.check_new_members from public, anon, authenticated;
grant execute on function public.check_new_members to authenticated;
