import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of measuring, time, shapes and places. */
export const ASKED_MEASURES_AND_SPACE: readonly AskedPractice[] = [
  {
    topic: 'angles',
    practice: 'measuring angles',
    years: [4, 8],
    pattern: /protractors?\b|\b(?:measur\w*|draw\w*)(?: and (?:measur\w*|draw\w*))? (?:\w+ )?angles?\b/i,
    matches: ['angles using a protractor', 'measuring angles', 'drawing and measuring angles'],
    misses: ['angles of a triangle', 'estimating angles', 'kinds of angles'],
  },
  {
    topic: 'measuring',
    practice: 'metres and centimetres',
    years: [3, 3],
    pattern:
      /^(?![\s\S]*\b(?:mass|weigh\w*|capacity|litres?|kg|grams?|kilograms?|ml|km|mm|perimeters?|areas?)\b)[\s\S]*(?:\b(?:cm|centimet(?:re|er)s?|met(?:re|er)s?|rulers?|tape measures?|measuring tapes?)\b|\b(?:measur\w*|compar\w*) (?:the )?lengths?\b|\blengths? (?:in|of|measur\w*)\b|\blength\b)/i,
    matches: ['measuring with cm and m', 'metres and centimetres', 'measuring length with rulers'],
    misses: ['length, mass and capacity', 'perimeter in cm', 'weighing'],
  },
  {
    topic: 'measuring',
    practice: 'measuring in centimetres',
    years: [2, 2],
    pattern:
      /^(?![\s\S]*\b(?:mass|weigh\w*|capacity|litres?|kg|grams?|kilograms?|ml|km|mm|informal|non-?standard|hand ?spans?|blocks|cubes)\b)[\s\S]*(?:\b(?:cm|centimet(?:re|er)s?|met(?:re|er)s?|rulers?|tape measures?|measuring tapes?)\b|\blengths?\b)/i,
    matches: ['measuring in cm', 'using a ruler', 'measuring rulers and length'],
    misses: ['measuring with cubes', 'length and mass'],
  },
  {
    topic: 'measuring',
    practice: 'measuring with objects',
    years: [0, 1],
    pattern:
      /^(?![\s\S]*\b(?:mass|weigh\w*|capacity|litres?|heav\w*)\b)[\s\S]*\b(?:length|lengths|measur\w* with|informal units?|non-?standard units?|hand ?spans?)\b/i,
    matches: ['measuring with blocks', 'length', 'non-standard units', 'informal units'],
    misses: ['length and mass', 'heavier and lighter'],
  },
  {
    topic: 'measuring',
    practice: 'changing between metres and centimetres',
    years: [4, 4],
    pattern:
      /^(?![\s\S]*\b(?:mass|weigh\w*|capacity|litres?|kg|grams?|ml|km|mm|perimeters?|areas?|estimat\w*)\b)[\s\S]*\b(?:cm|centimet(?:re|er)s?|metres|lengths?)\b/i,
    matches: ['metres and centimetres', 'measuring length', 'cm to m'],
    misses: ['mass', 'perimeter in cm', 'estimating lengths'],
  },
  {
    topic: 'measuring',
    practice: 'kilograms and grams',
    years: [3, 4],
    pattern:
      /^(?![\s\S]*\b(?:length|capacity|litres?|ml|cm|scales)\b)[\s\S]*\b(?:mass|weigh(?:t|ing)|grams?|kilograms?|kgs?)\b/i,
    matches: ['measuring mass', 'kilograms and grams', 'weighing things'],
    misses: ['length, mass and capacity', 'reading scales in grams'],
  },
  {
    topic: 'measuring',
    practice: 'litres and millilitres',
    years: [3, 4],
    pattern:
      /^(?![\s\S]*\b(?:length|mass|weigh\w*|grams?|kg|cm|scales|volume of)\b)[\s\S]*\b(?:capacity|litres?|lit(?:er)s?|millilitres?|mls?)\b/i,
    matches: ['capacity', 'litres and millilitres', 'measuring capacity in mL'],
    misses: ['length, mass and capacity', 'literature'],
  },
  {
    topic: 'measuring',
    practice: 'comparing masses',
    years: [0, 2],
    pattern:
      /^(?![\s\S]*\b(?:length|capacity|grams?|kilograms?|kgs?)\b)[\s\S]*\b(?:mass|weigh\w*|heav(?:y|ier|iest)|balance scales?)\b/i,
    matches: ['heavy and light', 'comparing mass', 'balance scales'],
    misses: ['length, mass and capacity', 'mass in grams', 'heavenly'],
  },
  {
    topic: 'measuring',
    practice: 'comparing how much containers hold',
    years: [0, 2],
    pattern: /^(?![\s\S]*\b(?:length|mass)\b)[\s\S]*\b(?:capacity|full and empty|which holds more)\b/i,
    matches: ['capacity', 'full and empty', 'which holds more'],
    misses: ['length, mass and capacity', 'careful'],
  },
  {
    topic: 'measuring',
    practice: 'estimating with a benchmark',
    pattern:
      /\bestimat\w* (?:and measur\w+ )?(?:the )?(?:lengths?|heights?|distances?|mass(?:es)?|weights?|capacit(?:y|ies))\b/i,
    matches: ['estimating lengths', 'estimate and measure heights', 'estimating the mass'],
    misses: ['estimating sums', 'length estimates'],
  },
  {
    topic: 'area',
    practice: 'perimeter',
    pattern:
      /^(?![\s\S]*\b(?:areas?|volumes?|compound|composite shapes?|l-shapes?)\b)[\s\S]*\bperimeters?\b/i,
    matches: ['perimeter of gardens', 'perimeters year 6'],
    misses: ['area and perimeter', 'perimeter of compound shapes'],
  },
  {
    topic: 'area',
    practice: 'Pythagoras’ theorem',
    pattern: /pythagor|hypotenuse/i,
    matches: ['pythagoras', 'the Pythagorean theorem'],
    misses: ['python', 'hypothesis'],
  },
  {
    topic: 'area',
    practice: 'circumference and area of a circle',
    pattern: /circumference|area of (?:a )?circles?/i,
    matches: ['circumference', 'area of a circle'],
    misses: ['circles', 'area of a triangle'],
  },
  {
    topic: 'shapes',
    practice: 'rotational symmetry',
    pattern: /rotational symmetry/i,
    matches: ['rotational symmetry of shapes'],
    misses: ['symmetry', 'rotation'],
  },
  {
    topic: 'shapes',
    practice: 'lines of symmetry',
    pattern: /symmetr/i,
    matches: ['symmetry with butterflies', 'symmetrical shapes'],
    misses: ['metre'],
  },
  {
    topic: 'spatial',
    practice: 'nets',
    pattern:
      /\bnets of\b|\bnets?\b(?= (?:cube|prism|pyramid|solid))|\b(?:cube|prism|pyramid|solid)s?\b.{0,10}\bnets?\b/i,
    matches: ['nets of solids', 'pyramid nets'],
    misses: ['netball', 'fishing nets'],
  },
  {
    topic: 'measuring',
    practice: 'reading scales',
    pattern: /read(?:ing)? (?:a |the )?scales?\b/i,
    matches: ['reading scales in grams', 'read a scale'],
    misses: ['map scales', 'scale drawing'],
  },
  {
    topic: 'time',
    practice: 'time to the quarter hour',
    pattern: /quarter (?:past|to)\b|quarter hours?/i,
    matches: ['quarter past and quarter to', 'to the quarter hour'],
    misses: ['quarters of a shape', 'quarter turns'],
  },
]
