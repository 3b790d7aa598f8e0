import { expect, it } from 'vitest'
import type { ReplySection } from '#content/contract.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { builtInFrom } from '../../supabase/functions/_shared/generate/built-in.ts'
import type { JobInput } from '../../supabase/functions/_shared/generate/jobs.ts'
import { bank } from '../quality/ask/bank.ts'
import { JOB } from './model/write-with-model.ts'

const builtIn = builtInFrom(bank)

const ASKED = 'Year 5 fractions of a set, 50 minutes'

async function written(generator_type: JobInput['generator_type'], more: Partial<JobInput> = {}) {
  const asked = {
    generator_type,
    title: 'A chat',
    content: ASKED,
    context: null,
    history: [],
    doc: null,
    ...more,
  }
  const writing = await builtIn.write(JOB, asked, AbortSignal.timeout(60_000))
  const sections: ReplySection[] = []
  for await (const section of writing.sections) sections.push(section)
  const docs = [writing.patch(sections.slice(0, 2), false).doc, writing.patch(sections, true).doc]
  return docs as [partly: LessonPlan | Resource, whole: LessonPlan | Resource]
}

it.each(['lessonPlan', 'resourceGenerator'] as const)(
  'a finished document lists the changes that can be made to it, even after a change: %s',
  async (type) => {
    const [partly, doc] = await written(type)
    expect(partly.changes).toBeUndefined()
    const section = type === 'lessonPlan' ? 'differentiation' : 'tasks-core'
    expect(doc.changes?.[section]).toContain('easier')
    const part = { reply_id: 'r0', section, doc, doc_version: 1, html: null }
    const history: JobInput['history'] = [
      { role: 'user', content: ASKED },
      { role: 'assistant', content: 'Here it is.' },
    ]
    const [, redone] = await written(type, { content: 'Make it easier.', part, history })
    expect(redone.changes?.[section]).toContain('shorter')
    expect(redone.outline).toEqual(doc.outline)
  },
)
