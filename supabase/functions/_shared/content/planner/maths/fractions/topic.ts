import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import {
  compareRelated,
  compareSameDenominator,
  compareSameNumerator,
  compareUnitFractions,
  compareUnlike,
  orderFractions,
  orderTenths,
} from './compare-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { PART_NOTES } from './part-notes.data.ts'
import {
  countByUnit,
  equalOrNot,
  fillEquivalent,
  foldAndName,
  howManyParts,
  nameShaded,
  notHalves,
  notShaded,
  readFromLine,
  simplify,
  toImproper,
  toMixed,
  writeShaded,
} from './questions.ts'

export const FRACTIONS: MathsTopic = {
  id: 'fractions',
  title: 'naming and comparing fractions',
  match:
    /equal parts|^(?!.*decimal).*(?:\btenths\b.*\b(?:halves|thirds|quarters|fifths|sixths|eighths)|\b(?:halves|thirds|quarters|fifths|sixths|eighths)\b.*\btenths\b)|\btenths\b.*\bfractions\b|(?<!doubl(?:es|ing) and )halves|equivalent fraction|compare (unit |two )?fractions|differently named|represent fractions|place fractions|count by a unit fraction|same denominator|improper|mixed number|simplest form|compare and order fractions|related fractions/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: { ...NOTES, ...PART_NOTES },
  practices: [
    {
      title: 'equal parts',
      years: [1, 1],
      goal: /^Split a shape or object/,
      questions: [howManyParts, nameShaded, foldAndName],
    },
    { title: 'what makes a half', years: [1, 1], goal: /unequal pieces/, questions: [equalOrNot, notHalves] },
    {
      title: 'halves, thirds and quarters',
      years: [2, 3],
      goal: /^(Read, write and represent halves|Partition a region|Represent fractions with small)/,
      questions: [nameShaded, writeShaded, notShaded],
    },
    {
      title: 'fractions on a number line',
      years: [3, 3],
      goal: /^Place fractions/,
      questions: [readFromLine],
    },
    {
      title: 'counting by a unit fraction',
      years: [3, 3],
      goal: /^Count by a unit fraction/,
      questions: [countByUnit],
    },
    {
      title: 'comparing unit fractions',
      years: [3, 3],
      goal: /^Compare unit/,
      questions: [compareUnitFractions],
    },
    {
      title: 'fractions with the same denominator',
      years: [3, 3],
      goal: /^Compare two fractions that share/,
      questions: [compareSameDenominator],
    },
    {
      title: 'equivalent fractions',
      years: [3, 6],
      goal: /differently named|^Identify equivalent/,
      questions: [fillEquivalent],
    },
    {
      title: 'equivalent fractions and simplest form',
      years: [7, 8],
      goal: /^Write equivalent fractions/,
      questions: [simplify, fillEquivalent],
    },
    {
      title: 'naming fractions',
      years: [3, 4],
      isOnlyNamed: true,
      questions: [writeShaded, notShaded, nameShaded],
    },
    { title: 'simplest form', years: [5, 8], questions: [simplify] },
    {
      title: 'fractions with the same numerator',
      years: [3, 6],
      questions: [compareSameNumerator],
    },
    { title: 'comparing and ordering fractions', years: [5, 6], questions: [compareRelated, orderFractions] },
    {
      title: 'comparing fractions with different denominators',
      years: [8, 8],
      questions: [compareUnlike, orderFractions],
    },
    {
      title: 'mixed numbers and improper fractions',
      years: [4, 6],
      goal: /greater than one as mixed/,
      questions: [toMixed, toImproper],
    },
    { title: 'mixed numbers and improper fractions', years: [8, 8], questions: [toMixed, toImproper] },
    {
      title: 'fractions and tenths in order',
      years: [4, 4],
      goal: /^Compare and order fractions and tenths/,
      questions: [orderTenths],
    },
  ],
}
