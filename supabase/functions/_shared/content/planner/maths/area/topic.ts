import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { otherOfTwo, perimeterNotArea, whichIsNeeded } from './both-questions.ts'
import { CUTTING_HANDS_ON } from './cutting-hands-on.data.ts'
import { CUTTING_NOTES } from './cutting-notes.data.ts'
import {
  anyParallelogram,
  anyTriangle,
  heightFromArea,
  sameBase,
  slantMistake,
  trapezium,
  triangleHeight,
} from './cutting-questions.ts'
import {
  area,
  areaStory,
  compoundArea,
  compoundPerimeter,
  countSquares,
  fenceAround,
  fenceOrGrass,
  joinedArea,
  missingLength,
  perimeter,
  polygonPerimeter,
  triangle,
  whyHalf,
} from './flat-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  areaFromDiameter,
  aroundFromDiameter,
  circleArea,
  circleAround,
  circleFromDiameter,
  ladder,
  longestSide,
  shorterSide,
} from './round-questions.ts'
import { capacity, layers, surface, twoBoxes, volume, volumeArea } from './solid-questions.ts'
import {
  sideFromArea,
  sideFromPerimeter,
  squareArea,
  squareAreaStory,
  squarePerimeter,
  squarePerimeterStory,
} from './square-questions.ts'

export const AREA: MathsTopic = {
  id: 'area',
  title: 'perimeter, area and volume',
  match:
    /perimeter|\barea\b|areas of|volume|surface area|compound shape|circumference|Pythagoras|square units/i,
  years: [3, 8],
  teaching: TEACHING,
  handsOn: [...CUTTING_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, CUTTING_NOTES),
  practices: [
    {
      title: 'perimeter',
      years: [3, 3],
      goal: /^Find the perimeter/,
      questions: [polygonPerimeter, perimeter],
    },
    { title: 'perimeter', years: [4, 8], questions: [perimeter, polygonPerimeter, fenceAround] },
    { title: 'covering with squares', years: [3, 3], goal: /^Cover a shape/, questions: [countSquares] },
    {
      title: 'the area of a rectangle',
      years: [4, 4],
      goal: /^Calculate the area of a rectangle by/,
      questions: [area, areaStory],
    },
    {
      title: 'perimeter or area',
      years: [4, 4],
      goal: /difference between the perimeter|^Use square units/,
      questions: [fenceOrGrass, whichIsNeeded, perimeterNotArea, area, whichIsNeeded, otherOfTwo],
    },
    {
      title: 'perimeter or area',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [whichIsNeeded, perimeterNotArea, fenceOrGrass, otherOfTwo],
    },
    {
      title: 'the area of a square',
      years: [3, 8],
      isOnlyNamed: true,
      notes: 'the area of a rectangle',
      questions: [squareArea, squareAreaStory, squareArea, sideFromArea],
    },
    {
      title: 'the perimeter of a square',
      years: [3, 8],
      isOnlyNamed: true,
      notes: 'perimeter',
      questions: [squarePerimeter, squarePerimeterStory, squarePerimeter, sideFromPerimeter],
    },
    {
      title: 'areas of squares and rectangles',
      years: [3, 8],
      isOnlyNamed: true,
      notes: 'the area of a rectangle',
      questions: [squareArea, area, squareAreaStory, areaStory],
    },
    { title: 'volume in layers', years: [5, 5], goal: /counting cubes in layers/, questions: [layers] },
    {
      title: 'area and volume',
      years: [5, 5],
      goal: /difference between volume/,
      questions: [volumeArea, layers],
    },
    {
      title: 'shapes made from rectangles',
      years: [5, 7],
      goal: /^Calculate (perimeters and areas|the perimeter and area of compound)/,
      questions: [compoundArea, compoundPerimeter, joinedArea],
    },
    {
      title: 'areas of shapes made from rectangles',
      years: [5, 8],
      isOnlyNamed: true,
      notes: 'shapes made from rectangles',
      questions: [compoundArea, compoundArea, joinedArea],
    },
    {
      title: 'perimeters of shapes made from rectangles',
      years: [5, 8],
      isOnlyNamed: true,
      notes: 'shapes made from rectangles',
      questions: [compoundPerimeter, compoundPerimeter, missingLength],
    },
    {
      title: 'missing sides of compound shapes',
      years: [7, 7],
      goal: /^Find missing side/,
      questions: [missingLength, compoundArea],
    },
    {
      title: 'areas of rectangles and triangles',
      years: [6, 6],
      goal: /^Calculate the area of rectangles/,
      questions: [areaStory, triangle],
    },
    {
      title: 'areas of triangles',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [anyTriangle, triangle, triangleHeight],
    },
    {
      title: 'areas of parallelograms',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [anyParallelogram, heightFromArea, slantMistake],
    },
    {
      title: 'areas of triangles and parallelograms',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [anyParallelogram, anyTriangle, sameBase, slantMistake],
    },
    { title: 'half a rectangle', years: [6, 6], goal: /half the area/, questions: [triangle, whyHalf] },
    {
      title: 'the volume of a rectangular prism',
      years: [6, 6],
      goal: /^Calculate the volume of a rectangular/,
      questions: [volume],
    },
    {
      title: 'volumes of prisms built from cuboids',
      years: [7, 7],
      goal: /^Calculate the volume of prisms/,
      questions: [twoBoxes, volume],
    },
    {
      title: 'circumference and area of a circle',
      years: [7, 7],
      goal: /circumference/,
      questions: [circleArea, circleAround, circleFromDiameter],
    },
    {
      title: 'the circumference of a circle',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [circleAround, aroundFromDiameter],
    },
    {
      title: 'the area of a circle',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [circleArea, areaFromDiameter],
    },
    { title: 'surface area', years: [8, 8], goal: /surface area/, questions: [surface] },
    { title: 'volume and capacity', years: [8, 8], goal: /volume and capacity/, questions: [capacity] },
    {
      title: 'Pythagoras’ theorem',
      years: [8, 8],
      goal: /Pythagoras/,
      questions: [longestSide, shorterSide, ladder],
    },
    {
      title: 'areas of parallelograms and trapeziums',
      years: [8, 8],
      goal: /parallelograms and trapeziums\.$/,
      questions: [anyParallelogram, trapezium, heightFromArea],
    },
  ],
}
