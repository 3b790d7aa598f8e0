import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { countParts, fromSides, isPolygon, nameFlat, regular } from './flat-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { ONE_SHAPE_HANDS_ON, ONE_SHAPE_NOTES } from './one-shape.data.ts'
import { isIt, partsOf, sticksFor } from './one-shape-questions.ts'
import {
  families,
  linesOfSymmetry,
  namedLines,
  quadrilateral,
  quadrilateralAngle,
  rotationalSymmetry,
  triangleAngles,
  triangleSides,
} from './polygon-questions.ts'
import { SHAPE_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  crossSection,
  flatOrSolid,
  nameSolid,
  prismParts,
  pyramidParts,
  solidParts,
  sortThem,
  whichFaces,
} from './solid-questions.ts'

export const SHAPES: MathsTopic = {
  id: 'shapes',
  title: 'shapes and their properties',
  match:
    /\bshapes?\b|polygon|circles, triangles|solid|cuboid|prism|three-dimensional|quadrilateral|classify triangles|symmetry|spheres/i,
  years: [1, 8],
  teaching: TEACHING,
  handsOn: [...ONE_SHAPE_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, ONE_SHAPE_NOTES, SHAPE_PRACTICE_NOTES),
  practices: [
    { title: 'naming flat shapes', years: [1, 1], goal: /^Name circles/, questions: [nameFlat] },
    { title: 'everyday solids', years: [1, 1], goal: /^Name everyday/, questions: [nameSolid] },
    {
      title: 'sides and corners',
      years: [1, 1],
      goal: /^Describe a shape by/,
      questions: [countParts, nameFlat],
    },
    { title: 'sorting shapes', years: [1, 1], goal: /^Sort shapes/, questions: [sortThem] },
    {
      title: 'flat shapes and solids',
      years: [2, 2],
      goal: /difference between a two-dim/,
      questions: [flatOrSolid],
    },
    {
      title: 'faces, edges and vertices',
      years: [2, 5],
      goal: /^(Name cuboids|Describe three-dim)/,
      questions: [solidParts],
    },
    { title: 'flat shapes on solids', years: [2, 2], goal: /^Identify the flat/, questions: [whichFaces] },
    { title: 'polygons', years: [3, 3], goal: /^Name polygons/, questions: [nameFlat, fromSides] },
    { title: 'what makes a polygon', years: [3, 3], goal: /is a polygon/, questions: [isPolygon] },
    {
      title: 'regular and irregular polygons',
      years: [4, 4],
      goal: /regular or irregular/,
      questions: [regular, nameFlat],
    },
    {
      title: 'horizontal, vertical and diagonal',
      years: [4, 4],
      goal: /horizontal, vertical/,
      questions: [namedLines('position')],
    },
    { title: 'lines of symmetry', years: [4, 4], goal: /lines of symmetry/, questions: [linesOfSymmetry] },
    { title: 'prisms', years: [5, 5], goal: /^Identify prisms/, questions: [solidParts, crossSection] },
    {
      title: 'parallel and perpendicular lines',
      years: [5, 5],
      goal: /parallel and perpendicular/,
      questions: [namedLines('pair')],
    },
    {
      title: 'kinds of triangle',
      years: [6, 6],
      goal: /^Classify triangles/,
      questions: [triangleSides, triangleAngles],
    },
    {
      title: 'kinds of quadrilateral',
      years: [6, 6],
      goal: /^Classify quadrilaterals/,
      questions: [quadrilateral],
    },
    {
      title: 'kinds of triangle and quadrilateral',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [triangleSides, quadrilateral, triangleAngles],
    },
    {
      title: 'families of quadrilaterals',
      years: [6, 8],
      goal: /quadrilateral families/,
      questions: [families, quadrilateral],
    },
    {
      title: 'rotational symmetry',
      years: [6, 8],
      goal: /rotational symmetry/,
      questions: [rotationalSymmetry],
    },
    { title: 'prisms and pyramids', years: [7, 8], questions: [prismParts, pyramidParts] },
    { title: 'angles of quadrilaterals', years: [7, 8], questions: [quadrilateralAngle] },
    {
      title: 'rectangles',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [isIt('rectangle'), partsOf('rectangle'), isIt('rectangle'), sticksFor('rectangle', 4)],
    },
    {
      title: 'squares',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [isIt('square'), partsOf('square'), isIt('square'), sticksFor('square', 4)],
    },
    {
      title: 'squares and rectangles',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [isIt('rectangle'), isIt('square'), partsOf('rectangle'), sticksFor('square', 4)],
    },
    {
      title: 'triangles',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [isIt('triangle'), partsOf('triangle'), isIt('triangle'), sticksFor('triangle', 3)],
    },
    { title: 'circles', years: [1, 4], isOnlyNamed: true, questions: [isIt('circle')] },
    {
      title: 'four-sided shapes',
      years: [2, 4],
      isOnlyNamed: true,
      questions: [isIt('quadrilateral'), sticksFor('quadrilateral', 4)],
    },
  ],
}
