import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foreignSentence } from '#content/checks/words/other-language.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { Changes, change, madePlan } from '../change/document-changed.ts'
import { LanguageModelServer } from '../language-model-server.ts'

const server = new LanguageModelServer()
const changes = new Changes(server)
let plan: LessonPlan
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
})
afterAll(() => server.close())

const GERMAN = ['Die Kinder waschen sich die Hände.', 'Niemand darf die Samen in den Mund nehmen.']
const SAMOAN = ['Fufulu ou lima pe a uma ona e galue i le togalaau.', 'Aua le tuuina fatu i lou gutu.']
const CHINESE = ['种完后洗手。', '不要把种子放进嘴里。']

describe('a short section in another language', () => {
  it.each([
    ['German', GERMAN],
    ['Samoan', SAMOAN],
    ['Chinese', CHINESE],
  ])('is not printed: %s', async (_, items) => {
    const { said } = await changes.failure(plan, 'safety for soil', [
      change(['safety']),
      { safety: { items } },
    ])
    expect(server.heard).toHaveLength(3)
    expect(said).toMatch(/“Safety” came back .*not counted/)
  })

  it('is named where it is one line of several', async () => {
    const items = ['Wash your hands after the garden.', 'Carry the tools with care.', GERMAN[0] ?? '']
    const { doc } = await changes.after(plan, 'safety for soil', [change(['safety']), { safety: { items } }])
    expect(planSection(doc, 'about')?.checkThis).toContain(
      '“Safety”: “Die Kinder waschen sich die Hände.” is in neither English nor te reo Māori.',
    )
  })

  it('is named in meanings of words', async () => {
    const words = [
      { term: 'Nenner', lang: 'en', meaning: 'die Anzahl gleicher Teile eines Ganzen' },
      { term: 'Zähler', lang: 'en', meaning: 'wie viele Teile genommen werden' },
    ]
    const { said } = await changes.failure(plan, 'simpler words', [
      change(['vocabulary']),
      { vocabulary: { words } },
    ])
    expect(said).toContain('“Vocabulary” came back')
  })
})

it.each(['words', 'sections'])('what a model says in Chinese is not shown (%s)', async (means) => {
  const { doc, note } = await changes.after(plan, 'safety for soil', [
    change(means === 'words' ? [] : ['safety'], { means, say: '这个我做不到。' }),
    { safety: { items: ['Wash your hands.'] } },
  ])
  expect(JSON.stringify([doc, note])).not.toContain('这')
})

it.each([
  'Kua oti. Kāore au i te mōhio ki tēnei mea, engari ka taea e au te āwhina.',
  'Make five safe piles. Give each pile one name.',
  'Kia ora e te whānau, nau mai, haere mai.',
  'Tofu, lava, sofa, soda.',
  'They die in the sun, and the roots die too.',
  'Look at the van Gogh and the Da Vinci: which one is it?',
  'El Niño brings dry summers to the east coast.',
  'Lima Lane, 5 metres; Fale Street, 7 metres.',
  'Say “merci” to them.',
  'Merci',
  'Ka pai, tino pai.',
  'Bon voyage!',
  'Mahi tahi, whānau.',
  'Kia ora rawa atu.',
  'Pizza, pasta, gelato.',
])('“%s” is no foreign sentence', (text) => {
  expect(foreignSentence([text])).toBeUndefined()
})

it.each([
  'Rien de spécial.',
  'Très bien, merci.',
  'Nichts Besonderes.',
  'Muchas gracias, niños.',
  'Niente di speciale.',
])('“%s”, of less than four words, is a foreign sentence', (text) => {
  expect(foreignSentence([`${text} Wash your hands.`])).toBe(text)
})
