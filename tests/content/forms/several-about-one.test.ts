import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { made } from './made.ts'

describe('a sheet on a display', () => {
  it.each([
    'column graphs for year 5 worksheet bar graphs',
    'picture graphs with a key y2 worksheet',
    'bar graph test year 4',
    'bar graphs y6 12 questions',
  ])('asks several questions about one graph, which is printed once: %s', (message) => {
    const { pages, html } = made(message)
    const tasks = pages.flatMap((page) => page.tasks)
    const about = new Map<string, number>()
    for (const { figure } of tasks)
      if (figure) about.set(JSON.stringify(figure), (about.get(JSON.stringify(figure)) ?? 0) + 1)
    expect(Math.max(...about.values())).toBeGreaterThanOrEqual(3)
    for (const page of pages)
      expect(new Set(page.tasks.map(({ prompt, figure }) => prompt + JSON.stringify(figure))).size).toBe(
        page.tasks.length,
      )
    for (const task of tasks) if (task.check) expect(recompute(task)).toBe('right')
    expect(html).toContain('How many')
  })

  it('keeps to the number of questions that was asked for', () => {
    const { pages } = made('bar graphs y6 12 questions')
    expect(pages.flatMap(({ tasks }) => tasks)).toHaveLength(12)
  })
})
