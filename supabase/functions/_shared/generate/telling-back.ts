import type { ToldBack } from '../content/understood.ts'
import type { Writing } from './provider.ts'

/**
 * Keeps what was understood and not done in the document, from the first stored section to the whole. It is asked for again
 * with every section, because a language model says how it reads a request only when it writes.
 */
export function tellingBack(writing: Writing, told: () => ToldBack | undefined): Writing {
  return {
    ...writing,
    told,
    patch: (written, whole) => {
      const patch = writing.patch(written, whole)
      return patch.doc ? { ...patch, doc: { ...patch.doc, ...told() } } : patch
    },
  }
}
