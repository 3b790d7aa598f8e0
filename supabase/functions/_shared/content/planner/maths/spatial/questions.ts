import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'
import { MOVES, NETS } from './examples.data.ts'

export const fitTogether: QuestionMaker = (m) =>
  openQuestion(
    `Use ${byStep(m, 'two', 'three', 'four')} ${m.random.pick(['triangles', 'squares', 'pattern blocks', 'tangram pieces'])} to make a larger shape. Draw it and tell how you did it.`,
    'The pieces touch along whole sides; the student tells which piece was turned.',
    { space: 'draw' },
  )

export const fillGap: QuestionMaker = (m) =>
  openQuestion(
    `A puzzle has a gap shaped like ${m.random.pick(['a triangle', 'a square corner', 'a half circle', 'an L'])}. Which piece will fill it? Turn your piece to check, and draw it.`,
    'A prediction first, then a check by turning; no flipping needed for a match.',
    { space: 'draw' },
  )

export const drawViews: QuestionMaker = (m) =>
  openQuestion(
    `Draw ${m.random.pick(['a cup', 'a shoe', 'a toy car', 'a house of three blocks', 'a teapot', 'a tower of four cubes'])} from the front, from the side and from above.`,
    'Three drawings that differ where the object does; nothing is shown that cannot be seen from there.',
    { space: 'draw' },
  )

export const flipSlide: QuestionMaker = (m) =>
  openQuestion(
    `Draw ${m.random.pick(['an L-shape', 'a flag', 'the letter F', 'an arrow'])}. Predict how it looks after ${byStep(m, 'a slide', m.random.pick(['a flip', 'a half turn', 'a quarter turn']), 'a flip and then a quarter turn')}. Draw it, then check with tracing paper.`,
    'The prediction is drawn first; tracing paper shows whether it is right.',
    { space: 'draw' },
  )

export const nameMove: QuestionMaker = (m) => {
  const [what, name] = m.random.pick<[string, string]>(MOVES)
  return openQuestion(`${what}. Is it a translation, a reflection or a rotation?`, name, { space: 'blank' })
}

export const translatePoint: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(0, 6), m.random.int(0, 6)]
  const [dx, dy] = [m.random.int(-3, 4), m.random.int(-3, 4)]
  const way = `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`
  return draft(
    `Translate the point (${x}, ${y}) ${way}. Write its new coordinates.`,
    `(${formatNumber(x + dx)}, ${formatNumber(y + dy)})`,
    { kind: 'point', x: `${x}+(${dx})`, y: `${y}+(${dy})` },
    { space: 'blank', working: 'Across changes the first number, up or down the second.' },
  )
}

export const reflectPoint: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(1, 9), m.random.int(1, 9)]
  const axis = m.random.pick(['x', 'y'])
  return draft(
    `Reflect the point (${x}, ${y}) in the ${axis}-axis. Write its new coordinates.`,
    axis === 'x' ? `(${x}, ${formatNumber(-y)})` : `(${formatNumber(-x)}, ${y})`,
    { kind: 'point', x: axis === 'x' ? `${x}` : `0-${x}`, y: axis === 'x' ? `0-${y}` : `${y}` },
    { space: 'blank', working: `The distance to the ${axis}-axis stays the same.` },
  )
}

export const twoMoves: QuestionMaker = (m) =>
  openQuestion(
    `Draw ${m.random.pick(['a flag', 'an L-shape', 'a right-angled triangle'])} on squared paper. ${m.random.pick(['Reflect it, then translate it 4 squares right', 'Rotate it a quarter turn, then reflect it', 'Translate it 3 squares up, then rotate it a half turn'])}. Is there one transformation that does the same?`,
    'Both steps are shown in order; the student compares start and end.',
    { space: 'draw' },
  )

export const tessellate: QuestionMaker = (m) =>
  openQuestion(
    `Make a tessellation from ${m.random.pick(['a triangle', 'a parallelogram', 'an L-shape of three squares', 'a hexagon'])}. Name the transformations you used.`,
    'No gaps and no overlaps; translation, reflection or rotation is named for neighbouring tiles.',
    { space: 'draw' },
  )

export const cubeViews: QuestionMaker = (m) => {
  const [rows, columns, high] = [
    m.random.int(2, 3),
    m.random.int(2, byStep(m, 2, 3, 4)),
    m.random.int(1, byStep(m, 2, 3, 4)),
  ]
  return shortAnswer({
    prompt: `A solid block of cubes is ${columns} wide, ${rows} deep and ${high} high. How many squares are seen from the front?`,
    answer: columns * high,
    expr: `${columns}*${high}`,
    working: `${columns} across and ${high} up.`,
  })
}

export const drawNet: QuestionMaker = (m) => {
  const solid = m.random.pick(['a cube', 'a cuboid', 'a triangular prism', 'a square-based pyramid'])
  return openQuestion(
    `Draw a net of ${solid}. Cut it out and fold it to check.`,
    {
      'a cube': 'Six squares that fold without overlapping (there are 11 different nets).',
      'a cuboid': 'Three pairs of matching rectangles.',
      'a triangular prism': 'Two triangles and three rectangles.',
      'a square-based pyramid': 'One square and four triangles.',
    }[solid] ?? '',
    { space: 'draw' },
  )
}

export const solidFromNet: QuestionMaker = (m) => {
  const [solid, faces, sides] = m.random.pick<[string, number, string]>(NETS)
  return draft(
    `A net has ${sides}. Which solid does it fold into?`,
    solid,
    { kind: 'solid', faces: sides },
    { space: 'line', working: `${faces} faces.` },
  )
}

export const scaleFactor: QuestionMaker = (m) => {
  const [k, side] = [m.random.int(2, byStep(m, 3, 4, 6)), m.random.int(2, byStep(m, 8, 12, 25))]
  return m.random.chance(0.6)
    ? shortAnswer({
        prompt: `A figure is enlarged by a scale factor of ${k}. One side was ${side} cm. How long is it now?`,
        answer: `${side * k} cm`,
        expr: `${side}*${k}`,
        working: `${side} × ${k}`,
      })
    : shortAnswer({
        prompt: `A figure is reduced by a scale factor of 1/${k}. One side was ${side * k} cm. How long is it now?`,
        answer: `${side} cm`,
        expr: `${side * k}/${k}`,
        working: `${side * k} ÷ ${k}`,
      })
}

export const similarRectangles: QuestionMaker = (m) => {
  const [a, b, k] = [m.random.int(3, 8), m.random.int(4, 12), m.random.int(2, byStep(m, 2, 4, 5))]
  return wordProblem({
    prompt: `Two rectangles are similar. The small one is ${a} cm by ${b} cm. The side that matches ${a} cm is ${a * k} cm. How long is the side that matches ${b} cm?`,
    answer: `${b * k} cm`,
    expr: `${b}*${a * k}/${a}`,
    working: `The scale factor is ${a * k} ÷ ${a} = ${k}.`,
  })
}

export const congruentOrSimilar: QuestionMaker = (m) => {
  const a = m.random.int(3, 9)
  const b = a + m.random.int(1, 5)
  const kind = m.random.pick(['congruent', 'similar', 'neither'])
  const other = kind === 'congruent' ? [b, a] : kind === 'similar' ? [a * 2, b * 2] : [a + 2, b + 3]
  const fair = kind === 'neither' && (a + 2) * b === (b + 3) * a ? 'similar' : kind
  return draft(
    `Rectangles of ${a} cm by ${b} cm and ${other[0]} cm by ${other[1]} cm: congruent, similar or neither? Say why.`,
    fair,
    { kind: 'alike', of: [a, b, other[0] ?? 1, other[1] ?? 1] },
    {
      space: 'lines',
      working: 'Same size and shape: congruent. Same shape, sides in the same ratio: similar.',
    },
  )
}

export const matchingParts: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(40, 70), m.random.int(30, 60), m.random.int(4, 12)]
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `Triangle ABC is reflected onto triangle DEF (A to D, B to E, C to F). Angle A is ${a}° and angle B is ${b}°. How big is angle F?`,
        answer: `${180 - a - b}°`,
        expr: `180-${a}-${b}`,
        working: 'F matches C; the angles of a triangle add to 180°.',
        space: 'line',
      })
    : shortAnswer({
        prompt: `Triangle ABC is rotated onto triangle DEF (A to D, B to E, C to F). Side BC is ${c} cm. How long is side EF?`,
        answer: `${c} cm`,
        expr: `${c}*1`,
        working: 'EF matches BC; a rotation keeps lengths.',
        space: 'line',
      })
}
