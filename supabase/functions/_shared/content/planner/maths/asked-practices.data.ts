import type { WordPattern } from '../read/words/word-pattern.ts'

interface AskedPractice extends WordPattern {
  topic: string
  practice: string
  /** The years of a class for which these words mean it; all years where none are given. */
  years?: readonly [from: number, to: number]
}

/** Decimals that are to be rounded; each year rounds them to a place of its own. */
const ROUNDS_DECIMALS: WordPattern = {
  pattern:
    /\bround\w*\b[^.;]*\b(?:decimals?|tenths?|hundredths?|thousandths?|decimal places?|dp)\b|\bdecimals?\b[^.;]*\bround\w*\b/i,
  matches: ['rounding decimals', 'round to two decimal places'],
  misses: ['rounding to the nearest ten', 'decimals'],
}

/** Words of a request that name one practice of a topic outright. They choose it in the years near its own, whatever else they hold. */
export const ASKED_PRACTICES: readonly AskedPractice[] = [
  {
    topic: 'multiply-divide',
    practice: 'multiplication and division word problems',
    pattern:
      /^(?=[\s\S]*\b(?:word|story|worded|real[- ]life) (?:problems?|questions?|sums)\b|[\s\S]*\bstor(?:y|ies)\b)(?=[\s\S]*(?:multipl|divi(?:d|s)|times tables?|equal groups|\bsharing\b|×|÷))(?![\s\S]*(?:fraction|decimal|percent|\badd|subtract|remainder))/i,
    matches: [
      'math word problems y4 multiplication, about a school gala',
      'division story problems',
      'word problems with multiplication and division',
    ],
    misses: ['addition word problems', 'multiplication facts', 'word problems with fractions and division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplication and division facts',
    years: [3, 8],
    pattern:
      /\b(?:multiplication|division|times|multiplying|dividing)(?: (?:and|&|or) (?:multiplication|division))? (?:basic )?facts?\b|\bbasic (?:multiplication|division)(?: and division)? facts?\b|\bfacts? (?:of|for|in|on) (?:multiplication|division)/i,
    matches: ['multiplication facts', 'basic multiplication facts', 'division facts', 'times facts'],
    misses: ['addition facts', 'multiplication', 'fact families'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplication and division facts',
    years: [4, 8],
    pattern: /^(?![\s\S]*(?:\badd|subtract|\bplus\b|bonds?))[\s\S]*\bbasic facts?\b/i,
    matches: ['basic facts', 'basic facts practice'],
    misses: ['basic addition facts', 'basic facts adding and subtracting'],
  },
  {
    topic: 'multiply-divide',
    practice: 'basic facts',
    years: [3, 3],
    pattern: /^(?![\s\S]*(?:\badd|subtract|\bplus\b|bonds?))[\s\S]*\bbasic facts?\b/i,
    matches: ['basic facts', 'basic facts warm up'],
    misses: ['basic addition facts', 'basics'],
  },
  {
    topic: 'add-subtract',
    practice: 'subtraction facts',
    years: [0, 2],
    pattern:
      /\bsubtraction facts?\b|\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?|minus)\b[^.;]*\b(?:ten|10|tens|five|5)[ -]?frames?\b|\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?)\b(?! (?:and|&|or) add)[^.;]*\b(?:to|from|within|under) (?:5|10|20|five|ten|twenty)\b/i,
    matches: ['subtraction facts', 'taking away with ten frames', 'subtraction within 10'],
    misses: ['addition facts', 'ten frames', 'subtraction of 3-digit numbers'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition facts',
    years: [0, 2],
    pattern:
      /^(?![\s\S]*(?:subtract|tak(?:e|ing)[ -]?away|minus|bonds?))(?:[\s\S]*\baddition facts?\b|[\s\S]*\b(?:add\w*|plus|sums)\b[\s\S]*\b(?:ten|10|tens|five|5)[ -]?frames?\b|[\s\S]*\b(?:ten|10|tens|five|5)[ -]?frames?\b[\s\S]*\b(?:add\w*|plus|sums)\b|[\s\S]*\b(?:adding|addition|add)\b[^.;]*\b(?:to|within|up to) (?:5|10|20|five|ten|twenty)\b)/i,
    matches: ['addition to 10 with ten frames', 'addition facts', 'adding to 20', 'ten frames addition'],
    misses: ['ten frames', 'addition and subtraction to 20', 'adding to 100'],
  },
  {
    topic: 'angles',
    practice: 'measuring angles',
    years: [4, 8],
    pattern: /protractors?\b|\b(?:measur\w*|draw\w*)(?: and (?:measur\w*|draw\w*))? (?:\w+ )?angles?\b/i,
    matches: ['angles using a protractor', 'measuring angles', 'drawing and measuring angles'],
    misses: ['angles of a triangle', 'estimating angles', 'kinds of angles'],
  },
  {
    topic: 'chance',
    practice: 'why results vary',
    years: [7, 8],
    pattern:
      /^(?![\s\S]*\b(?:two|2) dice\b)(?![\s\S]*\b(?:sample space|two-way|combined|complement|fair games?)\b)(?:[\s\S]*\b(?:chance|probabilit\w*)\b[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*|actual|observed)\b|[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*)\b[\s\S]*\b(?:chance|probabilit\w*)\b|[\s\S]*\bexpected (?:and|vs?\.?|versus|against|or|compared (?:to|with)) (?:the )?(?:actual|experimental|observed)|[\s\S]*\b(?:tossing coins?|coin toss\w*|rolling dice|dice rolls?)\b)/i,
    matches: [
      'probability, expected vs actual results',
      'experimental probability',
      'chance with dice',
      'coin tossing',
    ],
    misses: ['probability', 'combined events with dice, probability', 'chance words'],
  },
  {
    topic: 'chance',
    practice: 'chance experiments',
    years: [4, 6],
    pattern:
      /^(?![\s\S]*\b(?:two|2) dice\b)(?![\s\S]*\b(?:sample space|two-way|combined|complement|fair games?)\b)(?:[\s\S]*\b(?:chance|probabilit\w*)\b[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*|actual|observed)\b|[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*)\b[\s\S]*\b(?:chance|probabilit\w*)\b|[\s\S]*\bexpected (?:and|vs?\.?|versus|against|or|compared (?:to|with)) (?:the )?(?:actual|experimental|observed)|[\s\S]*\b(?:tossing coins?|coin toss\w*|rolling dice|dice rolls?)\b)/i,
    matches: ['chance experiments with dice', 'tossing coins', 'probability of rolling a 6'],
    misses: ['probability', 'chance: certain, likely, impossible'],
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
    topic: 'rounding',
    practice: 'rounding to tens and hundreds',
    years: [3, 3],
    pattern: /\bround\w*[^.;]*\b(?:10|tens?)\b[^.;]*\b(?:100|hundreds?)\b/i,
    matches: ['rounding to the nearest ten and hundred', 'round to nearest 10 and 100'],
    misses: ['rounding to the nearest ten', 'rounding decimals'],
  },
  {
    topic: 'rounding',
    practice: 'rounding to 10, 100 and 1,000',
    years: [4, 5],
    pattern:
      /^(?![\s\S]*(?:decimal|tenth|10[,]?000|whole number))[\s\S]*\bround\w*[^.;]*\b(?:10|tens?|100|hundreds?|1,?000|thousands?)\b/i,
    matches: ['rounding to the nearest ten and hundred', 'round to nearest 10 and 100', 'rounding to 1000'],
    misses: ['rounding decimals', 'rounding to the nearest 10,000', 'round tables'],
  },
  {
    topic: 'percentages',
    practice: 'percentages of a number',
    pattern: /percent(?:ages?)? of (?:an? )?(?:amounts?|numbers?|quantit(?:y|ies)|whole)|\d+ ?% of\b/i,
    matches: ['percentages of amounts', 'percent of a number', 'finding 25% of 80'],
    misses: ['percentages', 'percentage of students who walk', '50% off'],
  },
  {
    topic: 'percentages',
    practice: 'GST and discounts',
    pattern: /\bgst\b/i,
    matches: ['GST at 15%', 'gst and discounts'],
    misses: ['discounts', 'guest speakers'],
  },
  {
    topic: 'percentages',
    practice: 'discounts',
    pattern: /\bdiscounts?\b|\bsale prices?\b|(?:%|percent) off\b/i,
    matches: ['percentages discounts shopping', 'sale prices', '50% off'],
    misses: ['discounting bad ideas', 'on sale'],
  },
  {
    topic: 'equations',
    practice: 'one-step equations',
    pattern:
      /\b(?:one|1|single)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b|\b(?:simple|easy|basic) (?:linear |algebraic )?equations?\b/i,
    matches: ['solving one step equations', 'simple equations', '1-step algebra'],
    misses: ['two-step equations', 'equations'],
  },
  {
    topic: 'equations',
    practice: 'solving equations',
    pattern: /\b(?:two|2)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b/i,
    matches: ['two-step equations', '2 step algebra'],
    misses: ['one-step equations'],
  },
  {
    topic: 'integers',
    practice: 'adding and subtracting negative numbers',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*temperature)(?=[\s\S]*\b(?:integers?|intergers?|negatives?|below zero)\b)(?=[\s\S]*\b(?:add\w*|plus|sums?)\b)(?=[\s\S]*\b(?:subtract\w*|minus|tak(?:e|ing) away)\b)/i,
    matches: ['integers adding and subtracting', 'subtract and add negative numbers'],
    misses: ['subtracting negatives', 'adding and subtracting fractions', 'adding integers'],
  },
  {
    topic: 'integers',
    practice: 'subtracting negative numbers',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*\b(?:temperature|add\w*|plus)\b)(?=[\s\S]*\b(?:integers?|intergers?|negatives?)\b)[\s\S]*\b(?:subtract\w*|minus(?:ing)?|tak(?:e|ing) away|double negatives?)\b/i,
    matches: ['subtracting negative numbers', 'integers, minus a negative'],
    misses: ['adding and subtracting integers', 'negative numbers', 'subtracting fractions'],
  },
  {
    topic: 'integers',
    practice: 'temperatures below zero',
    pattern:
      /\b(?:negatives?|integers?|below zero)\b[^.;]*\b(?:temperatures?|degrees|celsius|weather|frost\w*)\b|\b(?:temperatures?|degrees)\b[^.;]*\b(?:negatives?|below zero|integers?)\b/i,
    matches: ['negative numbers using temperatures in Tekapo', 'temperatures below zero'],
    misses: ['negative numbers', 'measuring temperature'],
  },
  {
    topic: 'patterns',
    practice: 'rules for patterns made of sticks',
    pattern:
      /^(?=[\s\S]*\b(?:match ?|ice[- ]?block |toothpick|craft |popsicle )?sticks?\b|[\s\S]*\b(?:matchsticks?|toothpicks?)\b)(?=[\s\S]*\b(?:patterns?|rules?|algebra)\b)(?=[\s\S]*\b(?:rules?|algebra|nth|n)\b)/i,
    matches: ['simple algebra patterns with matchsticks', 'a rule for patterns of ice block sticks'],
    misses: ['patterns with counters', 'pattern of sticks and leaves'],
  },
  {
    topic: 'patterns',
    practice: 'writing expressions from patterns',
    years: [5, 8],
    pattern:
      /\bexpressions?\b[^.;]*\bpatterns?\b|\bpatterns?\b[^.;]*\bexpressions?\b|\b(?:n|nth)(?:th)? terms?\b|\balgebra\w*\b[^.;]*\bpatterns?\b|\bpatterns?\b[^.;]*\balgebra/i,
    matches: [
      'intro to algebra writing simple expressions from patterns',
      'nth term',
      'patterns and algebra',
      'growing patterns, writing expressions',
    ],
    misses: ['growing patterns', 'like terms', 'facial expressions'],
  },
  {
    topic: 'equations',
    practice: 'algebraic notation',
    years: [6, 8],
    pattern:
      /\balgebraic (?:notation|expressions?)\b|\b(?:writing|write|simple|using|forming) (?:simple )?expressions?\b|\b(?:intro(?:duction)?|introducing|start\w*|beginning)(?: to| of)? algebra\b|\bletters for numbers\b/i,
    matches: ['algebraic notation', 'writing expressions', 'intro to algebra', 'writing simple expressions'],
    misses: ['facial expressions', 'algebra', 'comparing expressions'],
  },
  {
    topic: 'data',
    practice: 'collecting and graphing data',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*\b(?:time[- ]series|line graphs?|dot plots?|mean|median|mode|averages?|misleading)\b)[\s\S]*(?:\b(?:collect\w*|gather\w*|survey\w*)\b[^.;]*\b(?:data|graph\w*|display\w*)|\b(?:data|statistic\w*|survey\w*)\b[^.;]*\b(?:collect\w*|graph\w*|display\w*))/i,
    matches: ['collect data and graph it', 'statistics, surveys and graphs', 'data collection and display'],
    misses: ['time-series graphs', 'collecting leaves', 'mean and range of data we collect'],
  },
  {
    topic: 'data',
    practice: 'drawing a bar graph',
    pattern:
      /\bgraphs? (?:of|about|on|for|showing) (?:our |their |the |class |my )*favou?rite|\bfavou?rite\b[^.;]*\bgraphs?\b/i,
    matches: ['a graph of favourite ice cream', 'our favourite pets, a graph'],
    misses: ['line graphs', 'my favourite animal'],
  },
  {
    topic: 'fractions',
    practice: 'simplest form',
    pattern: /simplest form|lowest terms|simplif(?:y|ying|ied) fractions|fractions? simplif/i,
    matches: ['simplest form fractions', 'simplifying fractions', 'lowest terms'],
    misses: ['simplify expressions', 'simple fractions'],
  },
  {
    topic: 'fractions',
    practice: 'fractions with the same numerator',
    pattern: /(?:same|common|like|equal) (?:numerators?|top numbers?)/i,
    matches: ['comparing fractions with the same numerator', 'common numerators'],
    misses: ['same denominator'],
  },
  {
    topic: 'fractions',
    practice: 'halves, thirds and quarters',
    pattern:
      /fractions? of (?:a |an )?(?:shapes?|regions?|whole shapes?|area models?)|(?:half|halves|quarters?)(?: and (?:half|halves|quarters?))? of (?:a )?shapes?/i,
    matches: ['fractions of a shape', 'half and quarter of shapes', 'fractions of regions'],
    misses: ['fractions of a set', 'half of 12', 'area of a shape'],
  },
  {
    topic: 'money',
    practice: 'giving change in coins',
    years: [2, 5],
    pattern:
      /^(?=[\s\S]*\bcoins?\b)[\s\S]*\b(?:giv\w*|mak\w*|work\w* out|calculat\w*|get\w*) (?:the )?change\b/i,
    matches: ['nz coins, giving change', 'making change with coins'],
    misses: ['giving change', 'coins', 'coin tossing'],
  },
  {
    topic: 'money',
    practice: 'counting coins',
    years: [0, 4],
    pattern:
      /^(?![\s\S]*\b(?:change|toss\w*|chance|probability|notes)\b)(?:[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|using|making|make|amounts?|value)\b[\s\S]*\b(?:coins?|cents)\b|[\s\S]*\bcoins?\b[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|amounts?)\b)/i,
    matches: ['counting coins', 'nz coins, how much money', 'adding up coins', 'making amounts with coins'],
    misses: ['coins and notes', 'coin toss', 'giving change with coins', 'counting in twos'],
  },
  {
    topic: 'money',
    practice: 'adding and subtracting money',
    pattern:
      /\b(?:add(?:ing|ition)?|subtract\w*|plus|minus)\b[^.;]*\b(?:money|dollars?|cents|prices?)\b|\b(?:money|dollars?|cents|prices?)\b[^.;]*\b(?:adding|subtracting|addition|subtraction)\b/i,
    matches: ['adding and subtracting money', 'subtraction with dollars and cents', 'money addition'],
    misses: ['adding decimals', 'money', 'address the money question'],
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
    topic: 'multiply-divide',
    practice: 'long division',
    pattern: /long division|short division|bus stop (?:method|division)|formal division/i,
    matches: ['long division', 'the bus stop method'],
    misses: ['division facts', 'bus timetable'],
  },
  {
    topic: 'counting',
    practice: 'counting forwards and backwards',
    pattern: /\bcount(?:ing)?(?: up)? (?:from \d+ )?to (?:\d+|ten|twenty|a hundred)\b(?! (?:by|in) )/i,
    matches: ['counting to 10', 'count from 1 to 20', 'count to twenty'],
    misses: ['skip counting in 5s', 'count to 100 by tens', 'counting on'],
  },
  {
    topic: 'counting',
    practice: 'one more and one less',
    pattern: /\b(?:one|1) (?:more|less)\b|number (?:after|before)|before and after numbers/i,
    matches: ['one more one less', '1 less than', 'the number before'],
    misses: ['one lesson more', 'ten more'],
  },
  {
    topic: 'add-subtract',
    practice: 'ten more and ten less',
    pattern: /\b(?:ten|10) (?:more|less)\b(?! (?:questions|minutes))/i,
    matches: ['ten more ten less', '10 less'],
    misses: ['10 more questions', 'one more'],
  },
  {
    topic: 'counting',
    practice: 'seeing how many at a glance',
    pattern:
      /subiti[sz]|\bdot (?:patterns?|cards?|plates?)\b|^(?![\s\S]*\b(?:bonds?|add\w*|plus|sums?|subtract\w*|take away|make|making|friends of)\b)[\s\S]*(?:ten|tens|5|five)[ -]frames?/i,
    matches: ['subitising', 'dot patterns', 'tens frames'],
    misses: [
      'dot plots',
      'join the dots',
      'number bonds to 10 with tens frames',
      'making ten on tens frames',
    ],
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
    topic: 'money',
    practice: 'the best buy',
    pattern: /best (?:buys?|value|deals?)|unit pric|better buy|value for money/i,
    matches: ['best buys', 'unit price', 'which is the better buy'],
    misses: ['place value', 'price tags'],
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
  {
    topic: 'patterns',
    practice: 'repeating patterns',
    pattern: /repeating patterns?/i,
    matches: ['repeating patterns with shapes'],
    misses: ['growing patterns', 'repeat after me'],
  },
  {
    topic: 'mixed',
    practice: 'mixed maths',
    pattern:
      /\bmixed (?:bag of )?(?:maths?|number|revision|practice|review|questions|problems)\b|\bmaths? (?:mixed )?(?:revision|review|homework)\b(?! (?:on|about|for) \p{L})|\b(?:end of (?:term|year)|weekly) maths? (?:test|review|revision|quiz)\b/iu,
    matches: ['mixed maths', 'maths revision', 'maths homework', 'end of term maths test'],
    misses: ['mixed numbers', 'maths homework on fractions', 'mixed fractions'],
  },
  {
    topic: 'multiply-divide',
    practice: 'what to do with a remainder',
    years: [4, 8],
    pattern:
      /\b(?:remainders?|left[- ]?overs?)\b[^.;]*\b(?:real|problems?|probs|stor(?:y|ies)|what to do|interpret\w*|contexts?|mean\w*)\b|\b(?:what to do with|interpret\w*|meaning of) (?:the |a )?(?:remainders?|left[- ]?overs?)\b/i,
    matches: ['remainders in real life problems', 'what to do with the leftover', 'interpreting remainders'],
    misses: ['division with a remainder', 'leftover food'],
  },
  {
    topic: 'patterns',
    practice: 'points on a coordinate plane',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*(?:transform|reflect|rotat|translat|gradient|graphs? of))[\s\S]*(?:\bcartesian\b|\bcoordinates?\b|\bquadrants?\b)/i,
    matches: ['cartesian coordinates', 'coordinates in four quadrants', 'plotting coordinates'],
    misses: ['transformations with coordinates', 'map skills'],
  },
  {
    topic: 'multiply-divide',
    practice: 'arrays',
    years: [2, 4],
    pattern: /\barrays?\b/i,
    matches: ['arrays for multiplication', 'array'],
    misses: ['multiplication', 'arraign'],
  },
  {
    topic: 'data',
    practice: 'time-series graphs',
    years: [4, 8],
    pattern: /(?<!straight[- ])\bline graphs?\b|\btime[- ]series\b/i,
    matches: ['line graphs about temperature', 'time-series data'],
    misses: ['straight-line graphs', 'bar graphs', 'number line'],
  },
  { topic: 'rounding', practice: 'rounding one decimal place', years: [4, 4], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding decimals to whole numbers', years: [5, 5], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding hundredths', years: [6, 6], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding whole numbers and decimals', years: [7, 7], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding to three places', years: [8, 8], ...ROUNDS_DECIMALS },
  {
    topic: 'multiply-divide',
    practice: 'times table facts',
    pattern:
      /^(?![\s\S]*(?:÷|divi(?:d|s)|facts?\b|famil|problems?|stor(?:y|ies)|missing))[\s\S]*\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)s?\s*(?:[x×]|times?)[ -]?tables?\b|^(?![\s\S]*(?:÷|divi(?:d|s)|facts?\b|famil|problems?|stor(?:y|ies)|missing))[\s\S]*\btimes?[ -]?tables?(?: (?:of|for))?[ :(–-]{1,3}(?:the )?\d{1,2}(?! ?(?:questions?|q|min|cards))\b/i,
    matches: ['3 times table', '7x tables', '2, 5 and 10 times tables', 'the four times table'],
    misses: ['times tables', '4 times table facts', '6 times table and division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'times tables',
    pattern: /\btimes[ -]?tables?\b|\b\d{1,2}\s*[x×]\s*tables?\b|\btables facts\b/i,
    matches: ['6, 7 and 8 times tables', 'timestables', '7x tables'],
    misses: ['timetables', 'tables and graphs'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    pattern: /number bonds?|basic facts|bonds (?:to|of) (?:10|ten|20|twenty)|mak(?:e|ing) (?:10|ten)\b/i,
    matches: ['number bonds to 10', 'basic facts', 'making ten'],
    misses: ['bonding', 'make 100'],
  },
  {
    topic: 'money',
    practice: 'giving change',
    pattern: /giv(?:e|ing) change|change from \$/i,
    matches: ['giving change', 'change from $20'],
    misses: ['climate change', 'change the numbers'],
  },
]
