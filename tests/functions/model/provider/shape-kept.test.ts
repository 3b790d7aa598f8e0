import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeUntil } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const SHEET = given({ generator_type: 'resourceGenerator', content: 'A worksheet on adding for Year 5' })
const asked = (n: number) => ({
  prompt: `Work out ${n} + ${n + 4} in two ways. Which way is quicker for you?`,
  space: 'line',
  proof: { kind: 'value', a: `${n}+${n + 4}`, b: '', show: 'number', unit: '' },
  answer: String(2 * n + 4),
  working: '',
})
const page = (...numbers: number[]) => ({ instructions: 'Show your working.', tasks: numbers.map(asked) })
const times = (count: number, n: number) => Array.from({ length: count }, () => n)

async function made(input: typeof SHEET, ...answers: string[]) {
  server.says(...answers)
  const { written, error } = await writeUntil(settings(server.url), input)
  expect(error).toBeNull()
  const tasksOf = (id: string) => {
    const found = written.find((one) => one.id === id)?.doc_part as
      | { tasks?: { prompt: string }[] }
      | undefined
    return found?.tasks?.length
  }
  return {
    ids: written.map(({ id }) => id),
    tasksOf,
    told: JSON.stringify(written),
    calls: server.heard.length,
  }
}

describe('a part that came empty twice', () => {
  it('costs a sheet of three levels only its page', async () => {
    const empty = { instructions: '', tasks: [] }
    const { ids, told } = await made(
      SHEET,
      reply(WORKSHEET, { 'tasks-core': empty }),
      reply({ 'tasks-core': empty }),
    )
    expect(ids).toEqual(['header', 'tasks-support', 'tasks-extension', 'key'])
    expect(told).toContain('“Student page ●” was left out')
    expect(told).toContain('so it was not counted')
  })
})

describe('too many questions', () => {
  it('three hundred are cut to what a page holds, and the teacher is told', async () => {
    const all = Array.from({ length: 300 }, (_, n) => n + 1)
    const { tasksOf, told, calls } = await made(SHEET, reply(WORKSHEET, { 'tasks-extension': page(...all) }))
    expect(tasksOf('tasks-extension')).toBeGreaterThan(2)
    expect(tasksOf('tasks-extension')).toBeLessThan(11)
    expect(told).toContain('“Student page ■” came longer than its place')
    expect(calls).toBe(1)
  })

  it('the same one a dozen times stands once beside the others', async () => {
    const { tasksOf, told, calls } = await made(
      SHEET,
      JSON.stringify({ ...WORKSHEET, 'tasks-core': page(21, ...times(12, 5), 33) }),
    )
    expect(tasksOf('tasks-core')).toBe(3)
    expect(told).toContain('“Student page ●”: 11 questions only repeated another one and were left out.')
    expect(calls).toBe(1)
  })

  it('and where there is no other, it stands alone', async () => {
    const same = page(...times(12, 5))
    const { tasksOf, ids } = await made(SHEET, reply(WORKSHEET, { 'tasks-core': same }))
    expect(tasksOf('tasks-core')).toBe(1)
    expect(ids).toContain('tasks-extension')
  })

  it('the same words with another picture or other choices are another question', async () => {
    const clock = (hour: number) => ({
      ...asked(hour),
      prompt: 'What time does this clock show?',
      figure: { kind: 'clock', numbers: [hour, 0], words: [] },
      proof: { kind: 'time-after', a: `${hour}:00`, b: '0', show: 'number', unit: '' },
      answer: `${hour}:00`,
    })
    const { tasksOf, told } = await made(
      SHEET,
      reply(WORKSHEET, {
        'tasks-core': { instructions: 'Read the clocks.', tasks: [clock(3), clock(7), clock(9)] },
      }),
    )
    expect(tasksOf('tasks-core')).toBe(3)
    expect(told).not.toContain('repeated another')
  })

  it('of a lesson stand once too, and its exit ticket stays', async () => {
    const { tasks } = PLAN.questions as { tasks: { use: string; prompt: string }[] }
    const exit = tasks.find(({ use }) => use === 'exit')
    const again = { ...exit, use: 'practice', level: 'core' }
    const { told, ids } = await made(given(), reply(PLAN, { questions: { tasks: [again, ...tasks] } }))
    expect(told).toContain('One question came twice and stands once.')
    expect(told).not.toContain('“Exit ticket” has no question')
    expect(ids).toHaveLength(16)
  })
})

describe('JSON inside a JSON text is decoded once', () => {
  const pages = {
    header: WORKSHEET.header,
    'tasks-support': page(1, 2),
    'tasks-core': page(6, 7),
    'tasks-extension': page(40, 50),
  }
  const texts = Object.fromEntries(Object.entries(pages).map(([key, part]) => [key, JSON.stringify(part)]))
  const inFields = Object.fromEntries(
    Object.entries(pages).map(([key, part]) => [
      key,
      part !== undefined && 'tasks' in part ? { ...part, tasks: JSON.stringify(part.tasks) } : part,
    ]),
  )
  it.each([
    ['the whole answer', JSON.stringify(JSON.stringify(pages, null, 1))],
    [
      'the whole answer with macrons as codes',
      JSON.stringify(JSON.stringify(pages)).replace(/S/g, '\\u0053'),
    ],
    ['the whole answer in a fence', `\`\`\`json\n${JSON.stringify(JSON.stringify(pages))}\n\`\`\``],
    ['the answer under another name', JSON.stringify({ result: JSON.stringify(pages) })],
    ['each section', JSON.stringify(texts)],
    ['a list in a section', JSON.stringify(inFields)],
  ])('%s', async (_, answer) => {
    const { ids, tasksOf, calls } = await made(SHEET, answer)
    expect(ids).toEqual(['header', 'tasks-support', 'tasks-core', 'tasks-extension', 'key'])
    expect(tasksOf('tasks-extension')).toBe(2)
    expect(calls).toBe(1)
  })
})
