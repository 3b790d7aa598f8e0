import { plainWords } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'

/** Words that tell how a lesson or a class is getting on, and name no matter that work could be about. */
const NO_MATTER = new Set([
  ...STOP_WORDS,
  ...'own choice choices topic topics began begin beginning begun got gotten getting going started lots bit ones unit units session sessions week weeks term class kids kid students pupils children today tomorrow due'.split(
    ' ',
  ),
])

/** A remark on the class or on the lesson: “have a few that struggle”, “first lesson of unit”. */
const REMARK =
  /^(?:(?:have|has|had|got|needs?|keep|keeping|they|i|we|some|most)\b|having (?:trouble|problems|difficulty|issues)\b|getting (?:started|going|ready|underway)\b|(?:first|second|next|last|final) (?:lesson|session|week|part|draft)\b)/i

const namesMatter = (part: string) =>
  !REMARK.test(part) && plainWords(part).some((word) => word.length > 2 && !NO_MATTER.has(word))

/** The parts of a setting that name a matter; empty where none does: “dragons” of “dragons, have a few that struggle”. */
export const matterOf = (setting: string): string =>
  setting
    .split(/\s*,\s*/)
    .filter(namesMatter)
    .join(', ')
