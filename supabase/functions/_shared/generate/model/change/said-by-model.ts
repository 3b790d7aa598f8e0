import { mayNotBePrinted } from '../../../content/checks/words/may-not-be-printed.ts'
import { isOtherLanguage } from '../../../content/checks/words/other-language.ts'
import { moderateReply } from '../../../content/moderation.ts'
import { givesOrders } from '../injected/injection.ts'

/** A model that says what it has done: our program knows better what is other than it was, and what was counted. */
const CLAIMS =
  /^\W*(?:done|all (?:done|set)|ok(?:ay)?|sure|certainly|of course|great|kua oti|ka pai|here (?:is|are|you go)|i(?:['’]ve| have| just)? (?:also )?(?:made|changed|updated|added|shortened|lengthened|rewrote|rewritten|written|replaced|adjusted|moved|removed|kept|set|put|translated|simplified|improved)|(?:it|this|that|the \p{L}+(?: \p{L}+)?|they|everything) (?:is|are|was|were|has been|have been) (?:now |all )?(?:changed|updated|shorter|longer|harder|easier|done|ready|added|counted|charged|refunded|replaced|removed))\b/iu
const CANNOT =
  /\b(?:cannot|can[’']?t|could not|couldn[’']?t|unable|not able|did not|didn[’']?t|won[’']?t|will not|was not|were not|no room|too (?:long|short|many))\b/i

/** Words that belittle the teacher, who is no pupil. */
const BELITTLES =
  /\b(?:you(?:['’]re| are)?|your|teachers?)\b[^.!?]{0,40}\b(?:stupid|dumb|idiot|idiotic|moron|lazy|useless|incompetent|pathetic|ignorant)\b|\b(?:stupid|dumb|idiotic|lazy|useless|incompetent|pathetic) (?:teacher|question|request|message|idea)\b/i
/** What is left of a sentence whose link was taken out. */
const OF_LINK = /^\W*(?:visit|see|go to|click(?: on| here)?|look at|read)(?: here)?\W*$/i

/** True for a sentence that no teacher is to be shown. */
const isUnfit = (sentence: string) =>
  BELITTLES.test(sentence) ||
  OF_LINK.test(sentence) ||
  mayNotBePrinted(sentence) ||
  moderateReply([sentence]).some(({ outcome }) => outcome === 'block')

/**
 * The words of a model to the teacher, without claims of what it has done, orders, insults, and other languages. An answer, a question
 * and what cannot be done are left.
 */
export function saidByModel(say: string): string {
  if (givesOrders(say) || isOtherLanguage([say])) return ''
  return say
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !isUnfit(sentence))
    .filter((sentence) => CANNOT.test(sentence) || !CLAIMS.test(sentence))
    .join(' ')
    .trim()
}
