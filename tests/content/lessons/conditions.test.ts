import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { conditionsIn } from '#content/planner/read/conditions/conditions.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const made = (content: string) => plan(answerRequest(input(content, [named(kit)])))

describe('what a request says besides its topic', () => {
  it.each([
    [
      'Year 6 electric circuits with tinfoil, clothes pegs and a doorbell',
      ['tinfoil', 'clothes pegs', 'doorbell'],
    ],
    [
      'Year 6 electric circuits. One girl has a hearing implant',
      ['One girl has a hearing implant', 'hearing implant'],
    ],
    ['Year 6 electric circuits. Please finish with a song', ['Please finish with a song', 'song']],
    ['Year 6 electric circuits, why do birds sit on wires', ['why do birds sit on wires']],
    ['Year 6 electric circuits without using a laptop', []],
    ['Hi, I’m a new teacher. Can you plan a lesson on electric circuits', []],
  ])('in “%s” is %j', (asked, words) => {
    expect(conditionsIn(asked).map((one) => one.words)).toEqual(words)
  })

  it('is told once where it is a thing that the lesson does not use', () => {
    expect(made('year 6 electric circuits, only 5 ipads for 25 kids').notDone).toEqual([
      'You named ipads: this lesson does not use them, so you need not put them out.',
    ])
  })

  it('is quoted for the teacher where the lesson does not take it up', () => {
    expect(made('Year 6 electric circuits with marshmallows. Three boys stammer').notDone).toContain(
      'You also wrote “marshmallows” and “Three boys stammer”: the lesson does not take that up, so bring it in yourself.',
    )
  })

  it('is not quoted where it is a need of the class, which the plan meets in its own lines', () => {
    const { notDone } = made('Year 6 electric circuits. 5 ESOL kids with very little English')
    expect(notDone.join(' ')).not.toContain('You also wrote')
  })

  it('is not quoted where the lesson takes it up, nor where it only says who is in the class', () => {
    const { notDone } = made('Year 6 electric circuits with batteries and bulbs, 28 students, please')
    expect(notDone.join(' ')).not.toContain('You also wrote')
  })
})

describe('the things and students that a request counts', () => {
  const stepsOf = (asked: string) => JSON.stringify(planSection(made(asked), 'phases'))
  const itemsOf = (asked: string) => planSection(made(asked), 'resources')?.items ?? []

  it.each([
    [
      '8 batteries and 12 bulbs for 28 students',
      'Work in 4 groups of 4 and 4 of 3: 8 batteries and 12 bulbs for 28 students are enough for 8 groups.',
    ],
    [
      '7 batteries between 21 kids',
      'Work in 7 groups of 3: 7 batteries for 21 students are enough for 7 groups.',
    ],
    ['class of 24 in 6 groups', 'Work in 6 groups of 4, as you said.'],
    ['1 battery between 3', 'Work in groups of 3 with one battery each, as you said.'],
    ['26 kids and 2 bulbs', 'With 2 bulbs for 26 students let groups of 3 or 4 take turns'],
  ])('“%s” make the groups of the lesson', (said, line) => {
    expect(stepsOf(`Year 6 electric circuits, ${said}`)).toContain(line)
  })

  it.each([
    ['7 chromebooks between 21 kids', 'chromebooks'],
    ['1 laptop between 3', 'laptops'],
    ['26 kids and 2 microscopes', 'microscopes'],
  ])('“%s” are told where the lesson does not use them', (said, things) => {
    const { notDone } = made(`Year 6 electric circuits, ${said}`)
    expect(notDone.join(' ')).toContain(`You named ${things}: this lesson does not use them`)
  })

  it('stand first among the materials, and what the lesson counts stands as written for another class', () => {
    const [first, ...others] = itemsOf('Year 6 electric circuits, 8 batteries for 28 students')
    expect(first).toBe('you have 8 batteries for 28 students: enough for 8 groups')
    expect(others.some((item) => /^(?:\d+|an?|one|enough) (?:\p{L}+ )?batter/iu.test(item))).toBe(false)
  })

  it.each(['28 students', '30 balls for 30 kids', '3 kids with 8 torches', '10 questions'])(
    '“%s” make none',
    (said) => {
      expect(stepsOf(`Year 6 electric circuits, ${said}`)).not.toMatch(/Work in \d|take turns, while/)
    },
  )
})
