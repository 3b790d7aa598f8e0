import { chatTitle, titleWithYear } from '../content/title.ts'
import type { JobInput } from './jobs.ts'

/** The name the app gives a new chat by itself: the first five words, cut to 50 characters. */
function isFirstWords(title: string, content: string): boolean {
  const words = content.trim().split(/\s+/).slice(0, 5).join(' ')
  return title === words || (title.endsWith('...') && words.startsWith(title.slice(0, -3).trimEnd()))
}

/** What the finished plan or resource calls itself; a note has no such head. */
export function headTitle(written: readonly { id: string; doc_part: unknown }[]): string | null {
  const head = written.find(({ id }) => id === 'header')?.doc_part
  const title = typeof head === 'object' && head !== null && 'title' in head ? head.title : null
  return typeof title === 'string' && title !== '' ? title : null
}

/** A better name for a chat after its first message, unless the teacher has named it: what was made, else what was asked. */
export function suggestName(
  { title, content, history }: Pick<JobInput, 'title' | 'content' | 'history'>,
  made: string | null,
): string | null {
  const automatic = title === 'New Chat' || isFirstWords(title, content)
  if (history.length > 0 || !automatic) return null
  const name = made === null ? chatTitle(content) : titleWithYear(made, content)
  return name === title || name === 'New chat' ? null : name
}
