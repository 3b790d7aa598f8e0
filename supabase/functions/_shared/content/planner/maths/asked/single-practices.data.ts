import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of measuring, data, chance or space, and that its topic alone would not find. */
export const ASKED_SINGLE_PRACTICES: readonly AskedPractice[] = [
  {
    topic: 'area',
    practice: 'the circumference of a circle',
    years: [5, 8],
    pattern: /^(?![\s\S]*\bareas?\b)[\s\S]*\bcircumferences?\b/i,
    matches: ['finding the circumference of a circle', 'circumference'],
    misses: ['circumference and area of circles', 'area of a circle', 'circles'],
  },
  {
    topic: 'area',
    practice: 'the area of a circle',
    years: [5, 8],
    pattern: /^(?![\s\S]*\b(?:circumferences?|perimeters?)\b)[\s\S]*\bareas? of (?:an? |the )?circles?\b/i,
    matches: ['area of a circle', 'finding the area of circles'],
    misses: ['circumference and area of circles', 'the circle area for mat time'],
  },
  {
    topic: 'data',
    practice: 'grouped tables',
    years: [4, 7],
    pattern:
      /\bgrouped (?:frequency |data )?tables?\b|\bfrequency tables?\b|\bgrouped (?:data|frequenc\w+)\b|\bclass intervals?\b/i,
    matches: ['grouped frequency table heights', 'frequency tables', 'grouped data'],
    misses: ['high frequency words', 'group tables for reading'],
  },
  {
    topic: 'data',
    practices: [[6, 8, 'samples and populations']],
    pattern:
      /^(?![\s\S]*\b(?:soil|water|rocks?|colou?rs?|music|food)\b)[\s\S]*\b(?:sampling|samples?(?:,? (?:and|&|from|of) (?:an? |the )?populations?| sizes?)|biased samples?|bias in (?:samples?|sampling|surveys?))\b/i,
    matches: ['sampling and bias in surveys', 'samples and populations', 'biased samples'],
    misses: ['sampling the water of a stream', 'bias in texts'],
  },
  {
    topic: 'chance',
    practice: 'probabilities that add to one',
    years: [5, 8],
    pattern: /\bprobabilit\w+[\s\S]*\badd(?:s|ing)? (?:up )?to (?:one|1)\b/i,
    matches: ['probability adds to 1, spinners', 'probabilities add up to one'],
    misses: ['probability with spinners', 'bonds that add to 10'],
  },
  {
    topic: 'area',
    practice: 'missing sides of compound shapes',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\b(?:missing|unknown) (?:sides?|lengths?|side lengths?)\b)[\s\S]*\b(?:compound|composite|l[- ]?shape[sd]?)\b/i,
    matches: ['missing sides and area of L shapes', 'unknown side lengths of compound shapes'],
    misses: ['area of L shapes', 'missing angles', 'missing sides of a triangle'],
  },
  {
    topic: 'time',
    practice: 'a.m. and p.m.',
    years: [3, 6],
    pattern: /(?<!\d ?)\ba\.?m\.? ?(?:and|&|or|\/|vs) ?p\.?m\b/i,
    matches: ['am and pm', 'a.m. and p.m.', 'am/pm'],
    misses: ['8am to 3pm', 'what I am and how'],
  },
  {
    topic: 'time',
    practices: [
      [2, 3, 'hours and minutes'],
      [4, 6, 'seconds, minutes and hours'],
    ],
    pattern:
      /\b(?:convert\w*|chang\w*)[^.;]*\b(?:hours?|minutes|seconds)\b|\bminutes in an? hours?\b|\bhours? (?:in)?to minutes\b|\bseconds in an? minutes?\b/i,
    matches: ['converting hours and minutes', 'minutes in an hour', 'hours to minutes'],
    misses: ['a quick warm up of 5 minutes', 'two hours on fractions'],
  },
  {
    topic: 'measuring',
    practice: 'units of the same size',
    years: [1, 3],
    pattern:
      /\bmeasur\w+[\s\S]*\b(?:same size|no gaps|gaps (?:and|or) overlaps|equal units)\b|\bwhy units[\s\S]*\bsame\b/i,
    matches: [
      'measuring with paper clips why same size',
      'measuring with no gaps',
      'why units must be the same',
    ],
    misses: ['measuring with paper clips', 'shapes of the same size'],
  },
  {
    topic: 'measuring',
    practice: 'milli-, centi- and kilo-',
    years: [4, 7],
    pattern:
      /\bmetric prefix(?:es)?\b|^(?=[\s\S]*\b(?:kilo|centi|milli)-?(?!\w)[\s\S]*\b(?:kilo|centi|milli)-?(?!\w))[\s\S]*/i,
    matches: ['kilo centi milli prefixes', 'metric prefixes', 'milli-, centi- and kilo-'],
    misses: ['prefixes', 'kilograms', 'millipedes and centipedes'],
  },
  {
    topic: 'measuring',
    practice: 'rates',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*\b(?:running|cross country|athletics|sprint\w*|forces?)\b)(?=[\s\S]*\bspeeds?\b)(?=[\s\S]*\bdistances?\b)[\s\S]*\btimes?\b/i,
    matches: ['speed distance time', 'working out speed from distance and time'],
    misses: ['speed and forces', 'distance on a map', 'running speed, distance and time'],
  },
  {
    topic: 'spatial',
    practice: 'looking from different sides',
    years: [1, 4],
    pattern:
      /^(?=[\s\S]*\bfront\b)(?=[\s\S]*\b(?:sides?)\b)[\s\S]*\b(?:top|above|back)\b|\bdifferent (?:views?|viewpoints?|perspectives?) of (?:an? )?(?:objects?|solids?|shapes?|things?)\b/i,
    matches: ['how an object looks from front side and top', 'different views of objects'],
    misses: ['front of the book', 'different views of a story', 'the top of the hill'],
  },
]
