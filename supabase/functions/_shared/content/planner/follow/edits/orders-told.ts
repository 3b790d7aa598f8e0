import type { FollowUp } from '../../read/follow-ups/follow-up.ts'
import { readSeveral } from '../../read/follow-ups/read-follow-up.ts'
import type { PlannerInput } from '../../read/input.ts'
import { minutesIn } from '../../read/minutes.ts'
import { requestIn } from '../../read/pasted.ts'
import { stemsOf, topicStems } from '../../read/words/stem.ts'
import { yearsIn } from '../../read/years.ts'
import { hasDocument } from '../before.ts'
import { CANNOT_SAY, WHY_NOTHING } from '../words.data.ts'

/** Words with which an answer says that nothing at all was changed: beside a document that did change they are not true. */
const AS_IT_WAS =
  /,? so (?:the document is as it was|I have left (?:it|this one|the document) as it (?:is|was))| I have changed nothing\.$/g

/** Why a wish changed nothing, where its kind says so. */
export function reasonFor(followUp: FollowUp | undefined): string | null {
  if (followUp === undefined) return null
  switch (followUp.kind) {
    case 'amount':
      return `It has ${followUp.number} ${followUp.words} already, or cannot have another number of them.`
    case 'section-out':
      if (/^answers?/i.test(followUp.words)) return CANNOT_SAY.answers.replace(AS_IT_WAS, '')
      return `There is no part called “${followUp.words}” in this one, so there was nothing to take out.`
    case 'line-out':
    case 'without':
      return `I found no line about “${followUp.words}”, apart from any question that names it, so there was nothing to take out.`
    case 'level-out':
    case 'level-only':
      return 'It has no page or way in of that level, so there was nothing to take out.'
    case 'quieter':
      return `No step is named “${followUp.words}”, so I put nothing in its place. Say which step should be quieter: “swap the warm up for something quieter”.`
    case 'theme':
      return null
    case 'mixed-quiz':
      return CANNOT_SAY['some questions'].replace(AS_IT_WAS, '')
    case 'beside':
      return `I have no ${followUp.change} version of this one, so I made none.`
    case 'own-line':
      return `I have no place for “${followUp.words}” here. You can write it in yourself with “Edit”.`
    case 'unread':
      return `I did not understand “${followUp.words}”, and left that out: say it in other words, or write it in yourself with “Edit”.`
    case 'cannot':
      return followUp.why === 'thanks' ? null : CANNOT_SAY[followUp.why].replace(AS_IT_WAS, '')
    default:
      return followUp.kind in WHY_NOTHING
        ? WHY_NOTHING[followUp.kind as keyof typeof WHY_NOTHING].replace(AS_IT_WAS, '')
        : null
  }
}

/** A year or a length alone needs no word where the document has it already. */
const isOnlyPlace = (order: string) => yearsIn(order).length > 0 || minutesIn(order) !== null

/** Verbs of an order and what they point at. */
const ORDERS_IT =
  /\b(?:make|change|turn|add|put|give|have|use|do|it|this|that|them|to|into|me|some|an?|the|in|please|i|want|need|also|and)\b/gi

/** True where every word of an order that tells something stands in the document. */
function isThere(order: string, printed: readonly string[]): boolean {
  const wanted = topicStems(order.replace(ORDERS_IT, ' '))
  const said = new Set(stemsOf(printed.join(' ')))
  return wanted.length > 0 && wanted.every((stem) => said.has(stem))
}

/**
 * What one message asked for among other things and what changed nothing, each in a sentence. `changesNothing` says
 * whether a message with this order alone would leave the document as it was.
 */
export function ordersNotDone(
  input: PlannerInput,
  changesNothing: (input: PlannerInput) => boolean,
  printed: readonly string[] = [],
): string[] {
  if (!hasDocument(input)) return []
  return readSeveral(requestIn(input.content), input.generatorType).flatMap(({ order, read }) => {
    const [followUp] = read?.followUps ?? []
    if (followUp?.kind !== 'unread' && !changesNothing({ ...input, content: order })) return []
    if (followUp === undefined && isOnlyPlace(order)) return []
    // A setting that is not in the words of the document is told where it is compared with them.
    if (followUp?.kind === 'mixed-quiz' && isThere('true false', printed))
      return ['Some of its questions are true or false already.']
    if (followUp?.kind === 'theme' || (followUp?.kind === 'cannot' && followUp.why === 'thanks')) return []
    return [
      reasonFor(followUp) ??
        (isThere(order, printed)
          ? `“${order}” changed nothing, because the document has that already.`
          : `I could not do “${order}” here, so that is as it was. You can write it in yourself with “Edit”.`),
    ]
  })
}
