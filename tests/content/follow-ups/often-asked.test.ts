import { describe, expect, it } from 'vitest'
import { NUMBERED_LESSON, VERSION_FOR_GROUP } from '#content/planner/read/follow-ups/chosen-lesson.data.ts'
import { lessonChange } from '#content/planner/read/follow-ups/chosen-lesson.ts'
import { OFTEN_ASKED } from '#content/planner/read/follow-ups/edits/often-asked.data.ts'
import { withOtherWords } from '#content/planner/read/follow-ups/other-topic.ts'
import { readFollowUp } from '#content/planner/read/follow-ups/read-follow-up.ts'

describe('orders that are often given', () => {
  it.each([...OFTEN_ASKED, NUMBERED_LESSON, VERSION_FOR_GROUP])(
    'are read by $pattern',
    ({ pattern, matches, misses }) => {
      for (const text of matches) expect(text).toMatch(pattern)
      for (const text of misses) expect(text).not.toMatch(pattern)
    },
  )

  it('put other sounds in the place of those of the request', () => {
    const [swap] = readFollowUp('swap it to sh and ch', 'resourceGenerator')?.followUps ?? []
    if (swap === undefined) throw new Error('the order was not read')
    expect(withOtherWords('phonics worksheet th and wh year 1', swap)).toBe(
      'phonics worksheet sh and ch year 1',
    )
    expect(withOtherWords('a worksheet on sharks', swap)).toBe('a worksheet on sharks')
  })

  it('count stations', () => {
    expect(readFollowUp('make it 10 stations', 'resourceGenerator')?.followUps).toEqual([
      { kind: 'amount', number: 10, words: 'stations' },
    ])
  })

  it('make the whole easier or harder for one group', () => {
    expect(lessonChange('make a version for my low group')?.said).toEqual(['Make it easier.'])
    expect(lessonChange('can you do a version for the top group')?.said).toEqual(['Make it harder.'])
  })
})
