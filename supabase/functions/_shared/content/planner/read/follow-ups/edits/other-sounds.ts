import { SOUND_LIST } from './other-sounds.data.ts'

const IN_REQUEST = new RegExp(`(?<![\\p{L}_])${SOUND_LIST}(?![\\p{L}_])`, 'iu')
const ONLY_SOUNDS = new RegExp(`^${SOUND_LIST}$`, 'iu')

/** A request for phonics with other sounds in the place of its own; null where it names none, or where the words are no sounds. */
export function withOtherSounds(base: string, words: string): string | null {
  if (!ONLY_SOUNDS.test(words.trim()) || !IN_REQUEST.test(base)) return null
  return base.replace(IN_REQUEST, () => words.trim())
}
