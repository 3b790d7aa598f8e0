-- The school's logo on a teacher's paper: a small picture that the device has made, printed by the device and given to nobody.

alter table public.teacher_classes add column logo text not null default ''
  check (logo = '' or (length(logo) <= 60000 and logo ~ '^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+=*$'));

create or replace function private.op_class_set(me uuid, op jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb := op -> 'changes';
  known jsonb := (select to_jsonb(c) from public.teacher_classes c where c.user_id = me);
  now_set public.teacher_classes;
begin
  if op ->> 'user_id' is distinct from me::text or jsonb_typeof(changes) is distinct from 'object' then
    return private.refused('rejected');
  elsif exists (select from jsonb_each_text(changes) f
    where length(f.value) > case f.key when 'logo' then 60000 else 100 end) then
    return private.refused('too_long');
  end if;
  now_set := jsonb_populate_record(null::public.teacher_classes,
    '{"years": [], "room": "", "teacher": "", "school": "", "logo": ""}' || coalesce(known, '{}') || changes
      || jsonb_build_object('user_id', me, 'updated_at', private.now_ms(), 'rev', 0));
  if known is null then
    insert into public.teacher_classes select now_set.*;
  else
    update public.teacher_classes set years = now_set.years, size = now_set.size, esol = now_set.esol,
      esol_count = now_set.esol_count, devices = now_set.devices, room = now_set.room, teacher = now_set.teacher,
      school = now_set.school, logo = now_set.logo, updated_at = now_set.updated_at
      where user_id = me;
  end if;
  return '{"status": "done"}';
exception
  -- A value of another kind, or one out of bounds.
  when data_exception or integrity_constraint_violation then
    return private.refused('rejected');
end $$;
