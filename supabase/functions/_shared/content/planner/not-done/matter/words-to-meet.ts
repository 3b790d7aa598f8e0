import { matterWords } from '../../kits/matter-words.ts'
import { wordsAskedFor } from '../../read/conditions/request-parts.ts'
import type { LessonRequest } from '../../read/request.ts'
import { isBareSubject } from '../../read/subject.ts'
import { plainWords } from '../../read/words/stem.ts'

/** True for a word of the name of a learning area, such as “digital” of “digital tech”. */
function namesArea(word: string, asked: string): boolean {
  const typed = plainWords(asked)
  return typed.some((one, at) => {
    if (one !== word) return false
    const around = [
      one,
      typed.slice(at, at + 2).join(' '),
      typed.slice(Math.max(0, at - 1), at + 1).join(' '),
    ]
    return around.some((words) => isBareSubject(words))
  })
}

/** The words that have to be met: those that name the matter or are asked for besides, without the name of the learning area. */
export const wordsToMeet = (request: LessonRequest): string[] =>
  wordsAskedFor(request.asked, matterWords(request)).filter((word) => !namesArea(word, request.asked))
