import { beforeAll, expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { FIRST_LANGUAGE_LESSON } from '#content/planner/read/words/first-language-lesson.data.ts'
import { bank } from '../../quality/ask/bank.ts'

// The bank is loaded once, which takes a while on a slow machine.
beforeAll(() => firstFor('year 4 shadows'), 400_000)

const wanted = (content: string) =>
  kitsWanted({
    messageId: '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11',
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
  })

const firstFor = async (content: string) => (await bank.find(wanted(content)))[0]

it.each([
  ['new entrants lesson on the letter sound m, first week of school', 'english-letter-sound-m-y0-1'],
  ['year 1 letter sound s', 'english-letter-sound-s-t-p-a-i-n-y0-1'],
  ['y1 phonics the letter t', 'english-letter-sound-s-t-p-a-i-n-y0-1'],
])('a single letter finds its lesson: %s', async (content, id) => {
  expect((await firstFor(content))?.kit.id).toBe(id)
})

it('a letter that the lesson does not teach is told', async () => {
  const found = await firstFor('new entrants letter sound b')
  expect(found?.unsaid).toContain('b')
  expect((await firstFor('new entrants letter sound m'))?.unsaid).not.toContain('m')
})

it.each([
  ['year 6 narrative writing show dont tell', 'english-character-show-y5-6'],
  [
    'health lesson y5-6 on being a good friend and what to do when friends exclude you',
    'health-friendship-triangles-y5-6',
  ],
  ['year 6 music lesson rhythm, ostinato with body percussion', 'arts-body-percussion-groove-y3-5'],
  ['readers theatre script y5 maui slows the sun 6 parts', 'english-maui-play-six-parts-y3-5'],
])('the topic comes before the year and the genre: %s', async (content, id) => {
  expect((await firstFor(content))?.kit.id).toBe(id)
})

it.each(['French', 'Spanish', 'Japanese', 'Mandarin', 'Samoan'])(
  'a first lesson in %s is found under Learning languages',
  async (language) => {
    const content = `year 8 ${language} greetings and introducing yourself first lesson`
    expect(FIRST_LANGUAGE_LESSON.pattern.test(content)).toBe(true)
    const found = await firstFor(content)
    expect(found?.named).toBe(true)
    expect(found?.kit.area).toBe('Learning languages')
    expect(found?.kit.id).toContain(language.toLowerCase())
  },
)
