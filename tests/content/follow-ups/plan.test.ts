import { describe, expect, it } from 'vitest'
import { changedIds, talk, wordsOf } from './support.ts'

const MATHS = 'Year 5 decimals, 45 minutes'
const SCIENCE = 'Year 4 science, tides, 50 minutes'

describe('a follow-up under a lesson plan', () => {
  it.each([
    [MATHS, 'can you change the starter please', ['phases']],
    [SCIENCE, 'another hook', ['phases']],
    [SCIENCE, 'finish with some stretches', ['phases']],
    [SCIENCE, 'add some drawing', ['resources', 'phases']],
    [SCIENCE, 'work in pairs', ['phases']],
    [MATHS, 'have them try it first', ['phases']],
    [MATHS, 'more time for sharing', ['phases']],
    [SCIENCE, "it's raining so in the hall today", ['resources', 'phases', 'differentiation']],
    [SCIENCE, 'a boy on crutches', ['phases', 'differentiation']],
    [MATHS, 'something for early finishers', ['phases', 'differentiation', 'answers']],
    [MATHS, 'fewer criteria', ['learning-intention']],
    [MATHS, 'change the exit ticket', ['phases', 'assessment', 'answers']],
    [SCIENCE, 'end with a karakia', ['phases']],
    [SCIENCE, 'easier for my lower group', ['differentiation']],
  ])('%s: “%s” changes only %j', (asked, message, ids) => {
    const [before, after] = talk('lessonPlan', asked, message)
    expect(changedIds(before, after)).toEqual(ids)
  })

  it('brings another way to begin each time it is asked for', () => {
    const answers = talk('lessonPlan', SCIENCE, 'change the hook', 'another hook', 'a different starter')
    expect(new Set(answers.map(wordsOf)).size).toBe(4)
  })

  it('takes a material out wherever it stands, with something in its place', () => {
    const [before, after] = talk('lessonPlan', SCIENCE, "we don't have any hand lenses")
    expect(wordsOf(before)).toContain('hand lens')
    expect(wordsOf(after)).not.toContain('hand lens')
  })

  it('puts one thing in place of another, or adds it where the other is not used', () => {
    const [, used] = talk('lessonPlan', SCIENCE, 'use photos instead of hand lenses')
    expect(wordsOf(used)).toContain('photos or a tablet camera')
    const [, added] = talk('lessonPlan', SCIENCE, 'use driftwood instead of feathers')
    expect(wordsOf(added)).toContain('Use driftwood here.')
  })

  it('drops a device that was one of two ways, and leaves no half sentence', () => {
    const [, after] = talk('lessonPlan', SCIENCE, 'no devices in our room')
    expect(wordsOf(after)).toContain('"hand lenses"')
    expect(wordsOf(after)).not.toMatch(/tablet|something else/)
  })

  it('adds only words in te reo Māori that are known, or says that there are none', () => {
    const [, added] = talk('lessonPlan', SCIENCE, 'add the māori words for moon')
    expect(wordsOf(added)).toContain('"term":"marama"')
    const [, none] = talk('lessonPlan', SCIENCE, 'add the māori words for spectrophotometer')
    expect(none).toMatchObject({ format: 'note', markdown: expect.stringContaining('do not make any up') })
  })

  it('keeps an earlier wish when another follows', () => {
    const answers = talk('lessonPlan', SCIENCE, 'add a waiata', 'make it 30 minutes')
    expect(wordsOf(answers[2])).toContain('Sing a waiata that the class knows')
    expect(wordsOf(answers[2])).toContain('"minutes":30')
  })

  it('makes the minutes add up after a step was given more time', () => {
    const [, after] = talk('lessonPlan', MATHS, 'the warm up is too short')
    const phases = after?.format === 'plan' ? after.sections.find(({ id }) => id === 'phases') : undefined
    const steps = phases && 'steps' in phases ? phases.steps : []
    expect(steps.at(-1)).toMatchObject({ to: 45 })
    expect(steps.reduce((sum, step) => sum + ('minutes' in step ? step.minutes : 0), 0)).toBe(45)
  })

  it.each([
    ['make it about earthquakes', 'earthquakes'],
    ['the same for waves', 'waves'],
    ['our topic is the harbour', 'harbour'],
  ])('“%s” plans the same lesson about something else', (message, words) => {
    const [, after] = talk('lessonPlan', SCIENCE, message)
    expect(wordsOf(after)).toContain(words)
    expect(wordsOf(after)).toContain('"year":"Year 4"')
  })

  it.each([
    ['Make it for Year 6.', '"year":"Year 6"'],
    ['Make it 25 minutes.', '"minutes":25'],
    ['This is for the learning area Social sciences.', '"area":"Social sciences"'],
    ['squeeze it into 20', '"minutes":20'],
    ['they are year 2', '"year":"Year 2"'],
  ])('“%s” is read as a change', (message, words) => {
    expect(wordsOf(talk('lessonPlan', SCIENCE, message)[1])).toContain(words)
  })

  it('begins a new document for a message that says all a new one needs', () => {
    const [, after] = talk('lessonPlan', MATHS, 'A lesson on floating and sinking for Year 3, 40 minutes')
    expect(wordsOf(after)).toContain('Floating and sinking')
  })

  it('makes another form of the lesson, on the same topic', () => {
    const [, after, plan] = talk('lessonPlan', MATHS, 'make a worksheet for this', 'change the hook')
    expect(after).toMatchObject({ format: 'resource', kind: 'worksheet' })
    expect(wordsOf(after)).toMatch(/decimal/i)
    expect(plan?.format).toBe('plan')
  })
})

describe('the next lesson in other words', () => {
  it.each(['plan another period to follow this', 'lesson 2 please', 'now the next session'])(
    '“%s”',
    (message) => {
      const [, after] = talk('lessonPlan', SCIENCE, message)
      expect(wordsOf(after)).toContain('lesson 2')
      expect(wordsOf(after)).toContain('ides')
    },
  )
})

describe('taking back', () => {
  it('gives the document before the change again, numbers and year too', () => {
    const answers = talk('lessonPlan', MATHS, 'different numbers', 'undo that')
    expect(changedIds(answers[0], answers[2])).toEqual([])
    const year = talk('lessonPlan', MATHS, 'for year 7 instead', 'go back to how it was')
    expect(changedIds(year[0], year[2])).toEqual([])
  })

  it('takes back one more each time', () => {
    const answers = talk('lessonPlan', MATHS, 'add a waiata', 'different numbers', 'undo', 'undo that')
    expect(changedIds(answers[0], answers[4])).toEqual([])
  })
})

describe('a message that changes nothing', () => {
  it.each([
    'mmm',
    'print it',
    'spell check this',
    'integrate with English',
    'great thanks',
    'put some pictures in',
    'email it to my team leader',
    'who made this',
    'translate it into Samoan',
    'undo that',
    '😀',
  ])('“%s” is answered in words, and the next change still works', (message) => {
    const answers = talk('lessonPlan', SCIENCE, message, 'make it 30 minutes')
    expect(answers[1]?.format).toBe('note')
    expect(wordsOf(answers[2])).toContain('tides')
    expect(wordsOf(answers[2])).toContain('"minutes":30')
  })

  it('says so when the same was there before', () => {
    const answers = talk('lessonPlan', SCIENCE, 'make it 50 minutes')
    expect(answers[1]).toMatchObject({ format: 'note', markdown: expect.stringContaining('as it was') })
  })
})

describe('the corrections that the app sends', () => {
  const changed = (first: string, message: string) => {
    const [before, after] = talk('lessonPlan', first, message)
    return { before, after, words: wordsOf(after) }
  }

  it.each([
    ['Make it for Year 0-1.', '"year":"Year 0-1"'],
    ['Make it for Year 7.', '"year":"Year 7"'],
    ['Make it 30 minutes.', '"minutes":30'],
    ['Change the learning area to English.', '"area":"English"'],
    ['Change the learning area to The arts.', '"area":"The arts"'],
    ['Change the learning area to Health and physical education.', '"area":"Health and physical education"'],
  ])('“%s” changes the plan', (message, words) => {
    expect(changed('Year 4 science, tides, 50 minutes', message).words).toContain(words)
  })

  it.each([
    ['Make it a worksheet instead.', 'worksheet'],
    ['Make it an activity instead.', 'activity'],
    ['Make it a quiz instead.', 'assessment'],
    ['Make it exit tickets instead.', 'assessment'],
    ['Make it a checklist instead.', 'assessment'],
  ])('“%s” makes another form of a resource', (message, kind) => {
    const [, after] = talk('resourceGenerator', 'adding fractions year 6', message)
    // A worksheet stays the same worksheet, and says so.
    if (kind === 'worksheet') expect(after?.format).toBe('note')
    else expect(after).toMatchObject({ format: 'resource', kind })
  })
})

describe('a long chat', () => {
  it('goes on from its last documents when its beginning is no longer sent', () => {
    const messages = [
      'Year 4 science, tides, 50 minutes',
      'make it 40 minutes',
      'add a waiata',
      'make it 35 minutes',
      'work in pairs',
      'make it 30 minutes',
      'change the hook',
      'make it 25 minutes',
      'add some drawing',
    ]
    const last = talk('lessonPlan', ...messages).at(-1)
    expect(wordsOf(last)).toContain('ides')
    expect(wordsOf(last)).toMatch(/"minutes":25.*Drawing: students draw/)
    expect(wordsOf(last)).toContain('"year":"Year 4"')
  })
})
