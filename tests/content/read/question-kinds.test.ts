import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { asOneKind, kindsIn } from '#content/planner/read/wishes/question-kinds.ts'

function answered(content: string) {
  const answer = answerRequest({
    messageId: 'kinds-1',
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
  })
  if (answer.format !== 'resource') throw new Error(answer.format)
  return JSON.stringify(answer)
}

describe('several kinds of questions in one request', () => {
  it.each([
    ['12 multichoice and 3 short answer', '15 multiple choice questions'],
    ['8 multiple choice, 4 true/false and two short answer questions', '14 multiple choice questions'],
    ['8 missing number questions and 2 spot the mistake questions', '10 missing number questions'],
  ])('are counted together: %s', (typed, one) => {
    expect(asOneKind(`Quiz y5 fractions, ${typed}`)).toBe(`Quiz y5 fractions, ${one}`)
  })

  it.each([
    '10 multiple choice questions on volcanoes',
    'true or false and short answer',
    '3 word problems and a game',
    'Year 4 matching pairs',
  ])('are not seen where a single kind is counted: %s', (text) => {
    expect(kindsIn(text)).toEqual([])
    expect(asOneKind(text)).toBe(text)
  })

  it('are made as one kind, which the teacher is told', () => {
    const text = answered('Maths quiz year 5 multiplication, 12 multichoice and 3 short answer')
    expect(text).toContain('You asked for 12 multiple choice and 3 short answer questions.')
    expect(new Set(text.match(/"id":"q\d+"/g)).size).toBe(15)
  })

  it('are no topic of mathematics: multiple choice questions stay on their topic', () => {
    const text = answered('Quiz on volcanoes year 6, 8 multiple choice questions')
    expect(text).toContain('olcano')
    expect(text).not.toMatch(/[Mm]ultiply|×/)
  })
})

describe('word problems', () => {
  it('are told to be missing where a practice has bare questions only', () => {
    expect(answered('roman numerals word problems year 6 with answers')).toContain(
      'You asked for word problems.',
    )
  })

  it('are not told to be missing where the questions have a story', () => {
    expect(answered('addition word problems year 3')).not.toContain('You asked for word problems.')
  })
})

describe('a season beside mathematics', () => {
  it('is the setting of stories', () => {
    expect(answered('christmas maths worksheet year 4')).toContain('Christmas: word problems')
  })
})
