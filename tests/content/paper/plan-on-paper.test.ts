import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import type { Figure } from '#content/task.ts'
import { ask, planFor } from '../support.ts'

const plan = planFor(ask('Year 5 fractions of a set, 50 minutes'))
const html = planHtml(plan)
const inOrder = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

describe('[GEN-05] a plan on paper', () => {
  it('begins with a line for teacher, class, room and date, where what is known stands already', () => {
    const names = '<div class="name"><span>Teacher</span><span>Class '
    expect(html.indexOf(names)).toBeLessThan(html.indexOf('<h1>'))
    const known = planFor(ask('Year 5, Room 12: fractions of a set, 50 minutes, Term 4 Week 7'))
    const header = planSection(known, 'header')
    expect(planHtml(known)).toContain(
      `<span>Class ${header?.className}</span><span>Room</span><span>Date ${header?.when ?? ''}</span>`,
    )
    expect(header?.className).toContain('Room 12')
  })

  it('leads from its line of contents to every section, in order', () => {
    const ids = plan.sections.map(({ id }) => id).filter((id) => id !== 'header')
    expect(inOrder(html, /<a href="#([\w-]+)">/g)).toEqual(ids)
    expect(inOrder(html, /<section class="plan" id="([\w-]+)"/g)).toEqual(['header', ...ids])
  })

  it('names each answer as the steps number its question', () => {
    const steps = planSection(plan, 'phases')?.steps ?? []
    const work = steps.find(({ kind }) => kind === 'you-do')?.pupils ?? []
    const rows = inOrder(html, /<dt>((?:I|We|You) do[^<]*|Exit)<\/dt>/g)
    const asked = work.filter((line) => /^\d+\. /.test(line)).map((line) => `You do ${line.split('.')[0]}`)
    expect(asked.length).toBeGreaterThan(3)
    expect(rows).toEqual([...asked, 'Exit'])
  })

  it('counts on from the tasks that a step sets before its questions', () => {
    const sections = plan.sections.map((section) =>
      section.id === 'phases'
        ? {
            ...section,
            steps: section.steps.map((step) => ({
              ...step,
              pupils: step.pupils.map((line) => line.replace(/^(\d+)/, (n) => String(Number(n) + 2))),
            })),
          }
        : section,
    )
    expect(planHtml({ sections })).toContain('<dt>You do 3</dt>')
    expect(planHtml({ sections })).not.toContain('<dt>You do 1</dt>')
  })

  it('prints the pictures of its questions', () => {
    const figure: Figure = { kind: 'clock', hour: 3, minute: 30 }
    const sections = plan.sections.map((section) =>
      section.id === 'answers'
        ? { ...section, tasks: section.tasks.map((task) => ({ ...task, figure })) }
        : section.id === 'assessment'
          ? { ...section, exitTicket: { ...section.exitTicket, figure } }
          : section,
    )
    const drawn = planHtml({ sections }).match(/<svg role="img" aria-label="A clock face/g)
    expect(drawn).toHaveLength((planSection(plan, 'answers')?.tasks.length ?? 0) + 1)
  })

  it('prints a question again beside its answer only where no step asks it word for word', () => {
    const words = html.replace(/<[^>]+>/g, '')
    const answers = html.slice(html.indexOf('id="answers"'), html.indexOf('id="next-steps"'))
    expect(answers).not.toContain('<table')
    for (const { id, prompt, answer } of planSection(plan, 'answers')?.tasks ?? []) {
      expect(answers).not.toContain(prompt)
      if (/^(?:practice|exit)/.test(id)) expect(answers).toContain(`<b>${answer}</b>`)
      expect(words).toContain(prompt)
    }
    const unasked = plan.sections.map((section) =>
      section.id === 'answers'
        ? { ...section, tasks: section.tasks.map((task) => ({ ...task, prompt: `${task.prompt} Say why.` })) }
        : section,
    )
    expect(planHtml({ sections: unasked }).match(/Say why\./g)).toHaveLength(
      planSection(plan, 'answers')?.tasks.length ?? 0,
    )
  })

  it('tells no answer again that a step tells with its question', () => {
    for (const asked of [
      'Year 2 quarter past on the clock',
      'Year 4 dot plots',
      'Year 7 order of operations',
      'Year 1 counting to 20',
    ]) {
      const told = planFor(ask(asked))
      const printed = planHtml(told)
      const answers = printed.slice(printed.indexOf('id="answers"'), printed.indexOf('id="next-steps"'))
      expect(answers, asked).not.toMatch(/<(?:dt|th scope="row")>(?:I do|We do)/)
      expect(answers, asked).toMatch(/<(?:dt|th scope="row")>Exit/)
      const steps = planSection(told, 'phases')?.steps ?? []
      const first = planSection(told, 'answers')?.tasks.find(({ id }) => id.startsWith('example'))
      const shown = steps.find(({ kind }) => kind === 'i-do')?.teacher.join(' ') ?? ''
      if (first) expect(shown, asked).toContain(first.answer)
    }
  })

  it('tells an answer in its list where the step tells another', () => {
    const sections = plan.sections.map((section) =>
      section.id === 'phases'
        ? {
            ...section,
            steps: section.steps.map((step) => ({
              ...step,
              teacher: step.teacher.map((line) => line.replace(/ \(([^()]+)\)$/, ' (about $1)')),
            })),
          }
        : section,
    )
    expect(planHtml({ sections })).toContain('<dt>We do 1</dt>')
  })

  it('names a source once, by the number after its facts', () => {
    const facts = [
      'Ice floats. (NIWA: Ice)',
      'Snow is ice. (Te Ara: Snow)',
      'Sleet melts. (NIWA: Ice)',
      'Rain is wet.',
    ]
    const printed = planHtml({ sections: [{ id: 'background', items: facts }] })
    expect(printed).toContain(
      '<li>Ice floats. <sup>1</sup></li><li>Snow is ice. <sup>2</sup></li><li>Sleet melts. <sup>1</sup></li><li>Rain is wet.</li>',
    )
    expect(printed).toContain('Sources: 1 NIWA: Ice; 2 Te Ara: Snow.')
  })

  it('goes on with the numbers of a step that is parted over rows', () => {
    const steps = planSection(plan, 'phases')?.steps ?? []
    const asked = Array.from(
      { length: 12 },
      (_, n) => `${n + 1}. Find the fraction of this rather long set of sheep.`,
    )
    const long = steps.map((step) => (step.kind === 'you-do' ? { ...step, pupils: asked } : step))
    const printed = planHtml({ sections: [{ id: 'phases', minutes: 50, steps: long }] })
    const lists = [...printed.matchAll(/<ol(?: start="(\d+)")?>([\s\S]*?)<\/ol>/g)]
    expect(lists.length).toBeGreaterThan(1)
    let next = 1
    for (const [, start, items = ''] of lists) {
      expect(Number(start ?? 1)).toBe(next)
      next += items.match(/<li>/g)?.length ?? 0
    }
    expect(next).toBe(13)
    expect(printed.match(/<th scope="row" class="min">/g)).toHaveLength(steps.length)
  })
})
