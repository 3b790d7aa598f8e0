import type { AskedPractice } from './asked-practice.ts'

/** Words that are only the name of an operation, which a year works at in one way. */
const BARE_MULTIPLICATION =
  /^\W*(?:(?:maths?|number|intro(?:duction)?|introducing|learning|doing|simple|basic)[ :,-]+(?:to )?)*(?:multiplication|multiplying|multiply)\W*$/i
const BARE_DIVISION =
  /^\W*(?:(?:maths?|number|intro(?:duction)?|introducing|learning|doing|simple|basic)[ :,-]+(?:to )?)*(?:division|dividing|divide)\W*$/i

/** Words that name one way of multiplying and dividing. */
export const ASKED_MULTIPLYING: readonly AskedPractice[] = [
  {
    topic: 'multiply-divide',
    practice: 'the grid method',
    years: [3, 8],
    pattern:
      /\bgrid[- ]?method\b|\b(?:box|area)[- ]?(?:method|model)\b(?!.*fraction)|\bmultipl\w*\b[^.;]*\b(?:grids?|area models?|boxes)\b/i,
    matches: ['multiplication using the grid method', 'area model', 'box method', 'multiplying with a grid'],
    misses: ['grid references', 'area of a rectangle', 'fractions with area models'],
  },
  {
    topic: 'multiply-divide',
    practice: 'short division',
    years: [3, 8],
    pattern: /\bshort division\b|\bbus[- ]stop (?:method|division)\b|\bdivision algorithm\b/i,
    matches: ['short division', 'bus stop method', 'the division algorithm'],
    misses: ['long division', 'bus timetables', 'division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplication as equal groups',
    years: [1, 4],
    pattern: /^(?!.*(?:divi|shar)).*(?:\bequal groups?\b|\bgroups of\b|\blots of\b|\brepeated addition\b)/is,
    matches: ['introducing multiplication as equal groups', 'repeated addition', 'groups of 3'],
    misses: ['sharing into equal groups', 'group work', 'arrays'],
  },
  {
    topic: 'multiply-divide',
    practice: 'sharing and grouping',
    years: [1, 5],
    pattern:
      /\bsharing (?:and|&|or) grouping\b|\bgrouping (?:and|&|or) sharing\b|\b(?:equal |fair )?(?:sharing|grouping)\b[^.;]*\bdivi|\bdivi\w*\b[^.;]*\b(?:sharing|grouping|equal groups)\b|\b(?:equal|fair) shar(?:ing|es?)\b|\bsharing (?:equally|fairly)\b/i,
    matches: ['sharing and grouping division', 'division as sharing', 'equal sharing', 'sharing equally'],
    misses: ['sharing time', 'grouping in tens', 'division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'what to do with a remainder',
    years: [5, 8],
    pattern:
      /\b(?:round\w*|express\w*|writ\w*) (?:the |a )?remainders?\b|\bremainders? as (?:a )?(?:fractions?|decimals?)\b/i,
    matches: ['expressing remainders', 'remainders as fractions and decimals'],
    misses: ['division with remainders'],
  },
  {
    topic: 'multiply-divide',
    practice: 'division with a remainder',
    years: [3, 8],
    pattern:
      /^(?!.*(?:problem|stor|long|short|what to do|interpret|real|fraction|decimal)).*\bremainders?\b/is,
    matches: ['division with remainders', 'remainders'],
    misses: ['remainder word problems', 'what to do with a remainder', 'long division with remainders'],
  },
  {
    topic: 'multiply-divide',
    practice: 'doubling and halving',
    years: [4, 8],
    pattern:
      /\b(?:doubling|double)(?: (?:a |one )?(?:number|factor)s?)? (?:and|&|n) (?:halving|halve)\b|\b(?:halving|halve)(?: (?:a |one )?(?:number|factor)s?)? (?:and|&|n) (?:doubling|double)\b/i,
    matches: ['doubling and halving', 'double and halve to multiply', 'halving and doubling strategies'],
    misses: ['doubles and halves', 'doubling', 'halving numbers'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying and dividing mentally',
    years: [4, 8],
    pattern:
      /\bmental(?:ly)?\b[^.;]*\b(?:multipl|divi)\w*|\b(?:multipl|divi)\w*\b[^.;]*\b(?:mental(?:ly)?|strateg\w+)\b/i,
    matches: ['mental multiplication', 'multiplication strategies'],
    misses: ['mental strategies', 'doubles and halves', 'multiplication'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by 10 and 100',
    years: [3, 4],
    pattern: /\b(?:multipl\w*|times|×|x)(?: whole numbers| numbers)? by (?:10|ten)s?\b(?! times)/i,
    matches: ['multiplying by 10 and 100', 'times by 10'],
    misses: ['multiplying by 6', '10 times table'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplication as equal groups',
    years: [1, 3],
    isAlone: true,
    pattern: BARE_MULTIPLICATION,
    matches: ['multiplication', 'introduction to multiplication', 'multiplying'],
    misses: ['multiplication facts', 'multiplication and division', 'multiplication using arrays'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by a one-digit number',
    years: [4, 5],
    isAlone: true,
    pattern: BARE_MULTIPLICATION,
    matches: ['multiplication', 'multiplying'],
    misses: ['multiplication facts', 'multiplying fractions'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by a two-digit number',
    years: [6, 8],
    isAlone: true,
    pattern: BARE_MULTIPLICATION,
    matches: ['multiplication', 'multiplying'],
    misses: ['multiplication facts', 'multiplying decimals'],
  },
  {
    topic: 'multiply-divide',
    practice: 'sharing and grouping',
    years: [1, 3],
    isAlone: true,
    pattern: BARE_DIVISION,
    matches: ['division', 'introducing division'],
    misses: ['long division', 'division facts', 'multiplication and division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'dividing by a one-digit number',
    years: [4, 4],
    isAlone: true,
    pattern: BARE_DIVISION,
    matches: ['division', 'dividing'],
    misses: ['long division', 'division facts'],
  },
  {
    topic: 'multiply-divide',
    practice: 'short division',
    years: [5, 6],
    isAlone: true,
    pattern: BARE_DIVISION,
    matches: ['division', 'dividing'],
    misses: ['long division', 'dividing fractions'],
  },
  {
    topic: 'multiply-divide',
    practice: 'long division',
    years: [7, 8],
    isAlone: true,
    pattern: BARE_DIVISION,
    matches: ['division', 'dividing'],
    misses: ['division facts', 'dividing decimals'],
  },
]
