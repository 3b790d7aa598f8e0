import { describe, expect, it } from 'vitest'
import { READING_ROOM, taskHeight, textHeight } from '#content/html/page-fit.ts'
import { made } from './made.ts'

describe('a reading sheet', () => {
  it('[CHAT-24] the example “a reading comprehension activity on one page” has a text and six questions on one page', () => {
    const { pages, answer } = made(
      'A reading comprehension activity on one page for Year 5, with a short text and six questions.',
    )
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page?.text?.paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(page?.tasks).toHaveLength(6)
    const height = (page?.tasks ?? []).reduce((sum, task) => sum + taskHeight(task), textHeight(page?.text))
    expect(height).toBeLessThanOrEqual(READING_ROOM)
    expect('notDone' in answer && answer.notDone).toEqual([])
  })

  it('says that the text is about something else than was asked for', () => {
    const { answer } = made('reading comprehension passage about penguins for year 6 with 5 questions')
    const said = 'notDone' in answer ? answer.notDone.join(' ') : ''
    expect(said).toMatch(/no (?:reading )?text about penguins/)
  })

  it('[CHAT-22] the example “a multiplication worksheet with three levels” has three pages of multiplications and a key', () => {
    const { pages, key } = made('A multiplication worksheet for Year 4 with three levels and an answer page.')
    expect(pages.map(({ id }) => id)).toEqual(['tasks-support', 'tasks-core', 'tasks-extension'])
    const tasks = pages.flatMap((page) => page.tasks)
    expect(
      tasks
        .filter(({ prompt }) => !/×|times|groups|rows|array|multipl|cartons?|a minute/i.test(prompt))
        .map(({ prompt }) => prompt),
    ).toEqual([])
    expect(key?.groups.flatMap((group) => group.tasks).map(({ id }) => id)).toEqual(tasks.map(({ id }) => id))
  })
})
