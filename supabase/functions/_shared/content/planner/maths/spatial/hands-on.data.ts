import type { HandsOn } from '../../topic.ts'

/** Shapes that are moved, folded, fitted together and drawn from several sides. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /fitting|filling/,
    uses: /block|puzzle|tangram|tile/i,
    materials: ['pattern blocks or shapes cut from card, 20 a pair', 'paper and crayons a pair'],
    start: 'Show two equal triangles. What can they make together? Turn one before you answer.',
    show: 'Put two triangles side by side so that whole sides touch, draw round them, and say which one was turned.',
    steps: [
      'Take two triangles. Put them together in as many ways as you can, with whole sides touching.',
      'Draw round each new shape and say its name if it has one.',
      'Cover a sheet of paper with squares, then with triangles. Are there gaps?',
      'Leave one gap on purpose. Your partner finds the piece that fills it: turn it, do not push.',
      'Make a picture from your blocks, draw round the outside, and let another pair fill it.',
    ],
    look: 'pieces are turned to fit, and whole sides touch.',
    round: {
      prompt: 'What can two triangles make together?',
      answer: 'Look for: a square, a larger triangle or another shape with whole sides touching.',
    },
    exit: {
      prompt: 'Put two triangles together to make a square or another shape. Show me which one you turned.',
      answer: 'Look for: whole sides touch, and one piece was turned.',
    },
    easier: 'Fill outlines in which every piece is drawn.',
    harder: 'Fill the same outline with as few pieces as you can, then with as many.',
  },
  {
    years: [2, 4],
    practices: /different sides|views/,
    uses: /cube|block/i,
    materials: [
      'a cup for the class',
      'eight cubes that join a pair',
      'squared paper, a sheet each',
      'a pencil each',
    ],
    start:
      'Put a cup in the middle. Sit on four sides of it and draw what you see. Whose drawing has the handle?',
    show: 'Build three cubes in an L. Draw what is seen from the front, then from above, one square for each face.',
    steps: [
      'Build something with four cubes. Put it between you.',
      'Draw it from the front, from the side and from above. Close one eye to see it flat.',
      'Hide your building. Give the three drawings to another pair.',
      'They build from the drawings. Compare: is it the same?',
      'Find a different building with the same view from above.',
    ],
    look: 'nothing is drawn that cannot be seen from that side.',
    round: {
      prompt: 'Which squares do we see from the front?',
      answer: 'Look for: only what is seen from that side.',
    },
    exit: {
      prompt: 'Build three cubes in an L. Draw what is seen from above.',
      answer: 'Look for: one square for each face that is seen, and no more.',
    },
    easier: 'Use three cubes and two views.',
    harder: 'Use six cubes, and find out which view can be left away.',
  },
  {
    years: [3, 8],
    practices: /flips|transformations/,
    uses: /tracing|mirror|geoboard|squared paper|cut[- ]?out/i,
    isAlways: true,
    materials: [
      'squared paper, two sheets each',
      'tracing paper or baking paper, a piece a pair',
      'a small mirror a pair',
      'scissors and a pencil each',
    ],
    start:
      'Hold up a cut-out letter F. Draw in the air what it will look like after a quarter turn to the right. Turn it: who saw it?',
    show: 'Trace a flag. Slide the tracing, flip it over a line, and turn it about a corner; each time say what happened to one corner of the flag.',
    steps: [
      'Draw a flag on squared paper and mark one corner of it in colour.',
      'Slide it: 5 squares right and 2 up. Draw where it lands. Check with the tracing.',
      'Flip it over a line that you draw beside it. Predict first, then check with the mirror on the line.',
      'Turn it a quarter turn to the right about its lowest point. Predict, then check: hold the tracing at that point with your pencil.',
      'Write under each drawing what you did, so exactly that someone else could do it.',
      'Give your partner a start and an end. Which move was it?',
    ],
    look: 'it is predicted and drawn before the tracing paper is used, and the words say which way and how far.',
    round: {
      prompt: 'Slide the flag five squares to the right. Where is its coloured corner now?',
      answer: 'five squares to the right of where it was',
    },
    exit: {
      prompt: 'Draw a flag. Turn it a quarter turn to the right about its lowest point, and draw it again.',
      answer: 'Look for: the lowest point stays, and the flag has turned to the right.',
    },
    easier: 'Cut the flag out and move it; draw round it before and after.',
    harder: 'Do two moves one after the other. Is there one move that does the same?',
  },
  {
    years: [4, 8],
    practices: /nets/,
    uses: /box|fold|card|net/i,
    isAlways: true,
    materials: [
      'an empty box a group, such as for tea bags or cereal',
      'a cube or a large die to look at',
      'squared paper, two sheets each',
      'scissors, sticky tape and a ruler each',
    ],
    start: 'Hold up a box. What shape will it be when it lies flat? Draw it before I open it.',
    show: 'Open the box along its edges, cut off the flaps, and name each face of the flat box: top, front, side.',
    steps: [
      'Draw six squares of 3 cm that you think fold into a cube. Cut them out in one piece and fold.',
      'Did two faces land on each other? Move one square in your drawing and try again.',
      'Find two more nets that work. Compare with other groups: a net that is only turned counts as the same.',
      'Mark on one net which sides meet when it is folded, with the same letter for each pair.',
      'Measure your box and draw a net for one half as long. Fold it.',
    ],
    look: 'students say which face lands where before they fold.',
    round: {
      prompt: 'Which face of the flat box lies opposite the top?',
      answer: 'Look for: the bottom: there is one face between them.',
    },
    exit: {
      prompt: 'Draw one net of a cube. Mark with the same letter two sides that meet.',
      answer: 'Look for: six squares that fold into a cube, and two sides that meet.',
    },
    easier: 'Put together six paper squares with tape and open them again in different ways.',
    harder:
      'There are eleven different nets of a cube. How many has your class found, and how do you know they differ?',
  },
  {
    years: [4, 8],
    practices: /tessellations/,
    uses: /tile|card|escher|tessell/i,
    isAlways: true,
    materials: [
      'card, 10 cm by 10 cm, two pieces each',
      'scissors and sticky tape a pair',
      'paper and coloured pencils each',
    ],
    start: 'Look at a tiled floor or a brick wall. Which shapes leave no gaps? Would circles do? Pentagons?',
    show: 'Draw round one triangle, turn it half round and fit it against the first, until a row is full.',
    steps: [
      'Cut a triangle from card, any triangle. Draw round it again and again without gaps. How did you have to turn it?',
      'Write down which corners meet at one point. What do they make together?',
      'Cut a square of card. Cut a wavy piece from its left side and tape it to the right side, edge to edge.',
      'Draw round your new tile to fill the page: slide it, do not turn it.',
      'Make each tile into something: an animal, a face, a leaf.',
    ],
    look: 'there are no gaps and no overlaps, and the move from tile to tile is named.',
    round: {
      prompt: 'Does this triangle fit together without gaps? How was it turned?',
      answer: 'yes: it is turned half round each time',
    },
    exit: {
      prompt: 'Name a shape that fits together without gaps and one that does not. How do you know?',
      answer: 'Look for: such as triangles or hexagons, and circles; corners that meet make a full turn.',
    },
    easier: 'Use a ready-made triangle or square of card and keep to slides.',
    harder: 'Change two sides of the square and tessellate with turns.',
  },
]
