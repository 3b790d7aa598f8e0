import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { readRequest } from '#content/planner/read/request.ts'
import type { PupilNeed } from '#content/understood.ts'
import { NEEDS } from '#features/chat/shown-back/chips.data.ts'
import { sectionsOf, talk } from '../follow-ups/support.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const needsOf = (text: string) => readRequest(ask(text)).understood.needs

const NAMED: readonly (readonly [typed: string, need: PupilNeed, line: string])[] = [
  ['long jump y5 outside one in a wheelchair', 'wheelchair', 'who uses a wheelchair'],
  ['paper planes y5, one boy has a broken arm', 'one hand', 'cannot use their writing hand'],
  ['wool weaving year 6, one boy is blind', 'sight', 'blind or has low vision'],
  ['drumming y3 with two deaf kids', 'hearing', 'deaf or hard of hearing'],
  ['clay birds yr 4 ive got 2 autistic kids', 'autism', 'an autistic pupil'],
  ['soil layers y5 and a kid with adhd', 'attention', 'with ADHD'],
  ['kites y6 technology some cant read yet', 'reading', 'for whom reading is hard'],
  ['mihimihi y7, my class is anxious', 'anxious', 'who are anxious'],
  ['show and tell y2 theres a girl who wont speak at school', 'not speaking', 'who does not speak at school'],
  ['relay races y8 three kids have asthma', 'health plan', 'asthma'],
]

describe('what a pupil needs, named in passing', () => {
  it.each(NAMED)('“%s” is read as the need “%s”, and the plan says what to do', (typed, need, line) => {
    expect(needsOf(typed)).toContain(need)
    const plan = planFor(ask(typed))
    expect(planSection(plan, 'differentiation')?.support).toContain(line)
    expect(planSection(plan, 'header')?.title).not.toMatch(
      /wheel|arm|blind|deaf|autis|adhd|read|anxi|speak|asthma/i,
    )
  })

  it.each(NAMED)('“%s”: a resource tells the teacher, and no page for pupils', (typed, _need, line) => {
    const { sections } = resourceFor(ask(typed))
    const key = JSON.stringify(sections.filter(({ id }) => id === 'key')).toLowerCase()
    const pupils = JSON.stringify(sections.filter(({ id }) => id !== 'key'))
    expect(key).toContain(line.includes('asthma') ? 'allergy' : line.split(' ').at(-1)?.toLowerCase())
    expect(pupils).not.toMatch(/wheelchair|blind|deaf|autis|adhd|dyslex|anxi|asthma|at school/i)
  })

  it.each([
    'a story about a girl in a wheelchair, year 4',
    'blind contour drawing y6',
    'what is it like being deaf, year 5',
    'Year 7 food allergies and labels',
    'autism awareness day y6',
  ])('is none where the lesson is about it: “%s”', (typed) => {
    expect(needsOf(typed)).toEqual([])
  })

  it('fits what it says to a lesson in which the class moves', () => {
    const support = (typed: string) => planSection(planFor(ask(typed)), 'differentiation')?.support
    expect(support('PE tag games y4, one in a wheelchair')).toContain('a level start')
    expect(support('similes y4, one in a wheelchair')).not.toContain('a level start')
  })

  it.each([
    ['one of them is in a wheelchair', 'wheelchair'],
    ['add support for a child with low vision', 'low vision'],
    ['a couple of them are anxious', 'anxious'],
    ['what about my deaf boy', 'deaf'],
    ['one of them is blind and it is windy', 'blind'],
    ['there are two kids with dyslexia in the class', 'dyslexia'],
  ])('a follow-up does the same: “%s”', (said, line) => {
    const [plan, after] = talk('lessonPlan', 'tie dye y6', said)
    expect(JSON.stringify(sectionsOf(plan))).not.toContain(line)
    expect(JSON.stringify(sectionsOf(after))).toContain(line)
    const [, sheet] = talk('resourceGenerator', 'worksheet on rounding y5', said)
    expect(JSON.stringify(sectionsOf(sheet).filter(({ id }) => id === 'key'))).toContain(line)
  })

  it.each(NAMED)('“%s” is taken back by its chip', (typed, need) => {
    const reply = planFor(ask(typed))
    const history = [
      { role: 'user' as const, content: typed },
      { role: 'assistant' as const, content: `# Lesson plan: x\n${reply.version}` },
    ]
    const { understood } = readRequest(ask(NEEDS[need].drop, { history }))
    expect(understood.needs).not.toContain(need)
  })
})
