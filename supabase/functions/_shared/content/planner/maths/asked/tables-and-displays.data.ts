import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name rules with tables and graphs, areas by cutting, displays, and practices that two topics share. */
export const ASKED_TABLES_AND_DISPLAYS: readonly AskedPractice[] = [
  {
    topic: 'patterns',
    practice: 'rules, tables and graphs',
    years: [4, 8],
    pattern:
      /^(?![\s\S]*\b(?:survey\w*|data|statist\w*|stats|bar|favou?rites?|tally|weather|temperatures?|scatter|time[- ]series|transform\w*|reflect\w*|translat\w*|rotat\w*|timetables?|multiplication tables?|times tables?)\b)(?=[\s\S]*\b(?:rules?|tables?|values|functions?|input[- /]*outputs?|equations?|x and y|y ?=)(?![\w-]))(?=[\s\S]*\b(?:rules?|values|functions?|input[- /]*outputs?|patterns?|equations?|algebra|x and y|y ?=)(?![\w-]))[\s\S]*\b(?:plot\w*|graph(?:s|ed|ing)?|co-?ordinate (?:plane|grid)s?|points? on (?:an? |the )?(?:grid|axes|plane)|number plane)\b/i,
    matches: [
      'make a table of values from a rule then plot the points on a grid',
      'rule to table then plot it on a graph',
      'graphing rules',
      'patterns, table and graph',
      'plotting values from a rule',
    ],
    misses: [
      'plotting coordinates',
      'bar graphs and tables',
      'rules of the class',
      'graphing data in a table',
    ],
  },
  {
    topic: 'patterns',
    practices: [
      [3, 4, 'tables of positions and values'],
      [5, 8, 'tables from a rule in words'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:data|tally|survey\w*|find\w* (?:the |a )?rule)\b)[\s\S]*(?:\btables? of values\b|\bvalue tables?\b|\b(?:function|number|input[- /]*output) (?:machines?|tables?)\b|\binputs? (?:and|&|\/|to) outputs?\b|\brules?(?: in words)? (?:in)?to (?:an? )?tables?\b|\btables? from (?:an? )?rules?\b)/i,
    matches: [
      'table of values from a rule in words',
      'rule in words to a table of values',
      'function machines',
      'inputs and outputs',
      'input output tables',
    ],
    misses: ['find the rule of a table of values', 'times tables', 'tally table', 'sewing machines'],
  },
  {
    topic: 'area',
    practice: 'areas of triangles and parallelograms',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\bareas?\b)(?![\s\S]*\b(?:angles?|trapezi\w*|circles?|volumes?|surface|perimeters?)\b)(?=[\s\S]*\btriangles?\b)[\s\S]*\bparallelograms?\b/i,
    matches: ['area of triangles and parallelograms', 'areas of parallelograms & triangles from rectangles'],
    misses: ['area of a triangle', 'angles of triangles and parallelograms'],
  },
  {
    topic: 'area',
    practice: 'areas of parallelograms',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\bareas?\b)(?![\s\S]*\b(?:angles?|trapezi\w*|circles?|volumes?|surface|perimeters?)\b)[\s\S]*\bparallelograms?\b/i,
    matches: ['area of parallelograms', 'finding the area of a parallelogram'],
    misses: ['parallelograms', 'area of trapeziums and parallelograms', 'drawing parallelograms'],
  },
  {
    topic: 'area',
    practice: 'areas of triangles',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\bareas?\b)(?![\s\S]*\b(?:angles?|rectangles and|and rectangles|rectangles?,|squares?|trapezi\w*|circles?|volumes?|surface|perimeters?|parallelograms?|pythagor\w*)\b)[\s\S]*\btriangles?\b/i,
    matches: ['area of triangles', 'finding the area of a triangle', 'triangles, area'],
    misses: ['area of rectangles and triangles', 'angles of triangles', 'triangles'],
  },
  {
    topic: 'data',
    practice: 'choosing a display',
    years: [4, 8],
    pattern:
      /^(?![\s\S]*\b(?:wall displays?|photos?)\b)[\s\S]*(?:\b(?:choos\w*|pick\w*|select\w*|decid\w*(?: on)?|which|what(?: kind| type| sort)?(?: of)?|right|best|suitable|appropriate|correct|most)(?: \w+){0,5}? (?:graphs?|displays?|charts?)\b|\b(?:graphs?|displays?|charts?)(?: \w+){0,4}? (?:suits?|fits?|to choose|to use|is best|are best)\b)/i,
    matches: [
      'picking the right graph for the question and type of data',
      'choosing the best graph',
      'choosing a display',
      'which graph to use',
      'what type of graph suits the data',
    ],
    misses: ['draw a bar graph', 'reading graphs', 'a display for the wall', 'choose a wall display'],
  },
  {
    topic: 'data',
    practice: 'mean, median, mode and range',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\bmean\b)(?=[\s\S]*\b(?:median|mode)\b)[\s\S]*\brange\b|^(?=[\s\S]*\bmedian\b)(?=[\s\S]*\bmode\b)[\s\S]*\brange\b/i,
    matches: ['mean median mode and range', 'median, mode & range'],
    misses: ['mean and range', 'mean, median and mode', 'mode and range'],
  },
  {
    topic: 'data',
    practices: [
      [2, 4, 'drawing a bar graph'],
      [5, 8, 'collecting and graphing data'],
    ],
    pattern:
      /^(?=[\s\S]*\b(?:survey\w*|collect\w*|gather\w*)\b)(?![\s\S]*\b(?:dot|pie|picture|line|scatter|tally|clustered)\b)[\s\S]*\b(?:bar|column) (?:graphs?|charts?)\b/i,
    matches: ['make a bar graph from a survey of fav fruit', 'collect data and draw a bar graph'],
    misses: ['bar graphs', 'survey and dot plot', 'bar graph of favourite pets'],
  },
  {
    topic: 'equations',
    practice: 'inequalities',
    years: [6, 8],
    pattern: /^(?![\s\S]*\b(?:true or false|social|gender|income|wealth)\b)[\s\S]*\binequalit(?:y|ies)\b/i,
    matches: ['inequalities on a number line', 'solving inequalities'],
    misses: ['true or false inequalities', 'gender inequality', 'equations'],
  },
  {
    topic: 'chance',
    practice: 'fair games',
    years: [4, 7],
    pattern:
      /\b(?:un)?fair(?:ness)?(?: (?:or|and|vs) (?:un)?fair)?(?: of)? (?:\w+ )?games?\b|\bgames? (?:that (?:are|is) )?(?:un)?fair\b|\bis (?:it|the game) fair\b/i,
    matches: ['fair or unfair games w dice', 'fair games', 'is the game fair'],
    misses: ['fair test', 'the school fair', 'fair play in ball games'],
  },
  {
    topic: 'measuring',
    practices: [[4, 6, 'grams and kilograms, millilitres and litres']],
    pattern:
      /^(?![\s\S]*\b(?:cm|mm|km|m|metres?|lengths?|decimals?)\b)(?=[\s\S]*\b(?:convert\w*|chang\w*|grams? to|kg to|ml to|l to)\b)(?=[\s\S]*\b(?:grams?|g|kgs?|kilograms?)\b)[\s\S]*\b(?:mls?|millilitres?|litres?)\b/i,
    matches: ['converting grams to kg and ml to L', 'converting kilograms, grams, litres and millilitres'],
    misses: ['converting cm to m', 'grams and kilograms', 'converting g to kg'],
  },
  {
    topic: 'shapes',
    practice: 'kinds of triangle and quadrilateral',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*\b(?:areas?|perimeters?|angles? (?:of|in|sum)|symmetr\w*|missing)\b)(?=[\s\S]*\btriangles?\b)[\s\S]*\bquadrilaterals?\b/i,
    matches: ['classify triangles and quadrilaterals', 'types of quadrilaterals and triangles'],
    misses: [
      'angles in triangles and quadrilaterals',
      'area of triangles and quadrilaterals',
      'quadrilaterals',
    ],
  },
  {
    topic: 'measuring',
    practice: 'words for comparing',
    years: [0, 2],
    pattern:
      /^(?=[\s\S]*\b(?:longer|shorter|taller|long|short|lengths?)\b)[\s\S]*\b(?:heavier|lighter|heavy|mass|weights?|full(?:er)?|empty|holds? more|capacity)\b/i,
    matches: [
      'longer shorter heavier lighter',
      'comparing length and mass',
      'taller, heavier, full and empty',
    ],
    misses: ['longer and shorter', 'heavier and lighter', 'longer sentences'],
  },
  {
    topic: 'pathways',
    practice: 'grid references and compass points',
    years: [3, 6],
    pattern:
      /^(?=[\s\S]*\b(?:grid references?|alphanumeric|grids?|co-?ordinates?)\b)[\s\S]*\b(?:compass|north)\b/i,
    matches: ['grid references and compass directions on a map', 'compass points and grid references'],
    misses: ['grid references', 'compass directions', 'north island'],
  },
]
