import { describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks.ts'
import type { Answer } from '#content/planner/answer-request.ts'
import { sectionsOf, talk } from './support.ts'

const blocksOf = (answer: Answer | undefined): readonly Block[] =>
  sectionsOf(answer).flatMap((section) =>
    section.id.startsWith('tasks-') && 'blocks' in section ? (section.blocks ?? []) : [],
  )
const tasksOf = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) => ('tasks' in section && 'level' in section ? section.tasks : []))

/** The words, cards or clues of a form. */
const countOf = (answer: Answer | undefined) =>
  blocksOf(answer).reduce((sum, block) => {
    if (block.kind === 'cards') return sum + block.cards.length
    if (block.kind === 'words') return sum + block.words.length
    return block.kind === 'clues' ? sum + block.clues.length : sum
  }, 0)

describe('more words', () => {
  it.each([
    ['vocab cards on space', 'more words', 4],
    ['weather word search y5', 'add 3 more words', 3],
    ['crossword on electricity year 7', 'can i have two more clues', 2],
    ['8 cards on volcanoes', 'give me 5 extra words', 5],
  ])('%s: %s', (first, then, more) => {
    const [before, after] = talk('resourceGenerator', first, then)
    expect(countOf(after)).toBe(countOf(before) + more)
  })

  it('leaves the cards that were there, and a number named later counts by itself', () => {
    const [before, more, fewer] = talk(
      'resourceGenerator',
      '6 cards on volcanoes',
      'more words',
      '5 cards please',
    )
    const [was, is] = [before, more].map((answer) => JSON.stringify(blocksOf(answer)))
    expect(is?.startsWith(was?.slice(0, -4) ?? 'none')).toBe(true)
    expect(countOf(fewer)).toBe(5)
  })

  it('says so where no more are known', () => {
    const [, answer] = talk('resourceGenerator', 'vocab cards on volcanoes', '40 more words')
    expect(answer?.format === 'resource' && answer.notDone).toEqual([
      'You asked for 52 cards; 16 words are known for this topic.',
    ])
    const [, note] = talk('resourceGenerator', '16 cards on volcanoes', 'more words')
    expect(note?.format === 'note' && note.markdown).toContain('I know no more words for this')
  })
})

describe('a number of questions after follow-ups', () => {
  it('counts what was added and taken out, and says nothing wrong of it', () => {
    const [, more, out, anew] = talk(
      'resourceGenerator',
      'times tables y4 12 questions',
      '5 more questions',
      'take out question 3',
      'make it 10 questions',
    )
    expect([more, out, anew].map((answer) => tasksOf(answer).length)).toEqual([17, 16, 10])
    for (const answer of [more, out, anew])
      expect(answer?.format === 'resource' && answer.notDone).toEqual([])
  })
})
