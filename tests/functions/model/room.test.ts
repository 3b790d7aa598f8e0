import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource, ResourceSection, TaskPage } from '#content/resource.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { cutBefore, PLAN, reply } from './replies.ts'
import { given, settings, writeAll } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const NO_FIGURE = { kind: 'none', numbers: [], words: [] }
const none = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const question = (prompt: string, more: object = {}) => ({
  prompt,
  figure: NO_FIGURE,
  space: 'line',
  proof: none,
  answer: 'Look for: a reason.',
  working: '',
  ...more,
})
const sheet = (tasks: object[], more: object = {}) => ({
  instructions: 'Answer each question.',
  text: null,
  list: [],
  table: [],
  tasks,
  ...more,
})
const header = { understood: null, title: 'Kererū', note: '' }

async function made(content: string, parts: Record<string, unknown>) {
  server.says(JSON.stringify({ header, ...parts }))
  const { writing, written } = await writeAll(
    settings(server.url),
    given({ generator_type: 'resourceGenerator', content, context: null }),
  )
  const { doc, html_content: html } = writing.patch(written, true)
  const { sections } = doc as Resource
  const key = sections.find((section: ResourceSection) => section.id === 'key')
  if (key?.id !== 'key') throw new Error('no teacher page')
  const pages = sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  return { pages, key, html: html ?? '', calls: server.heard.length }
}

const many = (count: number, space = 'line') =>
  Array.from({ length: count }, (_, n) =>
    question(`Why do kererū matter to tree number ${n + 1}?`, { space }),
  )

describe('a model that writes more than fits', () => {
  it.each([
    ['long', 10],
    ['draw', 7],
  ])(
    '3 × 10 questions with room of the kind “%s”: %i stay, and the others are counted and told',
    async (space, kept) => {
      const page = sheet(many(10, space))
      const { pages, key, calls } = await made('Worksheet on kererū for Year 4 in three levels', {
        'tasks-support': page,
        'tasks-core': page,
        'tasks-extension': page,
      })
      expect(calls).toBe(1)
      expect(pages.map(({ tasks }) => tasks.length)).toEqual([kept, kept, kept])
      expect(key.groups.map(({ tasks }) => tasks)).toEqual(pages.map(({ tasks }) => tasks))
      const told = key.checkThis.filter((line) => /^3 questions of the page [▲●■] were left out/.test(line))
      expect(told).toHaveLength(kept === 10 ? 0 : 3)
    },
  )

  it('an endless list of questions is cut at the number asked for, and the teacher is told', async () => {
    const { pages, key, calls } = await made('12 questions on kererū for Year 4, one list', {
      'tasks-core': sheet(many(45)),
    })
    expect(calls).toBe(1)
    expect(pages[0]?.tasks).toHaveLength(12)
    expect(key.checkThis.join('\n')).toMatch(/came longer than its place/)
  })

  it('a text of 900 words is printed whole, on as many sheets as it needs, with its questions', async () => {
    const paragraph = Array.from({ length: 11 }, (_, n) => `Kererū number ${n} is in a tree.`).join(' ')
    const paragraphs = Array.from({ length: 12 }, (_, n) => `${n} ${paragraph}`)
    const tasks = Array.from({ length: 6 }, (_, n) => ({
      asks: 'find',
      prompt: `Where is kererū number ${n}?`,
      space: 'line',
      answer: 'It is in a tree.',
      paragraph: n + 1,
    }))
    const { pages, html, calls } = await made(
      'A 900 word reading text on kererū, Year 8, 6 questions, one list',
      {
        'tasks-core': { instructions: 'Read.', text: { title: 'Kererū', paragraphs }, tasks },
      },
    )
    expect(calls).toBe(1)
    expect(pages[0]?.text?.paragraphs).toEqual(paragraphs)
    expect(pages[0]?.tasks).toHaveLength(6)
    expect(html).toContain(paragraphs.at(-1))
  })

  it('a paragraph that is longer than its place is split, and its questions follow', async () => {
    const long = Array.from({ length: 70 }, (_, n) => `Kererū number ${n} is in a tree.`).join(' ')
    const { pages, key, calls } = await made('Reading text on kererū, Year 6, 6 questions, one list', {
      'tasks-core': {
        instructions: 'Read.',
        text: { title: 'Kererū', paragraphs: [long, 'Tūī sing in the mornings.'] },
        tasks: [
          { asks: 'find', prompt: 'Where are they?', space: 'line', answer: 'In a tree.', paragraph: 1 },
          { asks: 'find', prompt: 'Who sings?', space: 'line', answer: 'Tūī.', paragraph: 2 },
        ],
      },
    })
    expect(calls).toBe(1)
    const paragraphs = pages[0]?.text?.paragraphs ?? []
    expect(paragraphs.slice(0, -1).join(' ')).toBe(long)
    expect(paragraphs.every((one) => one.length <= 900)).toBe(true)
    expect(key.checkThis.join('\n')).not.toMatch(/came longer than its place/)
    expect(JSON.stringify(key)).toContain(`paragraph ${paragraphs.length}`)
  })

  it('a sentence without end is cut, and the teacher is told', async () => {
    const endless = Array.from({ length: 90 }, (_, n) => `kererū ${n} and tree ${n}`).join(', ')
    const { pages, key, calls } = await made('Reading text on kererū, Year 6, 1 question, one list', {
      'tasks-core': {
        instructions: 'Read.',
        text: { title: 'Kererū', paragraphs: [endless] },
        tasks: [
          { asks: 'find', prompt: 'Where are they?', space: 'line', answer: 'In a tree.', paragraph: 1 },
        ],
      },
    })
    expect(calls).toBe(1)
    expect(pages[0]?.text?.paragraphs[0]?.length).toBeLessThanOrEqual(900)
    expect(key.checkThis.join('\n')).toMatch(/“Student page ●” came longer than its place/)
  })

  it('an endless list of words for cards is cut at forty', async () => {
    const cards = Array.from({ length: 400 }, (_, n) => ({
      term: `word ${n}`,
      lang: 'en',
      meaning: 'a thing',
    }))
    const { pages } = await made('Vocabulary cards on forests, Year 6', {
      'tasks-core': { instructions: 'Cut out the cards.', cards, use: ['Play snap.'] },
    })
    expect(pages[0]?.blocks).toMatchObject([{ kind: 'cards', cards: { length: 40 } }])
  })

  it('writes white space without end after a comma: is asked again before its budget is gone', async () => {
    const begun = cutBefore(reply(PLAN), 'vocabulary')
    let blank = 0
    const endlessly: Answer = (response, write) => {
      write(begun)
      const timer = setInterval(() => {
        blank += 500
        write('\n         '.repeat(50))
      }, 10)
      response.on('close', () => clearInterval(timer))
    }
    server.says(endlessly, reply(PLAN))
    const { written } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    expect(written.at(-1)?.id).toBe('about')
    expect(blank).toBeLessThan(40_000)
  })
})

describe('a form that comes with faults', () => {
  it('a rubric whose row lacks a column keeps its table even, and the teacher is told', async () => {
    const { pages, key } = await made('A rubric for a speech, Year 7', {
      'tasks-core': {
        instructions: 'Mark the box that fits.',
        levels: ['Starting', 'On track', 'Beyond'],
        rows: [
          {
            criterion: 'Voice',
            steps: ['It is read out.', 'It can be heard.', 'It changes with the meaning.'],
          },
          { criterion: 'Order', steps: ['Ideas come in any order.', 'Ideas follow each other.'] },
        ],
        use: ['Read it together first.'],
      },
    })
    expect(pages[0]?.blocks?.[0]).toMatchObject({ rows: [{ length: 4 }, { length: 4 }] })
    expect(key.checkThis.join('\n')).toContain('The row “Order”')
  })

  it('a quiz whose wrong choices repeat the answer keeps those that differ', async () => {
    const asked = {
      prompt: 'What is 7 × 8?',
      figure: NO_FIGURE,
      proof: { ...none, kind: 'value', a: '7*8' },
      answer: '54',
      working: '',
      wrong: ['56', '48', '63', '48'],
    }
    const { pages } = await made('Multiple choice quiz on times tables, Year 5, 1 question', {
      'tasks-core': { instructions: 'Ring one letter.', tasks: [asked] },
    })
    const [task] = pages[0]?.tasks ?? []
    expect(task?.answer).toBe('56')
    expect([...(task?.choices ?? [])].sort()).toEqual(['48', '56', '63'])
  })

  it('a quiz has no second choice that is right too, in another writing', async () => {
    const asked = {
      prompt: 'What is 250 × 4?',
      figure: NO_FIGURE,
      proof: { ...none, kind: 'value', a: '250*4' },
      answer: '1000',
      working: '',
      wrong: ['1000.0', '1 000', '1,000', '800', '100'],
    }
    const { pages } = await made('Multiple choice quiz on times tables, Year 5, 1 question', {
      'tasks-core': { instructions: 'Ring one letter.', tasks: [asked] },
    })
    const [task] = pages[0]?.tasks ?? []
    const values = (task?.choices ?? []).map((one) => Number(one.replace(/[\s,]/g, '')))
    expect(values.sort((a, b) => a - b)).toEqual([100, 800, 1_000])
  })

  it('statements are answered by true or false', async () => {
    const tasks = [
      { ...question('The kererū is a bird.'), answer: 'True', wrong: [] },
      { ...question('The kererū is a fish.'), answer: 'False', wrong: [] },
    ]
    const { pages } = await made('True or false quiz on kererū, Year 3, 2 questions', {
      'tasks-core': { instructions: 'Ring one.', tasks },
    })
    expect(pages[0]?.tasks.map(({ answer, choices }) => [answer, choices])).toEqual([
      ['True', ['True', 'False']],
      ['False', ['True', 'False']],
    ])
  })

  it('words of a crossword are laid by our program, and those left over are named', async () => {
    const words = ['lava', 'crater', 'magma', 'ash', 'vent', 'eruption', 'zzz'].map((word) => ({
      word,
      clue: `a thing of volcanoes, number ${word.length}`,
    }))
    const { pages, key } = await made('Crossword on volcanoes, Year 6', { 'tasks-core': { words } })
    expect(pages[0]?.blocks?.[0]?.kind).toBe('crossword')
    expect(key.blocks?.[0]).toEqual({ kind: 'heading', text: 'Solution of the crossword' })
    expect(key.checkThis.join('\n')).toContain('These words did not fit into the grid: zzz.')
  })

  it('only the form that was asked for is in the schema, with its limits in words', async () => {
    await made('A rubric for a speech, Year 7', {
      'tasks-core': {
        instructions: 'Mark the box that fits.',
        levels: ['Starting', 'On track'],
        rows: [
          { criterion: 'Voice', steps: ['It is read out.', 'It can be heard.'] },
          { criterion: 'Order', steps: ['Any order.', 'Ideas follow.'] },
        ],
        use: ['Read it together first.'],
      },
    })
    const heard = JSON.stringify(server.heard[0]?.body)
    expect(heard).toContain('from the first steps to the strongest work; 2 to 5 of them')
    expect(heard).not.toMatch(/number-line|maxItems|\\"proof\\"/)
  })
})
