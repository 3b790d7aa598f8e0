import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { CLAIMS } from '#content/checks/printed/claim-words.data.ts'
import { claimAgainstProof } from '#content/checks/printed/claim-words.ts'
import { falseSum } from '#content/checks/printed/printed-sums.ts'
import { readQuestion } from '#content/checks/printed/read-question.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { ask, planFor, resourceFor, stored } from '../support.ts'

describe('a printed question', () => {
  it.each([
    ['14 × 3 =', '42', '41'],
    ['Work out 6 × (2 + 3).', '30', '15'],
    ['1/2 + 1/4 =', '3/4', '2/6'],
    ['23 ÷ 4 =', '5 remainder 3', '5 remainder 2'],
    ['Find three quarters of 36.', '27', '9'],
    ['What is 15% of $60?', '$9', '$15'],
    ['Round 4,651 to the nearest hundred.', '4,700', '4,600'],
    ['Round 3.46 to the nearest tenth.', '3.5', '3.4'],
    ['True or false? 8 × 7 = 54', 'false', 'true'],
    ['Write <, > or = to make this true: 3/8 ____ 1/2', '<', '>'],
    ['Find the missing number: 12 − □ = 5', '7', '17'],
    ['Solve: 3x + 2 = 20', 'x = 6', 'x = 8'],
    ['Write 7/20 as a percentage.', '35%', '72%'],
    ['Write in order, smallest first: 0.4   1/3   35%', '1/3 < 35% < 0.4', '0.4 < 1/3 < 35%'],
    ['Write the next two numbers: 41, 37, 33, ____ , ____', '29, 25', '29, 24'],
    ['Draw a bar of 3 equal parts and shade 1. Find one third of 21.', '7', '3'],
  ])('“%s” takes %s and not %s', (question, right, wrong) => {
    const judge = readQuestion(question)
    expect(judge?.(right)).toBeUndefined()
    expect(judge?.(wrong)).toEqual(expect.any(String))
  })

  it.each([
    'Ana has 4 bags of 6 shells. She gives 3 away. How many are left?',
    'Estimate 48 × 21 by rounding first.',
    'Who wrote the letter in 1840?',
    'Is 24 + 17 about 40?',
  ])('is left to its proof where it is more than a sum: “%s”', (question) => {
    expect(readQuestion(question)).toBeNull()
  })

  it('is not judged by an answer in words', () => {
    expect(readQuestion('8 × 4 =')?.('Look for: doubles twice')).toBeUndefined()
  })
})

describe('a finished sum in a line', () => {
  it.each([
    ['Working: 48 ÷ 6 = 9.', '48 ÷ 6 is 8'],
    ['Think aloud: 20 × 3 + 4 × 3 = 60 + 15 = 75', 'is 72'],
    ['1,250 + 750 = 1,900', 'is 2,000'],
  ])('is found where it is false: “%s”', (line, truth) => {
    expect(falseSum(line)).toContain(truth)
  })

  it.each([
    '48 ÷ 6 = 8',
    '22 ÷ 7 = 3.14',
    '17 ÷ 5 = 3 remainder 2',
    'Tom says 3 + 4 = 8. What is his mistake?',
    '2x + 3 = 11',
    '10% of 50 − 2 = 3',
    '9:30 + 45 = 10:15',
    'Write 12 = 7 + 5 and 8 + 4 = 6 + 6.',
    '____ + 5 = 9',
  ])('is left alone in “%s”', (line) => {
    expect(falseSum(line)).toBeUndefined()
  })
})

describe('the words of a story and its proof', () => {
  const task = (prompt: string, expr: string) =>
    ({ prompt, check: { kind: 'value', expr }, figure: null }) as Parameters<typeof claimAgainstProof>[0]

  it.each([
    ['Mere bakes 30 scones and sells 2/5 of them. How many are left?', '2/5*30'],
    ['A kite is $40. There is $15 off. What does it cost now?', '40+15'],
    ['Ioane has 12 cards and Sina has 7. How many more has Ioane?', '12+7'],
    ['There are 6 trays of 8 buns each. How many buns altogether?', '6+8'],
  ])('differ in “%s” worked out as %s', (prompt, expr) => {
    expect(claimAgainstProof(task(prompt, expr))).toEqual(expect.any(String))
  })

  it.each([
    ['Mere bakes 30 scones and sells 2/5 of them. How many are left?', '30-2/5*30'],
    ['Mere bakes 30 scones and sells 2/5 of them. How many are left?', '3/5*30'],
    ['A kite is $40. There is 25% off. How much do you save?', '25/100*40'],
    ['There are 6 trays of 8 buns each. How many buns altogether?', '6*8'],
    ['Turn left twice, then go 3 steps and 4 steps. How many steps is that?', '3+4'],
  ])('agree in “%s” worked out as %s', (prompt, expr) => {
    expect(claimAgainstProof(task(prompt, expr))).toBeUndefined()
  })

  it.each(CLAIMS.flatMap(({ asks, tells, unless }) => [asks, tells, unless].flatMap((one) => one ?? [])))(
    'pattern $pattern finds its examples and no near miss',
    ({ pattern, matches, misses }) => {
      expect(matches.filter((text) => !pattern.test(text))).toEqual([])
      expect(misses.filter((text) => pattern.test(text))).toEqual([])
    },
  )
})

describe('a document', () => {
  const sheet = resourceFor(ask('Year 4 subtraction worksheet'))
  const plan = planFor(ask('Year 4 adding, 45 minutes'))

  it('names the question whose printed answer is wrong, though its data agree', () => {
    const copy: Resource = JSON.parse(JSON.stringify(sheet))
    const pages = copy.sections.filter((section): section is TaskPage => section.id === 'tasks-extension')
    const task = pages[0]?.tasks[1]
    const keyed = copy.sections.flatMap((section) =>
      section.id === 'key' ? section.groups.flatMap(({ tasks }) => tasks) : [],
    )
    for (const one of [task, keyed.find(({ id }) => id === task?.id)])
      if (one)
        Object.assign(one, { prompt: '900 − 250 =', answer: '640', check: { kind: 'value', expr: '640' } })
    const faults = checkResource(copy, stored).filter(({ ok }) => !ok)
    expect(faults).toMatchObject([
      { id: 'answers', how: 'Question 2 on the student page ■: the key says 640, but 900 − 250 is 650' },
    ])
  })

  it('has its sums in the steps worked out again', () => {
    const copy = structuredClone(plan)
    planSection(copy, 'phases')?.steps[1]?.teacher.push('Working: 35 + 28 = 53.')
    expect(checkPlan(copy, stored).filter(({ ok }) => !ok)).toMatchObject([
      { id: 'answers', how: 'In the step “I do” it says 35 + 28 = 53, but 35 + 28 is 63' },
    ])
  })

  it('has a question beside its answer in the steps worked out again', () => {
    const copy = structuredClone(plan)
    planSection(copy, 'phases')?.steps[2]?.teacher.push('Together: 40 + 36 = (86)')
    expect(checkPlan(copy, stored).filter(({ ok }) => !ok)).toHaveLength(1)
  })

  it('keeps to simplest form where it asks for it', () => {
    const copy = structuredClone(plan)
    planSection(copy, 'learning-intention')?.criteria.splice(0, 1, 'write fractions in simplest form')
    const [task] = planSection(copy, 'answers')?.tasks ?? []
    if (task) Object.assign(task, { prompt: 'What part is shaded?', answer: '6/8', check: null })
    const [fault, ...others] = checkPlan(copy, stored).filter(({ ok }) => !ok)
    expect(others).toEqual([])
    expect(fault?.how).toContain('6/8 is not in its simplest form')
  })
})
