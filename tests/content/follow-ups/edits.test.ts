import { describe, expect, it } from 'vitest'
import type { Answer } from '#content/planner/answer-request.ts'
import { changedIds, sectionsOf, talk, wordsOf } from './support.ts'

const MATHS = 'Year 5 decimals, 45 minutes'
const SCIENCE = 'Year 4 science, tides, 50 minutes'
const SHEET = 'Year 6 decimals worksheet'
const LETTER = 'letter to parents about the y4 zoo trip on 12 March, cost $15'

const toldOf = (answer: Answer | undefined): string =>
  answer === undefined ? '' : answer.format === 'note' ? answer.markdown : answer.notDone.join(' ')
const idsOf = (answer: Answer | undefined): string[] => sectionsOf(answer).map(({ id }) => id)

describe('several orders in one message', () => {
  it('does each of them, and leaves every other section as it was', () => {
    const [before, after] = talk(
      'lessonPlan',
      MATHS,
      'drop the bottom level and add a 5 min exit ticket with answers',
    )
    expect(changedIds(before, after)).toEqual(['phases', 'differentiation'])
    expect(wordsOf(after)).toContain('"support":""')
    expect(wordsOf(after)).toMatch(/"kind":"exit","name":"Exit ticket",[^}]*"Answer: [^}]*"minutes":5,/)
  })

  it('takes the verb of the first order for the next thing', () => {
    const [, after] = talk('lessonPlan', SCIENCE, 'add a karakia at the start and a cool down at the end')
    expect(wordsOf(after)).toContain('Open with the karakia')
    expect(wordsOf(after)).toContain('Cool down: walk slowly')
  })

  it('keeps together what is one thing', () => {
    const [, after] = talk('resourceGenerator', LETTER, 'add that they need a raincoat and a packed lunch')
    expect(wordsOf(after)).toContain('Students need a raincoat and a packed lunch.')
  })

  it('tells the one that it did not understand, and does the other', () => {
    const [before, after] = talk('lessonPlan', MATHS, 'make it 30 minutes and skip the jandals dance')
    expect(changedIds(before, after)).toContain('phases')
    expect(toldOf(after)).toContain('I found no line about “jandals dance”')
  })

  it('tells the one that cannot be done, and does the other', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'take out question 2 and bigger font')
    expect(after?.format).toBe('resource')
    expect(toldOf(after)).toContain('I cannot change how the letters or the page look.')
    expect(toldOf(after)).not.toContain('left it as it is')
  })

  it('names each of them where none could be done', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'bigger font and make 2 of them about rugby')
    expect(after?.format).toBe('note')
    expect(toldOf(after)).toMatch(/letters or the page look.*not a number of them/)
  })

  it('still makes a new document where the message asks for one', () => {
    const [, after] = talk('lessonPlan', MATHS, 'Year 6 lesson on volcanoes, 40 minutes, add a game')
    expect(wordsOf(after)).not.toContain('decimal')
  })
})

describe('taking something out', () => {
  it.each([
    ['take out the exit ticket', 'assessment'],
    ['remove the misconceptions', 'misconceptions'],
    ['leave out the vocab', 'vocabulary'],
    ['drop the key competencies', 'key-competencies'],
  ])('“%s” leaves out that section of a plan alone', (message, id) => {
    const [before, after] = talk('lessonPlan', MATHS, message)
    const out = idsOf(before).filter((one) => !idsOf(after).includes(one))
    expect(idsOf(before).includes(id) ? out : [id]).toEqual([id])
  })

  it('gives the minutes of a step that goes to the longest of the others', () => {
    const [, after] = talk('lessonPlan', MATHS, 'take out the exit ticket')
    const phases = sectionsOf(after).find(({ id }) => id === 'phases')
    const steps = phases && 'steps' in phases && 'minutes' in phases ? phases.steps : []
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45)
    expect(steps.some(({ kind }) => kind === 'exit')).toBe(false)
  })

  it('drops a page of a sheet with its answers, and keeps the others', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'drop the hardest level')
    expect(idsOf(after)).toEqual(idsOf(before).filter((id) => id !== 'tasks-extension'))
    expect(changedIds(before, after)).toEqual(['key'])
  })

  it('takes out the last question of each page', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'take out the last question')
    const counts = (answer: Answer | undefined) =>
      sectionsOf(answer).flatMap((section) => ('level' in section ? section.tasks.length : []))
    expect(counts(after)).toEqual(counts(before).map((count) => count - 1))
  })

  it('says so where the plan has no such part', () => {
    const [, after] = talk('lessonPlan', MATHS, 'take out the background notes and make it 30 minutes')
    expect(toldOf(after)).toContain('There is no part called “background notes”')
  })
})

describe('adding the teacher’s own words', () => {
  it('puts a sentence into a letter before its close, and changes nothing else', () => {
    const [before, after] = talk('resourceGenerator', LETTER, 'add that phones stay home')
    expect(changedIds(before, after)).toEqual(['tasks-core'])
    expect(wordsOf(after)).toMatch(/Phones stay home\..*Ngā mihi nui/)
  })

  it.each([
    ['change the cost to $18', '$18', '$15'],
    ['it is on 14 March now', '14 March', '12 March'],
  ])('“%s” changes that fact of a letter', (message, now, was) => {
    const [, after] = talk('resourceGenerator', LETTER, message)
    expect(wordsOf(after)).toContain(now)
    expect(wordsOf(after)).not.toContain(was)
  })

  it('gives a rubric one more row, described where the word is known', () => {
    const [, after] = talk(
      'resourceGenerator',
      'rubric for persuasive writing yr 6',
      'add a row for spelling',
    )
    expect(wordsOf(after)).toMatch(/"Spelling","[^"]+spell many everyday words/)
  })

  it('adds words to a word search', () => {
    const [, after] = talk('resourceGenerator', 'word search y3 farm animals', 'add tractor and paddock')
    expect(wordsOf(after)).toMatch(/"tractor","paddock"/)
  })

  it('says that a sheet of questions has no place for them', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'take out question 2 and add a smiley scale')
    expect(toldOf(after)).toContain('I have no place for “a smiley scale”')
  })

  it('gives a plan a step of its own for so many minutes', () => {
    const [, after] = talk('lessonPlan', SCIENCE, 'add a 10 min peer feedback bit at the end')
    expect(wordsOf(after)).toContain('"name":"Peer feedback","minutes":10')
  })

  it('gives a plan more questions to practise, with their answers', () => {
    const [before, after] = talk('lessonPlan', MATHS, 'add 3 more practice questions')
    const answers = (answer: Answer | undefined) =>
      sectionsOf(answer).flatMap((section) => (section.id === 'answers' ? section.tasks : []))
    expect(answers(after)).toHaveLength(answers(before).length + 3)
    expect(changedIds(before, after)).toEqual(['phases', 'answers'])
  })
})

describe('other numbers, other things', () => {
  it('goes to another largest number, and keeps to it', () => {
    const [, after] = talk(
      'resourceGenerator',
      'word problems + - to 100 yr 2 theme beach, 8 of them',
      'same again but year 3 and to 200',
    )
    const numbers = (wordsOf(after).match(/(?<="prompt":")[^"]+/g) ?? []).flatMap(
      (prompt) => prompt.match(/\d+/g) ?? [],
    )
    expect(numbers.length).toBeGreaterThan(10)
    expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(200)
    expect(Math.max(...numbers.map(Number))).toBeGreaterThan(100)
  })

  it('adds a times table to those of the sheet', () => {
    const [, after] = talk(
      'resourceGenerator',
      'worksheet times tables 3x and 4x yr 3 12 questions',
      'make it 20 questions and add the 5s',
    )
    expect(wordsOf(after)).toContain('3, 4 and 5 times tables')
  })

  it('keeps what English teaches where only the theme changes', () => {
    const [before, after] = talk(
      'lessonPlan',
      'Year 4 speech marks lesson, 40 minutes',
      'make it about penguins and 30 minutes',
    )
    expect(wordsOf(after)).toContain('speech marks')
    expect(changedIds(before, after)).not.toContain('learning-intention')
  })

  it('reads why something is not there, and leaves that out', () => {
    const [, after] = talk(
      'lessonPlan',
      SCIENCE,
      'no hand lenses, the cupboard is locked. make it 40 minutes',
    )
    expect(wordsOf(after)).not.toContain('hand lens')
    expect(wordsOf(after)).toContain('"minutes":40')
  })
})
