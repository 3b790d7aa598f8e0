import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLAN_ORDER } from '#content/outline.ts'
import { connectModel } from '../../../supabase/functions/_shared/generate/model/connect-model.ts'
import { askJudge } from '../../../supabase/functions/_shared/generate/model/judge/ask-judge.ts'
import { judgeSettings } from '../../../supabase/functions/_shared/generate/model/judge/judge-settings.ts'
import type { ModelSettings } from '../../../supabase/functions/_shared/generate/model/settings.ts'
import { KeptLedger } from '../../support/kept-ledger.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply, WORKSHEET } from './replies.ts'
import { given, settings, writeAll } from './write-with-model.ts'

const writer = new LanguageModelServer()
const judge = new LanguageModelServer()
beforeAll(() => Promise.all([writer.open(), judge.open()]))
afterAll(() => {
  writer.close()
  judge.close()
  vi.restoreAllMocks()
})

const judged = (more: Partial<ModelSettings> = {}) =>
  settings(writer.url, { judge: settings(judge.url, { model: 'small-judge', timeoutMs: 4_000, ...more }) })
const verdict = (...sections: object[]) => JSON.stringify({ sections })
const fine = (id: string) => ({ id, fine: true, kind: 'other', why: '' })
const fineBut = (...ids: string[]) => PLAN_ORDER.filter((id) => !ids.includes(id)).map(fine)

const logged: string[] = []
for (const level of ['info', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')))
beforeEach(() => {
  logged.length = 0
  writer.says(reply(PLAN))
})

const READ_PART =
  'A second language model (small-judge) was to read this too, and did not judge all of it. Read it as if nobody had.'
const checks = (texts: string) => texts.match(/A second language model[^"]*/g) ?? []

describe('a second model that reads what the first one wrote', () => {
  it('is shown the whole document once, and nothing of the chat', async () => {
    judge.says(verdict(fine('vocabulary')))
    const ledger = new KeptLedger()
    const content = 'Year 5 fractions of a set, 50 minutes. Our class is called the Moonwalkers.'
    await writeAll(judged(), given({ content }), { ledger })
    expect(judge.heard).toHaveLength(1)
    expect(judge.heard[0]?.body.model).toBe('small-judge')
    expect(judge.heard[0]?.prompt).toContain('- misconceptions: ')
    expect(judge.heard[0]?.prompt).toContain('Three quarters of 24 is 8.')
    expect(judge.heard[0]?.prompt).not.toContain('Moonwalkers')
    expect(ledger.calls.map(({ model }) => model)).toEqual(['test-model', 'small-judge'])
  })

  it('has its verdict shown as a line to check, and logged without a word of the document', async () => {
    const why = 'The answer 8 for three quarters of 24 seeds is not right'
    judge.says(
      verdict(...fineBut('misconceptions'), { id: 'misconceptions', fine: false, kind: 'fact', why }),
    )
    const { texts, written } = await writeAll(judged())
    expect(checks(texts)).toEqual([
      `A second language model (small-judge) would look again at “Misconceptions”: ${why}.`,
    ])
    expect(written.map(({ id }) => id)).toContain('misconceptions')
    expect(logged.join()).toContain('misconceptions: fact')
    expect(logged.join()).not.toMatch(/seeds|quarters/)
  })

  it('says that nothing was named, and that this proves nothing', async () => {
    judge.says(verdict(...PLAN_ORDER.map(fine)))
    expect(checks((await writeAll(judged())).texts)).toEqual([
      'A second language model (small-judge) read this too and named nothing. Read it yourself all the same.',
    ])
  })

  it('is told of plainly where it gave no verdict on some section', async () => {
    judge.says(verdict(...PLAN_ORDER.filter((id) => id !== 'safety').map(fine)))
    expect(checks((await writeAll(judged())).texts)).toEqual([READ_PART])
  })

  it('is told of plainly where the document was too long to be shown whole', async () => {
    const using = settings(judge.url, { model: 'small-judge' })
    const reading = { name: 'small-judge', ask: await connectModel(using, new KeptLedger()), waitMs: 4_000 }
    const lines = (words: string) => {
      judge.says(verdict(fine('steps')))
      const outline = [{ id: 'steps', title: 'Steps' }]
      const sections = [{ id: 'steps', words }]
      return askJudge(reading, { outline, sections }, AbortSignal.timeout(10_000))
    }
    expect((await lines('Share the seeds. '))[0]).toContain('named nothing')
    expect(await lines('Share the seeds. '.repeat(3_000))).toEqual([READ_PART])
  })

  it('is not asked where no time is left after the reading of the message, and the teacher is told', async () => {
    const first = await writeAll(judged())
    const doc = first.writing.patch(first.written, true).doc
    const means = { understood: null, means: 'new document', sections: [], say: '' }
    let passed = 0
    const now = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
    judge.says(verdict(...PLAN_ORDER.map(fine)))
    writer.says((_response, write, end) => {
      passed = 81_000
      write(JSON.stringify({ change: means }))
      end()
    }, reply(PLAN))
    const before = { reply_id: 'r0', doc, doc_version: 1, html: null }
    const input = given({ content: 'now something on volcanoes', before })
    const { texts } = await writeAll(judged(), input).finally(() => clock.mockRestore())
    expect(writer.heard).toHaveLength(2)
    expect([judge.heard.length, checks(texts)]).toEqual([0, [expect.stringContaining('gave no answer')]])
  })

  it('names the first sections that it finds bad, and says how many more there are', async () => {
    judge.says(verdict(...PLAN_ORDER.map((id) => ({ ...fine(id), fine: false }))))
    const lines = checks((await writeAll(judged())).texts)
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toMatch(
      /^A second language model \(small-judge\) would look again at \d+ more sections too\.$/,
    )
  })

  it('is told of plainly where it named one section and judged only some', async () => {
    judge.says(verdict(fine('vocabulary'), { ...fine('safety'), fine: false, kind: 'safety' }))
    const lines = checks((await writeAll(judged())).texts)
    expect(lines).toEqual([expect.stringContaining('at “Safety”'), READ_PART])
  })

  it('reads a worksheet too, before its teacher page is made', async () => {
    writer.says(reply(WORKSHEET))
    judge.says(verdict({ id: 'tasks-core', fine: false, kind: 'level', why: '' }))
    const { texts } = await writeAll(
      judged(),
      given({ generator_type: 'resourceGenerator', content: 'Halves worksheet, Year 5' }),
    )
    expect(checks(texts)[0]).toMatch(/at “Student page ●”: it may be too hard or too easy/)
  })

  it('is not trusted with its own words: what our checks find in them is not printed', async () => {
    const why = 'Only an idiot would write this, see https://evil.example'
    judge.says(
      verdict(
        ...fineBut('safety'),
        { id: 'safety', fine: false, kind: 'unkind', why },
        { id: 'no-such-part', fine: false, kind: 'fact', why },
      ),
    )
    const { texts } = await writeAll(judged())
    expect(checks(texts)).toEqual([expect.stringMatching(/“[^”]+”: it may hurt or put down somebody\.$/)])
    expect(texts).not.toMatch(/evil|idiot/)
  })

  it('is not asked where none is named', async () => {
    judge.says(verdict(fine('vocabulary')))
    expect(checks((await writeAll(settings(writer.url))).texts)).toEqual([])
    expect(judge.heard).toHaveLength(0)
  })
})

describe('a judge that', () => {
  const down: Answer = (response) => void response.writeHead(503).end('{}')
  const refuses: Answer = (response) => void response.writeHead(401).end('{}')
  const breaks: Answer = (response, write) => {
    write('{"sections": [')
    setTimeout(() => response.destroy(), 20)
  }
  const endless: Answer = (response, write) => {
    const timer = setInterval(() => write('and so on '.repeat(50)), 5)
    response.once('close', () => clearInterval(timer))
  }
  it.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['answers in prose', 'This is a lovely lesson! Well done.'],
    ['answers with other JSON', '{"verdict": "fine"}'],
    ['judges sections that nobody showed it', verdict(fine('nothing'))],
    ['answers nothing', ''],
    ['is down', down],
    ['refuses the call', refuses],
    ['breaks off', breaks],
    ['talks without end', endless],
  ])('%s leaves a line in the log and one for the teacher, and changes nothing else', async (_, answer) => {
    judge.says(answer)
    const with_ = await writeAll(judged({ timeoutMs: 400, silenceMs: 400 }))
    const told = logged.filter((line) => line.includes('The judge small-judge gave no verdict'))
    expect(told).toHaveLength(1)
    const said =
      'A second language model (small-judge) was to read this too, and gave no answer. Nobody but the writer has read it.'
    expect(checks(with_.texts)).toEqual([said])
    const without = await writeAll(settings(writer.url))
    expect(with_.texts.replace(`"${said}",`, '')).toBe(without.texts)
  })

  it('is late has its call ended, so that it costs nothing more', async () => {
    judge.says((_response, write) => write('{"sections": [{"id": "'))
    await writeAll(judged({ timeoutMs: 300, silenceMs: 9_000 }))
    await expect.poll(() => judge.heard[0]?.left).toBe(true)
  })
})

describe('the settings of the judge', () => {
  const base = settings('http://127.0.0.1:1')
  const withEnv = (more: Record<string, string>) => {
    vi.stubGlobal('Deno', { env: { get: (name: string) => more[name] } })
    try {
      return judgeSettings(base)
    } finally {
      vi.unstubAllGlobals()
    }
  }

  it('are those of the writer with another name', () => {
    expect(withEnv({})).toBeNull()
    expect(withEnv({ MODEL_JUDGE_NAME: 'small' })).toMatchObject({
      model: 'small',
      baseUrl: base.baseUrl,
      apiKey: base.apiKey,
    })
  })

  it('never send the writer’s key to another address', () => {
    const elsewhere = { MODEL_JUDGE_NAME: 'small', MODEL_JUDGE_BASE_URL: 'http://127.0.0.1:2/v1' }
    expect(withEnv(elsewhere)).toMatchObject({ baseUrl: 'http://127.0.0.1:2/v1', apiKey: null })
    expect(withEnv({ ...elsewhere, MODEL_JUDGE_API_KEY: 'own' })).toMatchObject({ apiKey: 'own' })
    expect(() => withEnv({ MODEL_JUDGE_NAME: 'small', MODEL_JUDGE_TIMEOUT_MS: 'soon' })).toThrow(
      /MODEL_JUDGE_TIMEOUT_MS/,
    )
  })
})
