import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KeptLedger } from '../../../support/kept-ledger.ts'
import { type Answer, LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { given, settings, writeUntil } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const { header: _, ...PARTS } = PLAN
const endless = (start: string) => `${start}${'again and '.repeat(400)}`
const ENDLESS_TITLE = endless('{"header": {"title": "')
const ENDLESS_SAFETY = endless('{"safety": {"items": ["')

async function written(...answers: Answer[]) {
  server.says(...answers)
  const ledger = new KeptLedger()
  const { written, error } = await writeUntil(settings(server.url), given(), ledger)
  return { ids: written.map(({ id }) => id), texts: JSON.stringify(written), error, ledger }
}

describe('a section without end that comes first in the second call', () => {
  const first = reply({ ...PLAN, phases: undefined, questions: undefined, safety: undefined })
  const { phases, questions } = PLAN
  const behind = JSON.stringify({ questions, phases })

  it('costs only itself: those behind it are asked for once more, without it', async () => {
    const { ids, texts, error, ledger } = await written(first, ENDLESS_SAFETY, behind)
    expect(error).toBeNull()
    expect(ids.slice(-1)).toEqual(['about'])
    expect(ids).toContain('phases')
    expect(ids).not.toContain('safety')
    expect(texts).toContain('“Safety” was left out')
    expect(server.heard[2]?.prompt).toContain('Write only "questions" and "phases".')
    expect(JSON.stringify(server.heard[2]?.body)).not.toContain('"required":["safety"')
    expect(ledger.calls).toHaveLength(3)
  })

  it('and ends the reply where the third call has none of them either', async () => {
    const { error } = await written(first, ENDLESS_SAFETY, ENDLESS_SAFETY)
    expect(server.heard).toHaveLength(3)
    expect(error?.teacherText).toContain('It was not counted')
  })

  it('a title without end in each call costs the title, and the topic stands for it', async () => {
    const { ids, texts, error } = await written(ENDLESS_TITLE, ENDLESS_TITLE, reply(PARTS))
    expect(error).toBeNull()
    expect(ids).toHaveLength(16)
    expect(texts).toContain('No title came that can be used')
  })
})
