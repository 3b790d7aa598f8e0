import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

const layersAloud = (a: number, b: number, c: number) => [
  `I begin with one layer at the bottom: ${a} rows of ${b} are ${a * b} cubes.`,
  `The height says that there are ${c} such layers: ${a * b} × ${c} = ${formatNumber(a * b * c)}.`,
  'Cubes were counted, so the answer is in cubes or cubic units.',
]

export const layers: QuestionMaker = (m) => {
  const [a, b, c] = [
    m.random.int(2, byStep(m, 4, 6, 9)),
    m.random.int(2, byStep(m, 3, 4, 6)),
    m.random.int(2, byStep(m, 3, 5, 8)),
  ]
  return wordProblem({
    prompt: `A box holds ${a} rows of ${b} cubes in each layer. There are ${c} layers. How many cubes is its volume?`,
    answer: `${a * b * c} cubes`,
    expr: `${a}*${b}*${c}`,
    working: `One layer is ${a} × ${b} = ${a * b}; ${c} layers.`,
    aloud: layersAloud(a, b, c),
  })
}

export const volumeArea: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(2, 5), m.random.int(2, 4), m.random.int(2, 4)]
  return openQuestion(
    `A box is ${a} cubes long, ${b} wide and ${c} high. What is measured by squares on its lid, and what by cubes inside? Give both.`,
    `Squares measure area: ${a * b} on the lid. Cubes measure volume: ${a * b * c}.`,
  )
}

export const volume: QuestionMaker = (m) => {
  const [a, b, c] = [
    m.random.int(2, byStep(m, 5, 12, 20)),
    m.random.int(2, byStep(m, 4, 8, 12)),
    m.random.int(2, byStep(m, 4, 6, 10)),
  ]
  return wordProblem({
    prompt: `A ${m.random.pick(['box', 'tank', 'planter', 'brick'])} is ${a} cm long, ${b} cm wide and ${c} cm high. What is its volume?`,
    answer: `${formatNumber(a * b * c)} cm³`,
    expr: `${a}*${b}*${c}`,
    working: `One layer is ${a} × ${b} = ${a * b}; ${c} layers.`,
    aloud: layersAloud(a, b, c),
  })
}

export const twoBoxes: QuestionMaker = (m) => {
  const side = () => m.random.int(2, byStep(m, 4, 7, 10))
  const [a, b, c, d] = [side(), side(), side(), side()]
  return wordProblem({
    prompt: `Steps are built from two blocks: one ${a} × ${b} × ${c} cm and one ${a} × ${b} × ${d} cm. What is the volume of both?`,
    answer: `${formatNumber(a * b * c + a * b * d)} cm³`,
    expr: `${a}*${b}*${c}+${a}*${b}*${d}`,
    working: `${a} × ${b} × ${c} = ${a * b * c}; ${a} × ${b} × ${d} = ${a * b * d}; ${a * b * c} + ${a * b * d}`,
    aloud: [
      `I take the blocks one at a time. Both have a layer of ${a} × ${b} = ${a * b} cubes.`,
      `The first has ${c} layers: ${a * b * c}. The second has ${d}: ${a * b * d}.`,
      `Together ${a * b * c} + ${a * b * d} = ${formatNumber(a * b * c + a * b * d)}. Cubes were counted, so the unit is cm³.`,
    ],
  })
}

export const surface: QuestionMaker = (m) => {
  const [a, b, c] = [
    m.random.int(2, byStep(m, 5, 9, 15)),
    m.random.int(2, byStep(m, 4, 7, 12)),
    m.random.int(2, byStep(m, 4, 6, 10)),
  ]
  return wordProblem({
    prompt: `A cuboid is ${a} cm by ${b} cm by ${c} cm. Find its surface area.`,
    answer: `${formatNumber(2 * (a * b + a * c + b * c))} cm²`,
    expr: `2*(${a}*${b}+${a}*${c}+${b}*${c})`,
    working: `Three pairs of faces: ${a * b}, ${a * c} and ${b * c}; 2 × ${a * b + a * c + b * c}`,
    aloud: [
      'A cuboid has six faces in three pairs: top and bottom, front and back, left and right.',
      `One of each pair: ${a} × ${b} = ${a * b}, ${a} × ${c} = ${a * c} and ${b} × ${c} = ${b * c}. Together that is ${a * b + a * c + b * c}.`,
      `Each comes twice: 2 × ${a * b + a * c + b * c} = ${formatNumber(2 * (a * b + a * c + b * c))} cm².`,
    ],
  })
}

export const capacity: QuestionMaker = (m) => {
  const many = m.random.int(2, byStep(m, 9, 25, 90))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `How many millilitres fill ${formatNumber(many * 50)} cm³?`,
        answer: `${formatNumber(many * 50)} mL`,
        expr: `${many * 50}*1`,
        working: '1 cm³ holds 1 mL.',
        aloud: [
          'A cube of 1 cm holds exactly 1 mL.',
          `So ${formatNumber(many * 50)} cubes hold ${formatNumber(many * 50)} mL: the number stays the same, only the unit changes.`,
        ],
      })
    : shortAnswer({
        prompt: `A tank has a volume of ${formatNumber(many * 500)} cm³. How many litres does it hold?`,
        answer: `${formatScaled(many * 5, 1)} L`,
        expr: `${many * 500}/1000`,
        working: `1,000 cm³ hold 1 L: ${formatNumber(many * 500)} ÷ 1,000`,
        aloud: [
          '1,000 cm³ hold 1 L. I ask how many thousands there are.',
          `${formatNumber(many * 500)} ÷ 1,000 = ${formatScaled(many * 5, 1)}, so it holds ${formatScaled(many * 5, 1)} L.`,
        ],
        space: 'line',
      })
}
