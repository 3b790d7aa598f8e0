import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { isoscelesAngle, outsideAngle, polygonAngles } from './polygon-questions.ts'
import { ANGLE_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  againstRight,
  angleSum,
  atPoint,
  drawAngle,
  estimateAngle,
  faceNow,
  justify,
  measureAngle,
  nameAngle,
  onStraightLine,
  parallelAngles,
  rightAngles,
  turnsOf,
  verticallyOpposite,
  whyOpposite,
} from './questions.ts'

export const ANGLES: MathsTopic = {
  id: 'angles',
  title: 'angles and turns',
  match: /\bangles?\b|protractor|quarter turns?|full turns/i,
  years: [2, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: joinNotes(NOTES, ANGLE_PRACTICE_NOTES),
  practices: [
    { title: 'turns', years: [2, 2], goal: /^Show quarter/, questions: [turnsOf, faceNow] },
    {
      title: 'turns and right angles',
      years: [3, 3],
      goal: /^Identify half and quarter/,
      questions: [rightAngles, faceNow],
    },
    {
      title: 'comparing with a right angle',
      years: [4, 4],
      goal: /^Compare angles/,
      questions: [againstRight],
    },
    { title: 'kinds of angle', years: [5, 5], goal: /^Classify angles/, questions: [nameAngle] },
    {
      title: 'estimating angles',
      years: [5, 5],
      goal: /^Estimate the size of an angle/,
      questions: [estimateAngle, nameAngle],
    },
    { title: 'measuring angles', years: [6, 6], goal: /protractor/, questions: [measureAngle, drawAngle] },
    {
      title: 'angles on a line and around a point',
      years: [6, 6],
      goal: /straight line and around/,
      questions: [onStraightLine, atPoint],
    },
    {
      title: 'vertically opposite angles',
      years: [6, 6],
      goal: /^Identify vertically/,
      questions: [verticallyOpposite, whyOpposite],
    },
    {
      title: 'angle facts',
      years: [7, 7],
      goal: /^Find unknown angles using/,
      questions: [onStraightLine, atPoint, verticallyOpposite],
    },
    { title: 'angle sums', years: [7, 8], goal: /angle sums/, questions: [angleSum(3), angleSum(4)] },
    {
      title: 'angles on a line and in triangles',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [onStraightLine, angleSum(3)],
    },
    {
      title: 'angles of a triangle',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [angleSum(3), isoscelesAngle],
    },
    { title: 'angles on parallel lines', years: [7, 8], goal: /co-interior/, questions: [parallelAngles] },
    {
      title: 'giving reasons for angles',
      years: [7, 7],
      goal: /^Justify each step of an angle/,
      questions: [justify, parallelAngles],
    },
    {
      title: 'angles of triangles and polygons',
      years: [8, 8],
      questions: [isoscelesAngle, outsideAngle, polygonAngles],
    },
  ],
}
