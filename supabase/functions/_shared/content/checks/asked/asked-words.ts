import { stemsOf } from '../../planner/read/words/stem.ts'
import { STOP_WORDS } from '../../planner/read/words/stop-words.data.ts'
import { TEACHING_VERBS } from './teaching-verbs.data.ts'

const EVERYDAY = new Set([...STOP_WORDS, ...TEACHING_VERBS].flatMap(stemsOf))

/** The stems of a text that carry its topic: no everyday word, no verb of teaching, no number. */
export const topicStems = (text: string): string[] =>
  stemsOf(text).filter((stem) => stem.length > 2 && !/^\d+$/.test(stem) && !EVERYDAY.has(stem))

/** True where one stem stands in the other: "volcano" in "volcanic", "multipli" beside "multiply". */
const akin = (a: string, b: string) => {
  const length = Math.min(a.length, b.length, 5)
  return length >= 4 ? a.slice(0, length) === b.slice(0, length) : a === b
}

/** True where a text has one of the words of a topic. */
export const isAbout = (stems: readonly string[], text: string) => {
  const there = stemsOf(text)
  return stems.some((stem) => there.some((other) => akin(stem, other)))
}
