import type { Make, Practice } from './kit.ts'
import {
  compassTurn,
  describeRoute,
  findRef,
  giveSteps,
  mapKey,
  moveRef,
  opposite,
  pathway,
  route,
  scale,
  scaleBack,
  simpleMap,
  steps,
  walk,
  where,
} from './map-questions.ts'
import {
  congruent,
  cubeViews,
  factor,
  fit,
  flipSlide,
  gap,
  howManyFaces,
  matching,
  nameMove,
  net,
  reflect,
  shift,
  similar,
  tessellate,
  twoMoves,
  views,
} from './move-questions.ts'

const MAP_CAN: [string, string, string] = [
  'find a place on a map',
  'describe where it is with exact words',
  'check that someone else can follow',
]

const MOVE_CAN: [string, string, string] = [
  'say how a shape was moved',
  'predict how it will look',
  'check with tracing paper or by folding',
]

type Row = [
  topic: 'pathways' | 'spatial',
  title: string,
  years: [number, number],
  match: RegExp,
  make: [Make, ...Make[]],
]

const ROWS: Row[] = [
  ['pathways', 'position words', [1, 1], /^Describe where something/, [where]],
  ['pathways', 'moving along a path', [1, 1], /^Follow and give/, [steps, giveSteps]],
  ['pathways', 'directions for a pathway', [2, 2], /^Give and follow directions/, [steps, giveSteps]],
  ['pathways', 'a simple map', [2, 2], /^Draw a simple map/, [simpleMap]],
  ['pathways', 'reading a map with a key', [3, 3], /map key/, [mapKey, moveRef]],
  ['pathways', 'a route on a map', [3, 3], /^Plan and describe a route/, [simpleMap, describeRoute]],
  ['pathways', 'grid references', [3, 4], /grid reference/, [findRef, moveRef]],
  ['pathways', 'a route on a grid map', [4, 4], /route on a grid/, [moveRef, describeRoute]],
  ['pathways', 'compass points', [5, 5], /four compass points/, [compassTurn, opposite]],
  [
    'pathways',
    'a pathway with compass and distance',
    [5, 5],
    /^Describe a pathway with compass/,
    [walk, pathway],
  ],
  ['pathways', 'map scales', [6, 8], /map scale|scale drawings and maps/, [scale, scaleBack]],
  ['pathways', 'planning a route with scale and compass', [7, 7], /^Use scale and compass/, [scale, route]],
  ['spatial', 'fitting shapes together', [1, 1], /^Fit shapes/, [fit]],
  ['spatial', 'filling a gap', [1, 1], /fill a gap/, [gap]],
  ['spatial', 'looking from different sides', [2, 2], /looks from the front/, [views]],
  [
    'spatial',
    'flips, slides and turns',
    [3, 4],
    /flipping, sliding|after one transformation/,
    [flipSlide, nameMove],
  ],
  ['spatial', 'transformations', [4, 4], /^Reflect, translate/, [nameMove, flipSlide]],
  ['spatial', 'nets', [5, 5], /\bnet\b|fold into a given/, [howManyFaces, net]],
  ['spatial', 'two transformations', [6, 6], /two transformations/, [nameMove, twoMoves]],
  ['spatial', 'tessellations', [6, 6], /tessellation/, [nameMove, tessellate]],
  ['spatial', 'transformations on a coordinate grid', [7, 7], /^Perform transformations/, [shift, reflect]],
  ['spatial', 'views of solids built from cubes', [7, 7], /^Draw different views/, [cubeViews, views]],
  ['spatial', 'congruent and similar shapes', [8, 8], /^Distinguish congruent/, [congruent]],
  ['spatial', 'similar figures', [8, 8], /similar figures/, [similar]],
  ['spatial', 'scale factors', [8, 8], /^Enlarge or reduce/, [factor]],
  ['spatial', 'matching sides and angles', [8, 8], /^Match corresponding/, [matching]],
]

export const SPACE_PRACTICE: readonly Practice[] = ROWS.map(([topic, title, years, match, make]) => ({
  topic,
  title,
  years,
  match,
  make,
  can: topic === 'pathways' ? MAP_CAN : MOVE_CAN,
}))
