import { draft, type Making } from '../topic.ts'
import { ask, by, type Make, open } from './kit.ts'

const NAMES: [string, (m: Making) => number][] = [
  ['acute', (m) => m.random.int(5, 85)],
  ['right', () => 90],
  ['obtuse', (m) => m.random.int(95, 175)],
  ['straight', () => 180],
  ['reflex', (m) => m.random.int(190, 350)],
]

export const nameAngle: Make = (m) => {
  const [, size] = m.random.pick(by(m, NAMES.slice(0, 3), NAMES, NAMES))
  const degrees = size(m)
  return draft(
    `Is an angle of ${degrees}° acute, right, obtuse, straight or reflex?`,
    degrees < 90
      ? 'acute'
      : degrees === 90
        ? 'right'
        : degrees < 180
          ? 'obtuse'
          : degrees === 180
            ? 'straight'
            : 'reflex',
    { kind: 'angle-name', degrees },
    { space: 'blank', working: 'Compare it with 90°, 180° and 360°.' },
  )
}

export const estimateAngle: Make = (m) => {
  const degrees = m.random.pick(
    by(m, [30, 45, 90, 135], [20, 40, 65, 110, 150], [15, 75, 100, 125, 165, 200]),
  )
  return draft(
    'Estimate this angle. Is it less than, equal to or more than 90°?',
    degrees < 90 ? 'less than 90°' : degrees === 90 ? 'equal to 90°' : 'more than 90°',
    { kind: 'against', degrees, mark: 90 },
    {
      figure: { kind: 'angle', degrees },
      space: 'line',
      working: `It measures ${degrees}°; an estimate within 15° is good.`,
    },
  )
}

export const againstRight: Make = (m) => {
  const degrees = m.random.pick([30, 45, 60, 90, 110, 130, 150])
  return draft(
    'Compare this angle with a right angle: is it smaller, equal or larger?',
    degrees < 90 ? 'smaller' : degrees === 90 ? 'equal' : 'larger',
    { kind: 'against', degrees, mark: 90 },
    { figure: { kind: 'angle', degrees }, space: 'blank', working: 'Use the corner of a piece of paper.' },
  )
}

export const measureAngle: Make = (m) => {
  const degrees = m.random.int(2, by(m, 17, 35, 35)) * 5 + (m.step === 2 ? 182 : 0)
  return draft(
    'Measure this angle with a protractor.',
    `${degrees}°`,
    { kind: 'value', expr: String(degrees) },
    {
      figure: { kind: 'angle', degrees },
      space: 'blank',
      working: `First decide: smaller or larger than 90°${degrees > 180 ? ', and than 180°' : ''}? Accept 2° either way.`,
    },
  )
}

export const drawAngle: Make = (m) =>
  open(
    `Draw an angle of ${m.random.int(2, by(m, 17, 34, 70)) * 5}° and label it.`,
    'Within 2° when measured.',
    { space: 'draw' },
  )

export const onLine: Make = (m) => {
  const a = m.random.int(4, 32) * (m.step === 0 ? 5 : 1) + (m.step === 0 ? 0 : m.random.int(1, 90))
  return ask(
    `Two angles make a straight line. One is ${a}°. What is the other?`,
    `${180 - a}°`,
    `180-${a}`,
    'Angles on a straight line add to 180°.',
  )
}

export const atPoint: Make = (m) => {
  const [a, b] = [m.random.int(40, 140), m.random.int(40, 140)]
  return ask(
    `Three angles meet around a point. Two are ${a}° and ${b}°. What is the third?`,
    `${360 - a - b}°`,
    `360-${a}-${b}`,
    'Angles around a point add to 360°.',
    { space: 'line' },
  )
}

export const opposite: Make = (m) => {
  const a = m.random.int(20, 160)
  const other = m.random.chance(0.5)
  return ask(
    `Two lines cross. One angle is ${a}°. What is the angle ${other ? 'next to it' : 'opposite it'}?`,
    `${other ? 180 - a : a}°`,
    other ? `180-${a}` : `${a}*1`,
    other ? 'Next to it: on a straight line.' : 'Vertically opposite angles are equal.',
  )
}

export const whyOpposite: Make = (m) => {
  const a = m.random.int(25, 80)
  return open(
    `Two lines cross and make an angle of ${a}°. Find the other three, and explain why opposite angles are equal.`,
    `${180 - a}°, ${a}° and ${180 - a}°: each pair of neighbours makes 180°, so both opposite angles are 180° less the same angle.`,
  )
}

export const sumOf =
  (corners: 3 | 4): Make =>
  (m) => {
    const given = Array.from({ length: corners - 1 }, () => m.random.int(30, corners === 3 ? 75 : 110))
    const whole = corners === 3 ? 180 : 360
    return ask(
      `${corners - 1 === 2 ? 'Two' : 'Three'} angles of a ${corners === 3 ? 'triangle' : 'quadrilateral'} are ${given.slice(0, -1).join('°, ')}° and ${given.at(-1)}°. What is the ${corners === 3 ? 'third' : 'fourth'}?`,
      `${whole - given.reduce((a, b) => a + b, 0)}°`,
      `${whole}-${given.join('-')}`,
      `The angles of a ${corners === 3 ? 'triangle add to 180°' : 'quadrilateral add to 360°'}.`,
      { space: 'line' },
    )
  }

export const parallelAngles: Make = (m) => {
  const a = m.random.int(40, 85) + m.random.pick([0, 55])
  const [name, same] = m.random.pick<[string, boolean]>([
    ['corresponding', true],
    ['alternate', true],
    ['co-interior', false],
  ])
  return ask(
    `A line crosses two parallel lines and makes an angle of ${a}°. How big is the ${name} angle?`,
    `${same ? a : 180 - a}°`,
    same ? `${a}*1` : `180-${a}`,
    same
      ? `${name.replace(/^./, (c) => c.toUpperCase())} angles on parallel lines are equal.`
      : 'Co-interior angles on parallel lines add to 180°.',
    { space: 'line' },
  )
}

export const justify: Make = (m) => {
  const [a, b] = [m.random.int(40, 70), m.random.int(45, 80)]
  return open(
    `A triangle has angles of ${a}° and ${b}°. One side is made longer at the third corner. Find the angle outside, and name the fact used in each step.`,
    `Third angle ${180 - a - b}° (angle sum of a triangle); outside ${a + b}° (angles on a straight line).`,
  )
}

export const turnsOf: Make = (m) => {
  const quarters = m.random.int(1, 4)
  return draft(
    `How many quarter turns are the same as a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn?`,
    String(quarters),
    { kind: 'value', expr: `${quarters}*90/90` },
    { space: 'blank' },
  )
}

const POINTS = ['north', 'east', 'south', 'west']

export const faceNow: Make = (m) => {
  const at = m.random.int(0, 3)
  const quarters = by(m, m.random.int(1, 2), m.random.int(1, 3), m.random.int(1, 4))
  const clockwise = m.random.chance(0.6)
  return draft(
    `${m.name} faces ${POINTS[at]} and makes a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn ${clockwise ? 'clockwise' : 'anticlockwise'}. Which way does ${m.name} face?`,
    POINTS[(at + (clockwise ? quarters : 4 - quarters)) % 4] ?? '',
    { kind: 'cycle', list: POINTS, from: at, steps: clockwise ? quarters : -quarters },
    { space: 'blank', working: 'Clockwise: north, east, south, west.' },
  )
}

export const rightAngles: Make = (m) => {
  const quarters = m.random.int(1, 4)
  return ask(
    `How many right angles are in a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn?`,
    quarters,
    `${quarters}*90/90`,
    'A quarter turn is one right angle.',
  )
}
