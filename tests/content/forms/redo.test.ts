import { describe, expect, it } from 'vitest'
import { redoResourceSection } from '#content/planner/redo/redo-resource.ts'
import type { Resource } from '#content/resource.ts'
import { made } from './made.ts'

describe('one page of a form', () => {
  it.each(['word search about volcanoes year 6', 'multiple choice quiz on fractions of a set, year 5'])(
    'is not changed alone, because its solution stands on the teacher page: %s',
    (content) => {
      const { answer } = made(content)
      const { kind, outline, sections, understood } = answer
      const resource: Resource = { format: 'resource', version: 1, kind, outline, sections, understood }
      const input = {
        messageId: 'redo',
        content: 'easier',
        generatorType: 'resourceGenerator' as const,
        context: null,
        history: [{ role: 'user' as const, content }],
      }
      for (const change of ['easier', 'shorter', 'do it again'])
        expect(redoResourceSection(resource, 'tasks-core', { ...input, content: change }).ok).toBe(false)
    },
  )
})
