import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LanguageModelServer } from '../language-model-server.ts'
import { NO_FIGURE, NO_PROOF, question, sheetMade, sheetOf } from './sheet-made.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const made = (content: string, parts: Record<string, unknown>) => sheetMade(server, content, parts)
const paragraph = (sentences: number) =>
  Array.from({ length: sentences }, (_, n) => `Kererū number ${n} sits high up in a tree.`).join(' ')
const reading = (paragraphs: string[] | null) => ({
  instructions: 'Read.',
  text: paragraphs && { title: 'Kererū', paragraphs },
  tasks: Array.from({ length: 6 }, (_, n) => ({
    asks: 'find',
    prompt: `Where is kererū number ${n}?`,
    space: 'line',
    answer: 'In a tree.',
    paragraph: 1,
  })),
})

describe('a reading sheet', () => {
  it.each([
    ['1,080 words in place of 200', Array.from({ length: 10 }, () => paragraph(13)), 'has 1,170.'],
    ['40 words in place of 200', [paragraph(5)], 'has 45.'],
  ])('of %s says so', async (_, paragraphs, said) => {
    const { told } = await made('A 200 word reading text on kererū, Year 5, 6 questions, one list', {
      'tasks-core': reading(paragraphs),
    })
    expect(told).toContain(`You asked for a text of 200 words; this one ${said}`)
  })

  it('that is nearly as long as was asked for says nothing of it', async () => {
    const { told } = await made('A 200 word reading text on kererū, Year 5, 6 questions, one list', {
      'tasks-core': reading([paragraph(12), paragraph(13)]),
    })
    expect(told).not.toContain('You asked for a text')
  })

  it('one of whose pages has no text says which', async () => {
    const page = reading([paragraph(14), paragraph(14)])
    const { told } = await made('A 250-word reading text on kererū, Year 5, at three levels, 6 questions', {
      'tasks-support': page,
      'tasks-core': page,
      'tasks-extension': reading(null),
    })
    expect(told).toContain('You asked for a text to read, and the page ■ has none.')
  })
})

describe('the choices of a quiz', () => {
  const asked = (answer: string, wrong: string[], n = 1) => ({
    prompt: `What falls out of cloud number ${n}?`,
    figure: NO_FIGURE,
    proof: NO_PROOF,
    answer,
    working: '',
    wrong,
  })
  const quiz = (tasks: object[]) =>
    made(`A ${tasks.length} question multiple choice quiz with 4 choices on the water cycle, Year 6`, {
      'tasks-core': { instructions: 'Ring one letter.', tasks },
    })

  it('are lettered once, where the model lettered them too', async () => {
    const { pages, key } = await quiz([asked('A. rain', ['B. sand', 'C. glass', 'D. wood'])])
    expect([...(pages[0]?.tasks[0]?.choices ?? [])].sort()).toEqual(['glass', 'rain', 'sand', 'wood'])
    expect(key.groups[0]?.tasks[0]?.answer).toBe('rain')
  })

  it('hold the answer once, and too few of them are told', async () => {
    const { pages, told } = await quiz([
      asked('Rain', ['rain', 'Rain.', 'sand']),
      asked('Hail', [], 2),
      asked('Snow', ['sand', 'glass', 'wood'], 3),
    ])
    expect([...(pages[0]?.tasks[0]?.choices ?? [])].sort()).toEqual(['Rain', 'sand'])
    expect(told).toContain('1 question has no choices.')
    expect(told).toContain('You asked for 4 choices; 1 question has fewer.')
  })
})

it('a bar graph without a title keeps its first bar', async () => {
  const figure = { kind: 'chart', numbers: [5], words: ['cats | 10', 'dogs | 20'] }
  const { pages } = await made('Worksheet on bar graphs, Year 4, one list, 1 question', {
    'tasks-core': sheetOf([question('How many more dogs than cats are there?', { figure })]),
  })
  expect(pages[0]?.tasks[0]?.figure).toEqual({
    kind: 'bars',
    title: '',
    step: 5,
    bars: [
      ['cats', 10],
      ['dogs', 20],
    ],
  })
})
