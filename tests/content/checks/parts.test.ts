import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { handEditedReport } from '#content/checks/shown-report.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage, TeacherPage } from '#content/resource.ts'
import { ask, planFor, resourceFor, stored } from '../support.ts'

const plan = planFor(ask('Year 3 lesson on telling the time to the half hour, 40 minutes'))
const sheet = resourceFor(ask('Year 5 rounding to the nearest hundred worksheet'))

function planFaults(change: (copy: LessonPlan) => void): string[] {
  const copy = structuredClone(plan)
  change(copy)
  return checkPlan(copy, stored).flatMap(({ ok, how }) => (ok ? [] : [how]))
}

function sheetFaults(change: (page: TaskPage, key: TeacherPage, copy: Resource) => void): string[] {
  const copy: Resource = JSON.parse(JSON.stringify(sheet))
  const page = copy.sections.find(({ id }) => id === 'tasks-core')
  const key = copy.sections.find(({ id }) => id === 'key')
  if (page?.id !== 'tasks-core' || key?.id !== 'key') throw new Error('no core page or no key')
  change(page, key, copy)
  return checkResource(copy, stored).flatMap(({ ok, how }) => (ok ? [] : [how]))
}

describe('sections of a plan', () => {
  it('are all filled in what the planner makes', () => {
    expect(planFaults(() => {})).toEqual([])
  })

  it.each(['prior-knowledge', 'next-steps', 'reflection'] as const)('%s cannot be empty', (id) => {
    const faults = planFaults((copy) => {
      const section = planSection(copy, id)
      if (section) section.items = []
    })
    expect(faults).toEqual([expect.stringContaining('is empty')])
  })

  it('a note does not fill an empty vocabulary', () => {
    const faults = planFaults((copy) => {
      const section = planSection(copy, 'vocabulary')
      if (section) section.words = []
    })
    expect(faults).toEqual(['“Vocabulary” is empty'])
  })

  it('a step needs someone who does something', () => {
    const faults = planFaults((copy) => {
      const step = planSection(copy, 'phases')?.steps[4]
      if (step) Object.assign(step, { teacher: [''], pupils: [] })
    })
    expect(faults).toEqual(['in the step “Share” nobody does anything'])
  })
})

describe('answers of a plan', () => {
  it('count the exit ticket once', () => {
    const answers = planSection(plan, 'answers')?.tasks ?? []
    const line = checkPlan(plan, stored).find(({ id }) => id === 'answers')
    expect(line?.how).toContain(`${answers.filter(({ check }) => check !== null).length} worked out again`)
  })

  it('count it beside the answers when the two differ, so that a wrong one is found', () => {
    const copy = planFor(ask('Year 6 lesson on telling the time, no materials'))
    const exit = planSection(copy, 'assessment')?.exitTicket
    if (exit) exit.answer = '99:99'
    expect(checkPlan(copy, stored).filter(({ ok }) => !ok)).toHaveLength(1)
  })
})

describe('pages and key of a sheet', () => {
  it('have nothing to find in what the planner makes', () => {
    expect(sheetFaults(() => {})).toEqual([])
  })

  it('name the question whose answer is another one on the teacher page', () => {
    const faults = sheetFaults((_, key) => {
      const task = key.groups.find(({ level }) => level === 'core')?.tasks[2]
      if (task) task.answer = '12,345'
    })
    expect(faults).toEqual([expect.stringMatching(/^Question 3 on the student page ●: .*12,345/)])
  })

  it('name a question that stands twice', () => {
    const faults = sheetFaults((page, key) => {
      const [first, , , fourth] = page.tasks
      const keyed = key.groups.flatMap(({ tasks }) => tasks).find(({ id }) => id === fourth?.id)
      if (!first || !fourth || !keyed) throw new Error('too few questions')
      const { prompt, answer, check } = first
      for (const task of [fourth, keyed]) Object.assign(task, { prompt, answer, check, figure: null })
    })
    expect(faults).toEqual(['Question 4 on the student page ● is the same as question 1'])
  })

  it.each([
    ['9 × 7 = 63', '63', true],
    ['True or false? 9 × 7 = 63', 'true', false],
    ['Solve: 2n + 3 = 63', '63', false],
    ['Fill in the gap: ____ × 7 = 63', '63', false],
  ])('“%s” gives its answer %s away: %s', (prompt, answer, given) => {
    const faults = sheetFaults((page, key) => {
      const [task] = page.tasks
      const keyed = key.groups.flatMap(({ tasks }) => tasks).find(({ id }) => id === task?.id)
      for (const one of [task, keyed]) if (one) Object.assign(one, { prompt, answer, check: null })
    })
    expect(faults.some((fault) => fault.includes('gives an answer away'))).toBe(given)
  })

  it('say when questions point into a text that is not printed', () => {
    const faults = sheetFaults((page, key) => {
      for (const tasks of [page.tasks, key.groups.find(({ level }) => level === 'core')?.tasks ?? []])
        Object.assign(tasks[0] ?? {}, { prompt: 'Who came late?', answer: 'Paragraph 2: Tama', check: null })
    })
    expect(faults).toEqual(['the student page ● has questions about a text, and no text'])
  })
})

describe('a document edited by hand', () => {
  it('may name the source of our list of goals, and no other site of that kind', () => {
    const open = (html: string) => handEditedReport(html).filter(({ what }) => /links/.test(what))
    expect(
      open('<p>read through https://github.com/Tobillicious/te-kete-ako-production, file 3</p>'),
    ).toEqual([])
    expect(open('<p>https://github.com/someone/else</p>')).toHaveLength(1)
  })

  it('has its finished sums worked out again', () => {
    const sums = (html: string) => handEditedReport(html).filter(({ what }) => /sums/.test(what))
    expect(sums('<p>So 9 × 6 = 56.</p>')).toMatchObject([{ how: 'it says 9 × 6 = 56, but 9 × 6 is 54' }])
    expect(sums('<p>So 9 × 6 = 54.</p><p>Find the mistake: 9 × 6 = 56</p>')).toEqual([])
  })
})

describe('the topic and the materials of a plan', () => {
  it('an intention about another thing is named', () => {
    const faults = planFaults((copy) => {
      const intention = planSection(copy, 'learning-intention')
      if (intention) intention.walt = 'describe how penguins raise their chicks'
    })
    expect(faults).toEqual([expect.stringContaining('penguins')])
  })

  it.each([
    ['Hand out a thermometer and three balloons to each pair.', 'thermometer, balloons'],
    ['Give each group a bucket.', 'bucket'],
  ])('“%s” is named where the list lacks it', (line, things) => {
    const faults = planFaults((copy) => planSection(copy, 'phases')?.steps[1]?.teacher.push(line))
    expect(faults).toEqual([`the steps use ${things}, not listed under Resources needed`])
  })

  it.each([
    'Use today’s step for balloon cars.',
    'Talk about what a thermometer does.',
    '3. Take the seeds away: 9 − 4 =',
  ])('“%s” needs nothing', (line) => {
    expect(planFaults((copy) => planSection(copy, 'phases')?.steps[1]?.teacher.push(line))).toEqual([])
  })
})
