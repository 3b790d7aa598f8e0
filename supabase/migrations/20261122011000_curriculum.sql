-- The curriculum tree: 1,650 goals in their own order, readable by everyone, written by the seed alone.

create table public.curriculum_blocks (
  id int primary key,
  subject text not null,
  year_group text not null,
  strand text not null,
  skill text not null,
  unique (subject, year_group, strand, skill)
);

create table public.curriculum_goals (
  id text primary key,
  block_id int not null references public.curriculum_blocks on delete cascade,
  place int not null,
  outcome text not null,
  source text not null,
  unique (block_id, place)
);

-- This table has one row: the sha256 of the file the tree came from.
create table public.curriculum_versions (
  only_one boolean primary key default true check (only_one),
  version text not null,
  loaded_at timestamptz not null default clock_timestamp()
);

-- Loads the content of that file and answers the number of goals. It does nothing when that version is loaded already.
create function private.load_curriculum(new_version text, blocks jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.curriculum_versions where version = new_version) then
    delete from public.curriculum_blocks;
    insert into public.curriculum_blocks (id, subject, year_group, strand, skill)
      select b.place, b.block ->> 'subject', b.block ->> 'year_group', b.block ->> 'strand', b.block ->> 'skill'
      from jsonb_array_elements(blocks) with ordinality as b (block, place);
    insert into public.curriculum_goals (id, block_id, place, outcome, source)
      select g.goal ->> 'id', b.place, g.place, g.goal ->> 'outcome', g.goal ->> 'source'
      from jsonb_array_elements(blocks) with ordinality as b (block, place),
        jsonb_array_elements(b.block -> 'goals') with ordinality as g (goal, place);
    insert into public.curriculum_versions (version) values (new_version)
      on conflict (only_one) do update set version = excluded.version, loaded_at = clock_timestamp();
  end if;
  return (select count(*) from public.curriculum_goals);
end $$;

create function public.curriculum_version() returns text
language sql stable security definer set search_path = '' as $$
  select version from public.curriculum_versions
$$;

create function public.get_unique_subjects() returns table (subject text)
language sql stable security definer set search_path = '' as $$
  select b.subject from public.curriculum_blocks b group by b.subject order by min(b.id)
$$;

create function public.get_year_groups_by_subject(subject_param text) returns table (year_group text)
language sql stable security definer set search_path = '' as $$
  select b.year_group from public.curriculum_blocks b where b.subject = subject_param
  group by b.year_group order by min(b.id)
$$;

create function public.get_strands_by_subject_year(subject_param text, year_group_param text) returns table (strand text)
language sql stable security definer set search_path = '' as $$
  select b.strand from public.curriculum_blocks b
  where b.subject = subject_param and b.year_group = year_group_param
  group by b.strand order by min(b.id)
$$;

create function public.get_skills_by_subject_strand(subject_param text, year_group_param text, strand_param text)
returns table (skill text)
language sql stable security definer set search_path = '' as $$
  select b.skill from public.curriculum_blocks b
  where b.subject = subject_param and b.year_group = year_group_param and b.strand = strand_param order by b.id
$$;

create function public.get_learning_goals_by_criteria(
  subject_param text, year_group_param text, strand_param text, skill_param text)
returns table (id text, outcome text)
language sql stable security definer set search_path = '' as $$
  select g.id, g.outcome from public.curriculum_goals g join public.curriculum_blocks b on b.id = g.block_id
  where b.subject = subject_param and b.year_group = year_group_param and b.strand = strand_param
    and b.skill = skill_param order by g.place
$$;

grant execute on function public.get_unique_subjects, public.get_year_groups_by_subject,
  public.get_strands_by_subject_year, public.get_skills_by_subject_strand, public.get_learning_goals_by_criteria,
  public.curriculum_version to anon, authenticated, service_role;
