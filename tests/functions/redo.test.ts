import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { recompute } from '#content/checks/recompute.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import type { ReplySection } from '#content/contract.ts'
import { type LessonPlan, type PlanSection, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { replaceSection, sectionIn } from '#content/replace-section.ts'
import type { Resource, TeacherPage } from '#content/resource.ts'
import { builtInFrom } from '../../supabase/functions/_shared/generate/built-in.ts'
import type { JobInput, JobPart, Patch } from '../../supabase/functions/_shared/generate/jobs.ts'
import { PermanentFailure } from '../../supabase/functions/_shared/generate/provider.ts'
import { ask, planFor, resourceFor, stored } from '../content/support.ts'
import { bank } from '../quality/ask/bank.ts'
import { CONTEXT, JOB } from './model/write-with-model.ts'

const builtIn = builtInFrom(bank)

const ASKED = 'Year 5 fractions of a set, 50 minutes, in the māra kai'
const TOPIC = planFor(ask(ASKED, { context: CONTEXT }))
const FRAME = planFor(ask('A lesson on volcanoes for Year 6, 60 minutes'))
const SHEET: Resource = resourceFor(ask('A worksheet on fractions of a set for Year 5', { context: CONTEXT }))

function redo(
  doc: LessonPlan | Resource,
  section: string,
  content: string,
  html: string | null = null,
): JobInput {
  return {
    generator_type: doc.format === 'plan' ? 'lessonPlan' : 'resourceGenerator',
    title: 'A chat',
    content,
    context: null,
    history: [
      { role: 'user', content: ASKED },
      { role: 'assistant', content: doc.format === 'plan' ? planMarkdown(doc) : 'Here is your worksheet.' },
    ],
    doc: null,
    part: { reply_id: 'r0', section, doc, doc_version: doc.version, html },
  }
}

async function redone(input: JobInput, id = 'm2'): Promise<Patch> {
  const writing = await builtIn.write({ ...JOB, message_id: id }, input, AbortSignal.timeout(60_000))
  const written: ReplySection[] = []
  for await (const section of writing.sections) written.push(section)
  expect(written.map((section) => section.id)).toEqual(writing.outline.map((entry) => entry.id))
  return writing.patch(written, true)
}

const others = (sections: readonly { id: string }[], ...not: string[]) =>
  JSON.stringify(sections.filter(({ id }) => !not.includes(id)))

const faults = (plan: LessonPlan) => checkPlan(plan, stored).filter(({ ok }) => !ok)

const CHANGES = [
  'Make it shorter',
  'Give it in more detail',
  'Make it easier',
  'Make it harder',
  'Write it again',
]
const SECTIONS = [...new Set([...TOPIC.sections, ...FRAME.sections].map(({ id }) => id))]

describe('a redone section of a plan', () => {
  it.each(SECTIONS)(
    '%s: every other section stays byte-identical, or the teacher is told why nothing changed',
    async (id) => {
      for (const plan of [TOPIC, FRAME])
        for (const change of CHANGES) {
          if (!plan.sections.some((section) => section.id === id)) continue
          try {
            const { doc } = (await redone(redo(plan, id, change))) as { doc: LessonPlan }
            expect(others(doc.sections, id)).toBe(others(plan.sections, id))
            expect(others(doc.sections)).not.toBe(others(plan.sections))
            expect(doc.outline).toEqual(plan.outline)
          } catch (error) {
            if (!(error instanceof PermanentFailure)) throw error
            expect(error.teacherText).toContain('It was not counted.')
          }
        }
    },
  )

  it.each([
    'learning-intention',
    'prior-knowledge',
    'resources',
    'phases',
    'differentiation',
    'misconceptions',
    'assessment',
    'next-steps',
  ])('%s can be changed in all five ways, each with another result', async (id) => {
    for (const plan of [TOPIC, FRAME]) {
      const made = await Promise.all(
        CHANGES.map(async (change) => {
          const { doc } = (await redone(redo(plan, id, change))) as { doc: LessonPlan }
          expect(faults(doc)).toEqual(faults(plan))
          return JSON.stringify(doc.sections.find((section) => section.id === id))
        }),
      )
      expect(new Set(made).size).toBe(CHANGES.length)
    }
  })

  it('steps can be made easier, harder, shorter and longer, while minutes, questions and answers stay', async () => {
    const before = planSection(TOPIC, 'phases')
    const words = (section: PlanSection | undefined) => JSON.stringify(section).length
    const madeWith = async (change: string) => {
      const { doc } = (await redone(redo(TOPIC, 'phases', change))) as { doc: LessonPlan }
      const now = planSection(doc, 'phases')
      expect(now?.steps.map(({ minutes }) => minutes)).toEqual(before?.steps.map(({ minutes }) => minutes))
      for (const task of planSection(TOPIC, 'answers')?.tasks ?? [])
        expect(JSON.stringify(now)).toContain(JSON.stringify(task.prompt).slice(1, -1))
      return words(now)
    }
    expect(await madeWith('shorter please')).toBeLessThan(words(before))
    for (const change of ['more detail', 'make it easier', 'make it harder'])
      expect(await madeWith(change)).toBeGreaterThan(words(before))
  })

  it('keeps edits by hand in every other section, byte for byte', async () => {
    const edited = planHtml(TOPIC).replace(
      '<h2>Reflection</h2>',
      '<h2>What I saw</h2><p>Sam’s own notes &amp; <b>marks</b></p>',
    )
    const { html_content: html = '' } = await redone(redo(TOPIC, 'misconceptions', 'Make it shorter', edited))
    expect(html).not.toBe(edited)
    const [was, is] = [sectionIn(edited, 'misconceptions') ?? '', sectionIn(html, 'misconceptions') ?? '']
    expect(html.replace(is, was)).toBe(edited)
  })

  it('is refused when it is no longer in the plan', async () => {
    await expect(redone(redo(TOPIC, 'no-such-part', 'again'))).rejects.toMatchObject({
      teacherText: 'That part is no longer in this document. It was not counted.',
    })
  })

  it('becomes a whole reply when this version cannot read its document', async () => {
    const input = redo(TOPIC, 'phases', `${ASKED}. Make the steps shorter`)
    const { doc } = await redone({
      ...input,
      history: [],
      part: { ...(input.part as object), doc: { format: 'plan', version: 99 } } as JobPart,
    })
    expect((doc as LessonPlan).sections.length).toBeGreaterThan(10)
  })
})

describe('a redone page of a worksheet', () => {
  const keyOf = (doc: Resource) =>
    doc.sections.find((section): section is TeacherPage => section.id === 'key')

  it.each(CHANGES)(
    '%s: the other pages stay byte-identical, and the teacher page has the right answers',
    async (change) => {
      const { doc } = (await redone(redo(SHEET, 'tasks-core', change))) as { doc: Resource }
      expect(others(doc.sections, 'tasks-core', 'key')).toBe(others(SHEET.sections, 'tasks-core', 'key'))
      const groups = (key: TeacherPage | undefined) => key?.groups.filter(({ level }) => level !== 'core')
      expect(groups(keyOf(doc))).toEqual(groups(keyOf(SHEET)))
      expect(checkResource(doc, stored).filter(({ ok }) => !ok)).toEqual([])
      for (const { tasks } of keyOf(doc)?.groups ?? [])
        for (const task of tasks) expect(recompute(task)).not.toBe('wrong')
    },
  )

  it.each(['Make it shorter', 'Make it easier', 'Make it harder'])(
    '%s: also for a page of a frame without material',
    async (change) => {
      const frame: Resource = resourceFor(ask('A worksheet on volcanoes for Year 6'))
      const { doc } = (await redone(redo(frame, 'tasks-core', change))) as { doc: Resource }
      expect(others(doc.sections, 'tasks-core', 'key')).toBe(others(frame.sections, 'tasks-core', 'key'))
      expect(others(doc.sections, 'key')).not.toBe(others(frame.sections, 'key'))
      expect(checkResource(doc, stored).filter(({ ok }) => !ok)).toEqual([])
    },
  )

  it('keeps edits by hand, even those on the teacher page', async () => {
    const edited = resourceHtml(SHEET)
      .replace('<h3>Check this</h3>', '<h3>Check this</h3><p>Room 5 only</p>')
      .replace('</h1>', '</h1><p>Bring a ruler</p>')
    const { html_content: html = '' } = await redone(redo(SHEET, 'tasks-core', 'Make it harder', edited))
    expect(html).toContain('Bring a ruler')
    expect(html).toContain('Room 5 only')
    expect(sectionIn(html, 'tasks-support')).toBe(sectionIn(edited, 'tasks-support'))
    expect(sectionIn(html, 'tasks-core')).not.toBe(sectionIn(edited, 'tasks-core'))
    const fresh = await redone(redo(SHEET, 'tasks-core', 'Make it harder', null))
    expect(sectionIn(html, 'tasks-core')).toBe(sectionIn(fresh.html_content ?? '', 'tasks-core'))
    const bodies = (text: string | null) => text?.match(/<tbody>[\s\S]*?<\/tbody>/g)
    expect(bodies(sectionIn(html, 'key'))).toEqual(bodies(sectionIn(fresh.html_content ?? '', 'key')))
  })
})

describe('replacing a section in HTML', () => {
  it('leaves 100 documents byte-identical everywhere else', () => {
    const html = planHtml(TOPIC)
    const ids = TOPIC.outline.map(({ id }) => id)
    for (let n = 0; n < 100; n++) {
      const id = ids[n % ids.length] ?? ''
      const put = `<section data-section="${id}"><p>number ${n} with $& and <section>one inside</section></p></section>`
      const after = replaceSection(html, id, put, ids)
      expect(sectionIn(after, id)).toBe(put)
      expect(after.replace(put, () => sectionIn(html, id) ?? '')).toBe(html)
    }
  })

  it('puts back a section that was deleted by hand, where it belongs', () => {
    const ids = ['a', 'b', 'c']
    const html = '<body><div data-section="a">A</div><section data-section="c">C</section></body>'
    expect(replaceSection(html, 'b', '<section data-section="b">B</section>', ids)).toBe(
      '<body><div data-section="a">A</div><section data-section="b">B</section><section data-section="c">C</section></body>',
    )
    expect(replaceSection('<body>x</body>', 'c', '<p>C</p>', ids)).toBe('<body>x<p>C</p></body>')
  })
})
