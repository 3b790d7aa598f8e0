import { describe, expect, it } from 'vitest'
import { classPartsIn } from '#content/planner/read/wishes/class-parts/class-parts.ts'
import { partsOfClass } from '#content/planner/read/wishes/class-parts/part-of-class.ts'

/** The first part without the words that only name it in a sentence. */
const first = (text: string, year: number) => {
  const [part] = partsOfClass(text, year)
  return part && { who: part.who, level: part.level, ...rest(part) }
}
const rest = ({ year, numbers, about }: ReturnType<typeof partsOfClass>[number]) => ({
  ...(year === undefined ? {} : { year }),
  ...(numbers === undefined ? {} : { numbers }),
  ...(about === undefined ? {} : { about }),
})

describe('a part of the class that works at another level', () => {
  it.each([
    [
      'half past times yr 2, five of the kids are still on o’clock',
      2,
      { who: 'Five students', level: 'support', numbers: { minutesPast: [0] } },
    ],
    [
      'rounding to 1000 sheet y4. my bottom group only go to 100',
      4,
      { who: 'Your bottom group', level: 'support', numbers: { upTo: 100 } },
    ],
    [
      'y6 multiplication, 3 girls still only know their 2s, 5s and 10s',
      6,
      {
        who: 'Three students',
        level: 'support',
        numbers: { tables: [2, 5, 10] },
        about: 'times table facts',
      },
    ],
    [
      'fractions lesson year 6 with a couple of boys working at year 4',
      6,
      { who: 'Some students', level: 'support', year: 4 },
    ],
    [
      'y3 skip counting but Hemi is working at a year 1 level',
      3,
      { who: 'One student', level: 'support', year: 1 },
    ],
    ['measuring y4, ana and tom work at year 2', 4, { who: 'Two students', level: 'support', year: 2 }],
    [
      'commas y6, two children still need capital letters',
      6,
      { who: 'Two students', level: 'support', about: 'capital letters' },
    ],
    ['ratio y8 plus a harder sheet for six kids', 8, { who: 'Six students', level: 'extension' }],
    [
      'addition to 100 year 3. the top table can go to 1000',
      3,
      { who: 'Your top table', level: 'extension', numbers: { upTo: 1000 } },
    ],
    [
      'y2 place value worksheet, half my kids are year 2 and half are year 3',
      2,
      { who: 'Half of the class', level: 'extension', year: 3 },
    ],
    [
      'y5 decimals and an easier version for two ELL kids',
      5,
      { who: 'Students new to English', level: 'language' },
    ],
    [
      'rounding y6, four of the kids can’t round to 100 yet',
      6,
      { who: 'Four students', level: 'support', numbers: { roundTo: [100] }, about: 'round to 100' },
    ],
    [
      'addition to 10 NE. one boy is already subtracting to 20',
      1,
      { who: 'One student', level: 'extension', numbers: { upTo: 20 }, about: 'subtracting to 20' },
    ],
    [
      'money sheet y2, only to $5 for most. a table of mine is still on counting to 20',
      2,
      { who: 'One table', level: 'support', numbers: { upTo: 20 }, about: 'counting to 20' },
    ],
    [
      'y2/3 class: y2s on adding to 20, y3s on adding to 100',
      2,
      {
        who: 'Your Year 3 students',
        level: 'extension',
        year: 3,
        numbers: { upTo: 100 },
        about: 'adding to 100',
      },
    ],
    [
      'volume y7, plain english version for my refugee boys please',
      7,
      { who: 'Students new to English', level: 'language' },
    ],
    [
      'ratio y8. half the class is ready for percentage change',
      8,
      { who: 'Half of the class', level: 'extension', about: 'percentage change' },
    ],
    ['9 sums y4 subtraction, use easier numbers for two kids', 4, { who: 'Two students', level: 'support' }],
  ])('is read from “%s”', (text, year, part) => expect(first(text, year)).toEqual(part))

  it.each([
    'word problems where two kids share 12 apples',
    'a story about three children who need to find the way home',
    'half past times for year 2',
    'Year 5 and 6 fractions',
    'the rest of the alphabet, y1',
    'cards for a game of four players',
    'one more and one less to 20, year 1',
    'two digit addition, y3',
    'everyone is at year 6',
    'data on how many kids walk to school, 20 kids were asked',
    'most popular pets graph year 4',
    'a few warm ups on tables',
    'some questions on area need drawings',
    'support for the class on persuasive writing',
    'a group discussion on kindness y4',
    'three is a magic number, year 2 counting',
    'a lesson for a pupil who struggles with fractions',
    'they take turns, two at a time, to count to 20',
    'support for a child with autism in maths',
    'a circuit with a cell and two bulbs, one needs 3 V',
    'two need 11 sticks and three need 16, hexagon pattern y6',
    'students need more time on fractions',
  ])('is not seen in “%s”', (text) => {
    expect(partsOfClass(text, 4)).toEqual([])
    expect(classPartsIn(text).ofClass).toBe(text)
  })

  it.each([
    ['half past times yr 2, five of the kids are still on o’clock', 'half past times yr 2'],
    ['y4 subtraction, my low group to 20 and everyone else to 1000', 'y4 subtraction up to 1000'],
    ['10 adding sums y2, to 50 for most and to 20 for my slow group', '10 adding sums to 50 y2'],
    ['y3 skip counting but Hemi is working at a year 1 level', 'y3 skip counting'],
    ['an ELL version of a nouns worksheet y4 with pictures', 'nouns worksheet y4'],
  ])('is left out of what is read for the class: “%s”', (text, ofClass) => {
    expect(classPartsIn(text).ofClass).toBe(ofClass)
  })
})
