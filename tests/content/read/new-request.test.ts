import { describe, expect, it } from 'vitest'
import { minutesIn } from '#content/planner/read/minutes.ts'
import { countIn } from '#content/planner/read/wishes/count.ts'
import { yearsIn } from '#content/planner/read/years.ts'
import { talk, wordsOf } from '../follow-ups/support.ts'

describe('a message that begins something new', () => {
  it('is no change of the document before it, and its opening is no topic', () => {
    const [, note] = talk('resourceGenerator', 'year 4 worksheet on fractions', 'new: note home about nits')
    expect(wordsOf(note)).toContain('We are writing to tell you about nits.')
    expect(wordsOf(note)).not.toMatch(/fraction|new:/i)
    const [, plan] = talk('lessonPlan', 'year 4 fractions, 40 minutes', 'ok next one – rivers year 6')
    expect(wordsOf(plan)).toMatch(/rivers/)
    expect(wordsOf(plan)).not.toMatch(/fraction|next one/i)
  })

  it.each([
    ['crossword on volcanoes year 5', 'resource'],
    ['please make me a rubric for speeches y6', 'resource'],
    ['note home about the trip on Friday', 'resource'],
    ['volcanoes year 5 with an exit ticket', 'plan'],
    ['a quiz lesson on volcanoes year 5', 'plan'],
  ])('in a chat of lesson plans makes the form it opens with: %s', (message, format) => {
    expect(talk('lessonPlan', message)[0]?.format).toBe(format)
  })

  it('makes the last one for another year', () => {
    const [, plan] = talk('lessonPlan', 'year 5 equivalent fractions', 'make that one for year 3')
    expect(wordsOf(plan)).toContain('Year 3')
  })
})

describe('words and numbers that say something else elsewhere', () => {
  it.each([
    ['time to the half hour year 2', null],
    ['time to the nearest half hour', null],
    ['a half hour lesson on maps', 30],
    ['long vowels year 2 – 45', 45],
  ])('the length of “%s” is %s', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes)
  })

  it('counts no minutes after a dash as questions', () => {
    expect(countIn('long vowels year 2 – 45')).toBe(null)
    expect(countIn('idioms, match to meaning – 12')).toBe(12)
  })

  it('reads “tau 11 ki te 30” as numbers and not as a year', () => {
    expect(yearsIn('flashcards tau 11 ki te 30')).toEqual([])
    expect(yearsIn('he akoranga mō te tau 5')).toEqual([5])
  })

  it.each([
    ['kids upset, our class rabbit died', 'a sentence'],
    ['our cat got hurt and they are sad', 'a sentence'],
  ])('prints no %s', (message) => {
    expect(talk('lessonPlan', message)[0]?.format).toBe('note')
  })

  it.each(['apostrophes y5 they put them EVERYWHERE lol', 'measuring year 3 no rulers just hands'])(
    'leaves what is said beside the topic out of the page: %s',
    (message) => {
      expect(wordsOf(talk('resourceGenerator', message)[0])).not.toMatch(/EVERYWHERE|lol\b|no rulers/)
    },
  )

  it('plans the sum, and says what became of the spelling list', () => {
    const [plan] = talk('lessonPlan', 'year 4 addition and also a spelling list')
    expect(wordsOf(plan)).toMatch(/add/)
    expect(plan?.format === 'plan' ? plan.notDone.join(' ') : '').toContain(
      'You asked for a spelling list as well',
    )
  })
})
