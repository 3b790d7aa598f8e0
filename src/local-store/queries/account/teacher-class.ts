import { type ClassFields, NO_CLASS } from '#domain/class/teacher-class.ts'
import { currentStore } from '../../current-store.ts'
import type { StoreDb } from '../../db.ts'
import { shown } from '../../records.ts'

/** What the teacher has told about the class, with the changes that wait on this device. */
export async function readClass(db: StoreDb = currentStore()): Promise<ClassFields> {
  const { years, size, esol, esol_count, devices, room, teacher, school } =
    shown(await db.teacher_classes.get(db.userId)) ?? NO_CLASS
  return { years, size, esol, esol_count, devices, room, teacher, school }
}
