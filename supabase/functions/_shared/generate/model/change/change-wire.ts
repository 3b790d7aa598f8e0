import { z } from 'zod'
import { understood } from '../reading/understood-wire.ts'

/**
 * The sections that a model names, by id or by title, alone or in a list. A name that nothing has is left out where there is
 * another one; the schema refuses what is left.
 */
const named = (parts: readonly Named[]) => (value: unknown) => {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const known = new Map(
    parts.flatMap(({ id, title }) => [id, title].map((name) => [plain(name), id] as const)),
  )
  const names = (Array.isArray(value) ? value : [value]).map(String)
  const found = names.flatMap((name) => known.get(plain(name)) ?? [])
  return found.length > 0 ? [...new Set(found)] : value
}

const MEANS = ['sections', 'new document', 'words', 'unclear'] as const

/** A careless “Section” means sections, and “new” a new document. */
const meant = (value: unknown) => {
  const word = String(value).trim().toLowerCase()
  return word === '' ? value : (MEANS.find((one) => one.startsWith(word) || word.startsWith(one)) ?? value)
}

type Named = { id: string; title: string }

/** What a message under a document means for it, as a model reads it. `parts` are the sections that can be written anew. */
export const changeWire = (parts: readonly Named[]) => ({
  change: z.object({
    understood,
    means: z
      .preprocess(meant, z.enum(MEANS))
      .describe(
        '"sections": some sections are to be other than they are. "new document": another year for the whole class, learning area, topic, form or number of levels, the next lesson, or anything new. "words": thanks, a remark, or a question about it. "unclear": it cannot be told what is to change',
      ),
    sections: z
      .preprocess(named(parts), z.array(z.enum(parts.map(({ id }) => id))))
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
