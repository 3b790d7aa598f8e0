import { describe, expect, it } from 'vitest'
import { partsOfClass } from '#content/planner/read/wishes/class-parts/part-of-class.ts'
import { Conversation } from '../../quality/ask/conversation.ts'

const ask = (text: string, chat: 'plan' | 'resource' = 'plan') =>
  new Conversation().say({ id: `group-${text.length}`, text, chat })

type Made = Awaited<ReturnType<typeof ask>>
const questionsOf = ({ questions }: Made, page: string) => questions.filter((one) => one.page === page)
const promptsOf = (made: Made, page: string) => questionsOf(made, page).map(({ prompt }) => prompt)
const numbersIn = (texts: readonly string[]) =>
  texts.join(' ').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []

describe('a part of the class at another year', () => {
  it.each([
    [
      'half the class works at year 4',
      [{ year: 4, who: 'Half of the class', isOne: true, level: 'support' }],
    ],
    [
      '2 kids at level 1, one at y8',
      [
        { year: 2, who: 'Two students', isOne: false, level: 'support' },
        { year: 8, who: 'One student', isOne: true, level: 'extension' },
      ],
    ],
    [
      'some still working at about year 3',
      [{ year: 3, who: 'Some students', isOne: false, level: 'support' }],
    ],
    ['a Year 4 and 5 class', []],
    ['everyone is at year 6', []],
  ])('reads “%s”', (text, parts) => expect(partsOfClass(`fractions. ${text}`, 6)).toEqual(parts))

  it('has questions of its own in a plan of mathematics, and the plan says whose they are', async () => {
    const plan = await ask('year 6 adding 3 digit numbers, half the class works at year 3')
    const ways = plan.body.get('differentiation') ?? ''
    expect(ways).toContain('Half of the class works at Year 3: the first four questions on paper')
    expect(plan.head).toContain('Year: Year 6')
  })

  it('has the page of its level on a sheet, and the teacher page says so', async () => {
    const sheet = await ask('y5 worksheet on telling the time. 3 kids work at year 2', 'resource')
    expect(sheet.all).toContain('Three students work at Year 2: the page marked ▲')
    expect(promptsOf(sheet, 'tasks-support').join(' ')).not.toMatch(/24-hour|how long/i)
  })

  it('is told that a game is not made for its year', async () => {
    const game = await ask('year 6 bingo on multiplication, half the class works at year 4', 'resource')
    expect(game.all).toContain('these pages are not made for Year 4')
    expect(game.all).not.toContain('first questions of the list')
  })

  it('begins with the support task where a lesson of the bank has no questions for its year', async () => {
    const plan = await ask('year 7 lesson on the water cycle, some kids working at year 4')
    expect(plan.body.get('differentiation')).toContain(
      'Some students work at Year 4: they do “We do” with you a second time',
    )
  })

  it('is planned for beside the year of a class in two halves', async () => {
    const sheet = await ask('subtraction sheet, half my class is year 2 and half is year 4', 'resource')
    expect(sheet.all).toContain('Half of the class works at Year 4: the page marked ■')
    expect(Math.max(...numbersIn(promptsOf(sheet, 'tasks-extension')))).toBeGreaterThan(99)
  })
})

describe('a part of the class with other numbers or another piece of the topic', () => {
  it('has its numbers on its own page, and the class keeps its own', async () => {
    const sheet = await ask('y4 subtraction sheet, my low group to 20 and everyone else to 1000', 'resource')
    expect(sheet.title).not.toMatch(/group|20/)
    expect(sheet.said).toContain('Your low group works on numbers to 20: the page marked ▲ is theirs.')
    expect(Math.max(...numbersIn(promptsOf(sheet, 'tasks-support')))).toBeLessThanOrEqual(20)
    expect(Math.max(...numbersIn(promptsOf(sheet, 'tasks-core')))).toBeGreaterThan(100)
  })

  it('has as many things of the kind that was counted as the class', async () => {
    const sheet = await ask('10 clocks yr 3 please, four of them are still learning half past', 'resource')
    expect(promptsOf(sheet, 'tasks-core')).toEqual(Array(10).fill('What time does the clock show?'))
    expect(promptsOf(sheet, 'tasks-support')).toEqual(Array(10).fill('What time does the clock show?'))
    const answers = questionsOf(sheet, 'tasks-support').map(({ answer }) => answer)
    expect(answers.filter((answer) => !answer.endsWith(':30'))).toEqual([])
    expect(sheet.said).toContain('Four students work on times at half past')
    expect(sheet.said).not.toContain('You asked for 10')
  })

  it('reads clocks where it still learns a time of the clock', async () => {
    const sheet = await ask('y6 time worksheet. four kids still can’t read half past', 'resource')
    expect(new Set(promptsOf(sheet, 'tasks-support'))).toEqual(new Set(['What time does the clock show?']))
    expect(promptsOf(sheet, 'tasks-core')).not.toContain('What time does the clock show?')
  })

  it('works with things of its own where the class works with things', async () => {
    const plan = await ask('year 1 numbers to 20, two kids are only up to subitising')
    expect(plan.body.get('differentiation')).toContain('Two students work on seeing how many at a glance.')
    expect(plan.title).not.toMatch(/glance|subitis/i)
  })

  it('has the page of another topic of English', async () => {
    const sheet = await ask('speech marks worksheet y6. 3 kids still need capital letters', 'resource')
    expect(promptsOf(sheet, 'tasks-support').join(' ')).not.toMatch(/speech marks/i)
    expect(sheet.said).toMatch(/Three students work on capital letters.*the page marked ▲ is theirs/)
  })

  it('is told where there is nothing on what it works on', async () => {
    const plan = await ask('y6 lesson on volcanoes, two kids still need full stops')
    expect(plan.all).toContain('Two students work on “full stops”')
    expect(plan.title).toMatch(/volcano/i)
  })

  it('is given the harder page where it is only ahead', async () => {
    const sheet = await ask('ratio sheet y8 and an extension for five who already know it', 'resource')
    expect(sheet.said).toContain('Five students are ready for more: the page marked ■ is theirs.')
  })

  it('is never named by a pupil’s name', async () => {
    for (const chat of ['plan', 'resource'] as const) {
      const made = await ask('y5 place value but lusi and Tevita work at year 2 level', chat)
      expect(`${made.all} ${made.said} ${made.title}`).not.toMatch(/lusi|tevita/i)
      expect(made.all).toContain('Two students work at Year 2')
    }
  })
})

describe('a version for students new to English', () => {
  it('is a page with the words, short questions and a short instruction', async () => {
    const sheet = await ask('year 3 fractions sheet and an ESOL version with pictures', 'resource')
    const page = sheet.body.get('tasks-support') ?? ''
    expect(page).toContain('Words to use')
    expect(promptsOf(sheet, 'tasks-support').filter((prompt) => prompt.length > 90)).toEqual([])
    expect(sheet.said).toContain('Students new to English have the page marked ▲.')
    expect(sheet.title).toMatch(/fractions/i)
  })

  it('is the whole sheet where that was asked for', async () => {
    const sheet = await ask('an ESOL version of a plurals worksheet y4, short sentences', 'resource')
    expect(sheet.said).toContain('This sheet is for students new to English.')
    expect(sheet.body.get('tasks-core')).toContain('Words to use')
  })

  it('is told to belong to a sheet where a lesson was asked for', async () => {
    const plan = await ask('y6 lesson on magnets, three ELL students need short sentences')
    expect(plan.all).toContain('ask for a worksheet on it with an ESOL version')
    expect(plan.title).toMatch(/magnet/i)
  })

  it('says what a lesson of the bank cannot have', async () => {
    const sheet = await ask('earthquakes worksheet yr 5 and a simpler one for my ESOL kids', 'resource')
    expect(sheet.said).toMatch(/cannot put them into shorter sentences/)
    expect(sheet.title).toMatch(/earthquake/i)
  })
})

describe('a part of the class whose work nobody can read', () => {
  it('is told, and its name is no topic', async () => {
    const sheet = await ask(
      'addition to 50 for year 2, my lower group just use crayons no pencils',
      'resource',
    )
    expect(sheet.said).toContain('I did not understand what you wrote of “my lower group”')
    expect(sheet.said).not.toMatch(/mentions lower/)
  })

  it('is not told of a sheet that is for such a group as a whole', async () => {
    const sheet = await ask('a sheet for my low group on halves, year 3', 'resource')
    expect(sheet.said).not.toContain('I did not understand')
  })
})
