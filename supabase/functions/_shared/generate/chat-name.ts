import { withoutPupilNames } from '../content/checks/pupil-names.ts'
import { chatTitle, titleWithYear } from '../content/title.ts'
import type { JobInput } from './jobs.ts'

/** True if the title is the app's automatic one: the first five words, with or without pupils' names, cut to 50 characters. */
function isFirstWords(title: string, content: string): boolean {
  return [content, withoutPupilNames(content)].some((text) => {
    const words = text.trim().split(/\s+/).slice(0, 5).join(' ')
    return title === words || (title.endsWith('...') && words.startsWith(title.slice(0, -3).trimEnd()))
  })
}

/** The title of the finished plan or resource; null for a note, which has no header. */
export function headTitle(written: readonly { id: string; doc_part: unknown }[]): string | null {
  const head = written.find(({ id }) => id === 'header')?.doc_part
  const title = typeof head === 'object' && head !== null && 'title' in head ? head.title : null
  return typeof title === 'string' && title !== '' ? title : null
}

/** A better name for a chat after its first message, unless the teacher has named it: the name the reply gives, the document's title, or one from the request. */
export function suggestName(
  { title, content, history }: Pick<JobInput, 'title' | 'content' | 'history'>,
  made: string | null,
  given?: string,
): string | null {
  const automatic = title === 'New Chat' || isFirstWords(title, content)
  if (history.length > 0 || !automatic) return null
  const name =
    given ??
    withoutPupilNames(made === null ? chatTitle(withoutPupilNames(content)) : titleWithYear(made, content))
  return name === title || name === 'New chat' ? null : name
}
