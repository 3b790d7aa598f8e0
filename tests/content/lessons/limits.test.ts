import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { wantsPlanB } from '#content/planner/read/limits/limits.ts'
import { readKit } from '../../../supabase/seed/kit-files.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const outdoors: Kit = {
  ...kit,
  strand: 'Physical education',
  area: 'Health and physical education',
  materials: [
    { item: 'a ball for each pair', without: 'Rolled socks.' },
    { item: 'a mat for each group', without: 'Carpet.' },
  ],
  work: { teacher: ['Take the ball to the field and throw it.'], pupils: ['Throw the ball.'] },
  share: { teacher: ['Sit on a mat in a ring.'], pupils: ['Say one thing.'] },
  misconceptions: [
    { what: 'Thinks that speed is all.', why: 'It looks good.', move: 'Roll a ball slowly.' },
    { what: 'Looks down.', why: 'It feels safe.', move: 'Hold up fingers to read.' },
  ],
  adapts: [
    {
      without: 'going outside',
      materials: [{ item: 'rolled socks for each pair', without: null }],
      steps: { work: { teacher: ['Throw rolled socks across the room.'], pupils: ['Throw underarm.'] } },
    },
  ],
}
const made = (content: string, one: Kit = outdoors) => plan(answerRequest(input(content, [named(one)])))
const stepsOf = (lesson: ReturnType<typeof made>) => planSection(lesson, 'phases')?.steps ?? []
const said = (lesson: ReturnType<typeof made>) => JSON.stringify(stepsOf(lesson))
const itemsOf = (lesson: ReturnType<typeof made>) => planSection(lesson, 'resources')?.items.join('\n') ?? ''

describe('a lesson whose writers say how it is taught inside', () => {
  it.each([
    'year 5 circuits, wet day',
    'year 5 circuits, must be inside',
    'year 5 circuits we cant go outside',
  ])('is taught so: %s', (content) => {
    const lesson = made(content)
    expect(said(lesson)).toContain('Throw rolled socks across the room.')
    expect(said(lesson)).not.toContain('to the field')
    expect(itemsOf(lesson)).toContain('rolled socks for each pair')
    expect(itemsOf(lesson)).not.toContain('a ball for each pair')
    expect(lesson.notDone.join(' ')).not.toContain('stays inside')
  })

  it('keeps its own steps outside and in the hall', () => {
    expect(said(made('year 5 circuits'))).toContain('to the field')
    expect(said(made('year 5 circuits in the hall'))).toContain('to the field')
  })

  it('keeps them with a plan b beside them', () => {
    for (const asked of ['plan b inside', 'it might rain', 'wet weather option please', 'in case it rains']) {
      const lesson = made(`year 5 circuits, ${asked}`)
      const work = stepsOf(lesson).find(({ kind }) => kind === 'you-do')
      expect(work?.teacher).toContain('Take the ball to the field and throw it.')
      expect(work?.teacher).toContain('Plan B, inside: Throw rolled socks across the room.')
      expect(itemsOf(lesson)).toContain('plan b, inside: rolled socks for each pair')
    }
  })
})

describe('a lesson that says nothing of being inside', () => {
  const { adapts: _, ...plain } = outdoors

  it('gets a plan b in general words', () => {
    expect(said(made('year 5 circuits, plan b if it rains', plain))).toContain('Plan B, inside: ')
  })

  it('gets lines for a small room where the class stays in, which is told', () => {
    const lesson = made('year 5 circuits, wet day', plain)
    expect(said(lesson)).toContain('Inside: ')
    expect(lesson.notDone.join(' ')).toMatch(/The class stays inside/)
  })
})

describe('what there is none of', () => {
  const { adapts: _, ...plain } = outdoors

  it('gives way in the words of the steps, with its article', () => {
    const lesson = made('year 5 circuits, no balls', plain)
    expect(said(lesson)).toContain('Take the rolled sock to the field')
    expect(said(lesson)).not.toMatch(/\bball\b/)
    expect(lesson.notDone.join(' ')).toContain('You have no balls.')
  })

  it('is not in the mistake that the work step looks for, where another one needs nothing', () => {
    expect(said(made('year 5 circuits, no balls', plain))).toContain('Looks down.')
  })

  it('has no stand-in that is only less of it', () => {
    const few = {
      ...plain,
      materials: [{ item: 'a ball for each pair', without: 'Let groups share in turn.' }],
    }
    expect(made('year 5 circuits, no balls', few).notDone.join(' ')).toContain('this lesson needs it')
  })
})

describe('what a request says of the day', () => {
  it.each([
    ['with 2 teacher aides', 'Other adults (two)'],
    ['i have a sore throat', 'Save your voice:'],
    ['on the mat', 'On the mat:'],
    ['only 10 balls', 'Work in 10 groups with your 10 balls'],
  ])('%s', (asked, line) => {
    const { adapts: _, ...plain } = outdoors
    expect(said(made(`year 5 circuits, ${asked}`, plain))).toContain(line)
    expect(said(made('year 5 circuits', plain))).not.toContain(line)
  })

  it.each(['20 min mat time then an activity', 'we have 15 mins mat time', 'only 20 min mats first'])(
    'counts no mats in “%s”',
    (asked) => {
      expect(said(made(`year 5 circuits, ${asked}`, outdoors))).not.toMatch(/you have \d+|in \d+ groups with/)
    },
  )

  it('is no plan b where rain is the topic', () => {
    const want = { want: 'lesson plan' } as const
    expect(wantsPlanB('shadows y3, plan b inside', want)).toBe(true)
    expect(wantsPlanB('why does it rain y3', want)).toBe(false)
    expect(wantsPlanB('rain and rivers y5, wet day', want)).toBe(false)
  })
})

describe('the check of a lesson', () => {
  const path = `science/${kit.id}.json`
  const faultsOf = (work: string) =>
    readKit(
      path,
      JSON.stringify({
        ...kit,
        adapts: [
          {
            without: 'bulbs',
            materials: [{ item: 'a buzzer for each pair', without: null }],
            steps: { work: { teacher: [work], pupils: ['Build it and listen.'] } },
          },
        ],
      }),
      { words: false },
    ).faults.map(({ reason }) => reason)

  it('refuses one that is taught without something and still names it', () => {
    expect(faultsOf('Let each pair light its bulb.')).toContain(
      'still needs bulbs: “Let each pair light its bulb.”',
    )
  })
})
