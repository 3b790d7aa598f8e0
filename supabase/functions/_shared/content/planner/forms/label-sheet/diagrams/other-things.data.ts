import type { Labelled } from '../labelled.ts'

const SCIENCE = 'Science'
const ENGLISH = 'English'

export const WATER_CYCLE: Labelled = {
  title: 'The water cycle',
  area: SCIENCE,
  height: 96,
  marks: [
    {
      path: 'M6 14 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 M14 3 v-3 M3 14 h-3 M25 14 h3 M22 6 l2 -2 M6 6 l-2 -2 M22 22 l2 2 M14 25 v3',
    },
    { path: 'M48 22 a6 6 0 0 1 1 -12 a9 9 0 0 1 17 -2 a8 8 0 0 1 10 14 z' },
    { path: 'M54 27 l-2 6 M60 27 l-2 6 M66 27 l-2 6 M72 27 l-2 6 M58 36 l-2 6 M64 36 l-2 6 M70 36 l-2 6' },
    { path: 'M42 76 L66 46 L74 56 L80 50 L90 62' },
    { path: 'M66 52 q-2 8 -8 12 q-6 4 -14 11 M58 64 l-6 1 M58 64 l-1 6' },
    {
      path: 'M0 76 q3.5 -3 7 0 q3.5 3 7 0 q3.5 -3 7 0 q3.5 3 7 0 q3.5 -3 7 0 q3.5 3 7 0 M0 84 q3.5 -3 7 0 q3.5 3 7 0 q3.5 -3 7 0 q3.5 3 7 0 M0 95 h90 V62 M42 76 q4 14 14 19',
    },
    {
      path: 'M12 70 q-4 -6 0 -12 q4 -6 0 -12 M12 46 l-3 4 M12 46 l3 4 M24 70 q-4 -6 0 -12 q4 -6 0 -12 M24 46 l-3 4 M24 46 l3 4',
    },
    { path: 'M30 34 q4 -10 14 -14 M44 20 l-5 0 M44 20 l-3 4' },
  ],
  parts: [
    { name: 'the Sun', at: [12, 14], side: 'left', does: 'Its heat drives the cycle.' },
    { name: 'evaporation', at: [12, 54], side: 'left', does: 'Water turns into vapour and rises.' },
    { name: 'sea', at: [10, 88], side: 'left', does: 'Most of the water collects here.' },
    { name: 'condensation', at: [66, 10], side: 'right', does: 'Vapour cools into drops: clouds form.' },
    { name: 'precipitation', at: [70, 34], side: 'right', does: 'Rain, hail or snow falls.' },
    { name: 'run-off', at: [60, 62], side: 'right', does: 'Water flows downhill to the sea.' },
  ],
}

export const VOLCANO: Labelled = {
  title: 'Inside a volcano',
  area: SCIENCE,
  height: 116,
  marks: [
    { path: 'M0 94 L8 92 L36 30 H40 Q45 34 50 30 H54 L82 92 L90 94' },
    { path: 'M42 33 V98 M48 33 V98' },
    { path: 'M17 105 a28 10 0 1 0 56 0 a28 10 0 1 0 -56 0', look: 'grey' },
    {
      path: 'M32 22 a7 7 0 0 1 0 -13 a9 9 0 0 1 17 -5 a8 8 0 0 1 11 12 a6 6 0 0 1 -4 7 z M42 30 q-2 -4 1 -8 M48 30 q2 -4 0 -8',
    },
    { path: 'M52 31 q6 10 8 20 q2 10 10 18 q-8 2 -12 -10 q-2 -14 -8 -26 z', look: 'grey' },
    { path: 'M32 40 L12 88 M29 52 L17 82 M62 48 L72 70', look: 'thin' },
    { path: 'M42 76 Q34 70 28 58 M42 80 Q32 74 25 61' },
  ],
  parts: [
    { name: 'ash cloud', at: [52, 8], side: 'right', does: 'Tiny bits of rock blown into the air.' },
    { name: 'crater', at: [39, 31], side: 'left', does: 'The bowl at the top.' },
    { name: 'lava', at: [62, 56], side: 'right', does: 'Melted rock that has come out.' },
    { name: 'main vent', at: [48, 84], side: 'right', does: 'The pipe that magma rises through.' },
    { name: 'side vent', at: [27, 60], side: 'left', does: 'A smaller way out at the side.', older: true },
    { name: 'magma chamber', at: [28, 105], side: 'left', does: 'Melted rock under the ground.' },
  ],
}

export const CIRCUIT: Labelled = {
  title: 'A simple circuit',
  area: SCIENCE,
  height: 76,
  marks: [
    { path: 'M37 14 H12 V62 H42 M48 62 H78 V46 M78 28 V14 H53' },
    { path: 'M37 14 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 M39.5 8.5 L50.5 19.5 M50.5 8.5 L39.5 19.5' },
    { path: 'M42 52 v20', look: 'thin' },
    { path: 'M48 57 v10', look: 'thick' },
    { path: 'M78 46 L88 31' },
    {
      path: 'M76.5 46 a1.5 1.5 0 1 0 3 0 a1.5 1.5 0 1 0 -3 0 M76.5 28 a1.5 1.5 0 1 0 3 0 a1.5 1.5 0 1 0 -3 0',
      look: 'filled',
    },
  ],
  parts: [
    { name: 'lamp', at: [51, 9], side: 'right', does: 'It gives light when current flows.' },
    { name: 'switch', at: [84, 38], side: 'right', does: 'It opens and closes the circuit.' },
    { name: 'wire', at: [12, 38], side: 'left', does: 'Current flows through it.' },
    { name: 'cell (battery)', at: [42, 68], side: 'left', does: 'It pushes the current round.' },
  ],
  note: 'The drawing uses circuit symbols, and the switch is open: the lamp is off. Ask what has to change for it to light.',
}

export const BOOK: Labelled = {
  title: 'Parts of a book',
  area: ENGLISH,
  height: 100,
  marks: [
    { path: 'M18 8 H74 V90 H18 z M18 8 L10 13 V95 L18 90 M10 95 H66 L74 90' },
    { path: 'M13 93 H67 M15 91.6 H70', look: 'thin' },
    { words: 'The Lost Kite', at: [46, 22], size: 6 },
    { path: 'M46 30 l12 13 l-12 14 l-12 -14 z M46 30 v27 M34 43 h24 M46 57 q5 3 0 6' },
    { words: 'by Mere Hill', at: [46, 74], size: 4.4 },
    { words: 'pictures by Tom Lee', at: [46, 82], size: 4 },
  ],
  parts: [
    { name: 'title', at: [64, 21], side: 'right', does: 'the name of the book' },
    { name: 'front cover', at: [72, 46], side: 'right', does: 'the outside at the front' },
    { name: 'author', at: [58, 73], side: 'right', does: 'who wrote the words' },
    { name: 'spine', at: [13, 40], side: 'left', does: 'the edge that holds the pages' },
    { name: 'illustrator', at: [28, 81], side: 'left', does: 'who drew the pictures' },
    { name: 'pages', at: [30, 93.5], side: 'left', does: 'what we turn to read' },
  ],
}

export const LETTER: Labelled = {
  title: 'Parts of a letter',
  area: ENGLISH,
  height: 104,
  marks: [
    { path: 'M6 2 H84 V102 H6 z' },
    { words: '12 Rata Street, Nelson', at: [80, 12], size: 4, anchor: 'end' },
    { words: '4 May', at: [80, 19], size: 4, anchor: 'end' },
    { words: 'Dear Nan,', at: [12, 32], size: 4.4, anchor: 'start' },
    { words: 'Thank you for the warm socks.', at: [12, 44], size: 4.2, anchor: 'start' },
    { words: 'I wore them to my game and', at: [12, 51], size: 4.2, anchor: 'start' },
    { words: 'we won! Please come and see', at: [12, 58], size: 4.2, anchor: 'start' },
    { words: 'us play on Saturday.', at: [12, 65], size: 4.2, anchor: 'start' },
    { words: 'Lots of love', at: [52, 80], size: 4.4, anchor: 'start' },
    { words: 'Mia', at: [52, 91], size: 5, anchor: 'start' },
  ],
  parts: [
    { name: 'address', at: [80, 9], side: 'right', does: 'where the writer lives' },
    { name: 'date', at: [69, 18], side: 'left', does: 'when it was written' },
    { name: 'greeting', at: [12, 31], side: 'left', does: 'says hello to the reader' },
    { name: 'body', at: [72, 52], side: 'right', does: 'what the writer wants to say' },
    { name: 'closing', at: [75, 78], side: 'right', does: 'says goodbye' },
    { name: 'signature', at: [51, 89], side: 'left', does: 'the name of the writer' },
  ],
}
