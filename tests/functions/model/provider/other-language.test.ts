import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { settings, writeAll, writeUntil } from '../write-with-model.ts'

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

describe('a model that answers in French', () => {
  it('twice: the plan has neither questions nor intention left, so it fails and is not counted', async () => {
    server.says(reply(french(PLAN) as typeof PLAN))
    const { error } = await writeUntil(settings(server.url))
    expect(error?.teacherText).toMatch(/“Learning intention” and “Questions”.* came back .* twice/)
    expect(error?.teacherText).toContain('not counted')
  })

  it('in one needed section, twice: the others are a document that says what is missing', async () => {
    server.says(reply(PLAN, { 'learning-intention': french(PLAN['learning-intention']) }))
    const { written, texts } = await writeAll(settings(server.url))
    expect(written.map(({ id }) => id)).toContain('answers')
    expect(texts).toContain('“Learning intention” was left out')
  })
})
