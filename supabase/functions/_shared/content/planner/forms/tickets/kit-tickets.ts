import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import { draftOf } from '../../kits/kit-topic.ts'
import type { Random } from '../../random.ts'
import { kitQuestions } from '../quiz/kit-questions.ts'

const OPTIONS = 3
/** A question that speaks of a page which a ticket does not print. */
const SPEAKS_OF_PAGE =
  /\b(?:text|passage|paragraph|story|poem|stanza|verse|writer|author|narrator|card|above|below|printed)\b/i

/** True where the practice speaks of a text or of cards: a ticket has no room for them, and their lines would tell the answers. */
export const needsPage = ({ text, handout }: Kit): boolean => text !== null || handout !== undefined

/** Questions of a lesson of the bank that need nothing beside them: those with choices, and last the one that the lesson ends with. */
export function kitTickets(kit: Kit, count: number, random: Random): Task[] {
  const choices = kitQuestions(kit, kit.choices.length, OPTIONS, random).filter(
    ({ prompt }) => !SPEAKS_OF_PAGE.test(prompt),
  )
  const ends = SPEAKS_OF_PAGE.test(kit.exit.prompt) && needsPage(kit) ? [] : [kit.exit]
  const last = ends.map((exit): Task => ({ id: 'exit', level: 'core', ...draftOf(exit) }))
  return [...choices.slice(0, Math.max(0, count - last.length)), ...last.slice(0, count)].map((task, at) => ({
    ...task,
    id: `ticket-${at + 1}`,
  }))
}
