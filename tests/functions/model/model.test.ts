import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { stored } from '../../content/support.ts'
import { KeptLedger } from '../../support/kept-ledger.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, PLAN_STEPS, reply, WORKSHEET } from './replies.ts'
import { GOAL, given, MAKERS, NO_LESSONS, settings, writeAll } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

describe.each(MAKERS)('a model behind the protocol of %s', (_, maker, path, key) => {
  it('[GEN-02] [GEN-06] writes a whole plan, section by section, that passes its own checks', async () => {
    server.says(reply(PLAN))
    const { writing, written } = await writeAll(settings(server.url, maker))
    expect(server.heard).toHaveLength(1)
    expect(server.heard[0]).toMatchObject({ path, key })
    expect(written.map(({ id }) => id)).toEqual(writing.outline.map(({ id }) => id))
    const plan = writing.patch(written, true).doc as LessonPlan
    expect(checkPlan(plan, stored).filter(({ ok }) => !ok)).toEqual([])
  })

  it('is given a schema of the sections, and a token limit', async () => {
    server.says(reply(PLAN))
    await writeAll(settings(server.url, maker))
    const sent = JSON.stringify(server.heard[0]?.body)
    expect(sent).toContain('learning-intention')
    // The SDK limits the older model to 4096 tokens.
    expect(sent).toMatch(/"(?:max_tokens|maxOutputTokens)":(?:9000|4096)\b/)
    expect(sent).not.toMatch(/"(?:minLength|maxItems|minimum)"/)
  })

  it('shows each section before the model has written the next', async () => {
    let goOn: () => void = () => undefined
    const text = reply(PLAN)
    const at = text.indexOf('"resources"')
    server.says((_response, write, end) => {
      write(text.slice(0, at))
      goOn = () => {
        write(text.slice(at))
        end()
      }
    })
    const { model } = await import('../../../supabase/functions/_shared/generate/model.ts')
    const writing = await model(settings(server.url, maker), NO_LESSONS, () => new KeptLedger()).write(
      { message_id: 'm', reply_id: 'r', user_id: 'u', session_id: 's', attempt: 1 },
      given(),
      AbortSignal.timeout(10_000),
    )
    const seen: string[] = []
    for await (const { id } of writing.sections) {
      seen.push(id)
      // All of this is published although the model has sent nothing more.
      if (id === 'prior-knowledge') goOn()
    }
    expect(seen.slice(0, 4)).toEqual(['header', 'learning-intention', 'curriculum-goal', 'prior-knowledge'])
    expect(seen.at(-1)).toBe('about')
  })
})

describe('a plan written by a model', () => {
  it('has the stored goal byte for byte, our minutes, and answers worked out by code', async () => {
    server.says(
      reply(PLAN, {
        phases: {
          steps: PLAN_STEPS.map((step) => ({ ...step, minutes: 20 })),
        },
      }),
    )
    const { written } = await writeAll(settings(server.url))
    const part = (id: string) =>
      written.find((section) => section.id === id)?.doc_part as Record<string, unknown>
    expect(part('curriculum-goal').goals).toMatchObject([{ wording: GOAL, goalId: expect.any(String) }])
    const steps = part('phases').steps as { minutes: number; teacher: string[] }[]
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(50)
    // The model answered 11, but two thirds of 18 is 12.
    expect(part('answers').tasks).toMatchObject([
      { answer: '3' },
      { id: 'together-1', answer: '12', working: '2/3 × 18 = 12' },
      { answer: '5' },
      { answer: '18' },
      { answer: '3/4 of 12' },
      { id: 'exit', check: null, working: expect.stringContaining('Check this') },
    ])
    expect(steps[2]?.teacher).toContain('We do 1: What is 2/3 of 18? (12)')
    expect(part('about').lines).toContainEqual(expect.stringContaining('language model (test-model)'))
    expect(JSON.stringify(part('about').checkThis)).toContain('1 of 6 answers was not worked out')
  })

  it('passes on what the model tells the teacher: that goal and request differ', async () => {
    const note = 'The goal is on tenths, so the māra kai is only the setting.'
    server.says(reply(PLAN, { header: { title: 'Fractions in the māra kai', note } }))
    const { written } = await writeAll(settings(server.url))
    const about = written.find(({ id }) => id === 'about')?.doc_part as { checkThis: string[] }
    expect(about.checkThis[0]).toBe(note)
  })

  it('continues from the sections of an earlier attempt, and asks only for the rest', async () => {
    server.says(reply(PLAN))
    const first = await writeAll(settings(server.url))
    const doc = first.writing.patch(first.written.slice(0, 5), false).doc
    server.says(reply(PLAN, { header: { title: 'Another title' } }))
    const again = await writeAll(settings(server.url), given({ doc }))
    expect(again.written.slice(0, 5)).toEqual(first.written.slice(0, 5))
    expect(again.written.map(({ id }) => id)).toEqual(first.written.map(({ id }) => id))
    const format = server.heard.at(0)?.body.response_format as
      | { json_schema: { schema: { properties: object } } }
      | undefined
    expect(Object.keys(format?.json_schema.schema.properties ?? {})[0]).toBe('vocabulary')
  })

  it('does not forget what has to be checked in the sections of an earlier attempt', async () => {
    const overseas = { items: ['share counters as in the 4th grade'] }
    const [first, ...others] = (PLAN.questions as { tasks: object[] }).tasks
    const clock = { kind: 'clock', numbers: [3, 75], words: [] }
    const questions = {
      tasks: [first, ...others.slice(0, 1), { ...others[1], figure: clock }, ...others.slice(2)],
    }
    const parts = {
      'prior-knowledge': overseas,
      questions,
      safety: { items: ['In the 4th grade, wash hands.'] },
    }
    const checksOf = (written: { id: string; doc_part?: unknown }[]) =>
      (written.find(({ id }) => id === 'about')?.doc_part as { checkThis: string[] } | undefined)
        ?.checkThis ?? []
    server.says(reply(PLAN, parts), JSON.stringify(parts))
    const whole = await writeAll(settings(server.url))
    expect(checksOf(whole.written).join()).toMatch(
      /“Prior knowledge”: .*picture could not be drawn|picture could not be drawn.*“Prior knowledge”: /,
    )

    const upTo = whole.written.findIndex(({ id }) => id === 'safety')
    const doc = whole.writing.patch(whole.written.slice(0, upTo), false).doc
    server.says(reply(PLAN))
    const again = await writeAll(settings(server.url), given({ doc: JSON.parse(JSON.stringify(doc)) }))
    const told = checksOf(again.written)
    expect(told.filter((line) => line.startsWith('“Prior knowledge”'))).toHaveLength(1)
    expect(told.filter((line) => line.includes('picture could not be drawn'))).toHaveLength(1)
    // This one was written again, and is fit now.
    expect(told.filter((line) => line.startsWith('“Safety”'))).toEqual([])
    expect(again.writing.patch(again.written, true).doc).not.toHaveProperty('toCheck')
  })

  it('asks a server without schemas for JSON in the prompt alone', async () => {
    server.says(`Here you are:\n\`\`\`json\n${reply(PLAN)}\n\`\`\``)
    const { written } = await writeAll(settings(server.url, { structured: false }))
    expect(server.heard[0]?.body.response_format).toEqual({ type: 'json_object' })
    expect(server.heard[0]?.system).toContain('"learning-intention"')
    expect(written.length).toBeGreaterThan(10)
  })
})

describe('a worksheet written by a model', () => {
  it('[GEN-04] [GEN-05] has three pages and an answer key worked out by code, and passes its own checks', async () => {
    server.says(reply(WORKSHEET))
    const { writing, written } = await writeAll(
      settings(server.url),
      given({ generator_type: 'resourceGenerator', content: 'A worksheet on halves for Year 5' }),
    )
    expect(written.map(({ id }) => id)).toEqual([
      'header',
      'tasks-support',
      'tasks-core',
      'tasks-extension',
      'key',
    ])
    const patch = writing.patch(written, true)
    expect(checkResource(patch.doc as Resource, stored).filter(({ ok }) => !ok)).toEqual([])
    expect(patch.html_content).toContain('For the teacher: answers')
    expect(patch).toMatchObject({ resource_type: 'worksheet', resource_link: '/resource/r' })
    expect(JSON.stringify(patch.doc)).toContain('"answer":"93"')
  })
})

describe('a greeting', () => {
  it('is answered in plain text, without a document', async () => {
    server.says(JSON.stringify({ answer: { text: 'Kia ora. Tell me the year and the topic.' } }))
    const { writing } = await writeAll(settings(server.url), given({ content: 'Kia ora', context: null }))
    expect([writing.format, writing.counted, writing.patch([], true)]).toEqual([
      'note',
      false,
      { content: 'Kia ora. Tell me the year and the topic.\n\nThis was not counted.' },
    ])
  })
})
