import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask } from '../support.ts'

function planOf(content: string) {
  const answer = answerRequest(ask(content))
  if (answer.format !== 'plan') throw new Error('no plan was made')
  const steps = answer.sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const linesOf = (kind: string) =>
    steps.filter((step) => step.kind === kind).flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
  return {
    materials: answer.sections
      .flatMap((section) => (section.id === 'resources' ? section.items : []))
      .join('; '),
    work: linesOf('you-do').join(' '),
    exit: linesOf('exit').join(' '),
    all: JSON.stringify(answer.sections),
    notDone: answer.notDone,
  }
}

describe('the work of a lesson within what was said', () => {
  it.each([
    ['year 4 times tables x6 game, only dice and paper', /dice/, /counters|cards|blocks/],
    ['y3 multiplication facts, we only have dice and pencils', /dice/, /counters|cards|blocks/],
    ['year 2 place value, only paper and counters', /./, /blocks|sticks|rubber bands/],
  ])('“%s” needs nothing else', (content, has, hasNot) => {
    const { materials } = planOf(content)
    expect(materials).toMatch(has)
    expect(materials).not.toMatch(hasNot)
  })

  it('multiplies by the tables that were named', () => {
    expect(planOf('year 4 multiplication facts 4x 8x').work).toContain('Multiply the total by 4 or 8')
    expect(planOf('year 3 multiplication facts 4x 8x').all).not.toMatch(/\{[a-z ]+\}/)
  })

  it('keeps to the largest number that was named', () => {
    for (const content of ['year 1 subitising to 5', 'y1 subitizing to 6, 15 min', 'year 1 addition to 5']) {
      const { work, exit } = planOf(content)
      expect(`${work} ${exit}`.replace(/\b\d+\. /g, '')).not.toMatch(
        /\b(?:seven|eight|nine|ten|twenty|7|8|9|10|20)\b/,
      )
    }
  })

  it('works with numbers of as many digits as were named', () => {
    const { all, work } = planOf('year 4 adding 3 digit numbers with renaming')
    expect(work).toContain('three-digit numbers')
    expect(all).not.toContain('two-digit numbers')
    expect(all).not.toMatch(/small 1 above the tens/)
  })

  it('uses what is at hand, with the parts that were named', () => {
    expect(planOf('Year 2 halves and quarters, playdough').work).toContain('cut it into halves')
    const { work, notDone } = planOf('year 3 thirds and sixths with playdough')
    expect(work).toMatch(/cut it into thirds.*cut it into sixths/)
    expect(notDone.join()).not.toContain('playdough')
  })

  it('collects data about what was named', () => {
    expect(planOf('year 5 collect data about bedtimes and draw a dot plot').work).toContain(
      'a question about bedtimes with a number as its answer',
    )
    expect(planOf('y4 survey on favourite books, bar graph').work).toContain('question about favourite books')
    expect(planOf('year 5 collect data about lunches, dot plot').all).not.toContain('Pets')
  })

  it('is work and no worksheet where that was asked for', () => {
    expect(planOf('year 8 percentages, rich task not a worksheet').work).toContain('When you have done that')
    expect(planOf('y8 percentages open task no worksheets 60 min').work).toContain('When you have done that')
    expect(planOf('y5 fractions rich task, no worksheet').all).toMatch(/fraction wall/)
  })

  it('tells perimeter from area of rectangles where pupils mix them up', () => {
    for (const content of [
      'y6 area and perimeter of rectangles',
      'year 7 area and perimeter, they mix them up',
      'y5 perimeter or area hands on',
    ]) {
      const { all } = planOf(content)
      expect(all).toMatch(/Is the perimeter or the area needed/)
      expect(all).not.toMatch(/triangle|halve/i)
    }
  })

  it('tells where the work or the steps cannot keep to it', () => {
    const parts = planOf(
      'year 3 fractions lesson quarters and eighths, only paper and scissors',
    ).notDone.join()
    expect(parts).toMatch(/the work with materials in “You do” uses others too/)
    const dice = planOf('year 4 multiplication facts x9, no devices, dice and counters only')
    expect(dice.work).toContain('Multiply the total by 9')
    expect(dice.materials).not.toMatch(/scissors|squared/)
    expect(dice.notDone.join()).not.toMatch(/dice/)
    expect(planOf('y4 division with remainders, only paper').notDone.join()).not.toMatch(/undefined/)
  })

  it('plays with cards where only cards are there', () => {
    const { materials, work } = planOf('y2 addition to 10 lesson, only playing cards and paper, 30 min')
    expect(materials).toMatch(/playing cards/)
    expect(work).toMatch(/turns over two/)
  })
})
