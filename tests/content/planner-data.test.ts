import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkEnglish, checkMacrons, checkPlurals, textsIn } from '#content/checks/text.ts'
import { checkResidue } from '#content/checks/words/residue.ts'
import { GLOSSARY } from '#content/data/glossary.data.ts'
import { PUPIL_NAMES } from '#content/data/names.data.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { questionsOf } from '#content/planner/english/english-topic.ts'
import { ENGLISH_REQUESTS } from '#content/planner/english/requests.data.ts'
import { ENGLISH_TOPICS, englishTopic } from '#content/planner/english/topics.ts'
import { AREAS } from '#content/planner/frames/areas.ts'
import * as placeLenses from '#content/planner/frames/english/place-lenses.data.ts'
import { READING_LENSES } from '#content/planner/frames/english/reading-lenses.data.ts'
import { WRITING_LENS } from '#content/planner/frames/english/writing-lenses.data.ts'
import { ENQUIRY_LENS } from '#content/planner/frames/general/enquiry-lens.data.ts'
import { GENERAL_FRAME } from '#content/planner/frames/general/frame.data.ts'
import { VERB_LENSES } from '#content/planner/frames/general/verb-lenses.data.ts'
import type { Lens } from '#content/planner/frames/lens.ts'
import { WITH_SOURCE } from '#content/planner/frames/social-sciences/lenses.data.ts'
import { TE_REO_LENS } from '#content/planner/frames/te-reo/lens.data.ts'
import { yearsIn } from '#content/planner/read/years.ts'
import { READING_TEXTS } from '#content/planner/reading/texts.ts'
import { BLOCKS } from './support.ts'

const FRAMES = [...AREAS.flatMap(({ frames }) => frames), GENERAL_FRAME]
const ANGLES = AREAS.flatMap(({ angles }) => angles)
const TOPIC_LENSES = [...AREAS.flatMap(({ topicLenses }) => topicLenses), WRITING_LENS, ENQUIRY_LENS]
const LENSES: Lens[] = [
  ...[...VERB_LENSES, ...READING_LENSES, ...TOPIC_LENSES].map(({ lens }) => lens),
  ...Object.values(placeLenses),
  TE_REO_LENS,
]

/** All data of the planner outside mathematics, with the field whose texts may be empty left out. */
const DATA: [name: string, entries: readonly object[]][] = [
  ['English topics', ENGLISH_TOPICS.map(({ ask, ...topic }) => (ask === '' ? topic : { ...topic, ask }))],
  ['reading texts', READING_TEXTS],
  ['frames', FRAMES],
  ['angles', ANGLES],
  ['lenses', LENSES],
  ['topic lenses', TOPIC_LENSES],
  ['lenses with a source', Object.values(WITH_SOURCE)],
  ['themes', THEMES],
  ['glossary', [GLOSSARY]],
  ['names', [PUPIL_NAMES]],
]

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

function dataFiles(folder: string): string[] {
  const path = fileURLToPath(
    new URL(`../../supabase/functions/_shared/content/planner/${folder}`, import.meta.url),
  )
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\\/].*\.data\.ts$/.test(name),
  )
}

describe.each(DATA)('the data of the planner: %s', (_, entries) => {
  it('has no empty text, and no space at the beginning or end of one', () => {
    expect(textsIn(entries).filter((text) => text === '' || text !== text.trim())).toEqual([])
  })

  it('is in NZ English and te reo Māori with macrons, with nothing left over from making it', () => {
    const texts = textsIn(entries)
    const checks = [checkEnglish, checkMacrons, checkPlurals, checkResidue].map((check) => check(texts))
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })
})

describe('the data of the planner', () => {
  it('names everything once', () => {
    expect(repeated(ENGLISH_TOPICS.map(({ id }) => id))).toEqual([])
    expect(repeated(READING_TEXTS.flatMap(({ id, title }) => [id, title]))).toEqual([])
    expect(repeated(FRAMES.map(({ id }) => id))).toEqual([])
    expect(repeated([...new Set(LENSES)].map(({ id }) => id))).toEqual([])
    expect(repeated(THEMES.map(({ id }) => id))).toEqual([])
    expect(repeated(PUPIL_NAMES)).toEqual([])
  })

  it('is for Years 0 to 8', () => {
    const all = [...ENGLISH_TOPICS, ...READING_TEXTS].map(({ id, years: [from, to] }) => ({ id, from, to }))
    expect(all.filter(({ from, to }) => from < 0 || from > to || to > 8)).toEqual([])
    expect(ENGLISH_REQUESTS.filter(({ lastYear }) => lastYear < 0 || lastYear > 8)).toEqual([])
  })

  it('is listed where lessons look for it, file by file', () => {
    // Books and letters are no topics of their own: a topic is made for the one that is named.
    const ofTopics = dataFiles('english').filter(
      (file) => !/books\/|sounds\/(?:letters|formation)\./.test(file),
    )
    expect(ofTopics).toHaveLength(ENGLISH_TOPICS.length)
    expect(dataFiles('reading')).toHaveLength(READING_TEXTS.length)
  })

  it('puts every reading text in the folder of its years', () => {
    const folders = dataFiles('reading').map((file) => /years-(\d)-(\d)/.exec(file)?.slice(1).join('-'))
    expect(folders.sort()).toEqual(READING_TEXTS.map(({ years }) => years.join('-')).sort())
  })

  it('has words of the glossary where te reo Māori is offered', () => {
    const words = [...ENGLISH_TOPICS.map(({ teaching }) => teaching), ...FRAMES].flatMap(({ reo }) => reo)
    expect(words.filter((word) => !(word in GLOSSARY))).toEqual([])
  })
})

/** The topics that a goal of the curriculum, or a request in a topic's own words, leads to. */
const reached = new Set<string | undefined>([
  ...BLOCKS.filter(({ subject }) => subject === 'English').flatMap(({ year_group, skill, goals }) =>
    goals.map(({ outcome }) => {
      const [year = 0] = yearsIn(year_group)
      return englishTopic(outcome, { year, skill, hasGoal: true })?.id
    }),
  ),
  ...ENGLISH_REQUESTS.map(({ topic }) => topic.id),
  ...ENGLISH_TOPICS.map(
    ({ title, years: [year] }) => englishTopic(title, { year, skill: null, hasGoal: false })?.id,
  ),
  englishTopic('there, their and they’re', { year: 4, skill: null, hasGoal: false })?.id,
])

describe.each(ENGLISH_TOPICS.map((topic) => [topic.id, topic] as const))('the topic %s', (_, topic) => {
  it('has enough different questions, the answer of none given away', () => {
    const questions = questionsOf(topic)
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(repeated(questions.map(([prompt]) => prompt))).toEqual([])
    expect(questions.filter(([prompt, answer]) => prompt === answer)).toEqual([])
  })

  it('is reached from a goal of the curriculum or from a request', () => {
    expect(reached).toContain(topic.id)
  })
})

describe.each(LENSES.map((lens) => [lens.id, lens] as const))('the lens %s', (_, lens) => {
  it('has a table of three columns and asks in questions', () => {
    expect(new Set(lens.columns).size).toBe(3)
    expect(lens.ask).toMatch(/\?$/)
  })
})

it.each(TOPIC_LENSES.map((lens) => [lens.question, lens] as const))('“%s” names the topic', (question) => {
  expect(question).toContain('{topic}')
  expect(question.replace('{topic}', '').replace('{audience}', '')).not.toMatch(/[{}]/)
})
