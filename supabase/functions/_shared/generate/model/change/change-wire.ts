import { z } from 'zod'
import { understood } from '../reading/understood-wire.ts'

/** What a message under a document means for it, as a model reads it. `ids` are the sections that can be written anew. */
export const changeWire = (ids: readonly string[]) => ({
  change: z.object({
    understood,
    means: z
      .enum(['sections', 'new document', 'words', 'unclear'])
      .describe(
        '"sections": some sections are to be other than they are. "new document": another year, learning area, topic, form or number of levels, the next lesson, or anything new. "words": thanks, a remark, or a question about it. "unclear": it cannot be told what is to change',
      ),
    sections: z
      .array(z.enum(ids))
      .describe('for "sections": exactly those that have to change for what was asked, no other'),
    say: z
      .string()
      .max(600)
      .catch('')
      .describe(
        'for "words": the answer, in plain sentences. For "unclear": one short question back. For "sections": what was asked and cannot be done, or empty',
      ),
  }),
})

export type ReadChange = z.infer<ReturnType<typeof changeWire>['change']>
