import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { SPATIAL_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  congruentOrSimilar,
  cubeViews,
  drawNet,
  drawViews,
  fillGap,
  fitTogether,
  flipSlide,
  matchingParts,
  nameMove,
  reflectPoint,
  scaleFactor,
  similarRectangles,
  solidFromNet,
  tessellate,
  translatePoint,
  twoMoves,
} from './questions.ts'

export const SPATIAL: MathsTopic = {
  id: 'spatial',
  title: 'moving and turning shapes',
  match:
    /transformation|reflect|translat(?!e into)|rotat|tessellat|\bnets?\b|scale factor|enlarge|congruent|similar (figures|shapes)/i,
  years: [1, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: joinNotes(NOTES, SPATIAL_PRACTICE_NOTES),
  practices: [
    { title: 'fitting shapes together', years: [1, 1], goal: /^Fit shapes/, questions: [fitTogether] },
    { title: 'filling a gap', years: [1, 1], goal: /fill a gap/, questions: [fillGap] },
    {
      title: 'looking from different sides',
      years: [2, 2],
      goal: /looks from the front/,
      questions: [drawViews],
    },
    {
      title: 'flips, slides and turns',
      years: [3, 4],
      goal: /flipping, sliding|after one transformation/,
      questions: [flipSlide, nameMove],
    },
    {
      title: 'transformations',
      years: [4, 4],
      goal: /^Reflect, translate/,
      questions: [nameMove, flipSlide],
    },
    { title: 'nets', years: [5, 5], goal: /\bnet\b|fold into a given/, questions: [solidFromNet, drawNet] },
    {
      title: 'two transformations',
      years: [6, 6],
      goal: /two transformations/,
      questions: [nameMove, twoMoves],
    },
    { title: 'tessellations', years: [6, 6], goal: /tessellation/, questions: [nameMove, tessellate] },
    {
      title: 'transformations on a coordinate grid',
      years: [7, 7],
      goal: /^Perform transformations/,
      questions: [translatePoint, reflectPoint],
    },
    {
      title: 'views of solids built from cubes',
      years: [7, 7],
      goal: /^Draw different views/,
      questions: [cubeViews, drawViews],
    },
    {
      title: 'congruent and similar shapes',
      years: [8, 8],
      goal: /^Distinguish congruent/,
      questions: [congruentOrSimilar],
    },
    { title: 'similar figures', years: [8, 8], goal: /similar figures/, questions: [similarRectangles] },
    { title: 'scale factors', years: [8, 8], goal: /^Enlarge or reduce/, questions: [scaleFactor] },
    {
      title: 'matching sides and angles',
      years: [8, 8],
      goal: /^Match corresponding/,
      questions: [matchingParts],
    },
  ],
}
