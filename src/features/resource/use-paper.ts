import { useLiveQuery } from 'dexie-react-hooks'
import { withPaperNames } from '#documents/html/paper-names.soon.ts'
import { NO_CLASS } from '#domain/class/teacher-class.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'

/** Puts the teacher's names on the paper of a document, where the teacher has told them. */
export function usePaper(): (html: string) => string {
  const names = useLiveQuery(async () => readClass(), []) ?? NO_CLASS
  return (html) => withPaperNames(html, names)
}
