import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import type { ClassFields } from '#domain/class/teacher-class.ts'
import { saveClass } from '#local-store/commands/teacher-class.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'

/** A change, or what makes one of the class as it is kept when the change has its turn. */
type ClassChange = Partial<ClassFields> | ((before: ClassFields) => Partial<ClassFields>)

export type SaveField = (change: ClassChange) => Promise<boolean>

interface ClassOnDevice {
  /** Undefined while it is read. */
  fields: ClassFields | undefined
  /** Keeps one change at once; false when it was not kept. */
  save: SaveField
  /** What became of the last change. */
  said: string
}

const KEPT = 'Saved.'
const KEPT_MS = 3_000
const NOT_KEPT =
  'This device could not save the change: it has no room left. Free some space and change it again.'

/** The class as this device knows it. Every change is kept as it is made, so there is nothing to lose by leaving. */
export function useClass(): ClassOnDevice {
  const fields = useLiveQuery(async () => readClass(), [])
  const [said, setSaid] = useState('')
  const lastSave = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    // A word of success is about the last change only; a failure stays.
    const timer = said === KEPT ? setTimeout(() => setSaid(''), KEPT_MS) : undefined
    return () => clearTimeout(timer)
  }, [said])
  const saveNow: SaveField = async (change) => {
    const before = await readClass().catch(() => fields)
    if (!before) return false
    const changes = typeof change === 'function' ? change(before) : change
    const result = await saveClass({ before, after: { ...before, ...changes } })
    setSaid(result.ok ? KEPT : NOT_KEPT)
    return result.ok
  }
  // Changes take turns, so that each goes on from what the one before it has kept.
  const save: SaveField = (change) => {
    const turn = lastSave.current.then(() => saveNow(change))
    lastSave.current = turn.catch(() => false)
    return turn
  }
  return { fields, save, said }
}
