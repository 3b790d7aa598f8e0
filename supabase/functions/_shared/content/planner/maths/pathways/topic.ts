import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { PATHWAY_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  compassTurn,
  describePlace,
  describeRoute,
  findRef,
  followSteps,
  giveSteps,
  lengthOnDrawing,
  mapKey,
  moveByCompass,
  moveRef,
  oppositeWay,
  pathway,
  planRoute,
  realDistance,
  simpleMap,
  walkBack,
} from './questions.ts'

export const PATHWAYS: MathsTopic = {
  id: 'pathways',
  title: 'positions and pathways',
  match: /\b(map|pathway|compass|grid reference|directions? (on|to|for)|route)\b|position words/i,
  years: [1, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: joinNotes(NOTES, PATHWAY_PRACTICE_NOTES),
  practices: [
    { title: 'position words', years: [1, 1], goal: /^Describe where something/, questions: [describePlace] },
    {
      title: 'moving along a path',
      years: [1, 1],
      goal: /^Follow and give/,
      questions: [followSteps, giveSteps],
    },
    {
      title: 'directions for a pathway',
      years: [2, 2],
      goal: /^Give and follow directions/,
      questions: [followSteps, giveSteps],
    },
    { title: 'a simple map', years: [2, 2], goal: /^Draw a simple map/, questions: [simpleMap] },
    { title: 'reading a map with a key', years: [3, 3], goal: /map key/, questions: [mapKey, moveRef] },
    {
      title: 'a route on a map',
      years: [3, 3],
      goal: /^Plan and describe a route/,
      questions: [simpleMap, describeRoute],
    },
    { title: 'grid references', years: [3, 4], goal: /grid reference/, questions: [findRef, moveRef] },
    {
      title: 'grid references and compass points',
      years: [3, 6],
      isOnlyNamed: true,
      questions: [moveByCompass, findRef, oppositeWay],
    },
    {
      title: 'a route on a grid map',
      years: [4, 4],
      goal: /route on a grid/,
      questions: [moveRef, describeRoute],
    },
    {
      title: 'compass points',
      years: [5, 5],
      goal: /four compass points/,
      questions: [compassTurn, oppositeWay],
    },
    {
      title: 'a pathway with compass and distance',
      years: [5, 5],
      goal: /^Describe a pathway with compass/,
      questions: [walkBack, pathway],
    },
    {
      title: 'map scales',
      years: [6, 8],
      goal: /map scale|scale drawings and maps/,
      questions: [realDistance, lengthOnDrawing],
    },
    {
      title: 'planning a route with scale and compass',
      years: [7, 7],
      goal: /^Use scale and compass/,
      questions: [realDistance, planRoute],
    },
  ],
}
