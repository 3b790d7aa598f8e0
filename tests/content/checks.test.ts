import { describe, expect, it } from 'vitest'
import { checkEdited } from '#content/checks/hand-edited.ts'
import { checkGoals, checkMinutes, checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { checkMacrons } from '#content/checks/text.ts'
import { checkResidue } from '#content/checks/words/residue.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { splitReo } from '#content/reo.ts'
import type { Resource } from '#content/resource.ts'
import { summarisePlan } from '#content/summary.ts'
import type { Task } from '#content/task.ts'
import { chatTitle } from '#content/title.ts'
import { ask, BLOCKS, contextOf, planFor, resourceFor, stored } from './support.ts'

const [block] = BLOCKS.filter(
  ({ skill, year_group }) => skill === 'Rational numbers' && year_group === 'Year 5',
)
if (!block) throw new Error('the block is gone')
const context = contextOf(block, block.goals.length - 1)
const plan = planFor(ask('50 minutes on fractions of a set in the māra kai', { context }))
const worksheet = resourceFor(ask('A worksheet', { context }))

function changed(change: (copy: LessonPlan) => void): LessonPlan {
  const copy = structuredClone(plan)
  change(copy)
  return copy
}
const faults = (given: LessonPlan) =>
  checkPlan(given, stored)
    .filter(({ ok }) => !ok)
    .map(({ id }) => id)

/** Plants a fault in the first task of the pupil page that has one with working, and in its key. */
function change(copy: Resource, plant: (task: Task) => Task): void {
  const pages = copy.sections.flatMap((section) => ('tasks' in section ? [section] : []))
  const id = pages.flatMap(({ tasks }) => tasks).find(({ working }) => (working?.length ?? 0) > 6)?.id
  for (const page of pages) page.tasks = page.tasks.map((task) => (task.id === id ? plant(task) : task))
}

describe('checks of a plan', () => {
  it('pass for what the planner makes', () => {
    expect(checkPlan(plan, stored).filter(({ ok }) => !ok)).toEqual([])
    expect(checkResource(worksheet, stored).filter(({ ok }) => !ok)).toEqual([])
  })

  it('catch minutes that do not add up, and gaps between steps', () => {
    const longer = changed((copy) => {
      const step = planSection(copy, 'phases')?.steps[1]
      if (step) step.minutes += 1
    })
    expect(checkMinutes(longer)).toMatchObject({ ok: false, how: expect.stringContaining('not 50') })
    const gap = changed((copy) => {
      const step = planSection(copy, 'phases')?.steps[2]
      if (step) step.from += 1
    })
    expect(faults(gap)).toEqual(['minutes'])
  })

  it('catch a goal whose wording was changed by one letter, and an invented one', () => {
    const goals = structuredClone(planSection(plan, 'curriculum-goal')?.goals ?? [])
    const [goal] = goals
    if (!goal) throw new Error('no goal')
    expect(checkGoals([{ ...goal, wording: goal.wording.replace('.', '') }], stored).ok).toBe(false)
    expect(checkGoals([{ ...goal, goalId: 'maths-invented-01' }], stored).ok).toBe(false)
  })

  it('catch a wrong answer, a missing section, a missing macron and residue', () => {
    expect(
      faults(
        changed((copy) => {
          const task = planSection(copy, 'answers')?.tasks[0]
          if (task) task.answer = '999'
        }),
      ),
    ).toEqual(['answers'])
    expect(
      faults(
        changed((copy) => {
          copy.sections = copy.sections.filter(({ id }) => id !== 'vocabulary')
        }),
      ),
    ).toEqual(['sections'])
    expect(
      faults(
        changed((copy) => {
          planSection(copy, 'next-steps')?.items.push('Tell the whanau.')
        }),
      ),
    ).toEqual(['macrons'])
    expect(
      faults(
        changed((copy) => {
          planSection(copy, 'reflection')?.items.push('undefined')
        }),
      ),
    ).toEqual(['residue'])
  })

  it('catch a question without an answer on the teacher page', () => {
    const copy: typeof worksheet = JSON.parse(JSON.stringify(worksheet))
    const key = copy.sections.find((section) => section.id === 'key')
    if (key?.id === 'key') key.groups[0]?.tasks.pop()
    expect(
      checkResource(copy, stored)
        .filter(({ ok }) => !ok)
        .map(({ id }) => id),
    ).toEqual(['key'])
  })

  it.each<[fault: string, id: string, plant: (copy: typeof worksheet) => void]>([
    ['a wrong answer', 'answers', (copy) => change(copy, (task) => ({ ...task, answer: '999' }))],
    [
      'an American spelling',
      'english',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Color it.` })),
    ],
    [
      'a missing macron',
      'macrons',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Ask your whanau.` })),
    ],
    [
      'an English plural',
      'plurals',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Count the kererūs.` })),
    ],
    [
      'a pupil’s name beside a need',
      'personal',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Wiremu has dyslexia.` })),
    ],
    [
      'an e-mail address',
      'personal',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Write to mum@example.nz` })),
    ],
    [
      'residue of a program',
      'residue',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} [object Object]` })),
    ],
    [
      'an answer on a pupil page',
      'key',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} Answer: ${task.answer}` })),
    ],
    [
      'the working on a pupil page',
      'key',
      (copy) => change(copy, (task) => ({ ...task, prompt: `${task.prompt} ${task.working}` })),
    ],
    ['no room to write', 'room', (copy) => change(copy, (task) => ({ ...task, space: 'none' }))],
    [
      'a page that overflows',
      'page',
      (copy) => {
        for (const page of copy.sections)
          if (page.id === 'tasks-core')
            page.tasks = page.tasks.map((task) => ({
              ...task,
              space: 'long',
              prompt: task.prompt.repeat(16),
            }))
      },
    ],
    [
      'an invented goal',
      'goals',
      (copy) => {
        for (const page of copy.sections)
          if (page.id === 'key') page.goals = page.goals.map((goal) => ({ ...goal, goalId: 'maths-99' }))
      },
    ],
  ])('catch %s planted in a worksheet', (_fault, id, plant) => {
    const copy: typeof worksheet = JSON.parse(JSON.stringify(worksheet))
    plant(copy)
    expect(
      checkResource(copy, stored)
        .filter(({ ok }) => !ok)
        .map((one) => one.id),
    ).toContain(id)
  })

  it('catch a key that was moved onto a pupil’s sheet by hand', () => {
    const html = resourceHtml(worksheet)
    const faultsOf = (text: string) =>
      checkEdited(text)
        .filter(({ ok }) => !ok)
        .map(({ id }) => id)
    expect(faultsOf(html)).toEqual([])
    expect(faultsOf(html.replace('class="page teacher"', 'class="teacher"'))).toEqual(['key'])
  })

  it('leave double vowels alone where a text uses them on purpose, and web addresses', () => {
    expect(checkMacrons(['Maaori and whaanau, with the whanau']).ok).toBe(true)
    expect(checkMacrons(['https://tahurangi.education.govt.nz']).ok).toBe(true)
    expect(checkResidue(['a plain sentence']).ok).toBe(true)
  })

  it('find no missing macron in the curriculum itself', () => {
    const texts = BLOCKS.flatMap(({ goals }) => goals.map(({ outcome }) => outcome))
    expect(checkMacrons(texts)).toMatchObject({ ok: true })
  })
})

describe('printed pages', () => {
  it('[GEN-07] mark te reo Māori for screen readers, and the page as NZ English', () => {
    const html = planHtml(plan)
    expect(html).toContain('<html lang="en-NZ">')
    expect(html).toContain('<dt lang="mi">hautau</dt>')
    expect(
      splitReo('In the māra kai: seeds')
        .map(({ text }) => text)
        .join(''),
    ).toBe('In the māra kai: seeds')
    expect(splitReo('In the māra kai').at(-1)).toEqual({ text: 'māra kai', lang: 'mi' })
  })

  it('have a mark on every section, load nothing, and keep the answers on the teacher page', () => {
    const html = resourceHtml(worksheet)
    const [pupil = '', teacher = ''] = html.split('<section data-section="key" class="page teacher">')
    expect(worksheet.sections.every(({ id }) => html.includes(`data-section="${id}"`))).toBe(true)
    expect(html).not.toMatch(/<link|<script|src=|url\(|@import/)
    expect(teacher).toContain('For the teacher: answers')
    const key = worksheet.sections.find((section) => section.id === 'key')
    const working =
      key?.id === 'key' ? key.groups.flatMap(({ tasks }) => tasks.map((task) => task.working ?? '')) : []
    expect(working.length).toBeGreaterThan(10)
    expect(working.filter((text) => text.length > 6 && pupil.includes(text))).toEqual([])
    expect(pupil.replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')).not.toMatch(/support|extension|core/i)
  })
})

describe('small helpers of the chat', () => {
  it('[GEN-18] summarise a plan into a prompt whose worksheet keeps its goal and topic', () => {
    const prompt = summarisePlan(planMarkdown(plan)) ?? ''
    expect(prompt).toContain(context.goals[0]?.outcome)
    const resource = resourceFor(ask(prompt))
    expect(resource.sections[0]).toMatchObject({
      title: 'In the māra kai: fractions of a number',
      subtitle: 'Year 5 · Mathematics and statistics',
    })
    const key = resource.sections.find((section) => section.id === 'key')
    expect(key?.id === 'key' && key.goals[0]).toMatchObject({
      wording: context.goals[0]?.outcome,
      status: 'in force',
      source: planSection(plan, 'curriculum-goal')?.goals[0]?.verified
        ? context.goals[0]?.source
        : 'unverified',
    })
    expect(resourceHtml(resource)).toContain('carried over from your lesson plan')
  })

  it('make no summary of a text that is no plan', () => {
    expect(summarisePlan('hello')).toBeNull()
  })

  it.each([
    [
      'Can you please make me a lesson plan on fractions of a set for my Year 5 class, 50 minutes',
      'Fractions of a set, Year 5',
    ],
    ['volcanoes', 'Volcanoes'],
    ['Kia ora', 'Kia ora'],
    ['   ', 'New chat'],
  ])('[GEN-08] title a chat after “%s”', (message, title) => {
    expect(chatTitle(message)).toBe(title)
  })

  it('keep a title to 50 characters', () => {
    expect(chatTitle(`Lesson on ${'kererū '.repeat(40)}`).length).toBeLessThanOrEqual(50)
  })
})
