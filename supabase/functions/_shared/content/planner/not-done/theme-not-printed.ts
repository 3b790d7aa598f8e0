import { textsIn } from '../../checks/text.ts'
import type { Written } from './not-done.ts'

const stem = (word: string) => word.toLowerCase().replace(/(?:ies|es|s)$/, '')

/** A later wish for another theme under a lesson of English, whose words and examples are not about it. */
export function themeNotPrinted({ lesson, sections }: Written): string[] {
  const { followUps, subject } = lesson.request
  const theme = followUps.findLast(({ kind }) => kind === 'theme')
  if (theme?.kind !== 'theme' || subject !== 'English') return []
  const printed = textsIn(sections.filter(({ id }) => id !== 'about' && id !== 'header'))
    .join(' ')
    .toLowerCase()
  const words = theme.words.match(/[\p{L}\p{M}]{3,}/gu) ?? []
  return words.some((word) => printed.includes(stem(word)))
    ? []
    : [
        `I kept what it teaches. Its words and examples are not about ${theme.words}: put in your own with “Edit”, or ask for “a reading passage about ${theme.words}” beside it.`,
      ]
}
