import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { DEVICE_HANDS_ON } from './device-hands-on.data.ts'
import { DEVICE_NOTES } from './device-notes.data.ts'
import {
  coinExpected,
  coinMore,
  coinWord,
  dieChance,
  dieExpected,
  dieMore,
  dieWord,
  facesOfDie,
  spinnerChance,
  spinnerMost,
  spinnerWord,
} from './device-questions.ts'
import { ONE_THING, TWO_THINGS } from './examples.data.ts'
import { asDecimal, expectedOnDie, moreThanExpected, whichIsSteadier } from './experiment-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { CHANCE_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  addToOne,
  combined,
  complement,
  countAll,
  expected,
  experiment,
  fairGame,
  headsAsFraction,
  likelihoodWord,
  listAll,
  moreLikely,
  onZeroOne,
  probability,
  twoWay,
} from './questions.ts'

export const CHANCE: MathsTopic = {
  id: 'chance',
  title: 'chance',
  match: /chance|likel|probabilit|sample space|fair by|outcomes/i,
  years: [3, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...DEVICE_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, DEVICE_NOTES, CHANCE_PRACTICE_NOTES),
  practices: [
    {
      title: 'words for chance',
      years: [3, 4],
      goal: /impossible to certain/,
      questions: [moreLikely, likelihoodWord],
    },
    {
      title: 'chance from 0 to 1',
      years: [4, 4],
      goal: /number line from 0 to 1/,
      questions: [onZeroOne, likelihoodWord],
    },
    {
      title: 'listing outcomes',
      years: [3, 4],
      goal: /possible outcomes of a simple/,
      questions: [listAll(ONE_THING), countAll],
    },
    {
      title: 'the sample space',
      years: [5, 5],
      goal: /sample space/,
      questions: [listAll(TWO_THINGS), countAll],
    },
    { title: 'fair games', years: [5, 5], goal: /game is fair/, questions: [fairGame, moreLikely] },
    {
      title: 'chance experiments',
      years: [5, 7],
      goal: /chance experiment|experimental results/,
      questions: [expected, headsAsFraction, moreThanExpected, experiment],
    },
    {
      title: 'theoretical probability',
      years: [6, 6],
      goal: /^Calculate the theoretical/,
      questions: [probability],
    },
    {
      title: 'probabilities that add to one',
      years: [6, 6],
      goal: /add to one/,
      questions: [addToOne, complement],
    },
    {
      title: 'why results vary',
      years: [7, 7],
      goal: /become steadier/,
      questions: [expectedOnDie, moreThanExpected, asDecimal, whichIsSteadier],
    },
    {
      title: 'the probability that something does not happen',
      years: [7, 7],
      goal: /complement/,
      questions: [complement],
    },
    { title: 'two-way tables', years: [8, 8], goal: /two-way/, questions: [twoWay] },
    {
      title: 'combined events',
      years: [8, 8],
      goal: /combined events/,
      questions: [combined, listAll(TWO_THINGS)],
    },
    {
      title: 'chance with dice',
      years: [3, 4],
      isOnlyNamed: true,
      notes: 'words for dice',
      questions: [dieWord, facesOfDie],
    },
    {
      title: 'chance with dice',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [dieChance, dieExpected, dieMore],
    },
    {
      title: 'chance with a coin',
      years: [3, 4],
      isOnlyNamed: true,
      questions: [coinWord, coinExpected],
    },
    {
      title: 'chance with a coin',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [coinExpected, headsAsFraction, coinMore],
    },
    {
      title: 'chance with spinners',
      years: [3, 4],
      isOnlyNamed: true,
      questions: [spinnerMost, spinnerWord],
    },
    {
      title: 'chance with spinners',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [spinnerChance, expected],
    },
  ],
}
