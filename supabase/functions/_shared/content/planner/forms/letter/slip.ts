import type { Block } from '../../../blocks.ts'
import { BEFORE_CONSENT, CONSENT, OUTING, REPLY_BY } from './consent.data.ts'
import { BLANK, paragraph } from './fact-lines.ts'
import { NEEDS_REPLY, OVERNIGHT, OVERNIGHT_REPLY } from './letter-words.data.ts'

/** A slip to cut off and return, with choices to tick. */
export const replySlip = (choices: readonly string[], besides: readonly string[] = []): Block[] => [
  { kind: 'heading', text: 'Please cut off and return', cut: true },
  paragraph(REPLY_BY),
  paragraph(`Name of child: ${BLANK}   Room: ________`),
  { kind: 'checklist', items: [...choices] },
  ...besides.map(paragraph),
  paragraph(`Anything we should know: ${BLANK}${BLANK}`),
  paragraph(`Signed (parent or caregiver): ${BLANK}   Date: ____________`),
]

export const YES_OR_NO = ['Yes, my child may take part.', 'No, my child will not take part.']

/** True for a time away from school that families are asked to agree to. */
export const needsConsent = (text: string, topic: string) =>
  NEEDS_REPLY.pattern.test(text) && OUTING.pattern.test(topic)

/** What families have to know before they agree to an outing. */
export const beforeConsent = (text: string, topic: string): Block[] =>
  needsConsent(text, topic) ? BEFORE_CONSENT.map(paragraph) : []

/** The slip under a letter that asks for one: words of consent for an outing, else yes or no. */
export function slipFor(text: string, topic: string): Block[] {
  if (!NEEDS_REPLY.pattern.test(text)) return []
  if (!needsConsent(text, topic)) return replySlip(YES_OR_NO)
  return replySlip(CONSENT, OVERNIGHT_REPLY.slice(0, OVERNIGHT.pattern.test(topic) ? undefined : 2))
}
