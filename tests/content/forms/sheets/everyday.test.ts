import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { RELIEF_DAYS } from '#content/planner/forms/relief-day/relief-days.data.ts'
import { EVERYDAY_WORDS } from '#content/planner/read/words/everyday/everyday-words.data.ts'
import { everydayIn } from '#content/planner/read/words/everyday/everyday-words.ts'
import { asksForHomework } from '#content/planner/read/words/everyday/homework-words.ts'
import { sheetIn } from '#content/planner/read/words/named-sheets.ts'
import { blockOf, made } from '../made.ts'

describe('a paper of the classroom', () => {
  it.each(EVERYDAY_WORDS.map((one) => [one.name, one] as const))('is known by its words: %s', (_, one) => {
    for (const text of one.matches) expect(everydayIn(text), text).toBe(one.name)
    for (const text of one.misses) expect(text).not.toMatch(one.pattern)
  })

  it.each([
    ['certificate for student of the week', 'Certificate', 'Student of the week'],
    ['class timetable template year 5', 'Class timetable', 'Our week'],
    ['behaviour chart for a boy yr 2 who calls out', 'Behaviour chart', 'My goals'],
    ['behaviour reflection sheet y4', 'Think sheet', 'What happened, and how I put it right'],
    ['feelings check-in cards year 1', 'Feelings cards', 'How am I today?'],
    [
      'end of yr certificates funny but kind awards yr 5',
      'Award titles',
      'Thirty awards, one for every child',
    ],
    ['award titles for end of year', 'Award titles', 'Thirty awards, one for every child'],
    ['positive notes home', 'Notes home with good news', 'Good news'],
    [
      'role cards for group work yr 5 science investigation (leader recorder etc)',
      'Role cards',
      'Roles in our group',
    ],
    ['group role cards for maths problem solving y6', 'Role cards', 'Roles in our group'],
  ])('is made where it is named: %s', (message, form, title) => {
    const { header } = made(message)
    expect([header.form, header.title]).toEqual([form, title])
  })

  it('says on a certificate what it is for, and never who the child is on a behaviour chart', () => {
    expect(made('certificate for being kind').html).toContain('Being kind')
    expect(made('certificate template').html).not.toContain('{topic}')
    const { html } = made('certificate for being kind')
    expect(html.match(/<div class="certificate"><h2>Ka pai!<\/h2>/g)).toHaveLength(2)
    expect(html.match(/<div class="signed">/g)).toHaveLength(2)
    expect(
      made('behaviour chart for a boy yr 2 who calls out').html.split('data-section="key"')[0],
    ).not.toMatch(/boy|calls out/)
  })

  it('has thirty different awards, and none about looks, size or marks', () => {
    const { rows } = blockOf(made('class awards year 4').pages[0]?.blocks, 'table')
    expect(new Set(rows.map(([title]) => title)).size).toBe(30)
    expect(JSON.stringify(rows)).not.toMatch(/\b(?:pretty|tall|late|messy|top|smart|best dressed)\b/i)
  })

  it.each(['reading a bus timetable y5', 'animal behaviour worksheet y6', 'jobs in our community year 2'])(
    'leaves a topic alone: %s',
    (message) => {
      expect(everydayIn(message)).toBeNull()
    },
  )
})

describe('a day for a reliever', () => {
  it.each([
    ['reliever day year 3', 'Years 3 and 4'],
    ['relief plan year 6 full day no devices', 'Years 5 and 6'],
    ['relief day plan for year 5, reading writing maths and pe', 'Years 5 and 6'],
    ['relief day new entrants', 'New entrants to Year 2'],
  ])('is made in a chat of lesson plans: %s', (message, years) => {
    const html = JSON.stringify(
      answerRequest({
        messageId: 'relief-1',
        content: message,
        generatorType: 'lessonPlan',
        context: null,
        history: [],
      }),
    )
    expect(html).toContain(`A day for a reliever: ${years}`)
  })

  it('has every part of the day, one after another, from the first bell to the last', () => {
    const headings = made('reliever day year 3').pages[0]?.blocks?.flatMap((block) =>
      block.kind === 'heading' ? (/^(\d+:\d\d)–(\d+:\d\d)/.exec(block.text)?.slice(1) ?? []) : [],
    )
    expect(headings?.[0]).toBe('8:55')
    expect(headings?.at(-1)).toBe('3:00')
    const ends = headings?.filter((_, at) => at % 2 === 1).slice(0, -1)
    expect(headings?.filter((_, at) => at % 2 === 0).slice(1)).toEqual(ends)
  })

  it('is written for all years, each part with something to do', () => {
    expect(RELIEF_DAYS.map(({ years }) => years)).toEqual([
      [0, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ])
    for (const { years: _, ...parts } of RELIEF_DAYS)
      for (const part of Object.values(parts).flat()) expect(part.how.length).toBeGreaterThan(1)
  })

  it.each(['reliever lesson y3', 'relief printing year 5', 'relief maths y4'])('is not “%s”', (message) => {
    expect(sheetIn(message)).not.toBe('relief day')
  })
})

describe('homework for the week', () => {
  it('has reading, words to spell and facts with their answers', () => {
    const { header, pages, html } = made('homework sheet wk 3 yr 3 spelling reading maths')
    expect(header.title).toBe('Homework for the week')
    expect(blockOf(pages[0]?.blocks, 'table').head[1]).toBe('What I read')
    expect(pages[0]?.tasks).toHaveLength(10)
    expect(html.match(/<th scope="row">\p{Ll}+<\/th>/gu)).toHaveLength(10)
  })

  it('takes the words of the teacher', () => {
    expect(made('homework sheet year 4, words: planet, orbit, comet').html).toContain('orbit')
  })

  it.each([
    'homework on fractions y5',
    'should we have homework y6',
    'letter about homework',
    'spelling homework year 4',
    'homework grid',
  ])('is not “%s”', (message) => {
    expect(asksForHomework(message)).toBe(false)
  })
})
