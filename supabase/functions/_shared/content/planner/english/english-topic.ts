import type { Space } from '../../task.ts'
import { listInWords } from '../list-in-words.ts'
import { type Draft, draft, type Making, type Teaching, type Topic } from '../topic.ts'
import { namedSounds } from './sounds/named-sounds.ts'

/** A question with its one right answer. */
export type Question = readonly [prompt: string, answer: string]

/** A part of a topic that a request can name by itself: apostrophes of possession. */
export interface Part {
  title: string
  named: RegExp
  /** From the easiest to the hardest. */
  questions: readonly Question[]
  /** The teaching in place of the topic’s own, where this part alone is asked for. */
  teaching?: Partial<Teaching>
}

interface TopicFacts {
  id: string
  title: string
  /** The words of goals and requests that this topic serves. */
  match: RegExp
  years: readonly [from: number, to: number]
  /** The skill of the curriculum that the topic practises. */
  skill: 'sentences' | 'words'
  /** Printed before each question; empty where every question says what to do. */
  ask: string
  space: Space
  teaching: Teaching
}

/** Questions from the easiest to the hardest, by part or not, or words whose sounds are the question: "s-u-n". */
type Source =
  | { questions: readonly Question[] }
  | { parts: readonly Part[] }
  | {
      sounds: readonly string[]
      /** Those of the words that a child can draw, with spaces between them. */
      pictures?: string
    }

export type EnglishTopic = TopicFacts & Source

/** The question "s – u – n" with the answer "sun". */
const soundedOut = (word: string): Question => [word.split('-').join(' – '), word.replaceAll('-', '')]

/** Takes turns between lists, so that what is easy in each of them comes first. */
function inTurn(lists: readonly (readonly Question[])[]): Question[] {
  return lists
    .flatMap((list) => list.map((question, at) => ({ question, place: at / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ question }) => question)
}

/** The parts that a request names, or all of them. */
function partsAsked(parts: readonly Part[], request: string): readonly Part[] {
  const named = parts.filter((part) => part.named.test(request))
  return named.length > 0 ? named : parts
}

const LEAST_NAMED = 4

/** The questions of a part on what the request names of it: those on pronouns, of pronouns and joining words. */
function questionsNamed({ named, questions }: Part, request: string): readonly Question[] {
  const word = named.exec(request)?.[0].toLowerCase().replace(/s$/, '')
  const own = questions.filter(([prompt]) => word !== undefined && prompt.toLowerCase().includes(word))
  return own.length >= LEAST_NAMED && named.source.includes('|') ? own : questions
}

const READS_AND_DRAWS = /\bdraw/i
const READ_AND_DRAW = 'Read the word and draw it:'

/** The words with the sounds that a request names: "short a", "sh and ch". */
function wordsAsked(sounds: readonly string[], request: string): readonly string[] {
  const named = namedSounds(request)
  const kept = sounds.filter((word) => {
    const units = word.split('-')
    return named.some((one) => (one.length === 1 ? units.includes(one) : units.join('').includes(one)))
  })
  return kept.length > 0 ? kept : sounds
}

/** Words to read and to draw, where a request asks for that. Nobody can say beforehand how a drawing will look. */
function drawn(words: readonly string[], pictures: string): Question[] {
  const drawable = new Set(pictures.split(/\s+/))
  return words
    .map((word) => word.replaceAll('-', ''))
    .filter((word) => drawable.has(word))
    .map((word) => [word, `Look for: a drawing of a ${word}`])
}

interface Asked {
  ask: string
  space: Space
  questions: readonly Question[]
  /** The questions of each of several parts that a request names, which take turns. */
  pools?: readonly (readonly Question[])[]
}

/** What a request asks of a topic: its questions, and how they are asked. */
function askedOf(topic: EnglishTopic, request: string): Asked {
  const { ask, space } = topic
  if ('questions' in topic) return { ask, space, questions: topic.questions }
  if ('parts' in topic) {
    const named = partsAsked(topic.parts, request)
    const pools = named.map((part) => questionsNamed(part, request))
    const areSome = named.length > 1 && named.length < topic.parts.length
    return { ask, space, questions: inTurn(pools), ...(areSome ? { pools } : {}) }
  }
  const words = wordsAsked(topic.sounds, request)
  const toDraw = READS_AND_DRAWS.test(request) ? drawn(words, topic.pictures ?? '') : []
  return toDraw.length > 0
    ? { ask: READ_AND_DRAW, space: 'draw', questions: toDraw }
    : { ask, space, questions: words.map(soundedOut) }
}

export const questionsOf = (topic: EnglishTopic, request = ''): readonly Question[] =>
  askedOf(topic, request).questions

/** The one part that a request names, or null. */
function partAlone(topic: EnglishTopic, request: string): Part | null {
  const [part, ...others] = 'parts' in topic ? partsAsked(topic.parts, request) : []
  return part && others.length === 0 ? part : null
}

const MOST_IN_TITLE = 3

/** The title for the parts that a request names, where they are not all of the topic. */
function titleOf(data: EnglishTopic, request: string): string {
  if (!('parts' in data)) return data.title
  const named = partsAsked(data.parts, request)
  if (named.length === data.parts.length || named.length > MOST_IN_TITLE) return data.title
  return listInWords(
    named.map(({ title, named: words }) =>
      title.includes(' and ') ? (words.exec(request)?.[0].toLowerCase().replace(/s?$/, 's') ?? title) : title,
    ),
  )
}

/** Draws one question. Support draws from the easier half of the list, extension from the harder half. */
function drawQuestion({ ask, space, ...asked }: Asked, { random, level, turn }: Making): Draft {
  const questions = asked.pools?.[turn % asked.pools.length] ?? asked.questions
  const half = Math.ceil(questions.length / 2)
  const pools = {
    support: questions.slice(0, half + 1),
    core: questions,
    extension: questions.slice(Math.max(0, half - 2)),
  }
  const [prompt, answer] = random.pick(pools[level])
  return draft(ask ? `${ask} ${prompt}` : prompt, answer, null, { space })
}

/** Turns the data of a topic into a topic that lessons are made from, for what a request names of it. */
export function topicOf(data: EnglishTopic, request = ''): Topic {
  const { id, match, years } = data
  const asked = askedOf(data, request)
  const part = partAlone(data, request)
  return {
    id,
    title: part?.title ?? titleOf(data, request),
    match,
    years: [...years],
    teaching: { ...data.teaching, ...part?.teaching },
    draft: (making) => drawQuestion(asked, making),
  }
}
