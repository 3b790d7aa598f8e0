import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { CONCLUSION_NOTES } from './conclusion-notes.data.ts'
import { DISPLAY_HANDS_ON } from './display-hands-on.data.ts'
import { DISPLAY_NOTES } from './display-notes.data.ts'
import {
  barGraph,
  collect,
  drawBars,
  inAll,
  investigativeQuestion,
  keyOfTwo,
  kindOfData,
  misleading,
  moreBars,
  moreThan,
  mostLeast,
  pictureOne,
  pictureTwo,
  pose,
  readBars,
  showsAndCannotTell,
  sortCount,
  tallies,
} from './display-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { allPictures, drawPictures, morePictures, readPictures } from './picture-questions.ts'
import { angleOfPart, drawPie, peopleOfAngle, readPie, sayWhatPieShows } from './pie-questions.ts'
import { FIRST_DATA_NOTES } from './question-notes.data.ts'
import { causeOrNot, describeScatter, drawScatter, oddPoint, readScatter } from './scatter-questions.ts'
import {
  average,
  clusteredDraw,
  clusteredRead,
  compareGroups,
  describeDotPlot,
  dotPlot,
  grouped,
  howOften,
  intervals,
  investigate,
  limitation,
  measureRule,
  mode,
  questionClaim,
  relation,
  roundedHeight,
  sample,
} from './statistic-questions.ts'
import { countStem, drawStem, statisticOfStem } from './stem-questions.ts'
import {
  drawSeries,
  kindThenDisplay,
  largestChange,
  timeSeries,
  whichDisplay,
  wrongDisplay,
} from './time-series-questions.ts'

export const DATA: MathsTopic = {
  id: 'data',
  title: 'collecting and reading data',
  match:
    /\bdata\b|graph|tally|survey|investigat|mean and|median|\bdisplay|collect answers|categor|class question|distribution/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...DISPLAY_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, FIRST_DATA_NOTES, DISPLAY_NOTES, CONCLUSION_NOTES),
  practices: [
    {
      title: 'asking a question that data can answer',
      years: [1, 3],
      goal: /^Ask a question about the class/,
      questions: [pose, collect],
    },
    {
      title: 'sorting and counting groups',
      years: [1, 1],
      goal: /^Sort objects or answers/,
      questions: [sortCount],
    },
    { title: 'tally marks', years: [1, 1], goal: /tally marks/, questions: [tallies] },
    {
      title: 'a picture graph',
      years: [1, 1],
      goal: /one picture stands for one/,
      questions: [mostLeast, pictureOne],
    },
    {
      title: 'most, fewest or the same',
      years: [1, 1],
      goal: /^State which group/,
      questions: [mostLeast, moreThan],
    },
    {
      title: 'answers in a table',
      years: [2, 3],
      goal: /organise them in a table|table or tally chart/,
      questions: [inAll, collect],
    },
    {
      title: 'a picture graph with a key',
      years: [2, 2],
      goal: /key in which/,
      questions: [keyOfTwo, pictureTwo],
    },
    {
      title: 'comparing two categories',
      years: [2, 2],
      goal: /^Compare two categories/,
      questions: [moreThan],
    },
    {
      title: 'saying what a display shows',
      years: [2, 3],
      goal: /^Write (a sentence that tells what|one true statement)/,
      questions: [mostLeast, showsAndCannotTell],
    },
    {
      title: 'drawing a bar graph',
      years: [3, 3],
      goal: /^Draw a bar graph/,
      questions: [readBars, barGraph],
    },
    {
      title: 'reading graphs and tables',
      years: [3, 3],
      goal: /^Read values/,
      questions: [readBars, moreThan],
    },
    {
      title: 'bar graphs',
      years: [2, 6],
      isOnlyNamed: true,
      questions: [readBars, drawBars, moreBars],
    },
    {
      title: 'picture graphs',
      years: [1, 6],
      isOnlyNamed: true,
      questions: [readPictures, drawPictures, morePictures, allPictures],
    },
    {
      title: 'pie charts',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [readPie, angleOfPart, drawPie, peopleOfAngle, sayWhatPieShows],
    },
    {
      title: 'stem-and-leaf plots',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [countStem, statisticOfStem('median'), drawStem, statisticOfStem('range')],
    },
    {
      title: 'scatter plots',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [readScatter, describeScatter, drawScatter, oddPoint, causeOrNot],
    },
    {
      title: 'collecting and graphing data',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [readBars, average('range'), average('mean'), moreThan],
    },
    { title: 'misleading scales', years: [3, 3], goal: /misleading/, questions: [readBars, misleading] },
    {
      title: 'investigative questions',
      years: [4, 4],
      goal: /^Write an investigative/,
      questions: [investigativeQuestion],
    },
    { title: 'kinds of data', years: [4, 4], goal: /categorical, counted/, questions: [kindOfData] },
    { title: 'dot plots', years: [4, 4], goal: /^Create a dot plot/, questions: [howOften, dotPlot] },
    {
      title: 'describing a dot plot',
      years: [4, 4],
      goal: /spread of data in a dot/,
      questions: [howOften, describeDotPlot],
    },
    { title: 'how often and how large', years: [4, 4], goal: /how often a value/, questions: [howOften] },
    {
      title: 'bar graphs with a larger scale',
      years: [4, 4],
      goal: /scale greater than one/,
      questions: [readBars, barGraph],
    },
    {
      title: 'measuring with a rounding rule',
      years: [5, 5],
      goal: /rounding rule/,
      questions: [roundedHeight, measureRule],
    },
    { title: 'grouped tables', years: [5, 5], goal: /grouped table/, questions: [grouped, intervals] },
    {
      title: 'clustered bar graphs',
      years: [5, 5],
      goal: /clustered/,
      questions: [clusteredRead, clusteredDraw],
    },
    {
      title: 'relationships in data',
      years: [5, 5],
      goal: /relationship between two/,
      questions: [clusteredRead, relation],
    },
    {
      title: 'mean and range',
      years: [6, 6],
      goal: /mean and range/,
      questions: [average('mean'), average('range')],
    },
    {
      title: 'time-series graphs',
      years: [6, 6],
      goal: /time-series/,
      questions: [timeSeries, largestChange, drawSeries],
    },
    {
      title: 'choosing a display',
      years: [6, 7],
      goal: /^Choose a (suitable )?display/,
      questions: [whichDisplay, wrongDisplay, kindThenDisplay],
    },
    {
      title: 'a full investigation',
      years: [7, 7],
      goal: /full investigation/,
      questions: [average('mean'), investigate],
    },
    { title: 'limits of a conclusion', years: [7, 7], goal: /limitation/, questions: [limitation, sample] },
    {
      title: 'median, mode and mean',
      years: [8, 8],
      goal: /median, mode/,
      questions: [average('median'), mode, average('mean')],
    },
    {
      title: 'mean, median, mode and range',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [average('mean'), average('median'), mode, average('range')],
    },
    { title: 'mode and range', years: [5, 8], isOnlyNamed: true, questions: [mode, average('range')] },
    {
      title: 'comparing distributions',
      years: [8, 8],
      goal: /two distributions/,
      questions: [average('range'), compareGroups],
    },
    { title: 'samples and populations', years: [8, 8], goal: /sample may/, questions: [sample] },
    { title: 'claims and bias', years: [8, 8], goal: /^Evaluate a claim/, questions: [questionClaim] },
  ],
}
