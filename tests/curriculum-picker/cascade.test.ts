import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CurriculumContext } from '#content/contract.ts'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import {
  blockOf,
  choose,
  isEnabled,
  LEVELS,
  nextLevel,
  optionsOf,
  type Selection,
  toggleGoal,
} from '#features/curriculum-picker/cascade.ts'
import { subjectStatus } from '#features/curriculum-picker/subject-status.ts'

const blocks: CurriculumBlock[] = JSON.parse(readFileSync('supabase/seed/nz-curriculum.json', 'utf8'))
const whole: CurriculumContext = {
  subject: 'Mathematics and statistics',
  year_group: 'Year 5',
  strand: 'Number',
  skill: 'Rational numbers',
  goals: [{ id: 'g', outcome: 'o', source: 'unverified' }],
}

/** Takes the first option of every level below the ones given. */
function walk(subject: string): Selection {
  let selection = choose(null, 'subject', subject)
  for (const level of ['year_group', 'strand', 'skill'] as const) {
    selection = choose(selection, level, optionsOf(blocks, level, selection)[0] ?? null)
  }
  return selection
}

describe('the cascade', () => {
  it('[CURR-05] goes subject, year group, strand, skill, learning goal', () => {
    expect(LEVELS).toEqual(['subject', 'year_group', 'strand', 'skill', 'goals'])
    let selection: Selection = null
    const order: string[] = []
    for (const level of ['subject', 'year_group', 'strand', 'skill'] as const) {
      order.push(nextLevel(selection))
      selection = choose(selection, level, whole[level])
    }
    expect([...order, nextLevel(selection)]).toEqual(LEVELS)
  })

  it('[CURR-06] [CURR-07] [CURR-08] [CURR-09] opens a level only once the one above is chosen', () => {
    const open = (selection: Selection) => LEVELS.filter((level) => isEnabled(level, selection))
    expect(open(null)).toEqual(['subject'])
    const subject = choose(null, 'subject', whole.subject)
    expect(open(subject)).toEqual(['subject', 'year_group'])
    const year = choose(subject, 'year_group', 'Year 5')
    expect(open(year)).toEqual(['subject', 'year_group', 'strand'])
    const strand = choose(year, 'strand', 'Number')
    expect(open(strand)).toEqual(['subject', 'year_group', 'strand', 'skill'])
    expect(open(choose(strand, 'skill', 'Rational numbers'))).toEqual(LEVELS)
  })

  it('[CURR-11] clears everything below a level that changes', () => {
    expect(choose(whole, 'strand', 'Algebra')).toEqual({
      ...whole,
      strand: 'Algebra',
      skill: null,
      goals: [],
    })
    expect(choose(whole, 'year_group', 'Year 6')).toEqual({
      ...whole,
      year_group: 'Year 6',
      strand: null,
      skill: null,
      goals: [],
    })
    expect(choose(whole, 'skill', 'Operations')).toEqual({ ...whole, skill: 'Operations', goals: [] })
    expect(choose(whole, 'subject', 'English')).toEqual({
      subject: 'English',
      year_group: null,
      strand: null,
      skill: null,
      goals: [],
    })
  })

  it('[CURR-12] offers the options of the changed level below it', () => {
    const moved = choose(whole, 'strand', 'Algebra')
    const skills = optionsOf(blocks, 'skill', moved)
    expect(skills.length).toBeGreaterThan(0)
    expect(skills).not.toContain('Rational numbers')
  })

  it('[CURR-13] empties everything when the subject is cleared', () => {
    expect(choose(whole, 'subject', null)).toBeNull()
  })

  it('reaches goals under every subject of the stored curriculum', () => {
    const subjects = optionsOf(blocks, 'subject', null)
    expect(subjects).toHaveLength(8)
    for (const subject of subjects) expect(blockOf(blocks, walk(subject))?.goals.length).toBeGreaterThan(0)
  })

  it('marks six learning areas as drafts', () => {
    const drafts = optionsOf(blocks, 'subject', null).filter((subject) => subjectStatus(subject).draft)
    expect(drafts).toHaveLength(6)
    expect(drafts).not.toContain('English')
  })
})

describe('learning goals', () => {
  const block = blockOf(blocks, walk('English')) as CurriculumBlock
  const [first, second] = block.goals as [
    CurriculumContext['goals'][number],
    CurriculumContext['goals'][number],
  ]

  it('[CURR-25] have an id and an outcome, and several can be chosen', () => {
    const one = toggleGoal(walk('English'), block, first)
    const two = toggleGoal(one, block, second)
    expect(two?.goals.map(({ id, outcome }) => [id, outcome])).toEqual([
      [first.id, first.outcome],
      [second.id, second.outcome],
    ])
    expect(toggleGoal(two, block, first)?.goals.map(({ id }) => id)).toEqual([second.id])
  })

  it('from another part of the curriculum start a new selection, as a search does', () => {
    const moved = toggleGoal(whole, block, first)
    expect(moved).toMatchObject({ subject: 'English', skill: block.skill, goals: [{ id: first.id }] })
  })
})
