import type { MathsTopic } from '../maths-topic.ts'
import { wholeFromPercent } from '../percentages/questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { mixedResult, moreThanOne, ofSet, setStory, wholeFrom } from './questions.ts'
import { SET_PROBLEMS } from './stories.ts'

export const FRACTION_OF_SET: MathsTopic = {
  id: 'fraction-of-set',
  title: 'fractions of a set',
  match:
    /fractions? of (an? )?(set|whole number|whole|quantity|number|amounts?)|(third|quarter|half|\d\/\d)s? (or quarter )?of (a (small )?set|\d+)|half or a quarter of|find the whole|whole amount|how big the whole|multiply a whole number by|fraction of a whole/i,
  years: [1, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'a half or quarter of a set',
      years: [1, 3],
      goal: /^Find (half or|a half, third|a simple fraction of a set)/,
      questions: [ofSet('unit'), setStory('unit')],
    },
    {
      title: 'the whole from a part',
      years: [2, 2],
      goal: /how big the whole/,
      questions: [wholeFrom('unit')],
    },
    {
      title: 'a unit fraction of a number',
      years: [4, 4],
      goal: /^Find a unit fraction/,
      questions: [ofSet('unit'), setStory('unit')],
    },
    {
      title: 'fractions of a number',
      years: [5, 8],
      goal: /^Find a non-unit/,
      questions: [ofSet('many'), setStory('many')],
    },
    {
      title: 'problems with fractions of amounts',
      years: [3, 8],
      isOnlyNamed: true,
      // The first is set where the request says: pirates have gold coins.
      questions: [setStory('many'), ...SET_PROBLEMS],
    },
    {
      title: 'fractions greater than one',
      years: [7, 7],
      goal: /^Find a fraction of a whole number, including/,
      questions: [ofSet('many'), moreThanOne],
    },
    {
      title: 'a fraction of a number that is a mixed number',
      years: [8, 8],
      goal: /^Find a fraction of a whole number when/,
      questions: [mixedResult],
    },
    {
      title: 'the whole from a part',
      years: [6, 8],
      goal: /^Find the whole (when|amount)/,
      questions: [wholeFrom('many'), wholeFromPercent],
      notes: 'the whole from a part or from a percentage',
    },
  ],
}
