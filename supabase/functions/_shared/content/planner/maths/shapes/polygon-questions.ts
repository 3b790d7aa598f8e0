import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import {
  FAMILIES,
  LINE_PAIRS,
  LINE_POSITIONS,
  LINES_OF_SYMMETRY,
  QUADRILATERALS,
  ROTATIONAL_SYMMETRY,
  TRIANGLES,
} from './examples.data.ts'
import { article } from './flat-questions.ts'

export const namedLines =
  (kind: 'position' | 'pair'): QuestionMaker =>
  (m) => {
    const [what, word] = m.random.pick<[string, string]>(kind === 'position' ? LINE_POSITIONS : LINE_PAIRS)
    return openQuestion(
      kind === 'position'
        ? `Horizontal, vertical or diagonal: ${what}?`
        : `Parallel or perpendicular: ${what}?`,
      word,
      { space: 'blank' },
    )
  }

export const linesOfSymmetry: QuestionMaker = (m) => {
  const shape = m.random.pick(Object.keys(LINES_OF_SYMMETRY).slice(0, byStep(m, 4, 8, 10)))
  return draft(
    `How many lines of symmetry has ${article(shape)} ${shape}${shape === 'isosceles triangle' ? ' that is not equilateral' : shape === 'rectangle' || shape === 'rhombus' ? ' that is not a square' : ''}? Draw them.`,
    String(LINES_OF_SYMMETRY[shape]),
    { kind: 'symmetry', of: shape, turn: false },
    { space: 'draw', working: 'Fold it, or use a mirror, along each line.' },
  )
}

export const rotationalSymmetry: QuestionMaker = (m) => {
  const shape = m.random.pick(Object.keys(ROTATIONAL_SYMMETRY).slice(0, byStep(m, 4, 8, 10)))
  return draft(
    `What is the order of rotational symmetry of ${article(shape)} ${shape}${shape === 'rectangle' || shape === 'rhombus' ? ' that is not a square' : shape === 'isosceles triangle' ? ' that is not equilateral' : ''}?`,
    String(ROTATIONAL_SYMMETRY[shape]),
    { kind: 'symmetry', of: shape, turn: true },
    { space: 'blank', working: 'Turn it once round: how often does it fit on itself?' },
  )
}

export const triangleSides: QuestionMaker = (m) => {
  const [lengths, kind] = m.random.pick(TRIANGLES)
  return draft(
    `A triangle has sides of ${lengths}. Is it equilateral, isosceles or scalene?`,
    kind,
    { kind: 'triangle', sides: lengths.match(/\d+/g)?.map(Number) ?? [] },
    { space: 'line', working: 'Count how many sides are equal.' },
  )
}

export const triangleAngles: QuestionMaker = (m) => {
  const a = m.random.pick(byStep(m, [90, 60], [90, 100, 70, 50], [90, 120, 45, 80]))
  const b = a === 90 ? m.random.pick([30, 40, 45]) : m.random.pick([30, 35, 40])
  return draft(
    `A triangle has angles of ${a}°, ${b}° and ${180 - a - b}°. Is it right-angled, acute-angled or obtuse-angled?`,
    Math.max(a, 180 - a - b) === 90
      ? 'right-angled'
      : Math.max(a, 180 - a - b) > 90
        ? 'obtuse-angled'
        : 'acute-angled',
    { kind: 'triangle-angles', of: [a, b, 180 - a - b] },
    { space: 'line', working: 'Look at the largest angle.' },
  )
}

export const quadrilateral: QuestionMaker = (m) => {
  const [facts, name] = m.random.pick(
    byStep(m, QUADRILATERALS.slice(0, 3), QUADRILATERALS, QUADRILATERALS.slice(1)),
  )
  return draft(`Which quadrilateral has ${facts}?`, name, { kind: 'quadrilateral', facts }, { space: 'line' })
}

export const families: QuestionMaker = (m) => {
  const [a, b, yes] = m.random.pick<[string, string, boolean]>(FAMILIES)
  return openQuestion(
    `Is every ${a} also a ${b}? Explain with their sides and angles.`,
    yes
      ? `Yes: a ${a} has everything that makes a ${b}.`
      : `No: a ${a} need not have what makes a ${b}; draw one that does not.`,
  )
}

export const quadrilateralAngle: QuestionMaker = (m) => {
  const size = m.step === 0 ? m.random.int(4, 14) * 10 : m.random.int(41, 139)
  const kind = m.random.pick(
    byStep(m, ['opposite', 'next'], ['opposite', 'next', 'kite'], ['next', 'kite', 'kite']),
  )
  if (kind === 'kite') {
    const [side, top] = [m.random.int(95, 120), m.random.int(40, 70)]
    return shortAnswer({
      prompt: `The two equal angles of a kite are ${side}° each, and a third angle is ${top}°. How big is the fourth?`,
      answer: `${360 - 2 * side - top}°`,
      expr: `360-2*${side}-${top}`,
      working: 'The angles of a quadrilateral add to 360°.',
      space: 'line',
    })
  }
  const opposite = kind === 'opposite'
  return shortAnswer({
    prompt: `One angle of a parallelogram is ${size}°. How big is the angle ${opposite ? 'opposite' : 'next to'} it?`,
    answer: `${opposite ? size : 180 - size}°`,
    expr: opposite ? `${size}*1` : `180-${size}`,
    working: opposite
      ? 'Opposite angles of a parallelogram are equal.'
      : 'Neighbouring angles of a parallelogram add to 180°.',
    space: 'line',
  })
}
