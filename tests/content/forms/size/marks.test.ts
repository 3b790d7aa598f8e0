import { describe, expect, it } from 'vitest'
import { hasMarks, totalMarks } from '#content/html/printed-marks.ts'
import { withMarks } from '#content/planner/prepare/marks/share-marks.ts'
import type { LessonRequest } from '#content/planner/read/request.ts'
import { marksAsked } from '#content/planner/read/words/tests/marks-asked.ts'
import { MARKS_ASKED } from '#content/planner/read/words/tests/marks-words.data.ts'
import type { TaskPage } from '#content/resource.ts'
import type { Task } from '#content/task.ts'
import { made } from '../made.ts'

const task = (answer: string, choices?: string[]): Task => ({
  id: answer,
  level: 'core',
  prompt: 'Why?',
  figure: null,
  space: 'line',
  ...(choices ? { choices } : {}),
  answer,
  working: null,
  check: null,
})

const pageOf = (tasks: Task[]) =>
  ({ id: 'tasks-core', level: 'core', mark: '', instructions: '', example: null, tasks }) as TaskPage

const marked = (asked: string, tasks: Task[]) =>
  withMarks([pageOf(tasks)], { kind: 'assessment', asked } as LessonRequest)[0]?.tasks ?? []

const LONG = 'Friction works against the motion and slows the block down until it stands still.'

describe('the marks of a test', () => {
  it('are read where they are those of the whole test', () => {
    for (const text of MARKS_ASKED.matches) expect(marksAsked(text), text).not.toBeNull()
    for (const text of MARKS_ASKED.misses) expect(marksAsked(text), text).toBeNull()
    expect(marksAsked('10 questions, 20 marks')).toBeNull()
  })

  it('add up to the number asked for, with more for longer answers', () => {
    const tasks = marked('forces test, 8 marks', [
      task('friction'),
      task('gravity', ['gravity', 'lift']),
      task(LONG),
      task(LONG),
    ])
    expect(totalMarks(tasks)).toBe(8)
    expect(tasks.map(({ prompt }) => prompt)).toEqual([
      'Why? (1 mark)',
      'Why? (1 mark)',
      'Why? (3 marks)',
      'Why? (3 marks)',
    ])
  })

  it('are not printed where each question has one', () => {
    expect(hasMarks(marked('forces test, 2 marks', [task(LONG), task(LONG)]))).toBe(false)
    expect(hasMarks(marked('forces test', [task(LONG), task(LONG)]))).toBe(false)
  })

  it('are never told as questions', () => {
    const { answer } = made('end of unit test on adding decimals year 6, 400 marks')
    expect(answer.notDone.join(' ')).toMatch(/You asked for 400 marks; this test has \d+\./)
    expect(answer.notDone.join(' ')).not.toMatch(/400 questions/)
  })
})
