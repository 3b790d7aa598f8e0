import { type ClassFields, NO_CLASS } from '#domain/class/teacher-class.ts'
import { currentStore } from '../../current-store.ts'
import type { StoreDb } from '../../db.ts'
import { shown } from '../../records.ts'

/** What the teacher has told about the class, with the changes that wait on this device. */
export async function readClass(db: StoreDb = currentStore()): Promise<ClassFields> {
  const row = shown(await db.teacher_classes.get(db.userId))
  const { years, size, esol, esol_count, devices, room, teacher, school } = row ?? NO_CLASS
  // A row from before the logo has none.
  return { years, size, esol, esol_count, devices, room, teacher, school, logo: row?.logo ?? '' }
}
