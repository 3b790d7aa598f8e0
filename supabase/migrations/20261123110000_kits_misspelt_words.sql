-- Reads a misspelt word of a request as the word of the bank that it is most like, so that "perspecitve drawing" finds the lesson on
-- perspective. A word that begins with another, such as "hatchet", is no misspelling of it. The comparison is plain SQL, because not every
-- database has the trigram extension.

-- How alike two words are: the share of their runs of three letters that both have.
create function private.likeness(one text, other text) returns double precision
language sql immutable set search_path = '' as $$
  with runs as (
    select array(select substr('  ' || one || ' ', n, 3) from generate_series(1, length(one) + 1) as n) as a,
      array(select substr('  ' || other || ' ', n, 3) from generate_series(1, length(other) + 1) as n) as b)
  select (select count(*) from (select unnest(a) intersect select unnest(b)) as both_have)::double precision
    / (select count(*) from (select unnest(a) union select unnest(b)) as either_has)
  from runs
$$;

-- The words of a request, and the share of its topic that each tells. A word that no kit uses is read as the word of the phrases that
-- it is most like, or may be the topic itself. A word of many kits' phrases, or of nearly every kit's prose, tells little, and one of few phrases
-- tells much; a word of no phrase hardly tells anything. What is said first tells more: the topic comes before what is wished of it.
create or replace function private.telling_words(words text) returns table (lexeme text, share double precision, is_topic boolean, is_first boolean)
language sql stable security definer set search_path = '' as $$
  with typed as (
    select coalesce(near.lexeme, w.lexeme) as lexeme, min(w.positions[1]) as position
    from unnest(to_tsvector('pg_catalog.english', private.plain(words))) as w
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
    select w.lexeme, row_number() over (order by w.position) as place, ln((1.0 + a.kits) / u.kits) as rare,
      ln((1.0 + a.kits) / nullif(u.naming, 0)) as rarely_names, 0.45 * ln(1.0 + a.kits) as unknown
    from typed as w
      cross join (select count(*) as kits from private.kits) as a
      left join private.kit_words u on u.lexeme = w.lexeme),
  weighed as (
    select lexeme, place, coalesce(rarely_names > 4.5, false) as is_topic, (1 + 0.5 / place) * case when rare is null then unknown when rarely_names is null then 0.25 * rare
      else greatest(0.8, least(rarely_names, 1 + 2 * rare)) end as weight
    from said)
  select lexeme, weight / sum(weight) over (), is_topic, place = min(place) filter (where is_topic) over () from weighed where weight > 0
$$;
