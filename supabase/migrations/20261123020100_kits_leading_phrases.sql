-- Of kits that a request names equally, the one comes first whose first phrases it says: “tsunami” asks for the lesson on
-- tsunamis before the lesson on earthquakes that names them too. All else is as before.
create or replace function public.find_kits(ids text[], goals text[], words text, area text, year int, with_text boolean)
returns jsonb language sql stable security definer set search_path = '' as $$
  with told as materialized (select * from private.telling_words(coalesce(find_kits.words, ''))),
  request as (select array_agg(lexeme) as lexemes from told),
  asked as (
    select said.kit_id, sum(told.share) as named, min(told.place) = 1 as first_too
    from (select distinct p.kit_id, word from request r join private.kit_phrases p on p.lexemes <@ r.lexemes,
      unnest(p.lexemes) as word) as said
    join told on told.lexeme = said.word
    group by said.kit_id),
  found as (
    select k.body, k.id = any(find_kits.ids) as wanted, k.goals && find_kits.goals as serves,
      coalesce(a.named, 0) as named, coalesce(a.first_too, false) as first_too,
      (select coalesce(sum(told.share), 0) from told where told.lexeme = any(k.lexemes)) as known,
      exists (select from request r, jsonb_array_elements_text(
        jsonb_path_query_array(k.body, '$.find.en[0 to 1]') || (k.body -> 'find' -> 'mi')) as phrase
        where private.lexemes(phrase) <> '{}' and private.lexemes(phrase) <@ r.lexemes) as leads,
      greatest(k.from_year - find_kits.year, find_kits.year - k.to_year, 0) as years_off, k.id, k.area, k.has_text
    from private.kits k left join asked a on a.kit_id = k.id
    where k.id = any(find_kits.ids) or k.goals && find_kits.goals or a.named > 0),
  fitting as (
    select f.*, f.named >= 0.6 or (f.named >= 0.25 and f.first_too) or (f.named >= 0.4 and f.known >= 0.8) as is_named
    from found f)
  select coalesce(jsonb_agg(jsonb_build_object('kit', best.body, 'serves', best.serves, 'named', best.wanted or best.is_named)
    order by best.place), '[]')
  from (
    select f.body, f.wanted, f.serves, f.is_named,
      row_number() over (order by f.wanted desc, f.serves desc, f.named desc, f.leads desc, f.known desc, f.years_off, f.id) as place
    from fitting f
    where f.wanted or (
      (find_kits.area is null or f.area = find_kits.area)
      and (f.has_text or not find_kits.with_text)
      and (f.serves or (f.is_named and coalesce(f.years_off, 0) <= 2)))
    order by place limit 3) as best
$$;
