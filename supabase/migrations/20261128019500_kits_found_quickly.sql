-- Compares a request's word only with words of the lesson that begin alike and are about as long. It was compared with every word of the lesson,
-- which took 70 ms for each lesson found, most of a search. A word that is alike but begins with another letter now counts as not said.
create or replace function private.unsaid_words(words text, kit private.kits) returns text[]
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
    and not exists (
      select from unnest(kit.lexemes) as other
      where left(other, 1) = left(t.lexeme, 1) and abs(length(other) - length(t.lexeme)) <= 4 and private.likeness(other, t.lexeme) >= 0.44)
$$;

-- Keeps the index of the phrases in order while the bank is loaded. New entries waited in its list of pending ones, and each search read that list whole.
alter index private.kit_phrases_lexemes_idx set (fastupdate = off);
