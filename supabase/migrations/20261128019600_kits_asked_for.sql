-- A kit may name messages of teachers that it answers, in `find.asked`: they find it as its phrases do. The year is left out of all phrases, because
-- a request is looked up without its year: "homophones year 5" was never wholly said.
delete from private.kit_versions;

create function private.without_years(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(words, '\m(?:years?|yrs?|y) ?[0-8](?: ?(?:-|–|/|to|and) ?[0-8])?\M', ' ', 'gi')
$$;
revoke execute on function private.without_years(text) from public;

create or replace function private.load_kits(new_version text, kits jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.kit_versions where version = new_version) then
    delete from private.kits;
    delete from private.kit_words;
    insert into private.kits (id, area, from_year, to_year, goals, has_text, title, lexemes, body)
      select kit ->> 'id', kit ->> 'area', (kit -> 'years' ->> 0)::int, (kit -> 'years' ->> 1)::int,
        array(select jsonb_array_elements_text(kit -> 'goals')), jsonb_typeof(kit -> 'text') = 'object', kit ->> 'title',
        tsvector_to_array(to_tsvector('pg_catalog.english', words)), kit
      from jsonb_to_recordset(kits) as given (kit jsonb, words text);
    insert into private.kit_phrases (kit_id, lexemes, leads)
      select id, lexemes, bool_or(place <= 2 or (place > english and place <= own))
      from (select id, private.lexemes(private.without_years(phrase)) as lexemes, place, jsonb_array_length(body -> 'find' -> 'en') as english,
          jsonb_array_length((body -> 'find' -> 'en') || (body -> 'find' -> 'mi')) as own
        from private.kits, jsonb_array_elements_text(
          (body -> 'find' -> 'en') || (body -> 'find' -> 'mi') || coalesce(body -> 'find' -> 'asked', '[]')) with ordinality as f (phrase, place)
        offset 0) as phrases
      where lexemes <> '{}' group by id, lexemes;
    insert into private.kit_words (lexeme, kits, naming, weight)
      select used.word, used.kits, coalesce(named.kits, 0),
        private.telling_weight((select count(*) from private.kits), used.kits, coalesce(named.kits, 0))
      from (select word, count(*) as kits from private.kits k, unnest(k.lexemes) as word group by word) as used
      left join (select word, count(distinct p.kit_id) as kits from private.kit_phrases p, unnest(p.lexemes) as word
        group by word) as named using (word);
    update private.kit_phrases p set weight = w.weight
      from (select f.kit_id, f.lexemes, sum(k.weight) as weight
        from private.kit_phrases f join private.kit_words k on k.lexeme = any(f.lexemes) group by f.kit_id, f.lexemes) as w
      where w.kit_id = p.kit_id and w.lexemes = p.lexemes;
    insert into private.kit_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from private.kits);
end $$;
