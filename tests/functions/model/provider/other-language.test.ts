import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForeignTitle } from '#content/checks/words/other-language.ts'
import { checkRequest } from '../../../../supabase/functions/_shared/generate/check-request.ts'
import { ClosedDoor } from '../../../../supabase/functions/_shared/generate/provider.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { given, settings, writeAll, writeUntil } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const WORDS = 'Les élèves partagent les jetons en groupes égaux et expliquent leur pensée.'

/** The same value, with French in place of every text of more than one word. */
function french(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? WORDS : value
  if (Array.isArray(value)) return value.map(french)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, french(inner)]))
}

const VOCABULARY = {
  words: ['rouge', 'bleu', 'jaune', 'vert'].map((term) => ({
    term,
    lang: 'en',
    meaning: `a colour, ${term}`,
  })),
}

describe('a lesson on a language that is neither English nor te reo Māori', () => {
  it.each(['Year 5 French colours', 'Spanish greetings for my Year 6 class', 'Tongan numbers, Year 1'])(
    '“%s” is written by a model, with a word that a speaker has to check it',
    async (content) => {
      server.says(reply({ ...PLAN, vocabulary: VOCABULARY }))
      const { writing, texts } = await writeAll(settings(server.url), given({ content, context: null }))
      expect([writing.format, writing.counted]).toEqual(['plan', undefined])
      expect(texts).toContain('rouge')
      expect(texts).toContain('have a speaker read and say them before you teach them.')
    },
  )

  it('can be changed by a follow-up: the request before it is not forgotten', async () => {
    server.says(reply(PLAN))
    const content = 'now with numbers to 10'
    const history = [{ role: 'user' as const, content: 'Year 5 French colours' }]
    await writeAll(settings(server.url), given({ content, history, context: null }))
    expect(server.heard[0]?.prompt).toContain('French colours')
  })

  it.each(['a newsletter to families in English and Tongan', 'a place value worksheet in Samoan'])(
    '“%s” stays closed: nobody here could read it again',
    async (content) => {
      server.says(reply(PLAN))
      const { error } = await writeUntil(settings(server.url), given({ content, context: null }))
      expect([error?.constructor, server.heard]).toEqual([ClosedDoor, []])
    },
  )

  it('stays closed to our own planner, which has no such words', () => {
    const job = given({ content: 'Year 5 French colours', context: null })
    expect(() => checkRequest('m', job)).toThrow(ClosedDoor)
  })
})

describe('a model that answers in French', () => {
  it('twice: the plan has neither questions nor intention left, so it fails and is not counted', async () => {
    server.says(reply(french(PLAN) as typeof PLAN))
    const { error } = await writeUntil(settings(server.url))
    expect(error?.teacherText).toMatch(/“Learning intention” and “Questions”.* came back .* twice/)
    expect(error?.teacherText).toContain('not counted')
  })

  it.each(['Les fractions et les ensembles', 'Las fracciones y los números'])(
    'in the title alone, “%s”: is asked for it again, and else the teacher is told',
    async (title) => {
      server.says(reply(PLAN, { header: { ...(PLAN.header as object), title } }))
      const { texts } = await writeAll(settings(server.url))
      expect(server.heard).toHaveLength(2)
      expect(server.heard[1]?.prompt).toContain(`the title “${title}” is not in English`)
      expect(texts).toMatch(/: it is not in English\./)
    },
  )

  it('in the title of a lesson on French, or in the teacher’s own words, is none', () => {
    const title = 'Les couleurs et les nombres'
    expect(isForeignTitle(title, 'Year 5 colours, 50 minutes')).toBe(true)
    expect(isForeignTitle(title, 'Year 5 French colours, 50 minutes')).toBe(false)
    expect(isForeignTitle(title, 'A lesson called “les couleurs et les nombres”')).toBe(false)
    for (const plain of ['Ngā tae me ngā tau', 'Les and Di at the market', 'Fractions of a set'])
      expect(isForeignTitle(plain, 'Year 5')).toBe(false)
  })

  it('in one needed section, twice: the others are a document that says what is missing', async () => {
    server.says(reply(PLAN, { 'learning-intention': french(PLAN['learning-intention']) }))
    const { written, texts } = await writeAll(settings(server.url))
    expect(written.map(({ id }) => id)).toContain('answers')
    expect(texts).toContain('“Learning intention” was left out')
  })
})
