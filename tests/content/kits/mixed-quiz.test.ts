import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import type { Task } from '#content/task.ts'
import { KITS_FOLDER } from '../../../supabase/seed/kit-files.ts'
import { kit, named, pages, resource } from './kit-requests.ts'

const kindOf = ({ choices, prompt, figure }: Pick<Task, 'choices' | 'prompt' | 'figure'>) => {
  if (choices) return 'choices'
  if (figure?.kind === 'drawing') return 'label'
  return /^True or false/.test(prompt) ? 'claim' : 'short'
}

const kindsOf = (sheets: ReturnType<typeof pages>) =>
  sheets.flatMap(({ tasks }) => (tasks as Task[]).map(kindOf))

const waterCycle = JSON.parse(
  readFileSync(`${KITS_FOLDER}/science/science-water-cycle-y5-6.json`, 'utf8'),
) as Kit

describe('a quiz on a lesson of the bank', () => {
  it('has questions with choices, true or false, and some to answer in a few words', () => {
    const kinds = kindsOf(pages(resource('quiz on electric circuits, year 6', [named(kit)])))
    expect(new Set(kinds)).toEqual(new Set(['choices', 'claim', 'short', 'label']))
    expect(kinds.filter((kind) => kind === 'choices').length).toBeLessThanOrEqual(kinds.length / 2)
  })

  it('has a drawing to label where we have one of the topic', () => {
    const made = resource('water cycle quiz mixed yr 5', [named(waterCycle)])
    expect(kindsOf(pages(made))).toContain('label')
    expect(pages(made).flatMap(({ tasks }) => tasks)).toHaveLength(10)
  })

  it('keeps to choices where they were asked for', () => {
    const kinds = kindsOf(pages(resource('multiple choice quiz on electric circuits, year 6', [named(kit)])))
    expect(new Set(kinds)).toEqual(new Set(['choices']))
  })
})

describe('a test on a lesson of the bank', () => {
  it('begins with questions with choices, and has more to write', () => {
    const kinds = kindsOf(pages(resource('Year 6 test on electric circuits', [named(kit)])))
    expect(kinds.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'choices'))
    expect(kinds.length).toBeGreaterThanOrEqual(10)
  })
})
