import type { Labelled } from '../labelled.ts'

const AREA = 'Science'

export const PLANT: Labelled = {
  title: 'Parts of a plant',
  area: AREA,
  height: 118,
  marks: [
    { path: 'M0 85 h90', look: 'thick' },
    { path: 'M44 85 V28 M47 85 V28' },
    {
      path: 'M40.5 22 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M41 18 a7 7 0 1 1 9 0 M50 18 a7 7 0 1 1 3 9 M51 26 a7 7 0 1 1 -11 0 M38 27 a7 7 0 1 1 3 -9',
    },
    {
      path: 'M44 66 q-22 -3 -27 -20 q22 -1 27 20 M44 66 L24 51 M47 56 q22 -3 27 -20 q-22 -1 -27 20 M47 56 L67 41',
    },
    { path: 'M44 46 q-9 -4 -11 -11 M33 35 q-6 -6 -1 -13 q6 6 1 13 M31 32 l-2 -3 M35 32 l2 -3' },
    {
      path: 'M45 85 v30 M45 90 q-13 6 -19 22 M46 90 q13 6 19 20 M45 98 q-8 4 -10 16 M46 99 q8 3 12 15 M34 98 l-8 1 M56 97 l9 1',
    },
  ],
  parts: [
    { name: 'flower', at: [54, 14], side: 'right', does: 'It makes the seeds.' },
    { name: 'leaf', at: [66, 44], side: 'right', does: 'It catches sunlight to make food.' },
    { name: 'stem', at: [47, 72], side: 'right', does: 'It holds the plant up and carries water.' },
    { name: 'roots', at: [60, 104], side: 'right', does: 'They take in water and hold the plant.' },
    { name: 'bud', at: [32, 27], side: 'left', does: 'It opens into a flower.' },
    { name: 'soil', at: [10, 92], side: 'left', does: 'It holds water for the plant.', older: true },
  ],
}

export const FLOWER: Labelled = {
  title: 'Parts of a flower',
  area: AREA,
  height: 116,
  marks: [
    { path: 'M38 88 Q-4 78 6 26 Q32 42 39 84 M52 88 Q94 78 84 26 Q58 42 51 84' },
    { path: 'M40 90 Q24 100 16 90 Q28 84 39 87 M50 90 Q66 100 74 90 Q62 84 51 87' },
    { path: 'M43 92 V114 M47 92 V114 M38 88 q7 6 14 0' },
    {
      path: 'M38 79 a7 10 0 1 0 14 0 a7 10 0 1 0 -14 0 M44 69 V42 M46 69 V42 M40 39 a5 3 0 1 0 10 0 a5 3 0 1 0 -10 0',
    },
    {
      path: 'M42 77 a1.3 1.3 0 1 0 2.6 0 a1.3 1.3 0 1 0 -2.6 0 M46 81 a1.3 1.3 0 1 0 2.6 0 a1.3 1.3 0 1 0 -2.6 0 M42 84 a1.3 1.3 0 1 0 2.6 0 a1.3 1.3 0 1 0 -2.6 0',
    },
    { path: 'M39 86 Q27 70 30 50 M51 86 Q63 70 60 50' },
    { path: 'M27 45 a3 5 0 1 0 6 0 a3 5 0 1 0 -6 0 M57 45 a3 5 0 1 0 6 0 a3 5 0 1 0 -6 0', look: 'grey' },
  ],
  parts: [
    { name: 'petal', at: [78, 45], side: 'right', does: 'Its colour and scent bring insects and birds.' },
    { name: 'anther', at: [30, 44], side: 'left', does: 'It makes pollen.' },
    { name: 'filament', at: [29, 62], side: 'left', does: 'It holds the anther up.', older: true },
    { name: 'stigma', at: [48, 38], side: 'right', does: 'It is sticky and catches pollen.' },
    { name: 'style', at: [46, 56], side: 'right', does: 'It joins the stigma to the ovary.', older: true },
    { name: 'ovary', at: [51, 78], side: 'right', does: 'Seeds form inside it.' },
    { name: 'sepal', at: [22, 92], side: 'left', does: 'It covered the bud.' },
    { name: 'stem', at: [47, 108], side: 'right', does: 'It holds the flower up.' },
  ],
  note: 'Anther and filament together are the stamen; stigma, style and ovary are the carpel (or pistil).',
}

export const TREE: Labelled = {
  title: 'Parts of a tree',
  area: AREA,
  height: 112,
  marks: [
    {
      path: 'M39 88 q2 -18 -1 -34 M51 88 q-2 -18 1 -34 M40 62 q-10 -8 -16 -16 M50 62 q9 -6 15 -16 M45 54 v-16',
    },
    {
      path: 'M30 56 q-20 2 -20 -14 q-8 -14 8 -20 q4 -18 22 -14 q14 -10 24 4 q18 0 16 18 q8 14 -8 20 q-6 10 -20 5',
    },
    { path: 'M0 88 h90', look: 'thick' },
    { path: 'M39 88 q-4 10 -18 16 M42 88 q-2 12 -4 22 M48 88 q2 12 6 22 M51 88 q6 10 18 16' },
    { path: 'M42 72 q3 3 6 0 M42 80 q3 3 6 0 M43 64 q2 2 4 0', look: 'thin' },
    {
      path: 'M24 28 q5 -6 10 0 q-5 6 -10 0 M54 24 q5 -6 10 0 q-5 6 -10 0 M66 38 q4 -5 8 0 q-4 5 -8 0',
      look: 'thin',
    },
  ],
  parts: [
    { name: 'leaves', at: [62, 24], side: 'right', does: 'They catch sunlight to make food.' },
    { name: 'branch', at: [29, 51], side: 'left', does: 'It holds the leaves up to the light.' },
    { name: 'trunk', at: [51, 74], side: 'right', does: 'It holds the tree up and carries water.' },
    { name: 'bark', at: [42, 72], side: 'left', does: 'It covers and protects the trunk.' },
    { name: 'roots', at: [62, 100], side: 'right', does: 'They take in water and hold the tree.' },
  ],
}

export const INSECT: Labelled = {
  title: 'Parts of an insect',
  area: AREA,
  height: 112,
  marks: [
    { path: 'M40 44 Q4 56 14 102 Q38 98 43 56 M50 44 Q86 56 76 102 Q52 98 47 56', look: 'thin' },
    {
      path: 'M36 18 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 M34 41 a11 14 0 1 0 22 0 a11 14 0 1 0 -22 0 M31 80 a14 25 0 1 0 28 0 a14 25 0 1 0 -28 0',
    },
    { path: 'M34 68 q11 5 22 0 M31.5 78 q13 6 27 0 M32 88 q13 6 26 0 M36 97 q9 4 18 0', look: 'thin' },
    { path: 'M41 10 Q36 1 26 4 M49 10 Q54 1 64 4' },
    { path: 'M37 16 a2 3 0 1 0 4 0 a2 3 0 1 0 -4 0 M49 16 a2 3 0 1 0 4 0 a2 3 0 1 0 -4 0', look: 'filled' },
    {
      path: 'M35 34 L20 24 L11 28 M34 41 L15 43 L5 54 M35 48 L20 58 L12 74 M55 34 L70 24 L79 28 M56 41 L75 43 L85 54 M55 48 L70 58 L78 74',
    },
  ],
  parts: [
    { name: 'antenna', at: [30, 4], side: 'left', does: 'It feels and smells.' },
    { name: 'eye', at: [52, 16], side: 'right', does: 'It sees.' },
    { name: 'head', at: [37, 21], side: 'left', does: 'Eyes, mouth and feelers are on it.' },
    { name: 'thorax', at: [53, 41], side: 'right', does: 'The legs and wings grow from it.' },
    { name: 'leg', at: [15, 43], side: 'left', does: 'An insect has six of them.' },
    { name: 'wing', at: [72, 86], side: 'right', does: 'It is for flying.' },
    { name: 'abdomen', at: [38, 94], side: 'left', does: 'Food is digested in it.' },
  ],
  note: 'Three body parts and six legs make an insect. Two letters may help: antenna, antennae.',
}

export const FISH: Labelled = {
  title: 'Parts of a fish',
  area: AREA,
  height: 76,
  marks: [
    { path: 'M4 40 Q30 6 68 36 L86 22 Q80 40 86 58 L68 44 Q30 72 4 40' },
    { path: 'M34 20 Q44 2 58 16 L58 29 M40 56 q4 12 12 10 L50 53' },
    { path: 'M13 35 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0', look: 'filled' },
    { path: 'M27 24 Q36 40 27 55 M4 40 l8 2' },
    { path: 'M34 42 q8 -4 12 4 q-6 6 -12 -4' },
    { path: 'M42 30 q3 3 0 6 M48 30 q3 3 0 6 M54 32 q3 3 0 6 M52 42 q3 3 0 6 M58 38 q3 3 0 6', look: 'thin' },
  ],
  parts: [
    { name: 'eye', at: [15, 34], side: 'left', does: 'It sees under water.' },
    { name: 'mouth', at: [5, 41], side: 'left', does: 'Water and food go in here.' },
    { name: 'gill cover', at: [29, 50], side: 'left', does: 'Gills for breathing are under it.' },
    { name: 'fin on its back', at: [50, 12], side: 'right', does: 'It keeps the fish upright.' },
    { name: 'tail fin', at: [82, 34], side: 'right', does: 'It pushes the fish forward.' },
    { name: 'scales', at: [55, 45], side: 'right', does: 'They cover and protect the body.' },
  ],
}

export const BODY: Labelled = {
  title: 'Parts of my body',
  area: AREA,
  height: 120,
  marks: [
    { path: 'M33 17 a12 13 0 1 0 24 0 a12 13 0 1 0 -24 0 M33 14 q4 -8 12 -6 q8 -2 12 6 M41 29 v4 M49 29 v4' },
    {
      path: 'M40 16 a1 1.4 0 1 0 2 0 a1 1.4 0 1 0 -2 0 M48 16 a1 1.4 0 1 0 2 0 a1 1.4 0 1 0 -2 0',
      look: 'filled',
    },
    { path: 'M40 22 q5 5 10 0 M45 17 l-1 3 h2' },
    { path: 'M41 33 q-8 0 -10 4 l2 32 h24 l2 -32 q-2 -4 -10 -4' },
    { path: 'M31 37 L19 55 L11 73 L16 75 L25 58 L32 48 M59 37 L71 55 L79 73 L74 75 L65 58 L58 48' },
    { path: 'M9 77 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M73 77 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0' },
    { path: 'M33 69 L31 92 L30 112 H39 L41 92 L45 71 L49 92 L51 112 H60 L59 92 L57 69' },
    { path: 'M30 112 q-9 0 -10 5 h19 v-5 M60 112 q9 0 10 5 h-19 v-5' },
  ],
  parts: [
    { name: 'head', at: [54, 9], side: 'right', does: 'It holds my brain.' },
    { name: 'shoulder', at: [32, 37], side: 'left', does: 'It joins my arm to my body.' },
    { name: 'arm', at: [69, 54], side: 'right', does: 'I reach with it.' },
    { name: 'elbow', at: [20, 56], side: 'left', does: 'My arm bends here.' },
    { name: 'hand', at: [12, 78], side: 'left', does: 'I hold things with it.' },
    { name: 'leg', at: [58, 82], side: 'right', does: 'I stand and walk on it.' },
    { name: 'knee', at: [34, 92], side: 'left', does: 'My leg bends here.' },
    { name: 'foot', at: [66, 115], side: 'right', does: 'I kick a ball with it.' },
  ],
}
