import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureModel, modelTable } from '../../quality/measure-model.ts'
import { PROMPTS } from '../../quality/prompts.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply } from './replies.ts'
import { settings } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const plans = PROMPTS.filter(({ kind }) => kind === 'plan').slice(0, 3)

describe('the quality run of a configured model', () => {
  it('counts the replies written and the checks passed', async () => {
    server.says(reply(PLAN))
    const results = await measureModel(settings(server.url), plans)
    expect(results.map(({ failure }) => failure)).toEqual([null, null, null])
    const table = modelTable(results)
    expect(table).toContain('3 of 3 replies were written.')
    for (const check of ['minutes', 'goals', 'answers', 'sections', 'residue'])
      expect(table).toMatch(new RegExp(`${check} +3/3`))
  })

  it('shows a failed check, and a reply that fails', async () => {
    server.says(reply(PLAN, { resources: { items: ['counters for {{class}}'] } }))
    expect(modelTable(await measureModel(settings(server.url), plans.slice(0, 1)))).toMatch(/residue +0\/1/)
    server.says((response) => void response.writeHead(401).end('{}'))
    expect(modelTable(await measureModel(settings(server.url), plans.slice(0, 1)))).toMatch(
      /0 of 1 [\s\S]*refused the call: 401/,
    )
  })
})
