import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { keepsTo } from '#content/planner/maths/keeps-to.ts'
import { draft } from '#content/planner/topic.ts'
import type { TaskPage } from '#content/resource.ts'
import type { NumberSet } from '#content/understood.ts'

function sheet(content: string) {
  const answer = answerRequest({
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
    messageId: content,
  })
  if (answer.format !== 'resource') throw new Error('no resource was made')
  const pages = answer.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  return { ...answer, pages, tasks: pages.flatMap(({ tasks }) => tasks) }
}

describe('a sheet keeps to what was asked for', () => {
  it.each<[string, number, NumberSet]>([
    ['14 questions on the 3, 4 and 9 times tables year 4, multiplication only', 14, { tables: [3, 4, 9] }],
    ['y3 adding within 50, sixteen sums', 16, { operations: ['add'], upTo: 50 }],
    ['subtracting 3 digit numbers no renaming yr 4, 10 q', 10, { digits: 3, carrying: 'none' }],
    ['9 questions on change from $5 y4', 9, { changeFromCents: 500 }],
    ['division no remainders year 5, 12 problems', 12, { operations: ['divide'], remainders: 'none' }],
    ['telling the time half past and o’clock year 2, 8 questions', 8, { minutesPast: [0, 30] }],
    ['adding fractions same denominators y4 10 of them', 10, { denominators: 'same', operations: ['add'] }],
  ])('%s', (text, count, set) => {
    const { tasks, pages, notDone } = sheet(text)
    expect([pages.length, tasks.length, notDone]).toEqual([1, count, []])
    expect(tasks.filter((task) => !keepsTo(task, set)).map(({ prompt }) => prompt)).toEqual([])
    expect(new Set(tasks.map(({ prompt, figure }) => `${prompt}${JSON.stringify(figure)}`)).size).toBe(count)
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })

  it('asks all twelve facts of a times table, one way round or the other, and divides none', () => {
    const prompts = sheet('3 times table worksheet, mixed up, 20 questions').tasks.map(({ prompt }) => prompt)
    expect(prompts.filter((prompt) => prompt.includes('÷'))).toEqual([])
    const facts = prompts.flatMap((prompt) => {
      const [, first, second] = /^(\d+) × (\d+) =/.exec(prompt) ?? []
      return first === undefined ? [] : [first === '3' ? second : first]
    })
    expect([...new Set(facts.map(Number))].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
  })

  it('counts New Zealand coins, and gives change in coins, where coins are named', () => {
    const counted = sheet('task cards yr 2 nz coins, how much money').tasks.map(({ prompt }) => prompt)
    expect(counted.every((prompt) => /\d0c|\$[12]\b|\$\d\.\d0/.test(prompt))).toBe(true)
    const change = sheet('worksheet yr 3 giving change with nz coins').tasks
    expect(change.every(({ answer }) => /^(?:\d0c|\$\d(?:\.\d0)?)$/.test(answer))).toBe(true)
    expect(change.some(({ answer }) => /\.\d0$|c$/.test(answer))).toBe(true)
  })

  it('spreads a count over three levels where levels are asked for', () => {
    const { pages } = sheet('20 questions on multiplication facts, year 5, three levels')
    expect(pages.map(({ tasks }) => tasks.length)).toEqual([6, 8, 6])
    const each = sheet('division year 5, three levels, 7 questions each')
    expect(each.pages.map(({ tasks }) => tasks.length)).toEqual([7, 7, 7])
  })

  it('says how many fit where more were asked for than paper holds', () => {
    const { tasks, notDone } = sheet('800 addition questions year 3')
    expect(notDone).toEqual([`You asked for 800 questions; ${tasks.length} fit on four pages.`])
    expect(tasks.length).toBeGreaterThan(30)
  })

  it('puts the answers at the foot of the page where they are asked for', () => {
    expect(sheet('y4 rounding, 10 questions, answers at the bottom').pages[0]?.answersBelow).toBe(true)
    expect(sheet('y4 rounding, 10 questions').pages[0]?.answersBelow).toBeUndefined()
  })
})

describe('a question is read as it is printed', () => {
  const sum = draft('46 + 27 =', '73', { kind: 'value', expr: '46+27' })
  it.each<[NumberSet, boolean]>([
    [{ operations: ['add'] }, true],
    [{ operations: ['subtract'] }, false],
    [{ upTo: 73 }, true],
    [{ upTo: 72 }, false],
    [{ digits: 2 }, true],
    [{ carrying: 'none' }, false],
    [{ carrying: 'always' }, true],
    [{ tables: [2] }, false],
  ])('46 + 27 against %o is %s', (set, keeps) => {
    expect(keepsTo(sum, set)).toBe(keeps)
  })
})

describe('a sheet without sums keeps to its number of questions', () => {
  it.each([
    ['reading comprehension year 4, six questions', 6],
    ['reading comprehension for year 6 with 4 questions', 4],
    ['social studies worksheet on markets and trade year 5, five questions', 5],
  ])('%s', (text, count) => {
    const { tasks, pages, notDone } = sheet(text)
    expect([pages.length, tasks.length, notDone.filter((line) => /You asked for \d/.test(line))]).toEqual([
      1,
      count,
      [],
    ])
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(count)
  })

  it.each([
    ['social studies worksheet on markets and trade year 5, two levels', ['▲', '●']],
    ['social studies worksheet on markets and trade year 5, two levels, 6 questions', ['▲', '●']],
    ['social studies worksheet on markets and trade year 5, three levels', ['▲', '●', '■']],
    ['social studies worksheet on markets and trade year 5, one page', ['']],
    ['social studies worksheet on markets and trade year 5, three levels, one page', ['']],
  ])('%s', (text, marks) => {
    expect(sheet(text).pages.map(({ mark }) => mark)).toEqual(marks)
  })

  it('says how many a list holds', () => {
    const { tasks, notDone } = sheet('apostrophes year 5, 90 questions')
    expect(notDone).toContain(`You asked for 90 questions; ${tasks.length} stand in the list for this topic.`)
  })
})
