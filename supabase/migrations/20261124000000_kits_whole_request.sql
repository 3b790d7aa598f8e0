-- Finds lessons for requests as long as teachers type them. Until now only the topic that the reader had cut out of a request was looked
-- for, and each word of it thinned out the others: "scratch jnr y2 make a character move and talk, 10 ipads" found nothing.

drop function public.find_kits(text[], text[], text, text, text, int, boolean);
drop function private.telling_words(text);

-- The words of a request, and how much of it each tells: those of its topic, and its other words, which tell a third as much and thin out
-- nothing. A word that no kit uses is read as the word of the phrases that it is most like, or may be the topic itself. A word of many
-- kits' phrases, or of nearly every kit's prose, tells little, and one of few phrases tells much; a word of no phrase hardly tells anything.
-- What is said first tells more: the topic comes before what is wished of it. `share` is the part of the topic that a word tells, where a long
-- topic counts as one of three or four telling words.
create function private.telling_words(words text, asides text)
returns table (lexeme text, share double precision, is_aside boolean, is_topic boolean, is_first boolean)
language sql stable security definer set search_path = '' as $$
  with typed as (
    select coalesce(near.lexeme, w.lexeme) as lexeme, min(w.position) as position, bool_and(w.is_aside) as is_aside
    from (
        select t.lexeme, t.positions[1] as position, false as is_aside
        from unnest(to_tsvector('pg_catalog.english', private.plain(words))) as t
        union all select t.lexeme, 1000 + t.positions[1], true
        from unnest(to_tsvector('pg_catalog.english', private.plain(asides))) as t) as w
      left join private.kit_words known on known.lexeme = w.lexeme
      left join lateral (
        select k.lexeme from private.kit_words k
        where known.lexeme is null and length(w.lexeme) >= 5 and k.naming > 0
          and left(k.lexeme, 1) = left(w.lexeme, 1) and abs(length(k.lexeme) - length(w.lexeme)) <= 3
          and not starts_with(k.lexeme, w.lexeme) and not starts_with(w.lexeme, k.lexeme)
          and private.likeness(k.lexeme, w.lexeme) >= 0.44
        order by private.likeness(k.lexeme, w.lexeme) desc, k.naming desc, k.lexeme limit 1) as near on true
    group by 1),
  said as (
    select w.lexeme, w.is_aside, row_number() over (order by w.position) as place, ln((1.0 + a.kits) / u.kits) as rare,
      ln((1.0 + a.kits) / nullif(u.naming, 0)) as rarely_names, 0.45 * ln(1.0 + a.kits) as unknown
    from typed as w
      cross join (select count(*) as kits from private.kits) as a
      left join private.kit_words u on u.lexeme = w.lexeme),
  weighed as (
    select lexeme, is_aside, place, unknown, coalesce(rarely_names > 4.5, false) as is_topic,
      case when is_aside then 0.3 else 1 + 0.5 / place end
        * case when rare is null then unknown when rarely_names is null then 0.25 * rare
          else greatest(0.8, least(rarely_names, 1 + 2 * rare)) end as weight
    from said)
  select lexeme, weight / least(sum(weight) filter (where not is_aside) over (), 5.4 * unknown), is_aside, is_topic,
    place = min(place) filter (where is_topic) over ()
  from weighed where weight > 0
$$;

-- The words of a topic that a kit does not say at all: rare words that name other lessons, and words that no kit uses.
create function private.unsaid_words(words text, kit private.kits) returns text[]
language sql stable security definer set search_path = '' as $$
  with typed as (
    select word, place, (tsvector_to_array(to_tsvector('pg_catalog.english', private.plain(word))))[1] as lexeme
    from regexp_split_to_table(words, '\s+') with ordinality as t (word, place))
  select coalesce(array_agg(t.word order by t.place), '{}')
  from typed t
    cross join (select count(*) as kits from private.kits) as a
    left join private.kit_words u on u.lexeme = t.lexeme
  where length(t.word) >= 4 and t.lexeme <> all(kit.lexemes)
    and (u.lexeme is null or (u.kits < 0.06 * a.kits and u.naming between 1 and 0.012 * a.kits))
    and not exists (select from unnest(kit.lexemes) as other where private.likeness(other, t.lexeme) >= 0.44)
$$;

-- At most three kits that suit a request, the best first: kits by their ids, which count as named, kits that serve a goal, and kits that
-- the request is about. A word counts wholly where the request says a whole phrase with it, nearly so where one phrase says the whole topic
-- (where it is of the likely area or of few kits), in part where the request says only some of the phrase, and little where the kit uses it
-- elsewhere. A kit is named where the words that count come to more than a third: to a little less where one of its phrases holds the first
-- word of the topic, to a little more where no phrase is said whole, and to twice as much where no phrase says a word of the topic, or for a
-- kit of another area than the likely one; one word of a longer phrase is not enough. No kit of an area other than `area` is found.
-- `unsaid` are the words of the topic that the kit does not say.
create function public.find_kits(
  ids text[], goals text[], words text, asides text, area text, likely_area text, year int, with_text boolean
) returns jsonb language sql stable security definer set search_path = '' as $$
  with told as materialized (
    select * from private.telling_words(coalesce(find_kits.words, ''), coalesce(find_kits.asides, ''))),
  request as materialized (
    select array_agg(lexeme) as lexemes, array_agg(lexeme) filter (where not is_aside) as topic, bool_or(is_topic) as is_telling
    from told),
  said as (
    select p.kit_id, word, max(case when p.lexemes <@ r.lexemes then 1
      when r.topic <@ p.lexemes and (r.is_telling or k.area = find_kits.likely_area) then 0.8 else 0.6 end) as counts
    from request r join private.kit_phrases p on p.lexemes && r.lexemes join private.kits k on k.id = p.kit_id,
      unnest(p.lexemes) as word
    where word = any(r.lexemes) group by p.kit_id, word),
  asked as (
    select said.kit_id, sum(told.share * said.counts) as phrases, array_agg(said.word) as words,
      bool_or(said.counts > 0.6 and told.is_first) as says_first, bool_or(said.counts > 0.6) as is_whole, count(*) > 1 as is_partly,
      bool_or(not told.is_aside) as says_topic
    from said join told on told.lexeme = said.word group by said.kit_id),
  found as (
    select k.id, k.area, k.has_text, k.body, k.id = any(find_kits.ids) as wanted, k.goals && find_kits.goals as serves,
      coalesce(greatest(k.from_year - find_kits.year, find_kits.year - k.to_year, 0), 0) as years_off,
      coalesce(a.phrases, 0) + 0.25 * (select coalesce(sum(told.share), 0) from told
        where told.lexeme = any(k.lexemes) and told.lexeme <> all(coalesce(a.words, '{}'))) as telling,
      case when a.says_first then 0.2
        when exists (select from told where told.is_first and told.lexeme <> all(k.lexemes)) then -0.2 else 0 end as by_first,
      coalesce(k.area <> find_kits.likely_area, false) as is_elsewhere,
      case when not a.says_topic then 0.6 when a.says_first then 0.3 when a.is_whole then 0.36 when a.is_partly then 0.4 end as needed
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
  select coalesce(jsonb_agg(jsonb_build_object('kit', first.body, 'serves', first.serves, 'named', first.wanted or first.is_named,
    'unsaid', (select private.unsaid_words(coalesce(find_kits.words, ''), k) from private.kits k where k.id = first.id))
    order by first.place), '[]')
  from (
    select b.*, row_number() over (order by b.wanted desc, b.serves desc,
      b.suits + case when b.leads then 0.05 else 0 end desc, b.years_off, b.id) as place
    from best b order by place limit 3) as first
$$;
grant execute on function public.find_kits to service_role;
