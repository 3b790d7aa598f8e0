import { describe, expect, it } from 'vitest'
import { NOT_COUNTED } from '#content/door/words.data.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { languageOf } from '#content/planner/read/wishes/language.ts'
import { NOT_MADE } from '#content/planner/read/words-only/not-made.data.ts'
import { otherLanguageIn } from '#content/planner/read/words-only/other-language.ts'
import { wordsOnly } from '#content/planner/read/words-only/words-only.ts'
import { ask } from '../support.ts'

const answered = (text: string) => {
  const answer = answerRequest(ask(text))
  return answer.format === 'note' ? answer.markdown : answer.format
}

describe('what is not made here', () => {
  it.each(NOT_MADE.flatMap(({ matches, says }) => matches.map((text) => [text, says] as const)))(
    '“%s” is told so, with what can be made',
    (text, says) => {
      expect(wordsOnly(ask(text))).toEqual({ why: 'not made', says })
      expect(answered(text)).toBe(says)
      expect(says).not.toContain(NOT_COUNTED)
    },
  )

  it.each([
    'Pupils learn to make slides about birds, Year 6 digital technologies',
    'draw a picture graph of our pets, Year 3',
    'landslides and earthquakes, Year 7',
    'write a report on kiwi, Year 4',
    'a film review, Year 8 writing',
    'shapes that slide, flip and turn, Year 4',
  ])('makes a document of what only sounds like it: %s', (text) => {
    expect(answered(text)).toBe('plan')
  })
})

describe('a request in another language', () => {
  it.each([
    ['Fa’amolemole, se lesona mo le faitau', 'Samoan'],
    ['Hola, una lección sobre los planetas para niños', 'Spanish'],
    ['Bitte eine Stunde über Bruchrechnen für Kinder', 'German'],
    ['अध्याय गुणा वर्ग तीन', 'Hindi'],
    ['三年级 分数 练习', 'Chinese'],
  ])('“%s” is answered with a greeting, and in English', (text, name) => {
    expect(otherLanguageIn(text)?.name).toBe(name)
    expect(languageOf(text)).toBe('other')
    expect(answered(text)).toContain('I read requests in English and in te reo Māori')
  })

  it.each([
    'Plan a lesson on the Le Tour de France, Year 6',
    'He mahere akoranga mō te rā, Tau 3',
    'un-words: unhappy, undo, Year 3 spelling',
    'Chinese New Year 春节 customs for Year 4',
    'La la la: singing in rounds with Year 2',
  ])('“%s” is not one', (text) => {
    expect(otherLanguageIn(text)?.name ?? null).toBe(null)
  })
})

describe('a message that asks for nothing', () => {
  it.each([
    ['what do you do', 'I make lesson plans'],
    ['this app is rubbish', 'tell me what to change'],
    ['the one you made last week', 'I see only this chat'],
    ['He aha te utu?', 'Kāore au e mōhio'],
    ['science pls', 'the topic'],
    ['qwrtpsdf', 'the topic'],
    ['-3 minutes, year 400', 'the topic'],
  ])('“%s” is answered in words', (text, says) => {
    expect(answered(text)).toContain(says)
  })
})
