import { withoutPupilNames } from '../../../content/checks/pupil-names.ts'
import { namedPupil } from '../../../content/checks/words/personal.ts'
import { sectionMarkdown } from '../../../content/render-markdown.ts'
import { type EditedSection, editedByHand } from '../../by-hand/edited-by-hand.ts'
import type { Target } from './document-parts.ts'

const madeOf = (target: Target): string =>
  target.kind === 'plan'
    ? target.doc.sections.map(sectionMarkdown).join('\n\n')
    : JSON.stringify(target.doc.sections.filter(({ id }) => id !== 'key'))

/** A teacher may write into their own plan what no model company is to be told: a child's name beside a need. */
const withoutNamesBesideNeeds = (text: string): string =>
  text
    .split(/(?<=[.!?\n])\s*/)
    .map((sentence) => (namedPupil([sentence]) === undefined ? sentence : withoutPupilNames(sentence)))
    .join(' ')

const BY_HAND =
  'The teacher has changed some of it by hand. What the teacher wrote stays letter for letter, and what the teacher took out does not come back, unless the message asks for it.'

const listed = (says: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [`${says}:\n${lines.map((line) => `- ${withoutNamesBesideNeeds(line)}`).join('\n')}`]

function editShown({ title, text, written, out }: EditedSection): string {
  return [
    `“${title}” now reads:\n${withoutNamesBesideNeeds(text)}`,
    ...listed(`The teacher wrote these lines of “${title}”`, written),
    ...listed(`The teacher took these lines out of “${title}”`, out),
  ].join('\n')
}

/** What a teacher has changed by hand, and whose words are whose; null where nothing was changed. */
function editsIn(target: Target): string | null {
  const edited = editedByHand(target)
  return edited.length === 0 ? null : [BY_HAND, ...edited.map(editShown)].join('\n\n')
}

/** The document as a teacher sees it: as it was made, and what stands in it by hand. */
export function documentOf(target: Target): string {
  const edits = editsIn(target)
  return edits === null ? madeOf(target) : [madeOf(target), edits].join('\n\n')
}

/** The letters of each edited section where a model only chooses which sections are meant. */
const MAX_CHOSEN = 500

/** The sections that a teacher has changed, by their beginning, for a model that chooses the sections that a message means. */
export const editedOutline = (target: Target): string[] =>
  editedByHand(target).map(
    ({ title, text }) =>
      `“${title}” was changed by the teacher by hand and now reads: ${withoutNamesBesideNeeds(text).slice(0, MAX_CHOSEN)}`,
  )
