import type { Block } from '../../../blocks.ts'
import { BEFORE_CONSENT, CONSENT, OUTING, REPLY_BY } from './consent.data.ts'
import { BLANK, paragraph } from './fact-lines.ts'
import type { LetterFacts } from './letter-facts.ts'
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

const HELPER_REPLY = [`Yes, I can help on these days: ${BLANK}`, `Please ring me about it on: ${BLANK}`]

export const YES_OR_NO = ['Yes, my child may take part.', 'No, my child will not take part.']

/** True for a time away from school that families are asked to agree to. */
export const needsConsent = (text: string, topic: string) =>
  NEEDS_REPLY.pattern.test(text) && OUTING.pattern.test(topic)

/** What families have to know before they agree to an outing. */
export const beforeConsent = (text: string, topic: string): Block[] =>
  needsConsent(text, topic) ? BEFORE_CONSENT.map(paragraph) : []

/** The slip under a letter that asks for one: words of consent for an outing, else yes or no. Helpers reply on a slip as well. */
export function slipFor(text: string, { topic, helpers }: LetterFacts): Block[] {
  if (!NEEDS_REPLY.pattern.test(text)) return helpers === null ? [] : replySlip(HELPER_REPLY)
  if (!needsConsent(text, topic))
    return replySlip(helpers === null ? YES_OR_NO : [...YES_OR_NO, ...HELPER_REPLY])
  const choices = helpers === null ? CONSENT : [...CONSENT, ...HELPER_REPLY]
  return replySlip(choices, OVERNIGHT_REPLY.slice(0, OVERNIGHT.pattern.test(topic) ? undefined : 2))
}
