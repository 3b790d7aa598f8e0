import { mixedResult, moreThanOne, ofSet, setStory, wholeFrom } from './fraction-of-set-questions.ts'
import {
  countByUnit,
  equalOrNot,
  fillEquivalent,
  foldIt,
  howManyParts,
  nameIt,
  notHalves,
  notShaded,
  onLine,
  orderTenths,
  sameBottom,
  simplify,
  symbol,
  toImproper,
  toMixed,
  unitCompare,
} from './fraction-questions.ts'
import type { Practice } from './kit.ts'

const PART_CAN: [string, string, string] = [
  'make parts that are equal',
  'name one part',
  'check by laying the parts on each other',
]

const SET_CAN: [string, string, string] = [
  'share a set into equal groups',
  'say how many are in one group',
  'check by putting the groups back together',
]

const SIZE_CAN: [string, string, string] = [
  'use wholes of the same size',
  'say which fraction is larger, or why they are equal',
  'prove it with a drawing or a number line',
]

export const FRACTION_PRACTICE: readonly Practice[] = [
  {
    topic: 'fractions',
    title: 'equal parts',
    years: [1, 1],
    match: /^Split a shape or object/,
    make: [howManyParts, nameIt, foldIt],
    can: PART_CAN,
  },
  {
    topic: 'fractions',
    title: 'what makes a half',
    years: [1, 1],
    match: /unequal pieces/,
    make: [equalOrNot, notHalves],
    can: [
      'check whether two parts are equal',
      'say why unequal parts are not halves',
      'show a fair way to cut',
    ],
  },
  {
    topic: 'fraction-of-set',
    title: 'a half or quarter of a set',
    years: [1, 3],
    match: /^Find (half or|a half, third|a simple fraction of a set)/,
    make: [ofSet('unit'), setStory('unit')],
    can: SET_CAN,
  },
  {
    topic: 'fractions',
    title: 'halves, thirds and quarters',
    years: [2, 3],
    match: /^(Read, write and represent halves|Partition a region|Represent fractions with small)/,
    make: [nameIt, symbol, notShaded],
    can: ['check that all the parts are equal', 'name the parts in words', 'write the fraction in numbers'],
  },
  {
    topic: 'fraction-of-set',
    title: 'the whole from a part',
    years: [2, 2],
    match: /how big the whole/,
    make: [wholeFrom('unit')],
    can: [
      'draw the part I know',
      'draw as many equal parts as make the whole',
      'count or multiply to find the whole',
    ],
    think: [
      'This is one part of the whole.',
      'How many such parts make the whole?',
      'Draw them all, then count.',
    ],
  },
  {
    topic: 'fractions',
    title: 'fractions on a number line',
    years: [3, 3],
    match: /^Place fractions/,
    make: [onLine],
    can: [
      'cut the line from 0 to 1 into equal parts',
      'find the mark for a fraction',
      'explain what each number in the fraction tells',
    ],
  },
  {
    topic: 'fractions',
    title: 'counting by a unit fraction',
    years: [3, 3],
    match: /^Count by a unit fraction/,
    make: [countByUnit],
    can: ['count in equal parts', 'say when I reach one whole', 'explain how many parts make the whole'],
  },
  {
    topic: 'fractions',
    title: 'comparing unit fractions',
    years: [3, 3],
    match: /^Compare unit/,
    make: [unitCompare],
    can: SIZE_CAN,
  },
  {
    topic: 'fractions',
    title: 'fractions with the same denominator',
    years: [3, 3],
    match: /^Compare two fractions that share/,
    make: [sameBottom],
    can: SIZE_CAN,
  },
  {
    topic: 'fractions',
    title: 'equivalent fractions',
    years: [3, 4],
    match: /differently named|^Identify equivalent/,
    make: [fillEquivalent],
    can: SIZE_CAN,
  },
  {
    topic: 'fractions',
    title: 'equivalent fractions and simplest form',
    years: [7, 7],
    match: /^Write equivalent fractions/,
    make: [simplify, fillEquivalent],
    can: [
      'multiply or divide top and bottom by the same number',
      'find the simplest form',
      'explain why the size does not change',
    ],
  },
  {
    topic: 'fraction-of-set',
    title: 'a unit fraction of a number',
    years: [4, 4],
    match: /^Find a unit fraction/,
    make: [ofSet('unit'), setStory('unit')],
    can: ['divide by the bottom number', 'say how much one part is', 'check by multiplying back'],
  },
  {
    topic: 'fractions',
    title: 'mixed numbers and improper fractions',
    years: [4, 4],
    match: /greater than one as mixed/,
    make: [toMixed, toImproper],
    can: [
      'find the wholes in an improper fraction',
      'write a mixed number as an improper fraction',
      'show both with bars',
    ],
    think: [
      'How many parts make one whole?',
      'How many wholes can I make?',
      'What is left over is the fraction part.',
    ],
  },
  {
    topic: 'fractions',
    title: 'fractions and tenths in order',
    years: [4, 4],
    match: /^Compare and order fractions and tenths/,
    make: [orderTenths],
    can: [
      'write fractions and decimals as tenths',
      'place them on a number line',
      'read the order from the line',
    ],
  },
  {
    topic: 'fraction-of-set',
    title: 'fractions of a number',
    years: [5, 5],
    match: /^Find a non-unit/,
    make: [ofSet('many'), setStory('many')],
  },
  {
    topic: 'fraction-of-set',
    title: 'fractions greater than one',
    years: [7, 7],
    match: /^Find a fraction of a whole number, including/,
    make: [ofSet('many'), moreThanOne],
  },
  {
    topic: 'fraction-of-set',
    title: 'a fraction of a number that is a mixed number',
    years: [8, 8],
    match: /^Find a fraction of a whole number when/,
    make: [mixedResult],
  },
]
