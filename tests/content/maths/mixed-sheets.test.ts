import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import type { TaskPage } from '#content/resource.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const sheetFor = (content: string) => resourceFor(ask(content, { generatorType: 'resourceGenerator' }))
const tasksOf = (content: string) =>
  sheetFor(content)
    .sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
    .flatMap(({ tasks }) => tasks)
const titleOf = (content: string) =>
  sheetFor(content).sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))[0]

const CLOCK = /clock|o’clock|quarter|half past|How long|end\?|day of the week/i
const MONEY = /\$/
const SUM = /\d [+−] \d/
const PRODUCT = /\d [×÷] \d|the family/

describe('several topics of mathematics on one sheet', () => {
  it.each([
    ['y4 a mix of + and - , time and money worksheet', [SUM, CLOCK, MONEY]],
    ['year 3 maths homework: addition, subtraction, time', [SUM, CLOCK]],
    ['time and money worksheet y3', [CLOCK, MONEY]],
    ['4 operations worksheet y5', [SUM, PRODUCT]],
    ['basic facts mixed + - x ÷ y4', [SUM, PRODUCT]],
    ['maths assessment term 4 year 6 number', [/how much is|Write as one number/, SUM, PRODUCT, /\d\/\d/]],
    ['geometry assessment y5', [/faces|edges|vertices/, /angle/]],
    ['length mass and capacity worksheet y4', [/\bcm\b/, /grams/, /millilitres|mL/]],
    ['maths test year 4', [SUM, PRODUCT, CLOCK, MONEY]],
    ['homework maths y5 mixed', [SUM, PRODUCT, CLOCK]],
    ['maths warm up questions y7', [SUM, PRODUCT]],
    ['telling time plus money worksheet yr 3', [CLOCK, MONEY]],
    ['doubles beside number bonds yr 2', [/Double|Half of/, /missing number/]],
    ['sheet doubles + number bonds year 1', [/Double|Half of/, /missing number/]],
    ['perimeter and angles yr 6 wksht', [/perimeter/, /angle/]],
    ['area n angles sheet yr 5', [/area/, /angle(?!s? of)/]],
    ['length and mass yr 4', [/\bcm\b/, /\bmass|\bgrams/]],
    ['place value and rounding y4', [/worth|as one number/, /Round/]],
    ['tally charts and bar graphs yr 3', [/tally/i, /bar graph|How many for/]],
    ['prime numbers and square numbers yr 7', [/prime/, /square|[²³]/]],
    ['odd and even numbers and skip counting yr 2', [/odd/, /Count (?:on|back)/]],
    ['round and compare decimals yr 6', [/Round|nearer/, /<, > or =|smallest first/]],
    ['ordering numbers then adding them yr 2', [/in order|<, >/, /\d \+ \d/]],
    ['times tables and division facts y4', [/×/, /÷/]],
    ['rounding and estimating page year 5', [/Round/, /Estimate/]],
    ["clocks o'clock and half past yr 1", [/o’clock/, /half past/]],
    ['symmetry and shapes worksheet yr 4', [/symmetry/, /faces|sides|shape/]],
  ])('are asked in turn: %s', (message, kinds) => {
    const tasks = tasksOf(message)
    for (const kind of kinds)
      expect(
        tasks.some(({ prompt }) => kind.test(prompt)),
        `${message}: ${kind}`,
      ).toBe(true)
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })

  it.each([
    ['quiz adding and subtracting fractions y7', 'Adding and subtracting related fractions'],
    ['mean median mode quiz y8', 'Median, mode and mean'],
    ['mixed numbers and improper fractions y6', 'Mixed numbers and improper fractions'],
    ['revision sheet fractions decimals percentages y7', 'Fractions, decimals and percentages'],
    ['y6 test on angles', 'Angles and turns'],
    ['place value assessment year 3', 'Place value to 1,000'],
    ['mixed operations word problems y5', 'Word problems with several operations'],
    ['addition and subtraction worksheet y3', 'Addition and subtraction'],
    ['add and subtract within 10 y1', 'Addition and subtraction facts'],
    ['addition and subtraction equations y4', 'Equations and unknown numbers'],
    ['mean and median worksheet yr 7', 'Median, mode and mean'],
    ['factors and multiples y6', 'Factors and multiples'],
    ['coins and notes yr 2 worksheet', 'New Zealand coins and notes'],
    ['metres and centimetres yr 3', 'Metres and centimetres'],
    ['reading and drawing bar graphs y4', 'Bar graphs'],
    ['compare and order fractions y5', 'Comparing and ordering fractions'],
    ['acute and obtuse angles y5', 'Kinds of angle'],
  ])('stay one topic where they are one: %s', (message, title) => {
    expect(titleOf(message)).toBe(title)
  })
})

describe('a number talk', () => {
  const plan = planFor(ask('number talk addition year 4'))
  const steps = plan.sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))

  it('lasts a quarter of an hour unless minutes are named', () => {
    expect(steps.at(-1)?.to).toBe(15)
  })

  it('takes one problem after the other, and the answers before the ways', () => {
    const said = steps.flatMap(({ teacher }) => teacher).join(' ')
    expect(said).toContain('98 + 56. (154)')
    expect(said).toContain('Take all the answers first')
    expect(said).not.toContain('Think aloud')
  })

  it('prints no answer to a question that it does not ask', () => {
    const asked = steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]).join(' ')
    const answered = plan.sections.flatMap((section) => (section.id === 'answers' ? section.tasks : []))
    expect(answered.length).toBeGreaterThan(0)
    expect(answered.filter(({ prompt }) => !asked.includes(prompt))).toEqual([])
  })
})
