import { describe, expect, it } from 'vitest'
import type { Term } from '#content/blocks.ts'
import { meanTheSame } from '#content/planner/forms/quiz/same-meaning.ts'
import { wordQuestions } from '#content/planner/forms/quiz/word-questions.ts'
import { WORD_BANKS } from '#content/planner/forms/words/banks/word-banks.ts'
import { makeRandom } from '#content/planner/random.ts'

const term = (word: string, meaning: string): Term => ({ term: word, meaning, lang: 'en' })

describe('options of a quiz on words', () => {
  it('knows words that explain each other or mean the same', () => {
    expect(meanTheSame(term('river', 'water that flows to the sea'), term('awa', 'river'))).toBe(true)
    expect(meanTheSame(term('big', 'of great size'), term('large', 'great in size'))).toBe(true)
    expect(meanTheSame(term('river', 'water that flows to the sea'), term('hill', 'high land'))).toBe(false)
  })

  it('never sets two words that mean the same beside each other as right and wrong, in any bank', () => {
    for (const bank of WORD_BANKS) {
      const terms = Object.entries(bank.words).map(([word, meaning]) => term(word, meaning))
      for (const task of wordQuestions(terms, 40, 4, makeRandom(bank.topic))) {
        const shown = (option: string) => terms.find((one) => one.term === option || one.meaning === option)
        const right = shown(task.answer)
        const wrong = (task.choices ?? []).filter((option) => option !== task.answer)
        for (const option of wrong)
          expect(
            right && meanTheSame(right, shown(option) ?? term('', '')),
            `${bank.topic}: ${task.prompt} ${option}`,
          ).toBe(false)
      }
    }
  })

  it('asks about each bank still', () => {
    const few = WORD_BANKS.filter((bank) => {
      const terms = Object.entries(bank.words).map(([word, meaning]) => term(word, meaning))
      return wordQuestions(terms, 10, 3, makeRandom('few')).length < 5
    })
    expect(few.map(({ topic }) => topic)).toEqual([])
  })
})
