import type { MathsTopic } from '../maths-topic.ts'
import { howManyMore, howManyOnFrames, showOnFrames } from './frame-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { countPictures, drawOneMore, drawSoMany } from './picture-questions.ts'
import {
  afterNumber,
  atAGlance,
  beforeNumber,
  groupHundreds,
  groupTens,
  howManyTens,
  numberToReo,
  numeralFor,
  numeralForDots,
  otherPart,
  placeInRow,
  reoToNumber,
  skipBack,
  skipOn,
  splitPairs,
  teenOrTy,
  twoGroups,
  upToTen,
  whichGreater,
  whoIs,
} from './questions.ts'
import { missingInRun } from './run-questions.ts'

export const COUNTING: MathsTopic = {
  id: 'counting',
  title: 'counting patterns',
  match: /\bcount|skip count|ordinal|how many are in a small group|teen and -ty/i,
  years: [1, 5],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'counting forwards and backwards',
      years: [1, 1],
      goal: /^Count forwards and backwards by ones/,
      questions: [afterNumber, beforeNumber],
    },
    {
      title: 'counting to 30 in te reo Māori',
      years: [1, 1],
      goal: /^Count to 30 in te reo/,
      questions: [reoToNumber, numberToReo],
    },
    {
      title: 'numbers to 100 in te reo Māori',
      years: [2, 2],
      goal: /numbers up to 100 in te reo/,
      questions: [reoToNumber, numberToReo],
    },
    { title: 'ordinal numbers', years: [1, 1], goal: /ordinal words/, questions: [placeInRow, whoIs] },
    {
      title: 'teen numbers and tens',
      years: [1, 1],
      goal: /-teen and -ty/,
      questions: [teenOrTy, whichGreater],
    },
    {
      title: 'grouping in tens',
      years: [1, 1],
      goal: /^Rename ten ones/,
      questions: [howManyTens, groupTens],
    },
    {
      title: 'grouping in tens to count',
      years: [2, 2],
      goal: /^Count a collection of up to 120/,
      questions: [groupTens, howManyTens],
    },
    {
      title: 'grouping in tens and hundreds to count',
      years: [3, 3],
      goal: /^Count a collection larger/,
      questions: [groupHundreds],
    },
    {
      title: 'seeing how many at a glance',
      years: [1, 1],
      goal: /without counting each one/,
      questions: [atAGlance, twoGroups],
    },
    {
      title: 'splitting a number into two parts',
      years: [1, 1],
      goal: /^Split a set of up to 20/,
      questions: [otherPart, splitPairs],
    },
    { title: 'one more and one less', years: [1, 2], questions: [afterNumber, beforeNumber] },
    {
      title: 'skip counting',
      years: [1, 5],
      goal: /^(Skip count|Step up and down|Count forwards and backwards in a range)/,
      questions: [skipOn, skipBack],
    },
    {
      title: 'missing numbers in skip counting',
      years: [1, 5],
      isOnlyNamed: true,
      notes: 'skip counting',
      questions: [missingInRun, missingInRun, skipOn],
    },
    {
      title: 'counting on in equal steps',
      years: [2, 5],
      goal: /^Count on (in threes|by thousands)/,
      questions: [skipOn],
    },
    {
      title: 'writing the numerals',
      years: [1, 1],
      isOnlyNamed: true,
      questions: [numeralFor, numeralForDots],
    },
    {
      title: 'numbers on tens frames',
      years: [1, 2],
      isOnlyNamed: true,
      questions: [howManyOnFrames, howManyMore, howManyOnFrames, showOnFrames],
    },
    {
      title: 'counting objects',
      years: [1, 1],
      isOnlyNamed: true,
      questions: [countPictures, drawOneMore, countPictures, drawSoMany],
    },
    {
      title: 'numbers to 10',
      years: [1, 1],
      isOnlyNamed: true,
      questions: [upToTen(numeralForDots), upToTen(afterNumber), upToTen(beforeNumber), upToTen(numeralFor)],
    },
  ],
}
