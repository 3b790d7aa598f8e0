import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { planSection } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { BLOCKS, contextOf } from '../../content/support.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { given, settings, writeAll } from './write-with-model.ts'

const FOLDER = new URL('recordings/', import.meta.url)

/** What a strong language model answered to the very requests of this app. */
interface Recording {
  message: string
  goal: string
  chat: 'lessonPlan' | 'resourceGenerator'
  completion: Record<string, unknown>
}

const recordings = readdirSync(FOLDER).map((name): [string, Recording] => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
])

function inputOf({ message, goal, chat }: Recording) {
  const block = BLOCKS.find(({ goals }) => goals.some(({ outcome }) => outcome === goal))
  if (!block) throw new Error(`no goal “${goal}”`)
  const context = contextOf(
    block,
    block.goals.findIndex(({ outcome }) => outcome === goal),
  )
  return given({ generator_type: chat, content: message, context })
}

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

describe('the recorded answers of a strong model', () => {
  it.each(recordings)('become a document without a second call: %s', async (_, recording) => {
    server.says(JSON.stringify(recording.completion))
    const { writing, written } = await writeAll(settings(server.url), inputOf(recording))
    expect(server.heard).toHaveLength(1)
    const doc = writing.patch(written, true).doc as LessonPlan | Resource
    expect(doc.sections.map(({ id }) => id)).toContain(doc.format === 'plan' ? 'about' : 'key')
    if (doc.format === 'plan') {
      const phases = planSection(doc, 'phases')
      expect(phases?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(phases?.minutes)
    }
  })

  it('keep a text to read whole, in its own place, where it stood in the instructions', async () => {
    const [, recording] = recordings.find(([name]) => name.startsWith('kereru')) ?? []
    if (!recording) throw new Error('no recording')
    server.says(JSON.stringify(recording.completion))
    const { writing, written } = await writeAll(settings(server.url), inputOf(recording))
    const doc = writing.patch(written, true).doc as Resource
    const page = doc.sections.find((section) => section.id === 'tasks-extension')
    if (page?.id !== 'tasks-extension') throw new Error('no page')
    const said = (recording.completion['tasks-extension'] as { instructions: string }).instructions
    const lines = said.split(/\n+/).filter((line) => line.length > 160)
    expect(page.text?.paragraphs).toEqual(lines)
    expect(page.instructions.length).toBeLessThan(300)
  })
})
