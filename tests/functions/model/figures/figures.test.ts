import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTask } from '#content/describe-task.ts'
import { figureHtml } from '#content/html/figure.ts'
import { isResource, type Resource, type TaskPage, type TeacherPage } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

interface Figure {
  kind: string
  numbers: number[]
  words: string[]
}
const figure = (kind: string, numbers: number[], words: string[] = []): Figure => ({ kind, numbers, words })

const none = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const question = (prompt: string, shown: Figure, proof: object = none, answer = 'Look for: it.') => ({
  prompt,
  figure: shown,
  space: 'line',
  proof: { ...none, ...proof },
  answer,
  working: '',
})

/** One page of questions, as the app makes it from what a model declares. */
async function paged(
  tasks: object[],
  content = 'One page of questions for Year 4 maths, no levels',
  changed = (text: string) => text,
) {
  const answer = {
    header: { title: 'At the market', note: '' },
    'tasks-core': { instructions: 'Answer.', text: null, list: [], table: [], tasks },
  }
  server.says(changed(JSON.stringify(answer)))
  const { writing, written } = await writeAll(
    settings(server.url),
    given({ generator_type: 'resourceGenerator', content, context: null }),
  )
  expect(server.heard).toHaveLength(1)
  const { doc, html_content: html } = writing.patch(written, true)
  if (!isResource(doc)) throw new Error('no resource')
  const { sections } = doc as Resource
  const page = sections.find((one): one is TaskPage => one.id === 'tasks-core')
  const key = sections.find((one): one is TeacherPage => one.id === 'key')
  if (!page || !key) throw new Error('no page')
  return { page, key, html: html ?? '' }
}

/** A figure of each kind, what it says to those who cannot see it, and what a plan tells the teacher to draw. */
const EACH: [Figure, RegExp, RegExp][] = [
  [
    figure('number-line', [0, 100, 10, 35, 80]),
    /number line from 0 to 100 .* A at part 3.5, B at part 8/,
    /A at part 3\.5/,
  ],
  [figure('bar', [8, 3]), /8 equal parts, 3 shaded/, /8 equal parts and shade 3/],
  [figure('array', [3, 6]), /3 rows of 6 dots/, /^$/],
  [
    figure('clock', [3, 45]),
    /short hand is past 3, the long hand at 9/,
    /long hand on the 9 and the short hand nearly at the 4/,
  ],
  [figure('coins', [200, 50, 500]), /Coins and notes: \$2, 50c, \$5/, /Put up \$2, 50c, \$5/],
  [figure('rectangle', [], ['8 cm', '5 cm']), /rectangle 8 cm by 5 cm/, /rectangle 8 cm by 5 cm/],
  [
    figure('shape', [], ['L-shape', '4 m', '', '', '', '', '9 m']),
    /L-shape with sides of 4 m, 9 m/,
    /sides of 4 m, 9 m/,
  ],
  [figure('shape', [], ['kite']), /A flat shape to name/, /Draw a kite/],
  [figure('squares', [4, 7]), /4 rows of 7 squares/, /4 rows of 7 squares/],
  [figure('dots', [13]), /13 dots/, /13 dots/],
  [figure('grid', [6, 1, 2, 5, 4], ['P', 'Q']), /2 points marked: P, Q/, /P \(1, 2\), Q \(5, 4\)/],
  [
    figure('chart', [2], ['Birds we saw', 'tūī | 6', 'ruru | 2']),
    /Birds we saw: tūī 6, ruru 2/,
    /tūī 6, ruru 2/,
  ],
  [figure('map', [4], ['school | A1', 'shop | D3']), /It shows school, shop/, /school at A1, shop at D3/],
  [figure('angle', [120]), /An angle/, /angle of 120°/],
  [
    figure('table', [], ['Day | Rain', 'Monday | 4 mm', 'Tuesday | ']),
    /<th scope="col">Rain<\/th>/,
    /Monday: 4 mm/,
  ],
]

describe('a figure that a model declares', () => {
  it.each(EACH)('is drawn by our program, with its description: %j', async (shown, described, told) => {
    const { page, html } = await paged([question('What do you see?', shown)])
    const [task] = page.tasks
    if (!task?.figure) throw new Error('no figure')
    expect(html).toContain(figureHtml(task.figure))
    expect(html).toMatch(described)
    expect(describeTask({ ...task, prompt: '' })).toMatch(told)
  })

  it.each<[string, Figure, RegExp]>([
    ['a clock at 3:75', figure('clock', [3, 75]), /a clock at 3:75/],
    ['a coin that we do not have', figure('coins', [5]), /5 cents/],
    ['more parts shaded than there are', figure('bar', [4, 9]), /more parts shaded/],
    ['steps without end', figure('number-line', [0, 1_000_000, 1]), /steps do not fit/],
    ['a point beside the grid', figure('grid', [5, 9, 9]), /point outside/],
    ['values that are words', figure('chart', [1], ['Birds', 'tūī | many']), /not numbers/],
    ['a scale without end', figure('chart', [0.001], ['Birds', 'tūī | 900']), /scale/],
    ['a shape nobody can draw', figure('shape', [], ['klein bottle']), /klein bottle/],
    ['a place beside the map', figure('map', [3], ['shop | Z9']), /place outside/],
    ['numbers too large for a line', figure('number-line', [0, 1e18, 1e17]), /no room/],
    ['steps too small to write', figure('number-line', [0, 1e-9, 1e-10]), /no room/],
    ['a scale too large to write', figure('chart', [1e14], ['Birds', 'tūī | 2e15']), /scale/],
    ['an angle too small to see', figure('angle', [0.0001]), /angle/],
    [
      'a length of many words',
      figure('rectangle', [], ['as long as the fence', '5 cm'.repeat(9)]),
      /too long/,
    ],
    ['a name across the whole map', figure('map', [4], ['the library behind the hall | A1']), /too long/],
    ['no numbers at all', figure('array', []), /array/],
  ])(
    'that cannot be drawn is left out with its question, and the teacher is told: %s',
    async (_, wrong, why) => {
      const { page, key, html } = await paged([
        question('What is broken here?', wrong),
        question('How many dots?', figure('dots', [4])),
      ])
      expect(page.tasks.map(({ prompt }) => prompt)).toEqual(['How many dots?'])
      expect(key.groups[0]?.tasks).toHaveLength(1)
      const told = key.checkThis.find((line) => line.startsWith('1 question of the page was left out'))
      expect(told).toMatch(why)
      expect(html).not.toMatch(/NaN|undefined|Infinity|What is broken here/)
    },
  )
})

it('a number beyond all numbers costs its question, and not its page', async () => {
  const tasks = [
    question('What is broken here?', figure('number-line', [0, 77, 10])),
    question('How many dots?', figure('dots', [4])),
  ]
  const { page, key } = await paged(tasks, undefined, (text) => text.replace('[0,77,10]', '[0,1e999,10]'))
  expect(page.tasks.map(({ prompt }) => prompt)).toEqual(['How many dots?'])
  expect(key.checkThis.join(' ')).toContain('1 question of the page was left out')
})

it('a place on a map has its name in front of the lines of the grid', async () => {
  const { html } = await paged([question('Where is it?', figure('map', [4], ['wharenui | B2']))])
  expect(html).toMatch(/paint-order="stroke">wharenui</)
})

describe('an answer that stands in a figure', () => {
  const right: [string, Figure, object, string][] = [
    ['How many dots are there?', figure('array', [3, 6]), { kind: 'value', a: '3*6' }, '18'],
    ['How many dots do you see?', figure('dots', [23]), { kind: 'value', a: '23' }, '23'],
    [
      'How much money is this?',
      figure('coins', [200, 50, 20]),
      { kind: 'value', a: '2+0.5+0.2', show: 'money' },
      '$2.70',
    ],
    ['What time is it?', figure('clock', [3, 15]), { kind: 'time-after', a: '3:15', b: '0' }, '3:15'],
    [
      'What time will it be 20 minutes later?',
      figure('clock', [3, 50]),
      { kind: 'time-after', a: '3:50', b: '20' },
      '4:10',
    ],
    [
      'What is its area?',
      figure('rectangle', [], ['8 cm', '5 cm']),
      { kind: 'value', a: '8*5', unit: 'cm²' },
      '40 cm²',
    ],
    [
      'How many more tūī than ruru?',
      figure('chart', [2], ['Birds', 'tūī | 6', 'ruru | 2', 'kea | 9']),
      { kind: 'value', a: '6-2' },
      '4',
    ],
  ]

  it.each(right)('is worked out again from it: %s', async (prompt, shown, proof, answer) => {
    const { page } = await paged([question(prompt, shown, proof, 'wrong')])
    expect(page.tasks[0]).toMatchObject({ answer, check: { kind: expect.any(String) } })
  })

  it.each<[string, Figure, object]>([
    [
      'How many more tūī than ruru?',
      figure('chart', [2], ['Birds', 'tūī | 6', 'ruru | 2', 'kea | 9']),
      { kind: 'value', a: '9-2' },
    ],
    ['How many dots are there?', figure('array', [3, 6]), { kind: 'value', a: '3*7' }],
    ['How many dots do you see?', figure('dots', [23]), { kind: 'value', a: '22' }],
    ['How much money is this?', figure('coins', [200, 50, 20]), { kind: 'value', a: '2+0.5', show: 'money' }],
  ])('is not called proven by other numbers: %s', async (prompt, shown, proof) => {
    const { page } = await paged([question(prompt, shown, proof, '5')])
    expect(page.tasks[0]).toMatchObject({ answer: '5', check: null })
  })
})
