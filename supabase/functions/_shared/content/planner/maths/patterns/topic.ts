import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { joinPoints, nextCorner, readPoints } from './coordinate-questions.ts'
import { valueOfExpression, wordsToExpression } from './expression-questions.ts'
import {
  gradientBetween,
  gradientInRule,
  linePoint,
  plotPairs,
  readPoint,
  steepness,
  whyOrder,
} from './graph-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  decimalRun,
  dividedRun,
  downThroughZero,
  findTerm,
  growing,
  makePattern,
  missingIn,
  multiplied,
  nextMove,
  nthTerm,
  ruleOrSticks,
  ruleToTable,
  sticks,
  sticksBackwards,
  sticksRule,
  whatNext,
  whichPosition,
  whichRepeats,
} from './questions.ts'
import { RULE_HANDS_ON } from './rule-hands-on.data.ts'
import { RULE_NOTES } from './rule-notes.data.ts'
import { fillTable, nextPoint, onTheGraph, plotRule, ruleOfTable, storyTable } from './rule-questions.ts'

export const PATTERNS: MathsTopic = {
  id: 'patterns',
  title: 'patterns and rules',
  match: /pattern|nth term|table of values|rule given|rule in words/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...RULE_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, RULE_NOTES),
  practices: [
    {
      title: 'repeating patterns',
      years: [1, 2],
      goal: /repeating patterns?(?! with sounds)|part of a pattern|missing element/,
      questions: [whatNext, whichRepeats, missingIn],
    },
    {
      title: 'making repeating patterns',
      years: [1, 2],
      goal: /^Create a repeating/,
      questions: [nextMove, makePattern],
    },
    {
      title: 'growing patterns',
      years: [3, 7],
      goal: /growing (number )?pattern|add or subtract a constant/,
      questions: [growing, ruleOrSticks],
    },
    {
      title: 'patterns that multiply or divide',
      years: [4, 4],
      goal: /multiply or divide by a constant/,
      questions: [multiplied, dividedRun],
    },
    {
      title: 'tables of positions and values',
      years: [4, 4],
      goal: /table of positions/,
      questions: [findTerm, ruleToTable],
    },
    {
      title: 'tables from a rule in words',
      years: [5, 5],
      goal: /table of values from a rule given/,
      questions: [fillTable, storyTable, ruleToTable],
    },
    { title: 'decimal patterns', years: [5, 5], goal: /constant decimal/, questions: [decimalRun] },
    {
      title: 'points on a coordinate plane',
      years: [5, 5],
      goal: /^Plot points/,
      questions: [plotPairs, readPoint],
    },
    {
      title: 'rules, tables and graphs',
      years: [6, 6],
      goal: /^Generate a table/,
      questions: [plotRule, ruleOfTable, onTheGraph, nextPoint],
    },
    {
      title: 'coordinates',
      years: [3, 6],
      isOnlyNamed: true,
      questions: [readPoints, joinPoints, nextCorner],
    },
    {
      title: 'coordinate pairs',
      years: [5, 5],
      goal: /order of the numbers in a coordinate/,
      questions: [readPoint, whyOrder],
    },
    { title: 'patterns made of sticks', years: [5, 6], questions: [sticks, sticksBackwards] },
    {
      title: 'rules for patterns made of sticks',
      years: [7, 8],
      questions: [sticks, sticksRule, sticksBackwards],
    },
    { title: 'the rule for the nth term', years: [6, 7], goal: /nth term/, questions: [nthTerm] },
    {
      title: 'writing expressions from patterns',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [wordsToExpression, sticksRule, nthTerm, valueOfExpression],
    },
    { title: 'working backwards from a value', years: [7, 7], questions: [whichPosition, downThroughZero] },
    {
      title: 'straight-line graphs',
      years: [8, 8],
      goal: /straight-line graph/,
      questions: [linePoint, readPoint],
    },
    {
      title: 'steepness and starting value',
      years: [8, 8],
      goal: /steepness/,
      questions: [steepness, linePoint],
    },
    {
      title: 'number patterns',
      years: [4, 7],
      isOnlyNamed: true,
      questions: [growing, findTerm, ruleToTable],
    },
    {
      title: 'graphing linear relationships',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [plotRule, linePoint, gradientBetween, onTheGraph],
    },
    {
      title: 'the gradient of a line',
      years: [8, 8],
      isOnlyNamed: true,
      questions: [gradientBetween, gradientInRule],
    },
  ],
}
