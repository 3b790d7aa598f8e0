import { capital } from '../../capital.ts'
import { nameOfTopic } from '../../read/topic/topic-phrase.ts'

const BEFORE =
  /^(?:(?:the )?(?:differences?|similarities)(?: and (?:differences?|similarities))? (?:between|of|in) |(?:how )?(?:compar(?:e|es|ing)|contrast(?:ing)?|sort(?:ing)?)(?: (?:and|&) (?:compar(?:e|ing)|contrast(?:ing)?))? |both |between )+/i
const BETWEEN = /\s*(?:,\s*(?:and\s+)?|\s(?:and|&|\+|vs?\.?|versus|or|with|to|against)\s)\s*/i
const LONGEST = 40

/** Things that are named one after another: "cats and dogs", "city life vs country life". */
export function thingsCompared(words: string, wanted: 0 | 2 | 3): string[] {
  if (wanted === 0) return []
  const things = words
    .replace(BEFORE, '')
    .split(BETWEEN)
    .map((part) => part.replace(/^(?:an?|our|my) /i, '').trim())
    .filter((part) => part !== '')
  const isFit = things.length === wanted && things.every((part) => part.length <= LONGEST)
  return isFit ? things.map((part) => capital(nameOfTopic(part) ?? part)) : []
}

/** The words without those that only say that something is compared. */
export const withoutComparing = (words: string) => words.replace(BEFORE, '')
