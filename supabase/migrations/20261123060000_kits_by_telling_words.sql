-- Finds the kits of which a request says most, weighed by how much each of its words tells. Until now a request had to say a
-- whole phrase of a kit, so “parihaka passive resistance with a primary source” found nothing.

-- How many kits have a stem in one of their phrases. A word of no phrase, such as “nothing”, hardly tells what a lesson is about.
alter table private.kit_words add column naming int not null default 0;
create index on private.kit_phrases using gin (lexemes);

-- The bank is loaded anew by the next seed, which counts those words.
delete from private.kit_versions;

create or replace function private.load_kits(new_version text, kits jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.kit_versions where version = new_version) then
    delete from private.kits;
    delete from private.kit_words;
    insert into private.kits (id, area, from_year, to_year, goals, has_text, lexemes, body)
      select kit ->> 'id', kit ->> 'area', (kit -> 'years' ->> 0)::int, (kit -> 'years' ->> 1)::int,
        array(select jsonb_array_elements_text(kit -> 'goals')), jsonb_typeof(kit -> 'text') = 'object',
        tsvector_to_array(jsonb_to_tsvector('pg_catalog.english', private.plain(kit::text)::jsonb, '["string"]')), kit
      from jsonb_array_elements(kits) as kit;
    insert into private.kit_phrases (kit_id, lexemes)
      select distinct kit ->> 'id', private.lexemes(phrase)
      from jsonb_array_elements(kits) as kit,
        jsonb_array_elements_text((kit -> 'find' -> 'en') || (kit -> 'find' -> 'mi')) as phrase
      where private.lexemes(phrase) <> '{}';
    insert into private.kit_words (lexeme, kits, naming)
      select used.word, used.kits, coalesce(named.kits, 0)
      from (select word, count(*) as kits from private.kits k, unnest(k.lexemes) as word group by word) as used
      left join (select word, count(distinct p.kit_id) as kits from private.kit_phrases p, unnest(p.lexemes) as word
        group by word) as named using (word);
    insert into private.kit_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from private.kits);
end $$;

drop function public.find_kits(text[], text[], text, text, int, boolean);
drop function private.telling_words(text);

-- The words of a request, and the share of its topic that each tells. A word of many kits' phrases, or of nearly every kit's
-- prose, tells little, and one of few phrases tells much; a word of no phrase hardly tells anything; one that no kit uses may be the
-- topic itself. What is said first tells more: the topic comes before what is wished of it.
create function private.telling_words(words text) returns table (lexeme text, share double precision, is_topic boolean, is_first boolean)
language sql stable security definer set search_path = '' as $$
  with said as (
    select w.lexeme, row_number() over (order by w.positions[1]) as place, ln((1.0 + a.kits) / u.kits) as rare,
      ln((1.0 + a.kits) / nullif(u.naming, 0)) as rarely_names, 0.45 * ln(1.0 + a.kits) as unknown
    from unnest(to_tsvector('pg_catalog.english', private.plain(words))) as w
      cross join (select count(*) as kits from private.kits) as a
      left join private.kit_words u on u.lexeme = w.lexeme),
  weighed as (
    select lexeme, place, coalesce(rarely_names > 4.5, false) as is_topic, (1 + 0.5 / place) * case when rare is null then unknown when rarely_names is null then 0.25 * rare
      else greatest(0.8, least(rarely_names, 1 + 2 * rare)) end as weight
    from said)
  select lexeme, weight / sum(weight) over (), is_topic, place = min(place) filter (where is_topic) over () from weighed where weight > 0
$$;

-- At most three kits that suit a request, the best first: kits by their ids, which count as named, kits that serve a goal, and
-- kits that the request is about. A word counts wholly where the request says a whole phrase with it, nearly so where one phrase says the
-- whole request (where it is of the likely area or of few kits), in part where the request says only some of the phrase, and little where the kit uses it elsewhere. A kit is named where the words that count come to more than a third: to a
-- little less where one of its phrases holds the first word of the topic, to a little more where no phrase is said whole, and to twice as much
-- for a kit of another area than the likely one; one word of a longer phrase is not enough. No kit of an area other than `area` is found.
create function public.find_kits(
  ids text[], goals text[], words text, area text, likely_area text, year int, with_text boolean
) returns jsonb language sql stable security definer set search_path = '' as $$
  with told as materialized (select * from private.telling_words(coalesce(find_kits.words, ''))),
  request as materialized (select array_agg(lexeme) as lexemes, bool_or(is_topic) as is_telling from told),
  said as (
    select p.kit_id, word, max(case when p.lexemes <@ r.lexemes then 1
      when r.lexemes <@ p.lexemes and (r.is_telling or k.area = find_kits.likely_area) then 0.8 else 0.6 end) as counts
    from request r join private.kit_phrases p on p.lexemes && r.lexemes join private.kits k on k.id = p.kit_id,
      unnest(p.lexemes) as word
    where word = any(r.lexemes) group by p.kit_id, word),
  asked as (
    select said.kit_id, sum(told.share * said.counts) as phrases, array_agg(said.word) as words,
      bool_or(said.counts > 0.6 and told.is_first) as says_first, bool_or(said.counts > 0.6) as is_whole, count(*) > 1 as is_partly
    from said join told on told.lexeme = said.word group by said.kit_id),
  found as (
    select k.id, k.area, k.has_text, k.body, k.id = any(find_kits.ids) as wanted, k.goals && find_kits.goals as serves,
      coalesce(greatest(k.from_year - find_kits.year, find_kits.year - k.to_year, 0), 0) as years_off,
      coalesce(a.phrases, 0) + 0.25 * (select coalesce(sum(told.share), 0) from told
        where told.lexeme = any(k.lexemes) and told.lexeme <> all(coalesce(a.words, '{}'))) as telling,
      case when a.says_first then 0.2
        when exists (select from told where told.is_first and told.lexeme <> all(k.lexemes)) then -0.2 else 0 end as by_first,
      coalesce(k.area <> find_kits.likely_area, false) as is_elsewhere,
      case when a.says_first then 0.3 when a.is_whole then 0.36 when a.is_partly then 0.4 end as needed
    from private.kits k left join asked a on a.kit_id = k.id
    where k.id = any(find_kits.ids) or k.goals && find_kits.goals or a.phrases > 0.1),
  weighed as (
    select f.*, f.telling - 0.15 * f.years_off - case when f.is_elsewhere then 0.12 else 0 end + f.by_first as suits,
      f.years_off <= 2 and coalesce(f.needed > 0 and f.telling - 0.05 * f.years_off
        >= case when f.is_elsewhere then 0.82 else f.needed end, false) as is_named
    from found f),
  best as (
    select w.*, exists (select from request r, jsonb_array_elements_text(
        jsonb_path_query_array(w.body, '$.find.en[0 to 1]') || (w.body -> 'find' -> 'mi')) as phrase
        where private.lexemes(phrase) <> '{}' and private.lexemes(phrase) <@ r.lexemes) as leads
    from weighed w
    where w.wanted or (
      (find_kits.area is null or w.area = find_kits.area)
      and (w.has_text or not find_kits.with_text)
      and (w.serves or w.is_named)))
  select coalesce(jsonb_agg(jsonb_build_object('kit', first.body, 'serves', first.serves, 'named', first.wanted or first.is_named)
    order by first.place), '[]')
  from (
    select b.*, row_number() over (order by b.wanted desc, b.serves desc,
      b.suits + case when b.leads then 0.05 else 0 end desc, b.years_off, b.id) as place
    from best b order by place limit 3) as first
$$;
grant execute on function public.find_kits to service_role;
