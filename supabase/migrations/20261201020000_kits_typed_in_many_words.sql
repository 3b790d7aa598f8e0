-- Each lesson lists six more messages as teachers would type them, so a request says words of several phrases of the lesson that it means. Such words
-- count for two thirds, and not for a third, a typed message for nine tenths of a phrase, and a lesson of the year before or after loses more. Of 150
-- requests for a goal, written by somebody who knew neither the lessons nor the phrases, 110 instead of 96 have a lesson on that goal first.
create or replace function public.find_kits(
  ids text[], goals text[], words text, asides text, area text, likely_area text, year int, with_text boolean, most int default 3
) returns jsonb language sql stable security definer set search_path = '' as $$
  with told as materialized (
    select * from private.telling_words(coalesce(find_kits.words, ''), coalesce(find_kits.asides, ''))),
  said as (
    select p.kit_id, p.lexemes, p.leads, p.is_asked, count(*) as words, sum(t.alone) / p.weight as said, sum(t.share) as share,
      max(t.place) - min(t.place) as span
    from told t join private.kit_phrases p on p.lexemes @> array[t.lexeme]
    group by p.kit_id, p.lexemes, p.leads, p.is_asked, p.weight),
  best_said as (
    select distinct on (kit_id) kit_id, lexemes, said as said_of_it,
      share * sqrt(said) * case when words > 1 and span <= 2 * words then 1 + 0.25 * said else 1 end * case when is_asked then 0.9 else 1 end
        + case when leads and said > 0.99 then 0.02 else 0 end as counts
    from said order by kit_id, 4 desc, lexemes),
  named_words as (
    select said.kit_id, array_agg(distinct word) as lexemes,
      coalesce(array_agg(distinct word) filter (where said.said > 0.99 and said.words > 1), '{}') as whole
    from said, unnest(said.lexemes) as word group by said.kit_id),
  found as (
    select k.id, k.area, k.has_text, k.body, k.id = any(find_kits.ids) or k.title = any(find_kits.ids) as wanted,
      k.goals && find_kits.goals as serves, coalesce(b.counts, 0) as by_phrase, n.lexemes as naming, n.whole, b.lexemes as best, b.said_of_it, k.lexemes,
      coalesce(greatest(k.from_year - find_kits.year, find_kits.year - k.to_year, 0), 0) as years_off,
      coalesce(k.area <> find_kits.likely_area, false) as is_elsewhere
    from private.kits k left join best_said b on b.kit_id = k.id left join named_words n on n.kit_id = k.id
    where k.id = any(find_kits.ids) or k.title = any(find_kits.ids) or k.goals && find_kits.goals
      or (b.counts > 0.02 and (find_kits.area is null or k.area = find_kits.area) and (k.has_text or not find_kits.with_text))),
  weighed as (
    select f.*, f.by_phrase + others.counts - case f.years_off when 0 then 0 when 1 then 0.15 else 0.15 * f.years_off end
        - case when others.says_topic then 0 else 0.15 end - case when f.is_elsewhere then 0.2 else 0 end as suits,
      others.naming_words > 1 or f.said_of_it > 0.53 as is_enough
    from found f, lateral (
      select coalesce(bool_or(t.lexeme = any(f.naming) and not t.is_aside), false) as says_topic,
        count(*) filter (where t.lexeme = any(f.naming)) as naming_words,
        coalesce(sum(t.share * case when t.lexeme = any(f.best) then 0 when t.lexeme = any(f.whole) then 0.7 when t.lexeme = any(f.naming) then 0.65
          when t.lexeme = any(f.lexemes) then 0.25 else 0 end), 0) as counts
      from told t) as others),
  best as (
    select w.*, coalesce(w.is_enough, false) and w.years_off <= 2 and w.suits >= case when w.is_elsewhere then 0.45 else 0.4 end as is_named
    from weighed w where w.wanted or w.serves or w.suits > 0.2),
  fitting as (
    select b.*, b.wanted or b.serves or b.is_named as is_meant, bool_or(b.serves or b.is_named) over () as is_found
    from best b
    where b.wanted or (
      (find_kits.area is null or b.area = find_kits.area) and (b.has_text or not find_kits.with_text))),
  placed as (
    select f.*, row_number() over (partition by f.is_meant order by f.wanted desc, f.serves desc, f.suits - case when f.years_off >= 2 and find_kits.year > 0 then 0.2 else 0 end desc, f.years_off, f.id) as place
    from fitting f
    where f.is_meant or (not f.is_found and cardinality(find_kits.goals) = 0 and f.years_off <= 2 and f.suits >= 0.25))
  select coalesce(jsonb_agg(jsonb_build_object('kit', p.body, 'serves', p.serves, 'named', p.wanted or p.is_named,
    'unsaid', (select private.unsaid_words(coalesce(find_kits.words, ''), k) from private.kits k where k.id = p.id))
    order by p.is_meant desc, p.place), '[]')
  from placed p
  where p.place <= case when p.is_meant then greatest(3, least(12, find_kits.most)) else 2 end
$$;
