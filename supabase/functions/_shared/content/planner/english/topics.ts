import type { Topic } from '../topic.ts'
import { type EnglishTopic, topicOf } from './english-topic.ts'
import { APOSTROPHES } from './punctuation/apostrophes.data.ts'
import { CAPITALS } from './punctuation/capitals.data.ts'
import { COMMAS } from './punctuation/commas.data.ts'
import { SPEECH } from './punctuation/speech.data.ts'
import { ENGLISH_REQUESTS } from './requests.data.ts'
import { JOINING } from './sentences/joining.data.ts'
import { PASSIVE } from './sentences/passive.data.ts'
import { RUN_ONS } from './sentences/run-ons.data.ts'
import { VERBS } from './sentences/verbs.data.ts'
import { WHO_WHAT } from './sentences/who-what.data.ts'
import { WORD_CLASSES } from './sentences/word-classes.data.ts'
import { BLENDING } from './sounds/blending.data.ts'
import { BLENDS } from './sounds/blends.data.ts'
import { DIGRAPHS } from './sounds/digraphs.data.ts'
import { RHYMES } from './sounds/rhymes.data.ts'
import { SINGLE_SOUNDS } from './sounds/single-sounds.data.ts'
import { AFFIXES } from './spelling/affixes.data.ts'
import { COMMON_WORDS } from './spelling/common-words.data.ts'
import { COMPOUND_WORDS } from './spelling/compound-words.data.ts'
import { CONFUSED_WORDS } from './spelling/confused-words.data.ts'
import { ENDINGS } from './spelling/endings.data.ts'
import { HOMOPHONES } from './spelling/homophones.data.ts'
import { LONG_VOWELS } from './spelling/long-vowels.data.ts'
import { SYLLABLES } from './spelling/syllables.data.ts'
import { SYNONYMS } from './spelling/synonyms.data.ts'
import { VOWEL_PATTERNS } from './spelling/vowel-patterns.data.ts'

/** All topics. The first that fits is taken, so a topic with narrow words comes before one with wide words. */
export const ENGLISH_TOPICS: readonly EnglishTopic[] = [
  CONFUSED_WORDS,
  APOSTROPHES,
  SPEECH,
  COMMAS,
  COMPOUND_WORDS,
  ENDINGS,
  AFFIXES,
  VOWEL_PATTERNS,
  LONG_VOWELS,
  CAPITALS,
  HOMOPHONES,
  COMMON_WORDS,
  SYLLABLES,
  SYNONYMS,
  RHYMES,
  RUN_ONS,
  PASSIVE,
  WHO_WHAT,
  DIGRAPHS,
  BLENDS,
  SINGLE_SOUNDS,
  BLENDING,
  JOINING,
  VERBS,
  WORD_CLASSES,
]

/**
 * The names that the curriculum gives each skill. A goal on reading aloud that mentions full stops is not about
 * punctuation.
 */
const SKILLS: Record<EnglishTopic['skill'], RegExp> = {
  sentences: /sentence|grammar|punctuation/i,
  words: /word recognition|spelling/i,
}

interface Asked {
  year: number
  skill: string | null
  /** False when only a topic was named. */
  hasGoal: boolean
}

/** The topic whose questions suit a goal's wording or a request, or null. */
export function englishTopic(text: string, { year, skill, hasGoal }: Asked): Topic | null {
  const named = ENGLISH_TOPICS.find(
    (topic) =>
      topic.match.test(text) &&
      year >= topic.years[0] &&
      year <= topic.years[1] &&
      (skill === null || SKILLS[topic.skill].test(skill)),
  )
  const isOpen = !hasGoal && skill === null
  const topic =
    named ??
    (isOpen
      ? ENGLISH_REQUESTS.find(({ pattern, lastYear }) => pattern.test(text) && year <= lastYear)?.topic
      : undefined)
  return topic ? topicOf(topic, text) : null
}
