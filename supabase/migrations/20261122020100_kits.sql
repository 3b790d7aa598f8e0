-- The bank of lessons: kits that the built-in planner teaches from. Only the seed writes it, and only the server reads it.

create table private.kits (
  id text primary key,
  area text not null,
  from_year int not null,
  to_year int not null,
  goals text[] not null,
  has_text boolean not null,
  -- The stems of all its words.
  lexemes text[] not null,
  body jsonb not null
);

-- The stems of each phrase in a request that asks for a kit.
create table private.kit_phrases (
  kit_id text not null references private.kits on delete cascade,
  lexemes text[] not null,
  primary key (kit_id, lexemes)
);

-- How many kits use a stem.
create table private.kit_words (
  lexeme text primary key,
  kits int not null
);

-- This table has one row: the sha256 of the files that the bank came from.
create table private.kit_versions (
  only_one boolean primary key default true check (only_one),
  version text not null,
  loaded_at timestamptz not null default clock_timestamp()
);

-- A text without capitals and macrons.
create function private.plain(words text) returns text
language sql immutable set search_path = '' as $$
  select translate(lower(words), 'āēīōūĀĒĪŌŪ’', 'aeiouaeiou''')
$$;

-- The stems of a text's words in their alphabetical order. Words such as "the" have none.
create function private.lexemes(words text) returns text[]
language sql immutable set search_path = '' as $$
  select tsvector_to_array(to_tsvector('pg_catalog.english', private.plain(words)))
$$;

-- Loads the bank and answers the number of its kits. It does nothing when that version is loaded already.
create function private.load_kits(new_version text, kits jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.kit_versions where version = new_version) then
    delete from private.kits;
    delete from private.kit_words;
    insert into private.kits (id, area, from_year, to_year, goals, has_text, lexemes, body)
      select kit ->> 'id', kit ->> 'area', (kit -> 'years' ->> 0)::int, (kit -> 'years' ->> 1)::int,
        array(select jsonb_array_elements_text(kit -> 'goals')), jsonb_typeof(kit -> 'text') = 'object',
        private.lexemes((select string_agg(part #>> '{}', ' ') from jsonb_path_query(kit, 'strict $.**') as part
          where jsonb_typeof(part) = 'string')), kit
      from jsonb_array_elements(kits) as kit;
    insert into private.kit_phrases (kit_id, lexemes)
      select distinct kit ->> 'id', private.lexemes(phrase)
      from jsonb_array_elements(kits) as kit,
        jsonb_array_elements_text((kit -> 'find' -> 'en') || (kit -> 'find' -> 'mi')) as phrase
      where private.lexemes(phrase) <> '{}';
    insert into private.kit_words (lexeme, kits)
      select word, count(*) from private.kits k, unnest(k.lexemes) as word group by word;
    insert into private.kit_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from private.kits);
end $$;

create function private.kits_version() returns text
language sql stable security definer set search_path = '' as $$
  select version from private.kit_versions
$$;

-- The words of a request in their order, and the share of its topic that each tells: a word that many kits use tells
-- little, and one that none uses much.
create function private.telling_words(words text) returns table (lexeme text, share double precision, place bigint)
language sql stable security definer set search_path = '' as $$
  with said as (
    select w.lexeme, w.positions[1] as at, least(3, greatest(0.1, ln((1 + a.kits) / (1.0 + coalesce(u.kits, 0))))) as weight
    from unnest(to_tsvector('pg_catalog.english', private.plain(words))) as w
      cross join (select count(*) as kits from private.kits) as a
      left join private.kit_words u on u.lexeme = w.lexeme)
  select lexeme, weight / sum(weight) over (), row_number() over (order by weight < 0.5, at) from said
$$;

-- At most three kits that suit a request, the best first: kits by their ids, which count as named, kits that serve a goal, and kits of which the
-- request says a whole phrase. Such phrases must be most of what the request says, or hold its first telling word, which
-- names the topic, or leave almost nothing that the kit does not know: otherwise it is about something else.
create function public.find_kits(ids text[], goals text[], words text, area text, year int, with_text boolean)
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
      row_number() over (order by f.wanted desc, f.serves desc, f.named desc, f.known desc, f.years_off, f.id) as place
    from fitting f
    where f.wanted or (
      (find_kits.area is null or f.area = find_kits.area)
      and (f.has_text or not find_kits.with_text)
      and (f.serves or (f.is_named and coalesce(f.years_off, 0) <= 2)))
    order by place limit 3) as best
$$;
grant execute on function public.find_kits to service_role;
