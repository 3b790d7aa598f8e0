import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import {
  compareBy,
  compareWord,
  cupsMore,
  endToEnd,
  estimateThen,
  fullEmpty,
  longer,
  massWords,
  orderSame,
  rulerRead,
  sameUnits,
  scaleRead,
} from './compare-questions.ts'
import {
  addMixedUnits,
  compareUnits,
  convertDecimals,
  cupsFilled,
  howManyFit,
} from './conversion-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { MEASURING_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  addMeasures,
  benchmark,
  benchmarkSum,
  bothUnits,
  convertAny,
  gramsDecimals,
  gramsOrKilograms,
  litresOrMillilitres,
  measureAsDecimal,
  metresOrCentimetres,
  mixedUnits,
  prefix,
  shortOfMetre,
  speed,
  tapRate,
  thermometer,
  toCentimetres,
  warmer,
  whyPrefix,
} from './unit-questions.ts'

export const MEASURING: MathsTopic = {
  id: 'measuring',
  title: 'measuring length, mass and capacity',
  match:
    /length|longer|mass|capacity|metre|centimetre|gram|litre|measurement|thermometer|temperature on|unit of|prefix|convert between common|repeated units|heavier|hold by pouring|mixed units|rate, such as speed/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: joinNotes(NOTES, MEASURING_PRACTICE_NOTES),
  practices: [
    {
      title: 'comparing lengths',
      years: [1, 1],
      goal: /^Compare the lengths/,
      questions: [compareBy('length'), longer],
    },
    {
      title: 'comparing masses',
      years: [1, 1],
      goal: /^Compare the masses/,
      questions: [compareBy('mass'), massWords],
    },
    {
      title: 'comparing how much containers hold',
      years: [1, 1],
      goal: /^Compare how much two containers/,
      questions: [compareBy('capacity'), cupsMore],
    },
    {
      title: 'words for comparing',
      years: [1, 1],
      goal: /^Use words such as longer/,
      questions: [compareWord, fullEmpty],
    },
    {
      title: 'measuring with objects',
      years: [1, 1],
      goal: /^Measure a length with same-sized/,
      questions: [endToEnd, longer],
    },
    {
      title: 'measuring in centimetres',
      years: [2, 2],
      goal: /^Estimate and then measure lengths/,
      questions: [rulerRead, estimateThen],
    },
    { title: 'reading scales', years: [2, 2], goal: /^Measure mass in grams/, questions: [scaleRead] },
    {
      title: 'units of the same size',
      years: [2, 2],
      goal: /repeated units/,
      questions: [sameUnits, estimateThen],
    },
    {
      title: 'ordering measurements',
      years: [2, 3],
      goal: /^Compare and order (several|measurements)/,
      questions: [orderSame],
    },
    {
      title: 'metres and centimetres',
      years: [3, 3],
      goal: /^Measure length in metres/,
      questions: [metresOrCentimetres, addMeasures('length'), shortOfMetre],
    },
    {
      title: 'kilograms and grams',
      years: [3, 3],
      goal: /^Measure mass in kilograms/,
      questions: [gramsOrKilograms, addMeasures('mass')],
    },
    {
      title: 'litres and millilitres',
      years: [3, 3],
      goal: /^Measure capacity/,
      questions: [litresOrMillilitres, addMeasures('capacity')],
    },
    { title: 'reading a thermometer', years: [3, 3], goal: /thermometer/, questions: [thermometer, warmer] },
    {
      title: 'changing between metres and centimetres',
      years: [4, 4],
      goal: /^Convert between metres/,
      questions: [toCentimetres, bothUnits('length')],
    },
    {
      title: 'mixed units of length',
      years: [4, 4],
      goal: /^Record lengths/,
      questions: [mixedUnits('length'), bothUnits('length')],
    },
    {
      title: 'changing metric units',
      years: [4, 4],
      goal: /^Convert between common metric/,
      questions: [convertAny],
    },
    {
      title: 'estimating with a benchmark',
      years: [4, 4],
      goal: /benchmark before/,
      questions: [benchmarkSum, benchmark],
    },
    { title: 'milli-, centi- and kilo-', years: [5, 5], goal: /prefixes/, questions: [prefix, whyPrefix] },
    {
      title: 'grams and kilograms, millilitres and litres',
      years: [5, 5],
      goal: /^Convert between grams/,
      questions: [gramsDecimals],
    },
    {
      title: 'measurements as decimals',
      years: [5, 5],
      goal: /^Record measurements as decimals/,
      questions: [measureAsDecimal, gramsDecimals],
    },
    {
      title: 'capacity and volume in litres',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [mixedUnits('capacity'), bothUnits('capacity'), addMeasures('capacity'), cupsFilled],
    },
    { title: 'measurements in different units', years: [6, 7], questions: [convertDecimals, compareUnits] },
    { title: 'problems with measurements', years: [6, 7], questions: [howManyFit, addMixedUnits] },
    { title: 'rates', years: [8, 8], goal: /^Calculate a simple rate/, questions: [speed, tapRate] },
  ],
}
