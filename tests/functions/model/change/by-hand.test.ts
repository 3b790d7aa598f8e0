import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import type { Resource } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, WORKSHEET } from '../replies.ts'
import { Changes, change, madePlan, madeSheet, READ } from './document-changed.ts'

const server = new LanguageModelServer()
const changes = new Changes(server)
let plan: LessonPlan
let sheet: Resource
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
  sheet = await madeSheet(server)
})
afterAll(() => server.close())

const EXIT = {
  'exit-ticket': {
    task: {
      prompt: 'What is 3/5 of 35?',
      space: 'lines',
      proof: { kind: 'value', a: '3/5*35', b: '', show: 'number', unit: '' },
      answer: '21',
      working: '',
    },
  },
}
const NEW_EXIT = ['another exit ticket', [change(['exit-ticket']), EXIT]] as const
const SHORTER = [
  'Make it 30 minutes.',
  [change(['phases'], { understood: { ...READ, minutes: 30 } }), { phases: PLAN.phases }],
] as const
const NEW_START = [
  'change the start',
  [
    change(['phases']),
    { phases: { steps: PLAN_STEPS.map((step, at) => (at === 0 ? { ...step, teacher: ['Beans.'] } : step)) } },
  ],
] as const

/** The plan as its teacher has edited it. */
function edited(was: string, is: string): string {
  const html = planHtml(plan)
  expect(html).toContain(was)
  return html.replace(was, is)
}

const LOST = /words you had written by hand were replaced/

describe('what a teacher wrote by hand into a plan', () => {
  it.each([NEW_EXIT, SHORTER, NEW_START])(
    'stays in the lines that “%s” does not change',
    async (asked, answers) => {
      const html = [
        ['Rove and listen.', 'Rove and listen. Sit with the kōwhai group first.'],
        ['Mere plants 3/4 of 24 seeds.', 'Hana plants 3/4 of 24 seeds.'],
        ['Parts that are not equal', 'Parts that are not the same size'],
        ['<b>18</b>', '<b>18 seeds</b>'],
        ['<li>Talk with a partner.</li>', ''],
      ].reduce((all, [was = '', is = '']) => all.replace(was, is), planHtml(plan))
      const after = await changes.after(plan, asked, answers, { html })
      expect(after.html).toContain('Sit with the kōwhai group first.')
      expect(after.html).toContain('Hana plants 3/4 of 24 seeds.')
      expect(after.html).not.toContain('Mere plants')
      expect(after.html).toContain('Parts that are not the same size')
      expect(after.html).toContain('<b>18 seeds</b>')
      expect(after.doc.notDone?.join()).not.toMatch(LOST)
    },
  )

  it('is not sent with a child’s name beside a need, and stays in the plan', async () => {
    const html = edited('Rove and listen.', 'Rove and listen. Brayden has dyslexia: read it to him.')
    const [asked, answers] = NEW_EXIT
    const after = await changes.after(plan, asked, answers, { html })
    const sent = JSON.stringify(server.heard)
    expect(sent).toContain('has dyslexia')
    expect(sent).not.toContain('Brayden')
    expect(after.html).toContain('Brayden has dyslexia: read it to him.')
  })

  it('is told to the model as the teacher’s own words, line by line, and as data', async () => {
    const html = edited('Rove and listen.', 'Rove and listen. Sit with the kōwhai group first.').replace(
      'Hold up 12 seeds. How could two of us share?',
      '',
    )
    const [asked, answers] = NEW_EXIT
    await changes.after(plan, asked, answers, { html })
    const [choosing = '', writing = ''] = server.heard.map(({ prompt }) => prompt)
    expect(choosing).toContain('“Lesson steps” was changed by the teacher by hand and now reads:')
    expect(choosing).not.toContain('“Safety” was changed')
    expect(writing).toMatch(
      /The teacher wrote these lines of “Lesson steps”:\n- [^\n]*Sit with the kōwhai group first\.\nThe teacher took these lines out/,
    )
    expect(writing).toMatch(
      /took these lines out of “Lesson steps”:\n(?:- .*\n)*- Hold up 12 seeds\. How could two of us share\?/,
    )
    expect(writing).toContain('What the teacher wrote stays letter for letter')
    expect(writing).toMatch(
      /<<the document as it is \w+>>[\s\S]*kōwhai group[\s\S]*<<end the document as it is/,
    )
  })

  it('is named where what was asked for took its place, above the plan and among the points to check', async () => {
    const html = edited('Hold up 12 seeds.', 'Hold up 12 kūmara from our garden.')
    const { doc, html: now } = await changes.after(plan, ...NEW_START, { html })
    const told =
      'In “Lesson steps”, words you had written by hand were replaced: “Hold up 12 kūmara from our garden. How could two of us share?”. The version before, in this chat, still has them.'
    expect(now).toContain('Beans.')
    expect(doc.notDone?.[0]).toBe(told)
    expect(planSection(doc, 'about')?.checkThis[0]).toBe(told)
    expect(now).toContain('Hold up 12 kūmara from our garden.')
  })

  it('is named once: the next change says nothing of it', async () => {
    const html = edited('Hold up 12 seeds.', 'Hold up 12 kūmara.')
    const first = await changes.after(plan, ...NEW_START, { html })
    const next = await changes.after(
      first.doc,
      'safety for soil',
      [change(['safety']), { safety: { items: ['Wash hands.'] } }],
      { html: first.html },
    )
    expect(JSON.stringify([next.doc, next.html])).not.toMatch(LOST)
    expect(JSON.stringify(first.doc)).toMatch(LOST)
  })

  it('says nothing where nothing was edited', async () => {
    const { doc } = await changes.after(plan, ...NEW_START, { html: planHtml(plan) })
    expect(JSON.stringify(doc)).not.toMatch(LOST)
  })
})

it('a page of a sheet that is written anew keeps the teacher’s words, or they are named in the chat', async () => {
  const html = resourceHtml(sheet)
    .replace(/(data-section="tasks-core"[\s\S]*?)Work it out and show/, '$1Use the counters and show')
    .replace('What is 1/2 of 14?', 'Find half of 14 kūmara.')
  const { html: now, note } = await changes.after(
    sheet,
    'middle page harder',
    [
      change(['tasks-core']),
      {
        'tasks-core': {
          ...WORKSHEET['tasks-extension'],
          instructions: (WORKSHEET['tasks-core'] as { instructions: string }).instructions,
        },
      },
    ],
    { html },
  )
  expect(now).toContain('Use the counters and show how you know.')
  expect(note).toContain(
    'In “Student page ●”, words you had written by hand were replaced: “1. Find half of 14 kūmara.”',
  )
})
