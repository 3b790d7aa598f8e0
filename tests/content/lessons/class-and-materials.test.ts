import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { thingsNamed, thingsRefused } from '#content/planner/write/asked/materials.ts'
import { ask, planFor } from '../support.ts'

const sectionOf = (text: string, id: 'resources' | 'phases' | 'differentiation' | 'next-steps') =>
  JSON.stringify(planSection(planFor(ask(text)), id))

describe('what is said of the class and its day', () => {
  it.each([
    ['ESOL group', 'differentiation', 'Students new to English'],
    ['something for early finishers', 'differentiation', 'Early finishers'],
    ['wet day', 'phases', 'Wet day:'],
    ['composite class', 'phases', 'one group works with you'],
    ['reliever plan', 'resources', 'where things are ______'],
    ['reliever plan', 'next-steps', 'For the class teacher'],
    ['outside please', 'phases', 'Go outside'],
    ['no gear', 'resources', 'the board, voices'],
  ] as const)('“%s” changes the section “%s”', (need, section, words) => {
    expect(sectionOf(`subtraction to 100, Year 3, ${need}`, section)).toContain(words)
    expect(sectionOf('subtraction to 100, Year 3', section)).not.toContain(words)
  })

  it.each([
    ['maths composite yr 4/5, 3 groups', 'Your three groups take turns', 'a third of the time'],
    ['fractions year 6, i have two maths groups', 'Your two groups take turns', 'half of the time'],
  ])('gives each of the groups in “%s” a turn with the teacher', (text, turns, share) => {
    const phases = sectionOf(text, 'phases')
    expect(phases).toContain(turns)
    expect(phases).toContain(share)
    expect(phases).not.toContain('Swap half-way')
  })

  it('reads no groups where groups of a size are meant', () => {
    expect(sectionOf('fractions year 6, in groups of 3', 'phases')).not.toContain('take turns: one works')
  })

  it.each(['groups of 3', 'teams of three', 'in threes'])('gives each one in “%s” a job', (size) => {
    const phases = sectionOf(`circuits year 5, ${size}`, 'phases')
    expect(phases).toContain('groups of three before you begin')
    expect(phases).toContain('Each one in a group has a job')
  })

  it('keeps a wheelchair in mind as the lesson needs it: in drama, in games, and at desks', () => {
    const support = (text: string) => sectionOf(text, 'differentiation')
    expect(support('drama year 8 freeze frames, one student in a wheelchair')).toContain('change your level')
    expect(support('pe year 5 ball skills, one student in a wheelchair')).toContain('on the bounce')
    expect(support('fractions year 5, one student in a wheelchair')).not.toMatch(/bounce|change your level/)
  })

  it('names no device in a lesson without devices', () => {
    expect(sectionOf('Science lesson on worms, Year 4, no devices', 'resources')).not.toMatch(/tablet|device/)
  })
})

describe('a thing that is ruled out', () => {
  it.each([
    ['no rulers', ['ruler']],
    ['without any dice, year 3', ['dice']],
    ['no remainders', []],
  ])('in “%s” is %j', (text, things) => {
    expect(thingsRefused(text)).toEqual(things)
  })
})

describe('the things for a lesson', () => {
  it.each([
    ['measuring capacity with a bucket and a sponge', ['bucket', 'sponge']],
    ['patterns using beads', ['beads']],
    ['we have metre rulers and string', ['metre rulers', 'string']],
    ['fractions with no counters', []],
    ['the drum major and the camera', []],
  ])('named in “%s” are %j', (text, things) => {
    expect(thingsNamed(text)).toEqual(things)
  })

  it('stand in the resources and are put out in the first step', () => {
    const plan = 'Technology lesson: sew a cushion, Year 5'
    expect(sectionOf(plan, 'resources')).toContain('needles, thread and pins')
    expect(sectionOf(plan, 'phases')).toContain('Put out beforehand: felt or fabric; needles')
  })

  it('that were named are used in a step', () => {
    const plan = 'Year 2 repeating patterns using beads'
    expect(sectionOf(plan, 'resources')).toContain('as you named: beads')
    expect(sectionOf(plan, 'phases')).toContain('with the beads')
  })
})
