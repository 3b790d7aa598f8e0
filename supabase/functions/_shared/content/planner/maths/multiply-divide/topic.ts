import { factMinus, factPlus } from '../add-subtract/fact-questions.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { byMethod, inOtherWords, mistakeIn, storyIn } from '../other-kinds.ts'
import { BANDS } from './bands.data.ts'
import { doubledAndHalved, doubleOrHalf, samePair } from './doubling-questions.ts'
import {
  arrayTotal,
  dividedFact,
  equalGroups,
  fairShare,
  family,
  groupsStory,
  inverse,
  missingFactor,
  oneAndZero,
  readArray,
  sharedStory,
  skipToFact,
  tableFact,
  timesFact,
  whyOneZero,
} from './fact-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { builtFact, factDivided, factMissing, factTimes } from './known-facts.ts'
import {
  asFractionLeft,
  byOneDigit,
  byTwoDigits,
  derived,
  divideExact,
  howManyTimes,
  leftOver,
  longDivision,
  mentalDivide,
  packed,
  quotientAsDecimal,
  quotientAsMixed,
  roundDownLeft,
  roundUpLeft,
  timesTenOrHundred,
  unitLeft,
} from './method-questions.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  arrayStory,
  costStory,
  groupingStory,
  groupsOfStory,
  leftAfterStory,
  rateStory,
  sharingStory,
  timesAsMany,
  twoLotsStory,
} from './story-questions.ts'
import { STRATEGY_HANDS_ON } from './strategy-hands-on.data.ts'
import { STRATEGY_NOTES } from './strategy-notes.data.ts'
import { addedAgain, gridMethod, shortDivision, shortWithRest } from './strategy-questions.ts'

export const MULTIPLY_DIVIDE: MathsTopic = {
  id: 'multiply-divide',
  title: 'multiplication and division',
  match:
    /multipl(y|ied|ying|ication)|divid(?!e a (region|quantity))|division|times.table|\d\s*[x×]\s*table|equal groups|arrays?\b|share a small collection|fact famil|remainder|(?:[x×] ?(?:and|&|,|\/) ?)÷|÷ ?(?:and|&|,|\/) ?[x×]/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...STRATEGY_HANDS_ON, ...HANDS_ON],
  notes: { ...NOTES, ...STRATEGY_NOTES },
  practices: [
    {
      title: 'skip counting and times tables',
      years: [2, 2],
      goal: /^Connect counting/,
      questions: [skipToFact, timesFact],
    },
    {
      title: 'times tables',
      years: [2, 5],
      goal: /^Answer .*times-table|^Recall the 2, 3|^Recall multiplication/,
      questions: [timesFact, dividedFact],
    },
    {
      title: 'equal groups and sharing',
      years: [2, 3],
      goal: /^(Multiply and divide with totals|Solve multiplication and division problems)/,
      questions: [groupsStory, sharedStory],
    },
    {
      title: 'multiplying by a one-digit number',
      years: [3, 5],
      goal: /^Multiply (a one- or two-digit|a two-digit|three- and four)/,
      questions: inOtherWords(byOneDigit),
    },
    {
      title: 'dividing by a one-digit number',
      years: [3, 4],
      goal: /^Divide a (whole number by a one-digit|two-digit)/,
      questions: inOtherWords(divideExact),
    },
    {
      title: 'multiplying by one and by zero',
      years: [3, 3],
      goal: /by one and by zero/,
      questions: [oneAndZero, whyOneZero],
    },
    {
      title: 'checking with the inverse',
      years: [3, 3],
      goal: /inverse relationship/,
      questions: [inverse, missingFactor],
    },
    {
      title: 'fact families',
      years: [3, 4],
      goal: /family of facts|fact family/,
      questions: [family, missingFactor],
    },
    {
      title: 'division with a remainder',
      years: [4, 6],
      goal: /with a remainder|record the remainder/,
      questions: [leftOver, packed],
    },
    {
      title: 'what to do with a remainder',
      years: [6, 6],
      goal: /^Express a remainder/,
      questions: [roundUpLeft, asFractionLeft, roundDownLeft, packed],
    },
    {
      title: 'unit fractions and division',
      years: [6, 6],
      goal: /^Connect finding a unit fraction/,
      questions: [unitLeft, asFractionLeft],
    },
    {
      title: 'multiplying by 10 and 100',
      years: [4, 4],
      goal: /^Multiply whole numbers by 10/,
      questions: [timesTenOrHundred, howManyTimes],
    },
    {
      title: 'doubling and halving',
      years: [4, 8],
      isOnlyNamed: true,
      questions: [doubledAndHalved, samePair, doubledAndHalved, doubleOrHalf],
    },
    {
      title: 'multiplying and dividing mentally',
      years: [5, 5],
      goal: /derived facts/,
      questions: [derived, mentalDivide],
    },
    {
      title: 'multiplying by a two-digit number',
      years: [5, 7],
      goal: /^Multiply (one two-digit|a whole number by a two-digit|whole numbers using)/,
      questions: inOtherWords(byTwoDigits),
    },
    {
      title: 'dividing to a decimal or mixed number',
      years: [7, 8],
      goal: /decimals? or mixed number/,
      questions: [quotientAsDecimal, quotientAsMixed],
    },
    {
      title: 'multiplication and division facts',
      years: [3, 6],
      isOnlyNamed: true,
      questions: [factTimes, builtFact, factDivided, factMissing],
    },
    { title: 'arrays', years: [2, 4], isOnlyNamed: true, questions: [readArray, arrayTotal] },
    { title: 'times table facts', years: [2, 8], isOnlyNamed: true, questions: [tableFact] },
    {
      title: 'basic facts',
      years: [3, 8],
      isOnlyNamed: true,
      questions: [factPlus, factTimes, factMinus, factDivided],
    },
    {
      title: 'multiplication and division word problems',
      years: [2, 8],
      isOnlyNamed: true,
      questions: [
        groupsOfStory,
        sharingStory,
        arrayStory,
        groupingStory,
        costStory,
        timesAsMany,
        rateStory,
        twoLotsStory,
        leftAfterStory,
      ],
    },
    {
      title: 'multiplication as equal groups',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [equalGroups, addedAgain, groupsStory],
    },
    {
      title: 'sharing and grouping',
      years: [1, 5],
      isOnlyNamed: true,
      questions: [sharingStory, groupingStory],
    },
    { title: 'the grid method', years: [3, 8], isOnlyNamed: true, questions: byMethod(gridMethod) },
    { title: 'short division', years: [3, 4], isOnlyNamed: true, questions: byMethod(shortDivision) },
    {
      title: 'short division',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [shortDivision, shortWithRest, storyIn(shortDivision), mistakeIn(shortDivision)],
    },
    { title: 'long division', years: [5, 8], questions: byMethod(longDivision) },
    { title: 'equal groups', years: [1, 1], goal: /^Make equal groups/, questions: [equalGroups] },
    { title: 'fair shares', years: [1, 1], goal: /^Share a small collection/, questions: [fairShare] },
  ],
}
