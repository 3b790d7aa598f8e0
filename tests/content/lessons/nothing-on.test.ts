import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { isPrinted } from '#content/planner/kits/matter-words.ts'
import { missingPhrases } from '#content/planner/not-done/matter/missing-phrases.ts'
import { stemsOf } from '#content/planner/read/words/stem.ts'
import { Conversation } from '../../quality/ask/conversation.ts'
import { kit, named, resource } from '../kits/kit-requests.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const sheet = (content: string) => ask(content, { generatorType: 'resourceGenerator' })

function toldOf(content: string): readonly string[] {
  const answer = answerRequest(sheet(content))
  return answer.format === 'note' ? [] : answer.notDone
}

describe('what a request is about and nothing printed has', { timeout: 120_000 }, () => {
  it.each([
    ['tessellations from pompeii mosaics worksheet year 7', 'pompeii mosaics'],
    ['interrogative pronouns worksheet year 6', 'interrogative'],
    ['median of curling stones worksheet y7', 'curling stones'],
    ['place value worksheet for beekeepers year 4', 'beekeepers'],
  ])('is the first thing that the teacher is told: %s', (message, missing) => {
    expect(toldOf(message)[0]).toMatch(
      new RegExp(`^Nothing in this sheet mentions [^:]*${missing}[^:]*: it is “`),
    )
  })

  it('comes before what was made in the words of the chat', () => {
    expect(resourceFor(sheet('tessellations from pompeii mosaics worksheet year 7')).note).toMatch(
      /^Nothing in this sheet mentions pompeii/,
    )
  })

  it.each([
    'averages worksheet year 7',
    'lines of symmetry sheet year 4',
    'elapsed time questions year 5',
    'capacity sheet year 3',
    'long division with remainders year 6 worksheet',
    'common denominators worksheet year 7',
    'rounding decimals to one place year 7 worksheet',
    'commas in a list worksheet year 4',
    'ngā rā o te wiki worksheet year 3',
    'skip counting by fives worksheet year 2',
    'missing angles in triangles worksheet year 8',
  ])('is not told of what the sheet is about: %s', (message) => {
    expect(toldOf(message).join(' ')).not.toContain('mentions')
  })

  it('is told of a lesson of the bank as well', async () => {
    const { said } = await new Conversation().say({
      id: 'bank',
      text: 'rainbows and leprechauns year 5',
      chat: 'plan',
    })
    expect(said).toMatch(/leprechauns/)
  })

  it('is not told of a part of a lesson that was chosen by that very phrase', () => {
    const made = resource('electric circuits worksheet year 6', [named(kit)])
    expect(made.format === 'resource' && made.notDone.join(' ')).not.toMatch(/leaves out|mention/)
  })
})

describe('a word is found in what is printed', () => {
  const printed = new Set(stemsOf('Pour the water, and watch how birds migrate. The flower is yellow.'))

  it.each(['migration', 'kowhai', 'flowers', 'pouring'])('by its family or its pair: %s', (word) => {
    expect(isPrinted(word, printed)).toBe(true)
  })

  it.each(['volcano', 'whare', 'robbers'])('and not by chance: %s', (word) => {
    expect(isPrinted(word, printed)).toBe(false)
  })
})

describe('missing words are named as the teacher wrote them', () => {
  it.each([
    [['tree'], 'my family tree', ['family tree']],
    [['ethics', 'care'], 'a unit on the ethics of care', ['ethics of care']],
    [['ballet'], 'robots ballet', ['ballet']],
    [['mock'], 'a mock trial for us', ['mock trial']],
  ])('%j of “%s”', (words, asked, phrases) => {
    expect(missingPhrases(words, asked)).toEqual(phrases)
  })
})

describe('a setting in the title', () => {
  it('is left out where no question is set in it', () => {
    const { sections } = resourceFor(sheet('hockey mean and range worksheet year 7'))
    const [title] = sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))
    const work = JSON.stringify(sections.filter((section) => 'tasks' in section)).toLowerCase()
    expect(/hockey|goal|match|ball/.test(work) || !/hockey|sport/i.test(title ?? '')).toBe(true)
  })

  it('stands where the questions are set in it', () => {
    const { sections } = planFor(ask('adding money at the supermarket year 4'))
    expect(JSON.stringify(sections[0])).toMatch(/shop|supermarket/i)
  })
})
