import { describe, expect, it } from 'vitest'
import { toTask } from '../../../../supabase/functions/_shared/generate/model/tasks.ts'
import { MORE_WRONG_WORDS } from './more-wrong-words.data.ts'
import { type Given, OTHER, SAME } from './questions.data.ts'
import { RIGHT_WORDS } from './right-words.data.ts'
import { STRANGE_RIGHT, STRANGE_WRONG } from './strange-words.data.ts'
import { WRONG_WORDS } from './wrong-words.data.ts'

const made = ([prompt, , [kind, a, b = ''], show = 'number']: Given, answer: string) =>
  toTask(
    { prompt, answer, working: '', space: 'line', proof: { kind, a, b, show, unit: '' } },
    'core-1',
    'core',
  )
const named = (all: readonly Given[]) => all.map((given) => [given[0], given] as const)
const plain = (answer: string) => answer.replace(/[, ]/g, '')

describe('a proof of another question than the words ask', () => {
  it.each(named([...OTHER, ...WRONG_WORDS, ...MORE_WRONG_WORDS, ...STRANGE_WRONG]))(
    'is not printed as worked out where the model answers right: %s',
    (_, given) => {
      const [, answer] = given
      const task = made(given, answer)
      expect(task.check === null || plain(task.answer) === plain(answer), task.answer).toBe(true)
      if (task.check === null)
        expect(task).toMatchObject({ answer, working: expect.stringContaining('Check this') })
    },
  )

  it.each(named([...OTHER, ...WRONG_WORDS, ...MORE_WRONG_WORDS, ...STRANGE_WRONG]))(
    'nor where the model answers with what it gives: %s',
    (_, given) => {
      const [, answer] = given
      const { answer: worked } = made(given, 'wrong')
      const task = made(given, worked)
      expect(task.check === null || plain(task.answer) === plain(answer), task.answer).toBe(true)
    },
  )

  it('is named with its sum, so that a teacher sees both', () => {
    const task = made(
      ['Tama plants 4 rows of 6. Mere plants 5. How many plants are that?', '29', ['value', '4*6*5']],
      '29',
    )
    expect(task).toMatchObject({
      answer: '29',
      check: null,
      working: 'Check this: the model’s own sum gives another answer, 4 × 6 × 5 = 120.',
    })
  })
})

describe('a sum that may be right, of a story that our program cannot read', () => {
  it('is shown beside the answer, and the teacher is told to check it', () => {
    const task = made(
      ['Ann stacks 3 crates on 4 pallets. What is the count of crates?', '12', ['value', '3*4']],
      '12',
    )
    expect(task).toMatchObject({
      answer: '12',
      check: null,
      working:
        'Check this: our program worked out 3 × 4 = 12 and cannot tell whether it is what the question asks.',
    })
  })
})

describe('a proof of the question that is asked', () => {
  it.each(named([...SAME, ...RIGHT_WORDS, ...STRANGE_RIGHT]))('is printed as worked out: %s', (_, given) => {
    expect(made(given, given[1]).check).not.toBeNull()
  })

  it('decides over a wrong answer of the model where the question is the sum itself', () => {
    expect(made(['What is 2/3 of 18?', '12', ['value', '2/3*18']], '11')).toMatchObject({ answer: '12' })
    expect(made(['What is 7 × 8?', '56', ['value', '7*8']], '54')).toMatchObject({ answer: '56' })
  })
})
