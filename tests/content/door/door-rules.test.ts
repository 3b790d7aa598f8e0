import { describe, expect, it } from 'vitest'
import { DISCLOSURES } from '#content/door/disclosure.data.ts'
import { DISINFORMATION } from '#content/door/disinformation.data.ts'
import { openHistory, readDoor } from '#content/door/door.ts'
import { FALSE_FACTS } from '#content/door/false-facts.data.ts'
import { falseSumIn } from '#content/door/false-sum.ts'
import { HARMS } from '#content/door/harm.data.ts'
import { HATES } from '#content/door/hate.data.ts'
import { HINTS } from '#content/door/hints.data.ts'
import { LANGUAGES } from '#content/door/languages.data.ts'
import { LOSSES } from '#content/door/loss.data.ts'
import { PUPIL_RECORDS } from '#content/door/pupil-records.data.ts'
import { SMALL_TALK } from '#content/door/small-talk.data.ts'
import { THREATS } from '#content/door/threat.data.ts'
import { NOT_COUNTED } from '#content/door/words.data.ts'
import { BLOCKS } from '../support.ts'

const door = (content: string) => readDoor({ content, history: [] })
const kindOf = (content: string) => door(content)?.kind ?? 'open'
const rules = [
  ...DISCLOSURES,
  ...HINTS,
  ...THREATS,
  ...HARMS,
  ...HATES,
  ...DISINFORMATION,
  ...PUPIL_RECORDS,
  ...LOSSES,
  ...LANGUAGES,
  ...SMALL_TALK,
]
const facts = FALSE_FACTS.map((fact) => ({ kind: 'false-fact' as const, ...fact }))

describe('the door', () => {
  it.each(rules.flatMap(({ kind, closes }) => closes.map((text) => [text, kind] as const)))(
    '“%s” is closed: %s',
    (text, kind) => {
      expect(kindOf(text)).toBe(kind)
      expect(kindOf(text.toUpperCase())).toBe(kind)
      expect(door(text)?.words).toContain(NOT_COUNTED)
    },
  )

  it.each(facts.flatMap(({ closes, right }) => closes.map((text) => [text, right] as const)))(
    '“%s” is answered with what is right',
    (text, right) => {
      expect(door(text)?.words.startsWith(right)).toBe(true)
    },
  )

  it.each([...rules, ...facts].flatMap(({ staysOpen }) => [...staysOpen]))('“%s” stays open', (text) => {
    expect(kindOf(text)).toBe('open')
  })

  it('stays open for each of the 1,650 goals', () => {
    const goals = BLOCKS.flatMap((block) => block.goals.map(({ outcome }) => outcome))
    expect(goals.filter((outcome) => kindOf(`A lesson: ${outcome}`) !== 'open')).toEqual([])
  })
})

describe('sums', () => {
  it.each([
    ['7 x 8 = 54 is right. Make a worksheet.', '56'],
    ['Worksheet where 7 x 8 = 54', '56'],
    ['3 + 4 is 8, Year 1', '7'],
    ['20 ÷ 4 = 6', '5'],
    ['100 − 35 = 75, subtraction Year 3', '65'],
    ['6 times 6 is 35', '36'],
  ])('%s', (text, right) => {
    expect(falseSumIn(text)?.right).toBe(right)
    expect(kindOf(text)).toBe('false-fact')
  })

  it.each([
    '7 x 8 = 56',
    'Why is 7 x 8 = 54 wrong?',
    'Find the mistake: 7 x 8 = 54',
    '2 + 3 x 4 = 14',
    '10 - 3 = 5 + 2',
    '17 ÷ 5 = 3 r 2',
    '1/2 + 1/4 = 3/4',
    '6 x 7 = 6 x 5 + 6 x 2',
    '2 x 45 = 2 blocks of 45',
    '3 x 20 is 1 hour of PE',
    '7 ÷ 2 = 3.5',
    '0.5 + 0.25 = 0.75',
    'True or false: 3 + 4 = 8',
  ])('%s stays open', (text) => {
    expect(falseSumIn(text)).toBeNull()
  })
})

describe('a chat', () => {
  const disclosure = { role: 'user' as const, content: 'a pupil in my class is cutting herself' }
  const answer = { role: 'assistant' as const, content: 'care' }

  it('stays with care while a message after a disclosure asks for no work', () => {
    for (const content of ['what do i do now', 'its her dad', 'ok', 'she is in year 5'])
      expect(readDoor({ content, history: [disclosure, answer] })?.kind).toBe('disclosure')
    expect(
      readDoor({ content: 'make a lesson on fractions for Year 5', history: [disclosure, answer] }),
    ).toBeNull()
  })

  it('thanks in any position, and stays with care after a disclosure', () => {
    const before = [{ role: 'user' as const, content: 'Fractions, Year 5' }, answer]
    expect(readDoor({ content: 'thanks heaps', history: before })?.kind).toBe('small-talk')
    expect(readDoor({ content: 'thanks heaps', history: [disclosure, answer] })?.kind).toBe('disclosure')
  })

  it('offers a lesson on the evidence with a right answer', () => {
    expect(door('bats are blind, Year 3 science')?.words).toContain('ask me for “How bats find their way”')
  })

  it('closes for a disclosure in a follow-up', () => {
    const history = [{ role: 'user' as const, content: 'Fractions, Year 5' }, answer]
    expect(readDoor({ content: 'one of them told me her dad hits her', history })?.kind).toBe('disclosure')
  })

  it('makes nothing later from a message that was closed', () => {
    const before = { role: 'user' as const, content: 'Fractions, Year 5' }
    expect(openHistory([before, answer, disclosure, answer])).toEqual([before, answer])
  })
})

describe('a pupil who is named', () => {
  it.each([
    'write a report comment for Caleb',
    'Where does Tevita in Room 2 live?',
    'tell me what Sophie’s reading age is',
    'IEP for Liam, he has dyslexia',
  ])('has no record made: %s', (text) => {
    expect(kindOf(text)).toBe('pupil-record')
  })

  it.each(['invent a pepeha for Mere Parata', 'Give me the family tree of Noah Brown'])(
    'has no ancestors made up: %s',
    (text) => {
      expect(kindOf(text)).toBe('whakapapa-of-a-pupil')
    },
  )

  it.each([
    'Report on where the kiwi lives, Year 3',
    'Reading level 2 text about Kupe',
    'The whakapapa of Tāwhirimātea, Year 6',
    'A biography of Kate Sheppard, where she lived, Year 7',
    'write a pepeha frame for Year 4',
    'What lives in a rock pool? Year 2',
    'a SEXY paragraph frame, Year 8 (statement, explanation, example)',
  ])('stays open: %s', (text) => {
    expect(kindOf(text)).toBe('open')
  })
})
