import type { MathsTopic } from '../maths-topic.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  betweenRoots,
  common,
  cube,
  cubeRoot,
  divisible,
  expandedPowers,
  factorPairs,
  multiple,
  multiplesOf,
  power,
  prime,
  primeProduct,
  root,
  square,
  squareOrNot,
  tenPower,
  writePower,
} from './questions.ts'

export const FACTORS: MathsTopic = {
  id: 'factors',
  title: 'factors, multiples and powers',
  match:
    /(?<!scale )factor|prime|\bHCF|\bLCM|square (numbers|roots)|squares up to|cube (numbers|roots)|exponent|divisibility|powers? of ten/i,
  years: [5, 8],
  teaching: TEACHING,
  notes: NOTES,
  practices: [
    { title: 'factor pairs', years: [5, 6], goal: /^List every factor pair/, questions: [factorPairs] },
    {
      title: 'square and cube numbers',
      years: [6, 6],
      goal: /square and cube|squares up to/,
      questions: [square, cube, squareOrNot],
    },
    { title: 'exponents', years: [7, 7], goal: /exponents/, questions: [power, writePower] },
    {
      title: 'expanded form with powers of ten',
      years: [7, 7],
      goal: /expanded form using/,
      questions: [expandedPowers, tenPower],
    },
    { title: 'square roots', years: [7, 7], goal: /^Identify square roots/, questions: [root, square] },
    {
      title: 'cube numbers and cube roots',
      years: [8, 8],
      goal: /^Recall cube/,
      questions: [cube, cubeRoot],
    },
    {
      title: 'roots with a calculator',
      years: [8, 8],
      goal: /^Use a calculator to approximate/,
      questions: [betweenRoots],
    },
    { title: 'divisibility rules', years: [7, 7], goal: /divisibility/, questions: [divisible] },
    { title: 'prime numbers', years: [7, 7], goal: /^Find the primes/, questions: [prime] },
    { title: 'prime factors', years: [8, 8], goal: /prime factors/, questions: [primeProduct, prime] },
    { title: 'the highest common factor', years: [7, 7], goal: /highest common/, questions: [common] },
    { title: 'the least common multiple', years: [7, 7], goal: /least common/, questions: [multiple] },
    { title: 'powers and roots', years: [7, 7], isOnlyNamed: true, questions: [power, root, writePower] },
    { title: 'powers and roots', years: [8, 8], isOnlyNamed: true, questions: [power, root, cube, cubeRoot] },
    {
      title: 'factors and multiples',
      years: [4, 7],
      isOnlyNamed: true,
      questions: [factorPairs, multiplesOf, multiple],
    },
  ],
}
