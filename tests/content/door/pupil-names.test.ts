import { describe, expect, it } from 'vitest'
import { ALSO_WORDS, FIRST_NAMES } from '#content/checks/lists/first-names.data.ts'
import { likelyPupilNames, withoutPupilNames } from '#content/checks/pupil-names.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { suggestName } from '../../../supabase/functions/_shared/generate/chat-name.ts'
import { checkRequest } from '../../../supabase/functions/_shared/generate/check-request.ts'
import { BLOCKS, planFor, resourceFor } from '../support.ts'
import { CLEAN_SENTENCES } from './clean-sentences.data.ts'

const COMMON =
  'Oliver Noah Jack Leo Isla Charlotte Amelia Olivia Mia Sophia Benjamin Samuel Sarah Jayden Isabella Michael Kate Luca Theodore Charlie George James Lucas Elijah William Thomas Henry Liam Isaac Levi Joshua Jacob Daniel Archie Arthur Ethan Hudson Alexander Lachlan Hugo Harrison Nathan Ezra Harry Joseph Jackson Oscar Ryan Caleb Luke Tyler Matthew Adam Harper Ava Mila Ella Sophie Emily Evelyn Lucy Zoe Chloe Emma Hannah Frankie Eva Matilda Maia Scarlett Millie Elsie Evie Mackenzie Layla Zara Penelope Ayla Alice Sadie Elizabeth Freya Maisie Abigail Jessica Wiremu Mikaere Tāmati Hēmi Anahera Sione Tevita Mele Sefo Aarav Arjun Ishaan Anaya Haoran Yichen Zihan'.split(
    ' ',
  )

describe('the list of names', () => {
  it('knows common first names of the last ten years, with and without macrons', () => {
    const words = new Set(ALSO_WORDS.trim().split(/\s+/))
    const missed = COMMON.filter(
      (name) => likelyPupilNames(`My pupil ${name} struggles with reading`)[0] !== name,
    )
    expect(missed).toEqual([])
    const plain = COMMON.filter((name) => !words.has(name))
    expect(plain.filter((name) => likelyPupilNames(`Reading with ${name}`).length === 0)).toEqual([])
    expect(likelyPupilNames('Tamati and Hemi need help')).toEqual(['Tamati', 'Hemi'])
    expect(FIRST_NAMES.trim().split(/\s+/).length).toBeGreaterThan(500)
  })

  it.each([
    ['Year 4 fractions. Brayden has ADHD.', ['Brayden']],
    ['Tamsin is dyslexic, so read it to her', ['Tamsin']],
    ['Everyone has anxiety at times. Somebody is diabetic. Students with ADHD.', []],
  ])('need not hold a name beside a need: %s', (text, names) => {
    expect(likelyPupilNames(text)).toEqual(names)
  })

  it('has no word twice and every doubtful word is an explained one', () => {
    for (const list of [FIRST_NAMES, ALSO_WORDS]) {
      const words = list.trim().split(/\s+/)
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })

  it.each([
    'Grace',
    'Hope',
    'Rose',
    'Will',
    'Mark',
    'Summer',
    'Willow',
    'River',
    'Sky',
    'Mana',
    'Aroha',
    'Kaia',
  ])('%s is a name only with a cue', (name) => {
    expect(likelyPupilNames(`${name} is the topic of our week`)).toEqual([])
    expect(likelyPupilNames(`a task for my pupil ${name}`)).toEqual([name])
    expect(likelyPupilNames(`${name}’s reading is behind`)).toEqual([name])
  })

  it('finds no name in a hundred clean sentences', () => {
    expect(CLEAN_SENTENCES.length).toBeGreaterThanOrEqual(100)
    expect(CLEAN_SENTENCES.filter((text) => withoutPupilNames(text) !== text.normalize('NFC'))).toEqual([])
  })
})

it('no goal of the curriculum names a pupil', () => {
  const goals = BLOCKS.flatMap((block) => block.goals.map(({ outcome }) => outcome))
  expect(goals.filter((goal) => withoutPupilNames(goal) !== goal.normalize('NFC'))).toEqual([])
})

describe('a named pupil', () => {
  it.each([
    ['Fractions worksheet for Jayden who has ADHD', 'Fractions worksheet for a pupil who has ADHD'],
    ['Jayden Smith has ADHD, plan a maths lesson', 'A pupil has ADHD, plan a maths lesson'],
    ['Volcanoes for my student Wiremu Ngata in Year 6', 'Volcanoes for a pupil in Year 6'],
    ['reading practice for jayden', 'reading practice for a pupil'],
    ['Sarah’s spelling words, Year 4', 'A pupil’s spelling words, Year 4'],
    ['A lesson for a boy called Zebulon on kindness', 'A lesson for a pupil on kindness'],
    ['Help Mia with telling the time', 'Help a pupil with telling the time'],
    ['a lesson for grace who struggles with reading', 'a lesson for a pupil who struggles with reading'],
    ['maths for Teddy who struggles with counting', 'maths for a pupil who struggles with counting'],
  ])('%s', (text, clean) => {
    expect(withoutPupilNames(text)).toBe(clean)
  })

  it.each([
    'make a hat for teddy',
    'a house for Teddy, Year 1',
    'a cave for robin hood',
    'puppets for billy goats gruff',
    'weaving for maia and mere: words in te reo',
  ])('is not seen in “%s”', (text) => {
    expect(withoutPupilNames(text)).toBe(text)
  })

  it.each([
    'Fractions practice for Jayden who has ADHD, Year 5',
    'Volcanoes for my student Jayden Ngata in Year 6',
    'Jayden’s place value practice, Year 4',
    'Plan a lesson on kindness with Jayden in my class, Year 3',
    'telling the time for jayden, year 3',
  ])('reaches no title, page or chat name: %s', (text) => {
    const job = { title: 'New Chat', content: text, context: null, history: [], doc: null }
    const { input } = checkRequest('names', { ...job, generator_type: 'lessonPlan' })
    const printed = [planHtml(planFor(input)), resourceHtml(resourceFor(input))]
    const name = suggestName({ title: 'New Chat', content: text, history: [] }, null)
    const fromModel = suggestName({ title: 'New Chat', content: text, history: [] }, 'Practice for Jayden')
    for (const page of [...printed, name ?? '', fromModel ?? '']) expect(page).not.toMatch(/jayden|ngata/i)
  })
})

describe('a very long text', () => {
  // Looking at the whole text for each word took over two minutes here, and stopped the page of whoever pasted it.
  const LONG = 'Fractions of a set, please. '.repeat(15_000)

  it('is looked through to its end', () => {
    expect(likelyPupilNames(`${LONG}Help Jayden with it.`)).toEqual(['Jayden'])
    expect(withoutPupilNames(`${LONG}Help Jayden with it.`)).toBe(`${LONG}Help a pupil with it.`)
  })
})
