import type { PracticeNotes } from '../maths-topic.ts'

const FIT: PracticeNotes = {
  prior: ['Name some common shapes.', 'Turn a piece to see whether it fits.'],
  materials: ['pattern blocks, or shapes cut from card, a tub a group', 'outlines to fill, drawn on paper'],
  ask: 'What did you do to the piece: turn it, flip it or slide it?',
  misconceptions: [
    {
      what: 'Tries piece after piece and does not turn any.',
      why: 'A piece is seen in one position.',
      move: 'Say: keep this piece, and turn it. Does it fit now?',
    },
    {
      what: 'Leaves gaps, or lays pieces over each other.',
      why: 'The picture looks right.',
      move: 'Run a finger along the edges: do they touch without a gap?',
    },
  ],
  support: 'Use an outline that shows where each piece goes.',
  extension: 'Fill the same outline in another way. Who needs the fewest pieces?',
  next: ['Make a larger shape from two of the same.', 'Say what was done: turned, flipped or slid.'],
  english: [
    ['fit', 'go together without a gap'],
    ['turn', 'move round'],
    ['gap', 'a space that is not filled'],
  ],
}

const SIMILAR: PracticeNotes = {
  prior: ['Multiply and divide by whole numbers and simple fractions.', 'Measure lengths and angles.'],
  materials: ['squared paper and a ruler each', 'tracing paper a pair', 'a protractor a pair'],
  think: [
    'I find a pair of sides that belong together, one in each figure.',
    'The new length divided by the old one is the scale factor.',
    'All lengths are multiplied by it. The angles stay the same.',
  ],
  hook: 'Put up a photo and three copies: one larger, one stretched sideways, one the same. Which are the same shape? How could we prove it?',
  ask: 'What changed, and what stayed the same?',
  misconceptions: [
    {
      what: 'Adds the same length to every side.',
      why: 'Larger sounds like adding.',
      move: 'Make a 1 by 4 rectangle 3 longer on each side: is it still so thin?',
    },
    {
      what: 'Thinks that larger shapes have larger angles.',
      why: 'Everything seems to grow.',
      move: 'Lay the tracing of a corner on the other figure.',
    },
  ],
  support: 'Draw both figures on squared paper, and write matching sides in one colour.',
  extension: 'A rectangle is enlarged by 3. What happens to its perimeter, and what to its area?',
  next: ['Find a missing length from a scale factor.', 'Use similar figures in maps and plans.'],
  english: [
    ['congruent', 'the same shape and the same size'],
    ['similar', 'the same shape, larger or smaller'],
    ['scale factor', 'the number that every length is multiplied by'],
    ['corresponding', 'in the same place in both figures'],
  ],
}

const MOVES: PracticeNotes = {
  english: [
    ['translation', 'a slide, without turning'],
    ['reflection', 'a flip over a line'],
    ['rotation', 'a turn about a point'],
  ],
}

/** What is taught with single practices of moving and fitting shapes. */
export const SPATIAL_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'fitting shapes together': {
    ...FIT,
    walt: 'fit shapes together to make a picture or a larger shape',
    think: [
      'Which edges are as long as each other? They go together.',
      'I slide them until there is no gap.',
      'I say what I did: “I turned the triangle and put its long side here.”',
    ],
    hook: 'Hold up two triangles that match. What can we make from both? Find three answers.',
  },
  'filling a gap': {
    ...FIT,
    walt: 'say which piece fills a gap, and check by turning it',
    think: [
      'I look at the gap: how many sides has it, and which is longest?',
      'I look for a piece like that, and turn it in my head.',
      'I try it: does it fit without a gap?',
    ],
    hook: 'Take one piece out of a puzzle on the board. Show three pieces, all turned. Which one fits? Vote first.',
  },
  'looking from different sides': {
    walt: 'say how a thing looks from the front, the side and above',
    prior: ['Name some solids and flat shapes.', 'Use the words front, side and above.'],
    materials: ['12 cubes a pair', 'a cup, a box and a toy a group', 'paper and a pencil each'],
    think: [
      'I put my eyes level with the table, and look from the front only.',
      'I draw what I see, and nothing behind it.',
      'I go to the side, and then look straight down. What is different now?',
    ],
    hook: 'Put a cup in the middle. Those in front see a handle, those behind do not. Who sees what? What would a bird see?',
    ask: 'Where would you have to stand to see that?',
    misconceptions: [
      {
        what: 'Draws what is known and not what is seen, such as all four legs of a table from the front.',
        why: 'They know that it is there.',
        move: 'Look through a tube, or take a photo from there, and compare.',
      },
      {
        what: 'Draws their own view when another child’s is asked for.',
        why: 'It is what they see.',
        move: 'Walk round and look from that place.',
      },
    ],
    support: 'Choose between three drawings, and say which place each was drawn from.',
    extension: 'Build something that looks the same from the front and the side, and different from above.',
    next: ['Draw views of a building of cubes.', 'Build from the three views.'],
    english: [
      ['view', 'what can be seen from one place'],
      ['above', 'looking down from the top'],
    ],
  },
  'flips, slides and turns': {
    walt: 'say how a shape will look after a flip, a slide or a turn, and check',
    prior: ['Turn and flip real things and say what changed.', 'Name common shapes however they are turned.'],
    materials: [
      'squared paper, a sheet each',
      'tracing paper or baking paper, a piece a pair',
      'a small mirror a pair',
    ],
    think: [
      'I look at one corner of the shape: where will it go?',
      'Slide: it looks the same. Flip: left and right change places. Turn: it points another way.',
      'I draw it first, then check with tracing paper.',
    ],
    hook: 'Hold up a cut-out letter F. Draw in the air what it will look like after a quarter turn to the right. Turn it: who saw it?',
    ask: 'What stayed the same, and what changed?',
    misconceptions: [
      {
        what: 'Slides where a flip is asked for.',
        why: 'Both put a copy beside the first one.',
        move: 'Use a mirror on the line, or fold the paper.',
      },
      {
        what: 'Thinks that a turned shape is another shape.',
        why: 'Shapes are usually met in one position.',
        move: 'Cut it out, turn it on top of the other and compare.',
      },
    ],
    support: 'Cut the shape out and move it; draw round it before and after.',
    extension: 'Do two moves one after the other. Is there one move that does the same?',
    next: ['Name the moves reflection, translation and rotation.', 'Find the moves in patterns.'],
  },
  transformations: {
    ...MOVES,
    prior: ['Flip, slide and turn shapes.', 'Find a line of symmetry.'],
    materials: [
      'squared paper, two sheets each',
      'tracing paper or baking paper, a piece a pair',
      'a small mirror a pair',
    ],
    think: [
      'I follow one corner of the shape. A translation moves every corner by the same steps.',
      'A reflection puts each corner as far behind the line as it was in front of it.',
      'A rotation turns each corner about the point. I check with tracing paper.',
    ],
    hook: 'Hold up a cut-out letter F. Draw in the air what it will look like after a quarter turn to the right. Turn it: who saw it?',
    ask: 'How could you tell someone which move it was, so that they can do exactly the same?',
    support: 'Cut the shape out, mark one corner in colour and move it; draw round it before and after.',
    extension: 'Do two moves one after the other. Is there one move that does the same?',
    next: ['Do two moves one after the other.', 'Make a pattern with one of the moves.'],
  },
  'two transformations': {
    ...MOVES,
    prior: ['Reflect, translate and rotate a shape.', 'Follow one corner of a shape.'],
    materials: [
      'squared paper, two sheets each',
      'tracing paper or baking paper, a piece a pair',
      'a small mirror a pair',
    ],
    think: [
      'I do the first move and draw where the shape is then.',
      'The second move starts from there, and not from the first place.',
      'I follow one corner through both moves to check.',
    ],
    hook: 'Flip a paper F over a line, then slide it. Now do it the other way round. Does it land in the same place?',
    ask: 'Does it matter which move comes first?',
    support: 'Draw the shape after the first move in another colour before the second.',
    extension: 'Reflect a shape over two lines that cross at a right angle. Which one move does the same?',
    next: ['Make a tessellation.', 'Move shapes on a grid with coordinates.'],
  },
  'transformations on a coordinate grid': {
    ...MOVES,
    walt: 'move shapes on a coordinate grid, and write the new coordinates',
    prior: ['Read and plot coordinates.', 'Reflect, translate and rotate a shape.'],
    materials: ['squared paper with axes, a sheet each', 'a ruler each', 'tracing paper a pair'],
    think: [
      'I write the coordinates of one corner. For a translation I add to the first number for right, to the second for up.',
      'For a reflection I count how far the corner is from the line, and go as far on the other side.',
      'I do this with every corner, join them, and check that the shape is the same.',
    ],
    hook: 'A point is at (2, 3). I slide it 4 right and 1 up. Who knows where it is without drawing?',
    ask: 'Which of the two numbers changed, and why?',
    misconceptions: [
      {
        what: 'Adds to both numbers for a move to the right.',
        why: 'The whole point moves.',
        move: 'Walk it on the grid: did it go up?',
      },
      {
        what: 'Slides the shape for a reflection, so that it is not turned over.',
        why: 'Only one corner was reflected.',
        move: 'Reflect every corner, and look at their order.',
      },
    ],
    support: 'Use translations first, with an arrow from each corner.',
    extension: 'Find a rule for the coordinates when a shape is reflected over the y-axis.',
    next: ['Enlarge a shape on the grid.', 'Do two moves and find one that does the same.'],
  },
  'views of solids built from cubes': {
    walt: 'draw the front, side and top views of a solid built from cubes',
    prior: ['Say how a thing looks from the front, the side and above.', 'Draw on squared paper.'],
    materials: ['12 cubes a pair', 'squared paper each'],
    think: [
      'From the front I see only how high each column is, not how deep.',
      'From the side I turn the solid or walk round, and draw again.',
      'From above I see which places have cubes, not how many are on each.',
    ],
    hook: 'Build two different solids behind a book that look the same from the front. Show the front views: how could they be told apart?',
    ask: 'How many cubes can you not see from here?',
    misconceptions: [
      {
        what: 'Draws depth in a view.',
        why: 'The cubes behind are known to be there.',
        move: 'Close one eye and look level with the table: what is flat?',
      },
      {
        what: 'Writes the heights into the top view as squares above each other.',
        why: 'Heights are seen from the front.',
        move: 'Look straight down: one square for each place.',
      },
    ],
    support: 'Build each solid, and turn it in front of you for each view.',
    extension: 'Build the largest and the smallest number of cubes that fit three given views.',
    next: ['Build a solid from its three views.', 'Draw on isometric paper.'],
    english: [
      ['view', 'what can be seen from one side'],
      ['plan view', 'what can be seen from above'],
    ],
  },
  'congruent and similar shapes': {
    ...SIMILAR,
    walt: 'tell congruent shapes from similar ones, and say why',
  },
  'similar figures': { ...SIMILAR, walt: 'find a missing length in similar figures with a scale factor' },
  'matching sides and angles': {
    ...SIMILAR,
    walt: 'match the sides and angles of a figure with those of its transformed copy',
    think: [
      'I find one corner that I can recognise in both figures.',
      'I go round both figures in the same order from there, and name the corners.',
      'Now I can say which side and which angle belong together.',
    ],
  },
}
