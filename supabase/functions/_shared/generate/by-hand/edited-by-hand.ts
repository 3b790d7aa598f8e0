import { linesOfHtml } from '../../content/checks/hand-edited.ts'
import { planHtml, resourceHtml } from '../../content/render-html.ts'
import { sectionIn } from '../../content/replace-section.ts'
import type { RedoPlan, RedoResource } from '../redo.ts'
import { partsWithTitles } from './parts.ts'

const MAX_LETTERS = 3_000

const wordsIn = (html: string): string =>
  linesOfHtml(html)
    .map((line) => line.replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .join('\n')

/** The sections that a teacher has changed by hand, as they read now. The typed document does not hold these words. */
export function editedByHand(target: RedoPlan | RedoResource): { title: string; text: string }[] {
  const { html } = target
  if (html === null) return []
  const made = target.kind === 'plan' ? planHtml(target.doc) : resourceHtml(target.doc)
  return partsWithTitles(target.doc).flatMap(({ id, title }) => {
    const [now, was] = [sectionIn(html, id), sectionIn(made, id)]
    if (now === null || was === null || id === 'key') return []
    const text = wordsIn(now)
    return text === wordsIn(was) ? [] : [{ title, text: text.slice(0, MAX_LETTERS) }]
  })
}
