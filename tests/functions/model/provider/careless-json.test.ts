import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const whole = reply(PLAN)
const unclosed = whole.trimEnd().slice(0, -1)
/** Sends the letters before and after a place in two pieces, each an event of its own. */
const splitAt =
  (text: string, at: number): Answer =>
  (_response, write, end) => {
    write(text.slice(0, at))
    write(text.slice(at))
    end()
  }
const kiwi = whole.replace('seed packets', 'seed packets 🥝')
const escaped = whole.replace('seed packets', 'seed packets \\u0101 \\"here\\"')

/** The sections of the plan in objects of this many each, one after another. */
const inObjects = (size: number, between: string) => {
  const all = Object.entries(PLAN)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    JSON.stringify(Object.fromEntries(all.slice(n * size, (n + 1) * size))),
  ).join(between)
}

/** Answers a call for a stream with one JSON object, as some proxies do. */
const atOnce: Answer = (response) => {
  const choices = [{ index: 0, message: { role: 'assistant', content: whole }, finish_reason: 'stop' }]
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ id: 'one', object: 'chat.completion', created: 1, model: 'small', choices }))
}

/** Each is a whole plan in a form that small models and plain servers write. None is worth a second call. */
const CARELESS: [string, Answer][] = [
  ['all at once in place of a stream', atOnce],
  ['no closing brace', unclosed],
  ['its first half in one object and the rest in another', inObjects(7, '\n\nAnd here is the rest:\n')],
  ['a list with an object for each section', `[${inObjects(1, ',\n')}]`],
  ['a comma behind the last section', `${unclosed},}`],
  ['another object around it', `{"lesson_plan": ${whole}}`],
  ['another object around it, not closed', `{"lesson_plan": ${whole}`],
  ['an object of its own before the sections', whole.replace('{', '{"plan_notes": {"for": "me"},')],
  ['a line break inside a text', whole.replace('seed packets', 'seed packets\nand a tray')],
  [
    'its thoughts in front',
    `<think>The title may be {"header": {"title": "Nothing"}} or {so}. ${'Let me think. '.repeat(200)}</think>\n${whole}`,
  ],
  ['a letter of two halves, sent in two pieces', splitAt(kiwi, kiwi.indexOf('🥝') + 1)],
  ['an escaped letter, sent in two pieces', splitAt(escaped, escaped.indexOf('\\u0101') + 3)],
]

describe('a plan that a model wrote carelessly', () => {
  it.each(CARELESS)('%s: comes whole, without another call', async (_, answer) => {
    server.says(answer)
    const { written, texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(1)
    expect(written).toHaveLength(16)
    expect(texts).toContain('seed packets')
    expect(texts).toContain('Fractions of a set in the māra kai')
    expect(texts).toContain('Who needs another way in tomorrow?')
    expect(texts).not.toMatch(/was left out|\uFFFD/)
  })

  it('a section that breaks off is asked for again, and not taken for whole', async () => {
    server.says(whole.slice(0, whole.indexOf('another way in')), whole)
    const { written, texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    expect(written).toHaveLength(16)
    expect(texts).toContain('Who needs another way in tomorrow?')
  })
})
