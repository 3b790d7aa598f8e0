import { speaksForIwi } from './invented.ts'
import { filledPepeha } from './pepeha.ts'
import { namedPupil } from './personal.ts'
import { dangerIn } from './practicals.ts'
import { unkindIn } from './unkind.ts'

/**
 * True for words of another service that no class may read: unkind or dangerous ones, a child beside a need, a pepeha or a
 * claim that belongs to a people. Nothing says which of its words are a story, so that they all count as one.
 */
export function mayNotBePrinted(text: string): boolean {
  const own = text.normalize('NFC')
  return (
    unkindIn(own) !== undefined ||
    dangerIn([own]) !== undefined ||
    namedPupil([own], [own]) !== undefined ||
    filledPepeha([own], '') !== undefined ||
    own.split(/(?<=[.!?])\s+|\n/).some(speaksForIwi)
  )
}
