import type { Topic } from './topic.ts'

const never = (): never => {
  throw new Error('a spatial lesson takes its questions from its goal')
}

/** Teaching notes for maps and ways; the questions come from the goal's own practice. */
export const PATHWAYS: Topic = {
  id: 'pathways',
  title: 'positions and pathways',
  match: /\b(map|pathway|compass|grid reference|directions? (on|to|for)|route)\b|position words/i,
  years: [1, 8],
  teaching: {
    walt: 'describe positions and pathways with exact words',
    criteria: [
      'find a place on a map',
      'describe where it is with exact words',
      'check that someone else can follow',
    ],
    prior: [
      'Use words such as left, right, above and next to.',
      'Look at a drawing from above and say what it shows.',
    ],
    materials: [
      'squared paper',
      'counters or small figures to move',
      'a map of the classroom, the school or the neighbourhood',
    ],
    think: [
      'Find the starting place and mark it.',
      'Say each move exactly: which way and how far.',
      'Follow the words back to check that they work.',
    ],
    hook: 'One pupil guides a counter around two obstacles on the board with words only. What did the words have to say?',
    ask: 'Which word made it exact?',
    misconceptions: [
      {
        what: 'Mixes up left and right when facing the other way.',
        why: 'Describes from their own seat.',
        move: 'Turn the paper, or stand behind the figure that moves.',
      },
      {
        what: 'Counts the starting square as the first move.',
        why: 'Counting starts at one.',
        move: 'Say “start”, then count the moves.',
      },
    ],
    support: 'Move a figure along the map while saying each step; use picture cards for the directions.',
    extension: 'Describe the same way in two different ways, and say which is shorter and why.',
    next: ['Use a real map of the neighbourhood.', 'Turn the description into a small program.'],
    english: [
      ['position', 'where something is'],
      ['direction', 'which way to go'],
      ['route', 'the way from one place to another'],
    ],
    reo: ['huri', 'roa'],
  },
  draft: never,
}

export const SPATIAL: Topic = {
  id: 'spatial',
  title: 'moving and turning shapes',
  match:
    /transformation|reflect|translat(?!e into)|rotat|tessellat|\bnets?\b|scale factor|enlarge|congruent|similar (figures|shapes)/i,
  years: [1, 8],
  teaching: {
    walt: 'predict and show what happens when shapes are moved, turned or put together',
    criteria: [
      'say how a shape was moved',
      'predict how it will look',
      'check with tracing paper or by folding',
    ],
    prior: [
      'Name common shapes however they are turned.',
      'Turn and flip real objects and say what changed.',
    ],
    materials: ['squared paper', 'tracing paper', 'scissors and cut-out shapes or blocks'],
    think: [
      'Look at one corner of the shape first.',
      'Where does that corner go?',
      'Do the same for the other corners, then check the whole shape.',
    ],
    hook: 'Hold up a cut-out letter F. Everyone draws in the air what it will look like after a turn. Turn it: who saw it?',
    ask: 'What stayed the same, and what changed?',
    misconceptions: [
      {
        what: 'Thinks a turned shape is a different shape.',
        why: 'Shapes are usually met in one position.',
        move: 'Cut it out, turn it on top of the other and compare.',
      },
      {
        what: 'Slides where a flip is asked for.',
        why: 'Both put a copy beside the first one.',
        move: 'Use a mirror on the line, or fold the paper.',
      },
    ],
    support: 'Cut the shape out and move it; draw round it before and after.',
    extension: 'Find another way to get from the first position to the last, and say which is shorter.',
    next: [
      'Look for the same moves in patterns around the school.',
      'Describe a move so exactly that a partner can draw it.',
    ],
    english: [
      ['turn', 'to rotate around a point'],
      ['flip', 'to reflect over a line'],
      ['slide', 'to translate without turning'],
    ],
    reo: ['huri', 'hangarite'],
  },
  draft: never,
}
