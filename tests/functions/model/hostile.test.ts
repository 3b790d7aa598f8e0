import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PermanentFailure } from '../../../supabase/functions/_shared/generate/provider.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { cutBefore, PLAN, reply } from './replies.ts'
import { GOAL, settings, writeAll, writeUntil } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const whole = reply(PLAN)
const html: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the wifi</h1>')
const status =
  (code: number): Answer =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json' })
      .end('{"error":{"message":"no","type":"x","code":"x"}}')

/** A reply that begins as usual and then has a section with this text that never ends. */
const endless = (words: string, times: number) =>
  `${cutBefore(whole, 'vocabulary')}"vocabulary": {"words": [{"term": "${words.repeat(times)}`

const FRENCH = {
  task: 'Chaque élève partage les graines en groupes égaux.',
  support: 'Douze jetons et une feuille avec quatre cercles.',
  core: 'Dessinez les groupes pour vingt-quatre graines.',
  extension: 'Travaillez à partir d’une partie pour trouver le tout.',
}

describe('a model that answers badly once', () => {
  it.each<[string, Answer]>([
    ['is cut off in the middle of its JSON', { words: whole.slice(0, whole.length / 2), ending: 'length' }],
    [
      'breaks off without a reason',
      (_response, write, end) => {
        write(whole.slice(0, 900))
        end()
      },
    ],
    ['repeats itself without end', endless('the same again and ', 400)],
    ['repeats one letter without end', endless('a', 4_000)],
    ['writes spaces without end', `${cutBefore(whole, 'vocabulary')}${' \n'.repeat(3_000)}`],
    [
      'writes a section of 2 MB',
      endless(
        Array.from({ length: 400_000 }, (_, n) => `w${n}`)
          .join(' ')
          .slice(0, 2_000_000),
        1,
      ),
    ],
    ['leaves sections out', reply({ ...PLAN, phases: undefined, answers: undefined })],
    ['answers in prose', 'Kia ora! Here is a great lesson for you. First, hand out counters. '.repeat(40)],
  ])('%s: is asked once more, for the missing sections', async (_, answer) => {
    server.says(answer, whole)
    const { written } = await writeAll(settings(server.url))
    expect(written.map(({ id }) => id)).toContain('about')
    expect(server.heard).toHaveLength(2)
    expect(server.heard[1]?.prompt).toContain('Your last answer')
    const ids = written.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('ends a failing call at once, so that nothing more is charged', async () => {
    server.says((_response, write) => write(endless('the same again and ', 400)), whole)
    await writeAll(settings(server.url))
    await expect.poll(() => server.heard[0]?.left).toBe(true)
  })

  it.each<[string, Record<string, unknown>]>([
    ['a section of the wrong shape', { phases: { steps: 'five minutes each' } }],
    ['an empty section', { misconceptions: { items: [] } }],
    ['swear words', { misconceptions: { items: [{ what: 'This is bullshit.', why: 'x x', move: 'y y' }] } }],
    ['an insult', { reflection: { items: ['Keep the lazy kids apart from the others.'] } }],
    ['a pupil’s name beside a need', { safety: { items: ['Watch Jayden Smith, who has epilepsy.'] } }],
    ['another language', { differentiation: FRENCH }],
    [
      'its own rules',
      {
        reflection: {
          items: [
            'Te reo Māori with its macrons and no English plural s; use the words a class would use every day',
          ],
        },
      },
    ],
  ])('writes %s: that section is written again, alone', async (_, wrong) => {
    const [key = ''] = Object.keys(wrong)
    server.says(reply(PLAN, wrong), JSON.stringify({ [key]: PLAN[key] }))
    const { written, texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    expect(server.heard[1]?.prompt).toContain(`Write only "${key}" again`)
    expect(written.at(-1)?.id).toBe('about')
    expect(texts).not.toMatch(/bullshit|five minutes each|lazy kids|Jayden|graines/)
  })
})

describe('a model whose answer has several faults', () => {
  const tooMany = { vocabulary: { words: 'many' }, misconceptions: { items: [] }, phases: { steps: 5 } }

  it('is asked once more for all of them, with each rejected part and what is wrong with it', async () => {
    const { vocabulary, misconceptions, phases } = PLAN
    server.says(reply(PLAN, tooMany), JSON.stringify({ vocabulary, misconceptions, phases }))
    const { written } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    const asked = server.heard[1]?.prompt
    expect(asked).toContain('Write only "vocabulary" and "phases" and "misconceptions" again.')
    expect(asked).toContain(
      '"misconceptions" could not be used: "items" needs at least 1 lines. You wrote: {',
    )
    expect(written.at(-1)?.id).toBe('about')
  })

  it('keeps every good section where one without which there is no lesson stays bad', async () => {
    server.says(reply(PLAN, tooMany), JSON.stringify({ ...tooMany, misconceptions: PLAN.misconceptions }))
    const { written, error } = await writeUntil(settings(server.url))
    expect(error?.teacherText).toMatch(/“Lesson steps” came back/)
    expect(written.map(({ id }) => id)).toContain('learning-intention')
  })

  it('has a text that is longer than its place cut at the end of a sentence, without another call', async () => {
    const long = Array.from({ length: 30 }, (_, n) => `Look how group ${n} shares ${n * 7} counters.`).join(
      ' ',
    )
    const criteria = [
      'share counters into equal groups',
      'write the fraction',
      'check with a partner',
      'explain it',
      'more',
    ]
    const changed = {
      reflection: { items: [long] },
      'learning-intention': { walt: 'find fractions of a set', criteria },
    }
    server.says(reply(PLAN, changed))
    const { written, texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(1)
    expect(texts).toContain('“Reflection” came longer than its place')
    const parts = JSON.stringify(written.find(({ id }) => id === 'reflection')?.doc_part)
    expect(parts).toMatch(/shares \d+ counters\."/)
    expect(texts).not.toContain('"more"')
  })
})

describe('a model that answers badly twice', () => {
  it.each<[string, Answer[], RegExp]>([
    [
      'a section of the wrong shape',
      [reply(PLAN, { phases: { steps: 5 } }), '{"phases":{"steps":6}}'],
      /“Lesson steps” came back .* twice/,
    ],
    ['prose', ['Let me tell you about fractions. '.repeat(90)], /“Lesson overview” came back/],
    ['a refusal in words', ['I’m sorry, but I can’t help with that. '.repeat(2)], /declined/],
    ['endless repetition', [endless('again ', 500)], /“Vocabulary” came back/],
    ['a refusal of the provider', [{ words: '', ending: 'refusal' }], /declined/],
  ])(
    '%s: the reply fails with a text for the teacher and is never shown as done',
    async (_, answers, told) => {
      server.says(...answers)
      const { written, error } = await writeUntil(settings(server.url))
      expect(error).toBeInstanceOf(PermanentFailure)
      expect(error?.teacherText).toMatch(told)
      expect(error?.teacherText).toContain('not counted')
      expect(written.map(({ id }) => id)).not.toContain('about')
    },
  )

  it('an answer longer than the limit fails, because a reply may cost only so much', async () => {
    server.says(whole)
    const { error } = await writeUntil(settings(server.url, { replyTokens: 300 }))
    expect([error?.constructor, error?.teacherText]).toEqual([
      PermanentFailure,
      expect.stringContaining('longer than one reply may'),
    ])
  })
})

describe('a model that is not available', () => {
  it.each<[string, Answer, object]>([
    ['HTML where the stream should be', html, {}],
    ['nothing but silence', () => undefined, { silenceMs: 150 }],
    [
      'a stream of something else',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end('data: {"choices": 5}\n\ndata: nonsense\n\n'),
      {},
    ],
    [
      'text that takes too long',
      (_response, write) => void setInterval(() => write('{'), 20).unref(),
      { timeoutMs: 200, silenceMs: 9_000 },
    ],
    [
      'a stream that breaks',
      (response, write) => {
        write(whole.slice(0, 500))
        setTimeout(() => response.destroy(), 20)
      },
      {},
    ],
  ])('answers with %s: is tried again later', async (_, answer, more) => {
    server.says(answer)
    const { error } = await writeUntil(settings(server.url, more))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  it.each([401, 403, 404, 400])(
    'refuses with %i: the reply fails and says that it is our fault',
    async (code) => {
      server.says(status(code))
      const { error } = await writeUntil(settings(server.url))
      expect([error?.constructor, error?.teacherText]).toEqual([
        PermanentFailure,
        expect.stringContaining('Nothing is wrong with your message'),
      ])
    },
  )

  const busy =
    (code: number): Answer =>
    (response) =>
      void response
        .writeHead(code, { 'content-type': 'application/json', 'retry-after-ms': '1' })
        .end('{"error":{"message":"busy","type":"x","code":"x"}}')

  it('is busy for a moment: is asked again at once', async () => {
    server.says(busy(429), whole)
    await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
  })

  it.each([429, 500, 503])(
    'answers %i again and again: is tried later, and the log has nothing of the teacher’s text',
    async (code) => {
      server.says(busy(code))
      const { error } = await writeUntil(settings(server.url))
      expect(error).not.toBeInstanceOf(PermanentFailure)
      expect(error?.message).toContain(String(code))
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))).not.toContain('māra kai')
    },
  )
})

describe('content that a model may not put on a page', () => {
  const written = async (other: Record<string, unknown>) => {
    server.says(reply(PLAN, other))
    return (await writeAll(settings(server.url))).texts
  }

  it.each([
    [
      'script tags',
      '<script>fetch("//evil")</script>Share the seeds.<img src=x onerror=alert(1)>',
      /script|onerror|fetch/,
    ],
    ['curriculum codes', 'This meets NA3-1 and AC9M5N01. Share the seeds.', /NA3-1|AC9M5/],
    [
      'invented quotes of the curriculum',
      'The New Zealand Curriculum says: “Students will master all fractions.” Share the seeds.',
      /master all/,
    ],
    ['formulas and Markdown', 'Share \\frac{3}{4} of **the** seeds \\(here\\).', /\\\\|\*\*/],
    ['links', 'See https://evil.example/x and share the seeds.', /evil/],
    ['offers to chat', 'Share the seeds. Would you like me to make a worksheet too?', /would you like/i],
    ['e-mails and phones', 'Ask a@b.nz or 021 123 4567 to share the seeds.', /a@b|021 123/],
  ])('%s', async (_, text, gone) => {
    const texts = await written({ resources: { items: [text] } })
    expect(texts).not.toMatch(gone)
    expect(texts).toMatch(/the (?:seeds|\*\*)/i)
  })

  it('US spelling and missing macrons are corrected by our lists', async () => {
    const texts = await written({
      resources: { items: ['Colored counters for the Maori garden, and math books'] },
    })
    expect(texts).toContain('Coloured counters for the Māori garden, and maths books')
  })

  it('a goal of its own is left out: only ours are in the plan', async () => {
    const texts = await written({ 'curriculum-goal': { goals: [{ wording: 'Invented goal' }] } })
    expect(texts).not.toContain('Invented goal')
    expect(texts).toContain(JSON.stringify(GOAL).slice(1, -1))
  })
})
