import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'
import { NO_FIGURE, question, sheetOf } from './sheet-made.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const UNFIT = 'Hand the airheads the easy one.'
/** One word of the unfit sentence that nothing else has. */
const TRACE = /airhead/i

/** All that a teacher is shown of a reply that has these parts at every call, its name in the list of chats too. */
async function shown(parts: Record<string, unknown>, resource: string | null = null): Promise<string> {
  const { writing, written } = await shownOf(parts, resource)
  return JSON.stringify([writing.patch(written, true), writing.told?.(), writing.chatName])
}

async function shownOf(parts: Record<string, unknown>, resource: string | null) {
  if (resource === null) {
    server.says(reply(PLAN, parts))
    return writeAll(settings(server.url))
  }
  const header = { understood: null, title: 'Seeds', note: '' }
  server.says(JSON.stringify({ header, ...parts }))
  return writeAll(
    settings(server.url),
    given({ generator_type: 'resourceGenerator', content: resource, context: null }),
  )
}

const understood = (more: object) => ({
  area: null,
  years: [],
  minutes: null,
  blocks: null,
  want: null,
  count: null,
  topic: '',
  theme: null,
  needs: [],
  constraints: [],
  ...more,
})
const header = (more: object) => ({ header: { title: 'Fractions', note: '', understood: null, ...more } })
const tasks = Array.from({ length: 6 }, (_, n) => question(`Why does seed ${n} grow?`))
const [first, ...rest] = tasks
const SHEET = 'A Year 5 worksheet on seeds, 6 questions, one page'

describe('unfit words of a model, twice', () => {
  it.each<[string, Record<string, unknown>]>([
    ['the title of a plan', header({ title: UNFIT })],
    ['its note', header({ note: UNFIT })],
    ['the topic that it has understood', header({ understood: understood({ topic: `fractions ${UNFIT}` }) })],
    ['the theme', header({ understood: understood({ theme: `māra kai ${UNFIT}` }) })],
    ['a wish', header({ understood: understood({ constraints: [`fractions ${UNFIT}`] }) })],
    ['the meaning of a word', { vocabulary: { words: [{ term: 'half', lang: 'en', meaning: UNFIT }] } }],
    [
      'a text to read',
      {
        resources: {
          items: ['seeds', 'pots'],
          preparation: '',
          text: { title: 'Seeds', paragraphs: ['A seed grows in soil.', UNFIT] },
        },
      },
    ],
  ])('are not shown in %s', async (_, parts) => {
    expect(await shown(parts)).not.toMatch(TRACE)
  })

  it.each<[string, Record<string, unknown>]>([
    [
      'the title of a sheet',
      { header: { understood: null, title: UNFIT, note: '' }, 'tasks-core': sheetOf(tasks) },
    ],
    [
      'a cell of a table',
      {
        'tasks-core': sheetOf(tasks, { table: ['seed | day', `bean | ${UNFIT}`] }),
      },
    ],
    ['the head of a table', { 'tasks-core': sheetOf(tasks, { table: [`${UNFIT} | day`, 'bean | 3'] }) }],
    ['a line of a list', { 'tasks-core': sheetOf(tasks, { list: ['bean', UNFIT] }) }],
    [
      'the title of a text',
      {
        'tasks-core': sheetOf(tasks, { text: { title: UNFIT, paragraphs: ['A seed grows.'] } }),
      },
    ],
    [
      'a label of a figure',
      {
        'tasks-core': sheetOf([
          { ...first, figure: { ...NO_FIGURE, kind: 'chart', numbers: [1, 2], words: ['beans', UNFIT] } },
          ...rest,
        ]),
      },
    ],
    ['an answer', { 'tasks-core': sheetOf([{ ...first, answer: UNFIT }, ...rest]) }],
  ])('are not shown in %s', async (_, parts) => {
    expect(await shown(parts, SHEET)).not.toMatch(TRACE)
  })

  it('are not shown in a choice of a quiz', async () => {
    const quiz = tasks.map((task, n) => ({ ...task, choices: [`reason ${n}`, 'another', UNFIT] }))
    const parts = { 'tasks-core': { instructions: 'Choose.', tasks: quiz } }
    expect(await shown(parts, 'A Year 5 multiple choice quiz on seeds, 6 questions')).not.toMatch(TRACE)
  })

  it('are not shown on a card', async () => {
    const cards = ['bean', 'pea', 'corn', 'kale', 'leek', 'beet'].map((term, n) => ({
      term,
      lang: 'en',
      meaning: n === 2 ? UNFIT : `a plant of bed ${n}`,
    }))
    const parts = { 'tasks-core': { instructions: 'Cut out.', cards, use: ['Match them.'] } }
    expect(await shown(parts, '6 vocabulary cards on seeds, Year 5')).not.toMatch(TRACE)
  })
})

describe('a class list that a model makes up', () => {
  it('is not shown in a table that puts a need beside each name', async () => {
    const parts = { 'tasks-core': sheetOf(tasks, { table: ['name | need', 'Hana | autism', 'Tom | none'] }) }
    expect(await shown(parts, SHEET)).not.toMatch(/Hana/)
  })
})
