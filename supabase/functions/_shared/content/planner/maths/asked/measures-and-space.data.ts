import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of measuring, time, shapes and places. */
export const ASKED_MEASURES_AND_SPACE: readonly AskedPractice[] = [
  {
    topic: 'measuring',
    practice: 'reading a thermometer',
    years: [2, 5],
    isAlone: true,
    pattern: /^(?:(?:measuring|reading) )?(?:a |the )?(?:temperatures?|thermometers?)$/i,
    matches: ['temperature', 'reading a thermometer'],
    misses: ['temperature graphs', 'negative temperatures'],
  },
  {
    topic: 'area',
    practice: 'the area of a square',
    pattern:
      /^(?![\s\S]*\b(?:rectangles?|triangles?|circles?|perimeters?|compound|composite|count\w*|cover\w*|square (?:met|cent|unit|num|root))\b)[\s\S]*(?:\bareas? of (?:a |the |these )?squares?\b(?! (?:cm|m\b|met|cent|unit))|\bsquares?(?:['’]s)? areas?\b)/i,
    matches: ['area of squares', 'finding the area of a square', 'square areas'],
    misses: [
      'area of rectangles',
      'area by counting squares',
      'area of squares and rectangles',
      'square numbers',
    ],
  },
  {
    topic: 'area',
    practice: 'the perimeter of a square',
    pattern:
      /^(?![\s\S]*\b(?:rectangles?|triangles?|circles?|areas?|compound|composite)\b)[\s\S]*\bperimeters? of (?:a |the |these )?squares?\b/i,
    matches: ['perimeter of squares', 'the perimeter of a square'],
    misses: ['perimeter of rectangles', 'area and perimeter of squares'],
  },
  {
    topic: 'area',
    practice: 'areas of squares and rectangles',
    pattern:
      /^(?![\s\S]*\b(?:triangles?|circles?|perimeters?|compound|composite)\b)[\s\S]*\bareas? of (?:squares? (?:and|&|n|or) (?:rectangles?|oblongs?)|rectangles? (?:and|&|n|or) squares?)\b/i,
    matches: ['area of squares and rectangles', 'areas of rectangles & squares'],
    misses: ['area of rectangles', 'area of squares', 'area and perimeter of squares and rectangles'],
  },
  {
    topic: 'area',
    practice: 'areas of shapes made from rectangles',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\b(?:compound|composite|l[- ]?shape[sd]?)\b)(?![\s\S]*\b(?:missing|words?|nouns?|sentences?|perimeters?|rectangles? and)\b)[\s\S]*\bareas?\b/i,
    matches: ['area of compound shapes', 'area of L shapes', 'L-shaped areas'],
    misses: ['area and perimeter of compound shapes', 'area of rectangles and compound shapes'],
  },
  {
    topic: 'area',
    practice: 'perimeters of shapes made from rectangles',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\b(?:compound|composite|l[- ]?shape[sd]?)\b)(?![\s\S]*\b(?:missing|words?|nouns?|sentences?|areas?)\b)[\s\S]*\bperimeters?\b/i,
    matches: ['perimeter of L-shapes', 'perimeters of composite shapes'],
    misses: ['area and perimeter of L shapes', 'perimeter of rectangles'],
  },
  {
    topic: 'area',
    practice: 'shapes made from rectangles',
    years: [5, 8],
    pattern:
      /^(?=[\s\S]*\b(?:compound|composite|l[- ]?shape[sd]?)\b)(?![\s\S]*\b(?:missing|words?|nouns?|sentences?)\b)[\s\S]*\b(?:shapes?|figures?|areas?|perimeters?)\b/i,
    matches: ['area of rectangles and compound shapes', 'composite shapes', 'perimeter of L-shapes'],
    misses: ['missing sides of compound shapes', 'compound words'],
  },
  {
    topic: 'angles',
    practice: 'angles on a line and in triangles',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*\b(?:parallel|reasons?|polygons?|opposite)\b)(?=[\s\S]*\bangles?\b)[\s\S]*(?:\b(?:straight )?lines?\b[\s\S]*\btriangles?\b|\btriangles?\b[\s\S]*\blines?\b)/i,
    matches: ['angles on a straight line and in triangles', 'missing angles in triangles and on lines'],
    misses: [
      'angles on parallel lines and in triangles',
      'lines of symmetry of triangles',
      'kinds of triangle',
    ],
  },
  {
    topic: 'angles',
    practice: 'angles of a triangle',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*\b(?:polygons?|quadrilaterals?|parallel|lines?|measur\w*|protractors?|exterior|outside)\b)(?=[\s\S]*\btriangles?\b)[\s\S]*\bangles?\b(?!-)(?![- ]angled)/i,
    matches: ['angles of a triangle', 'triangle angle sum', 'missing angles in triangles'],
    misses: ['angles of triangles and polygons', 'right-angled triangles', 'kinds of triangle'],
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
    practice: 'measuring with objects',
    years: [2, 2],
    pattern:
      /^(?![\s\S]*\b(?:mass|weigh\w*|capacity|litres?|heav\w*|rulers?)\b)[\s\S]*\b(?:informal units?|non-?standard units?|hand ?spans?|measur\w* (?:\p{L}+ ){0,3}?(?:with|using|in) (?:\p{L}+ )?(?:hands?|feet|foot|footsteps|blocks|cubes|paper ?clips|pencils|sticks|objects))\b/iu,
    matches: [
      'measuring with hands and feet',
      'hand spans',
      'measuring length using cubes',
      'informal units',
    ],
    misses: ['measuring with rulers', 'measuring mass with blocks', 'measuring in cm'],
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
    // Both of one shape, or pupils who take one for the other.
    topic: 'area',
    practice: 'perimeter or area',
    years: [3, 8],
    pattern:
      /^(?![\s\S]*\b(?:volumes?|compound|composite|l[- ]?shapes?|triangles?|circles?|parallelograms?|trapez\w*|surface|missing)\b)(?=[\s\S]*\bareas?\b)(?=[\s\S]*\bperimeters?\b)[\s\S]*\b(?:rectangles?|squares?|mix(?:es|ed|ing)?(?: \p{L}+){0,2} up|mix[- ]?ups?|confus\w+|muddl\w+|difference|which (?:one|is)|or)\b/iu,
    matches: [
      'area and perimeter of rectangles',
      'area and perimeter, they keep mixing them up',
      'perimeter or area',
    ],
    misses: ['area and perimeter', 'area and perimeter of compound shapes', 'area of rectangles'],
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
    practice: 'squares and rectangles',
    years: [0, 4],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:squares and (?:rectangles|oblongs)|(?:rectangles|oblongs) and squares)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['squares and rectangles', 'properties of rectangles and squares'],
    misses: ['area of squares and rectangles'],
  },
  {
    topic: 'shapes',
    practice: 'rectangles',
    years: [0, 4],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:rectangles?|oblongs?)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['rectangles', 'drawing rectangles'],
    misses: ['area of rectangles', 'rectangles and triangles'],
  },
  {
    topic: 'shapes',
    practice: 'squares',
    years: [0, 4],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:squares)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['squares', 'naming squares'],
    misses: ['square numbers', 'magic squares'],
  },
  {
    topic: 'shapes',
    practice: 'triangles',
    years: [0, 4],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:triangles?|tapatoru)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['triangles', 'all about triangles'],
    misses: ['angles of triangles', 'triangular numbers'],
  },
  {
    topic: 'shapes',
    practice: 'circles',
    years: [0, 4],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:circles?)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['circles', 'drawing circles'],
    misses: ['circle time', 'area of circles'],
  },
  {
    topic: 'shapes',
    practice: 'four-sided shapes',
    years: [2, 5],
    isAlone: true,
    pattern:
      /^(?:(?:naming|names? of|recogni[sz]ing|identifying|describing|drawing|making|exploring|investigating|learning about|all about|about|properties of|sides and corners of|what (?:is|makes) an?) )?(?:the )?(?:quadrilaterals|(?:four|4)[- ]sided shapes|tapawhā)(?: shapes?)?(?: and (?:their|its) properties)?$/i,
    matches: ['quadrilaterals', 'four-sided shapes'],
    misses: ['families of quadrilaterals', '3D shapes'],
  },
  {
    topic: 'shapes',
    practices: [
      [0, 2, 'naming flat shapes'],
      [3, 4, 'polygons'],
    ],
    isAlone: true,
    pattern:
      /^(?:naming |drawing |describing |sorting )?(?:circles|squares|triangles|rectangles)(?:(?:, | and |, and )(?:circles|squares|triangles|rectangles)){1,3}$/i,
    matches: ['circles and squares', 'circles, squares and triangles'],
    misses: ['square and cube numbers', 'triangles'],
  },
  {
    topic: 'shapes',
    practice: 'polygons',
    years: [2, 4],
    isAlone: true,
    pattern: /^(?:(?:pentagons|hexagons|octagons|polygons)(?:, | and |, and )?)+$/i,
    matches: ['hexagons', 'pentagons and hexagons'],
    misses: ['hexagonal prisms'],
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
    practice: 'quarter past and quarter to',
    years: [1, 4],
    pattern: /^(?![\s\S]*\b(?:half|o[’'` ]?clock|minutes?)\b)[\s\S]*\bquarter (?:past|to)\b/i,
    matches: ['quarter past', 'quarter past and quarter to'],
    misses: ['half past and quarter past', 'time to the quarter hour'],
  },
  {
    topic: 'time',
    practice: 'o’clock and half past',
    years: [1, 3],
    pattern:
      /^(?![\s\S]*\bquarters?\b)(?:[\s\S]*\bo[’'` ]?clock\b[\s\S]*\bhalf[- ](?:past|hours?)\b|[\s\S]*\bhalf[- ](?:past|hours?)\b[\s\S]*\bo[’'` ]?clock\b)/i,
    matches: ['o’clock and half past', 'half past and oclock times'],
    misses: ['o’clock, half past and quarter past', 'half past'],
  },
  {
    topic: 'time',
    practice: 'half past times',
    years: [1, 3],
    pattern: /^(?![\s\S]*\b(?:quarters?|minutes? past)\b)[\s\S]*\bhalf[- ]past\b/i,
    matches: ['half past', 'telling the time, half past'],
    misses: ['half past and quarter past', 'to the half hour'],
  },
  {
    topic: 'time',
    practice: 'time to the quarter hour',
    pattern: /quarter (?:past|to)\b|quarter hours?/i,
    matches: ['quarter past and quarter to', 'to the quarter hour'],
    misses: ['quarters of a shape', 'quarter turns'],
  },
  {
    topic: 'area',
    practices: [
      [3, 3, 'covering with squares'],
      [4, 5, 'the area of a rectangle'],
      [6, 6, 'areas of rectangles and triangles'],
      [7, 7, 'shapes made from rectangles'],
      [8, 8, 'areas of parallelograms and trapeziums'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:perimeters?|volumes?|circles?|triangles?|compound|composite|surface|parallelograms?|trapez\w*|learning areas?)\b)[\s\S]*\bareas?\b/i,
    matches: ['area', 'area of rectangles'],
    misses: ['area and perimeter', 'area of a circle'],
  },
  {
    topic: 'area',
    practice: 'circumference and area of a circle',
    years: [7, 8],
    pattern: /\bcircles\b|\b(?:radius|diameter)\b/i,
    matches: ['circles', 'radius and diameter'],
    misses: ['circle time', 'a circle of friends'],
  },
  {
    topic: 'time',
    practice: '12-hour and 24-hour time',
    years: [4, 8],
    pattern: /\b(?:24|twenty[- ]four)[- ]?(?:hour|hr)\b/i,
    matches: ['24 hour time', '24-hour clock'],
    misses: ['within 24 minutes'],
  },
  {
    topic: 'time',
    practices: [
      [3, 4, 'durations that cross the hour'],
      [5, 7, 'start times, end times and durations'],
      [8, 8, 'durations that cross midnight'],
    ],
    pattern:
      /\belapsed time\b|\bdurations?\b|\bhow long (?:things|it|they|events|activities) (?:take|last)s?\b|\btime intervals?\b/i,
    matches: ['elapsed time', 'duration', 'how long things take'],
    misses: ['telling the time', 'how long is a ruler'],
  },
  {
    topic: 'time',
    practice: 'o’clock times',
    years: [0, 1],
    pattern: /\bo[’'` ]?clock\b/i,
    matches: ['oclock times', 'o’clock'],
    misses: ['clock'],
  },
  {
    topic: 'time',
    practice: 'hours, halves and quarters on the clock',
    years: [2, 3],
    pattern: /\bhalf past\b|\bo[’'` ]?clock\b|\bto the half[- ]hour\b/i,
    matches: ['half past', 'o’clock, half past and quarter past', 'telling the time to the half hour'],
    misses: ['half of 12', 'clock'],
  },
  {
    topic: 'time',
    practice: 'time to the minute',
    years: [3, 6],
    pattern: /\btime to the (?:nearest )?(?:minute|five minutes|5 minutes)\b|\bminutes? (?:past|to)\b/i,
    matches: ['time to the minute', 'telling time to the nearest minute', 'minutes past and minutes to'],
    misses: ['five minutes of quiet', 'minute books'],
  },
  {
    topic: 'time',
    practices: [
      [0, 1, 'o’clock times'],
      [2, 2, 'hours, halves and quarters on the clock'],
      [3, 3, 'time to the quarter hour'],
      [4, 6, 'time to the minute'],
    ],
    pattern:
      /\b(?:tell|read)(?:ing)? (?:the )?(?:analogue |digital )?(?:time|clocks?)\b|\b(?:analogue|digital) (?:and (?:analogue|digital) )?(?:clocks?|times?)\b/i,
    matches: ['telling the time', 'reading clocks', 'analogue and digital clocks'],
    misses: ['story time', 'elapsed time'],
  },
  {
    topic: 'time',
    practice: 'a.m. and p.m.',
    years: [4, 6],
    pattern: /\ba\.?m\.?,? (?:and|&|or) p\.?m\b/i,
    matches: ['am and pm', 'a.m. and p.m.'],
    misses: ['I am and', '8 am'],
  },
  {
    topic: 'shapes',
    practice: 'kinds of quadrilateral',
    years: [5, 7],
    pattern:
      /^(?![\s\S]*\b(?:angles?|areas?|perimeters?)\b)[\s\S]*\b(?:quadrilaterals?|quads|parallelograms?|rhombus(?:es)?|rhombi|trapezi(?:um|ums|a)|kites?,? and)\b/i,
    matches: ['quadrilaterals', 'properties of quadrilaterals', 'rhombuses'],
    misses: ['angles in quadrilaterals', 'area of parallelograms', 'flying kites'],
  },
  {
    topic: 'shapes',
    practice: 'kinds of triangle',
    years: [5, 7],
    pattern:
      /^(?![\s\S]*\b(?:angles?|areas?|perimeters?|music|instruments?|love|food|hero|story)\b)[\s\S]*\btriangles?\b/i,
    matches: ['triangles', 'classifying triangles', 'types of triangle'],
    misses: ['angles in triangles', 'area of a triangle', 'the triangle in music'],
  },
  {
    topic: 'shapes',
    practices: [
      [0, 1, 'naming flat shapes'],
      [2, 3, 'polygons'],
      [4, 5, 'regular and irregular polygons'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:3|three)[- ]?d)[\s\S]*\b(?:2|two)[- ]?(?:d|dimensional)\b[\s\S]*\bshapes?\b|^(?![\s\S]*\b(?:3|three)[- ]?d)[\s\S]*\bshapes?\b[\s\S]*\b(?:2|two)[- ]?d\b/i,
    matches: ['2d shapes', '2-D shapes', 'two-dimensional shapes'],
    misses: ['2d and 3d shapes', '3d shapes'],
  },
  {
    topic: 'shapes',
    practices: [
      [0, 1, 'everyday solids'],
      [2, 5, 'faces, edges and vertices'],
      [6, 8, 'prisms and pyramids'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:2|two)[- ]?d)(?![\s\S]*\b(?:nets?|art|artwork|sculptures?|print\w*|model\w*)\b)[\s\S]*(?:\b(?:3|three)[- ]?(?:d|dimensional)\b[\s\S]*\b(?:shapes?|objects?|solids?|figures?)\b|\bfaces,? edges\b)/i,
    matches: ['3d shapes', 'three-dimensional shapes', 'faces, edges and vertices'],
    misses: ['nets of 3d shapes', '2d and 3d shapes', '3d art'],
  },
  {
    topic: 'spatial',
    practices: [
      [2, 3, 'flips, slides and turns'],
      [4, 5, 'transformations'],
      [6, 6, 'two transformations'],
      [7, 8, 'transformations on a coordinate grid'],
    ],
    pattern:
      /\btransformations?\b|\b(?:reflect\w*|rotat\w*|translat\w*|flip\w*|slid\w*|turn\w*)(?:,| and| &|, and)? (?:reflect\w*|rotat\w*|translat\w*|flip\w*|slid\w*|turn\w*)\b/i,
    matches: ['transformations', 'reflection rotation translation', 'flips, slides and turns'],
    misses: ['reflect on learning', 'rotation of groups'],
  },
  {
    topic: 'spatial',
    practice: 'scale factors',
    years: [6, 8],
    pattern: /\benlarg\w*|\bscale factors?\b|\breductions? of shapes\b/i,
    matches: ['enlargement', 'enlarging shapes', 'scale factors'],
    misses: ['scale drawings', 'large shapes'],
  },
  {
    topic: 'spatial',
    practice: 'tessellations',
    years: [3, 8],
    pattern: /\btess?ell?at\w*/i,
    matches: ['tessellations', 'tesselating shapes'],
    misses: ['stellate'],
  },
  {
    topic: 'pathways',
    practice: 'compass points',
    years: [3, 7],
    pattern:
      /\bcompass (?:points?|directions?|rose)\b|\bcardinal (?:points?|directions?)\b|\bnorth,? south,? east\b/i,
    matches: ['compass directions', 'compass points', 'north, south, east and west'],
    misses: ['a pair of compasses', 'the south island'],
  },
  {
    topic: 'pathways',
    practices: [
      [0, 1, 'position words'],
      [2, 3, 'directions for a pathway'],
    ],
    pattern:
      /\bposition(?:s|al)? (?:words?|language)\b|\bpositions? (?:and|&) (?:directions?|movement|location)\b|\bprepositions? of place in maths?\b/i,
    matches: ['positional language', 'position and direction', 'position words'],
    misses: ['positions in netball', 'a position statement'],
  },
  {
    topic: 'pathways',
    practice: 'map scales',
    years: [6, 8],
    pattern: /\bscale (?:drawings?|maps?|diagrams?)\b|\bmap scales?\b|\bdraw\w* to scale\b/i,
    matches: ['scale drawings', 'map scales', 'drawing to scale'],
    misses: ['reading scales', 'fish scales'],
  },
  {
    topic: 'measuring',
    practice: 'capacity and volume in litres',
    years: [5, 8],
    pattern: /^(?![\s\S]*\b(?:length|mass|weigh\w*|volume of)\b)[\s\S]*\bcapacit(?:y|ies)\b/i,
    matches: ['capacity', 'capacity of bottles'],
    misses: ['length and capacity', 'volume of cuboids'],
  },
  {
    topic: 'measuring',
    practices: [
      [3, 5, 'changing metric units'],
      [6, 8, 'measurements in different units'],
    ],
    pattern:
      /\bconver(?:t|ting|sions?)\b[\s\S]*\b(?:units?|measure\w*|metric|mm|cm|km|kg|ml|metres?|grams?|litres?)\b|\bmetric (?:units?|conversions?|system)\b|\bunit conversions?\b/i,
    matches: ['converting metric units', 'converting mm cm and m', 'unit conversions'],
    misses: ['converting fractions to decimals', 'conversation'],
  },
  {
    topic: 'measuring',
    practice: 'reading a thermometer',
    years: [2, 5],
    pattern: /\bthermometers?\b/i,
    matches: ['reading a thermometer', 'using thermometers'],
    misses: ['thermal'],
  },
  {
    topic: 'angles',
    practice: 'kinds of angle',
    years: [4, 6],
    pattern:
      /^(?![\s\S]*\b(?:triangles?|quadrilaterals?|polygons?|protractors?|measur\w*|estimat\w*|draw\w*|unknown|missing|parallel|turns?|rules?|sums?|camera|point|line)\b)[\s\S]*\b(?:acute|obtuse|reflex|(?:kinds?|types?) of angles?|angle (?:maker|hunt|walk)s?)\b/i,
    matches: ['acute, obtuse and reflex angles', 'types of angles', 'making an angle maker'],
    misses: ['angles in triangles', 'estimating angles', 'camera angles'],
  },
]
