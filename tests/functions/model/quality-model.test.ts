import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { compare } from '../../quality/models/compare.ts'
import { sampleOf } from '../../quality/models/run.ts'
import { comparisonTable } from '../../quality/models/table.ts'
import { writersOf } from '../../quality/models/writers.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { TOLD } from './protocols.ts'
import { PLAN, reply } from './replies.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())

const env = () => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'of-the-environment',
  MODEL_BASE_URL: `${server.url}/v1`,
  MODEL_API_KEY: 'k',
})
const all = sampleOf(1)
const sample = {
  prompts: all.prompts.filter(({ kind }) => kind === 'plan'),
  requests: all.requests.slice(0, 1),
}
const namesOf = (args: string[]) => writersOf(args, env()).map(({ name }) => name)

describe('the comparison of models on the quality suite', () => {
  it('has the planner and each named model side by side, with checks, demands, times, tokens and cost', async () => {
    vi.stubGlobal('Deno', undefined)
    server.says(reply(PLAN))
    const priced = join(mkdtempSync(join(tmpdir(), 'models-')), 'dear.env')
    writeFileSync(priced, 'MODEL_NAME=dear\nMODEL_PRICE_INPUT=3\nMODEL_PRICE_OUTPUT=15\nMODEL_DAY_TOKENS=\n')
    const writers = writersOf(['--model', 'plain', priced, '--first', '1'], env())
    const results = await compare(writers, sample)
    expect(server.heard.map(({ body }) => body.model)).toEqual(['plain', 'plain', 'dear', 'dear'])
    expect(results).toMatchObject([
      { name: 'built-in planner', replies: [2, 2], calls: 0, cost: 0, secondsToFirst: expect.any(Number) },
      {
        name: 'plain',
        replies: [2, 2],
        checks: { minutes: [1, 1], answers: [1, 1] },
        done: [expect.any(Number), 1],
        demands: [expect.any(Number), expect.any(Number)],
        secondsToFirst: expect.any(Number),
        calls: 2,
        inputTokens: 2 * TOLD.input,
        outputTokens: 2 * TOLD.output,
        cost: null,
      },
      { name: 'dear', cost: (2 * (TOLD.input * 3 + TOLD.output * 15)) / 1_000_000, currency: 'USD' },
    ])
    const table = comparisonTable(results, sample)
    expect(table).toContain('The sample: prompts 1, requests 1.')
    expect(table).toMatch(/ {2,}built-in planner {2,}plain {2,}dear\n/)
    expect(table).toMatch(/replies written +2\/2 100 % +2\/2 100 % +2\/2 100 %/)
    expect(table).toMatch(/cost +0 +no price set +USD 0\.017[56]/)
  })

  it('shows a failed check, and each reply that did not come', async () => {
    vi.stubGlobal('Deno', undefined)
    server.says(reply(PLAN, { resources: { items: ['counters for {{class}}'] } }))
    const [, model] = writersOf(['--model'], env())
    if (!model) throw new Error('no model')
    expect(comparisonTable(await compare([model], sample), sample)).toMatch(/check residue +0\/1 0 %/)
    server.says((response) => void response.writeHead(401).end('{}'))
    const [failed] = await compare([model], sample)
    expect(failed).toMatchObject({ replies: [0, 2], checks: {}, done: [0, 1] })
    expect(failed?.failures[0]).toContain('refused the call: 401')
  })

  it('asks the model of the environment when none is named, and says so when there is none', () => {
    vi.stubGlobal('Deno', undefined)
    expect(namesOf(['--model'])).toEqual(['built-in planner', 'of-the-environment'])
    expect(namesOf(['--model', '--first', '4'])).toEqual(['built-in planner', 'of-the-environment'])
    expect(() => writersOf(['--model', 'x'], {})).toThrow('No model is configured')
  })
})
