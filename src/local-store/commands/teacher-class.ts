import {
  type ClassFields,
  classChanges,
  classText,
  isLogo,
  MAX_CLASS_SIZE,
  MAX_CLASS_TEXT,
  MAX_LOGO_TEXT,
} from '#domain/class/teacher-class.ts'
import { classOp } from '#domain/ops.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { attempt, type CommandResult, refuse } from './result.ts'

/** Keeps what the teacher changed about the class since `before` was read; what stayed the same is not sent. */
export async function saveClass(
  { before, after }: { before: ClassFields; after: ClassFields },
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return attempt(async () => {
    const clean = cleaned(after)
    const changes = classChanges(before, clean)
    if (Object.keys(changes).length === 0) return { ok: true }
    if (!fits(clean)) return refuse('too_long')
    return commit(classOp(newId(), { user_id: db.userId, changes }), db)
  })
}

function cleaned(given: ClassFields): ClassFields {
  const { room, teacher, school, years } = given
  return {
    ...given,
    years: [...years].sort((a, b) => a - b),
    room: classText(room),
    teacher: classText(teacher),
    school: classText(school),
  }
}

const isCount = (count: number | null) => count === null || (count >= 1 && count <= MAX_CLASS_SIZE)

const fits = ({ room, teacher, school, logo, size, esol_count }: ClassFields) =>
  [room, teacher, school].every((text) => [...text].length <= MAX_CLASS_TEXT) &&
  (logo === '' || (isLogo(logo) && logo.length <= MAX_LOGO_TEXT)) &&
  isCount(size) &&
  isCount(esol_count)
