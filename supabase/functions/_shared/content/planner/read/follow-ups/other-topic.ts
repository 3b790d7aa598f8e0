import { ALIKE } from './alike.data.ts'
import { withEditedWords } from './edits/base-words.ts'
import { withOtherSounds } from './edits/other-sounds.ts'
import type { FollowUp } from './follow-up.ts'

const plainStem = (word: string) => word.toLowerCase().replace(/(?:ies|es|s|ing)$/, '')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordPattern = (words: string) => new RegExp(`(?<!\\p{L})${escaped(plainStem(words))}\\p{L}*`, 'iu')

/** True where both texts share a word that says something. */
export function sharesWord(one: string, other: string): boolean {
  const words = (text: string) => (text.match(/[\p{L}\p{M}]{4,}/gu) ?? []).map(plainStem)
  const found = new Set(words(one))
  return words(other).some((word) => found.has(word))
}

/** The topic with one thing in place of another, or null where it does not hold the other. */
export function withSwapped(topic: string, other: string, words: string): string | null {
  const found = wordPattern(other).exec(topic)
  if (!found) return null
  const comparative = /^(?:\p{L}+er|more|less|fewer) /iu.test(words)
  const before = comparative ? /(?:\p{L}+er|more|less|fewer) $/iu.exec(topic.slice(0, found.index)) : null
  const from = found.index - (before?.[0].length ?? 0)
  return `${topic.slice(0, from)}${words}${topic.slice(found.index + found[0].length)}`
}

/** The topic with a thing of the same kind in place of its own, or null where no kind is known that has both. */
export function withAlike(topic: string, words: string): string | null {
  const wanted = plainStem(words.trim())
  for (const kind of ALIKE) {
    if (!kind.some((one) => plainStem(one) === wanted)) continue
    for (const one of kind) {
      const swapped = plainStem(one) === wanted ? null : withSwapped(topic, one, words)
      if (swapped !== null) return swapped
    }
  }
  return null
}

/** A request with the words in it that a wish puts in place of others; the same request for any other wish. */
export function withOtherWords(base: string, followUp: FollowUp): string {
  if (followUp.kind === 'swap') return withSwapped(base, followUp.other, followUp.words) ?? base
  if (followUp.kind === 'alike')
    return withOtherSounds(base, followUp.words) ?? withAlike(base, followUp.words) ?? base
  return withEditedWords(base, followUp)
}
