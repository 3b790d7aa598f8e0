import type { LessonRequest } from '../../read/request.ts'
import { isBareSubject } from '../../read/subject.ts'
import { nameOfTopic, topicPhrase } from '../../read/topic/topic-phrase.ts'
import { topicWords } from '../../read/topic-words.ts'
import { withoutSheet } from '../../read/words/named-sheets.ts'

/** Words that are left over where the name of a sheet is cut out, and name nothing. */
const LEFT_OVER =
  /^(?:(?:an?|the|some|blank|empty|printable|simple|plain|template|for|on|about|of|to|with|my|our|class|kids|students|sheet|worksheet|page|chart|please|pls|graphic|organi[sz]er|use|fill|in|comparing|compare|pupil|:|-|–|,)\s*)+$/i
const FIRST = /^(?:(?:for|on|about|of|to|with|comparing|compare|that|blank|empty)\s+)+(?=\S)/i
const NAMES_CLASS =
  /\b(?:for )?(?:my |our )?(?:y(?:ea)?r?s?\.? ?\d(?:\s?[-–/&]\s?\d)?|juniors?|seniors?|new entrants?|class)\b/gi

/** The words of the topic of a sheet, without those that name the sheet and the class; empty where there are none. */
export function wordsOfSheet({ topic }: LessonRequest): string {
  // A worksheet in place of the sheet: “make a … for” is cut as it is for every other form.
  const typed = withoutSheet(topic, ' worksheet ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.:;])/g, '$1')
    .trim()
  const words = topicWords(typed.replace(/^[\s,.:;–-]+/, '')).replace(NAMES_CLASS, ' ')
  const left = words
    .replace(/\s+/g, ' ')
    .replace(FIRST, '')
    .replace(/^[\s,.:;–-]+|[\s,.:;–-]+$/g, '')
  return left === '' || LEFT_OVER.test(left) || isBareSubject(left) ? '' : left
}

/** The topic of a sheet as it is printed, or an empty text: a blank sheet names none. */
export function topicOfSheet(request: LessonRequest): string {
  const words = wordsOfSheet(request)
  if (words === '') return ''
  return topicPhrase(words)?.question ?? nameOfTopic(words) ?? ''
}
