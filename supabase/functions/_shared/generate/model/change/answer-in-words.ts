import { z } from 'zod'
import { NOT_COUNTED } from '../../../content/door/words.data.ts'
import { readRequest } from '../../../content/planner/read/request.ts'
import { noteWriting, type Writing } from '../../provider.ts'
import { collectSections } from '../collect-sections.ts'
import { asTold } from '../reading/settle-understood.ts'
import { sectionRequest, type WritingContext } from '../section-request.ts'

const TALK_WIRE = {
  answer: z.object({
    asksForDocument: z
      .boolean()
      .catch(false)
      .describe('true where the message asks for a lesson or a resource after all; "text" is empty then'),
    text: z.string().max(1_500),
  }),
}

const RULE =
  'This message may ask for no document. If so, answer it in a few plain sentences in "text". If it asks for one, write none now and say so in "asksForDocument".'

/** Words in place of a document. They make nothing, so they are not counted. */
export const inWords = (words: string): Writing =>
  noteWriting(`${words}\n\n${NOT_COUNTED}`, { counted: false })

/** The answer to a message that asks for no document; null where the model reads it as asking for one. */
export async function answerInWords(context: WritingContext): Promise<Writing | null> {
  const asked = { wire: TALK_WIRE, keys: ['answer'], titles: { answer: 'The answer' }, known: {} }
  const order = sectionRequest(context, asked, asTold(readRequest(context.input), context.input))
  order.system += `\n\n${RULE}`
  for await (const part of collectSections(context.ask, order, context.signal)) {
    if (part.state === 'left-out') continue
    const { asksForDocument, text } = TALK_WIRE.answer.parse(part.value)
    if (!asksForDocument && text.trim() !== '') return inWords(text)
  }
  return null
}
