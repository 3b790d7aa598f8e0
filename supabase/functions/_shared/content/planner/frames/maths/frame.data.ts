import type { Frame } from '../frame.ts'

export const MATHS_FRAME: Frame = {
  id: 'spatial',
  skill: /./,
  criteria: ['describe what I did with exact words', 'check by following someone else’s description'],
  prior: ['Use words such as left, right, above and next to.', 'Read a simple map or drawing from above.'],
  materials: [
    'squared paper',
    'counters or a small figure to move',
    'a plan of the classroom or school grounds',
  ],
  hook: 'Guide a blindfolded volunteer (or a counter on the board) around two obstacles with words only.',
  model: [
    'Choose a starting place and mark it.',
    'Say each move exactly: how far, which way, how much turn.',
    'Follow the words back to check that they work.',
  ],
  together: 'Describe one more together; half the class gives the words, half follows them on squared paper.',
  ask: 'Which word made it exact?',
  work: [
    'Make your own on squared paper.',
    'Write the description so that it cannot be mistaken.',
    'Swap with a partner, follow, and compare.',
  ],
  misconceptions: [
    {
      what: 'Mixes up left and right when facing the other way.',
      why: 'Describes from their own chair.',
      move: 'Turn the paper, or stand behind the figure.',
    },
    {
      what: 'Counts the starting square as the first move.',
      why: 'Counting starts at one.',
      move: 'Say “start”, then count the moves.',
    },
  ],
  support: 'Use a figure to move, and picture cards for each direction.',
  extension: 'Describe it in two different ways, and say which is shorter and why.',
  next: ['Use a real map of the neighbourhood.', 'Turn the description into a small program.'],
  english: [
    ['position', 'where something is'],
    ['direction', 'which way to go'],
  ],
  reo: ['huri', 'pāngarau'],
  safety: [],
  prompts: [
    ['Draw it on the squares. Mark the start.', 'draw', 'A clear start and a drawing that fits the task.'],
    ['Describe it step by step.', 'long', 'Each step tells how far and which way.'],
    [
      'Follow a partner’s description. What did you get?',
      'draw',
      'Matches the partner’s drawing, or names the step that did not work.',
    ],
    ['Which step needed a better word? Write it again.', 'lines', 'A more exact version.'],
  ],
}
