import { capital } from '../../capital.ts'
import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

const NAMES: [string, (m: Making) => number][] = [
  ['acute', (m) => m.random.int(5, 85)],
  ['right', () => 90],
  ['obtuse', (m) => m.random.int(95, 175)],
  ['straight', () => 180],
  ['reflex', (m) => m.random.int(190, 350)],
]

export const nameAngle: QuestionMaker = (m) => {
  const [, size] = m.random.pick(byStep(m, NAMES.slice(0, 3), NAMES, NAMES))
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
    {
      space: 'blank',
      working: 'Compare it with 90°, 180° and 360°.',
      aloud: [
        'I compare it with the two angles that I know: a right angle is 90° and a straight line is 180°.',
        degrees === 90 || degrees === 180
          ? `${degrees}° is exactly one of them.`
          : degrees < 90
            ? `${degrees}° is smaller than 90°.`
            : degrees < 180
              ? `${degrees}° lies between 90° and 180°.`
              : `${degrees}° is larger than 180°.`,
        'Acute is under 90°, obtuse between 90° and 180°, reflex over 180°.',
      ],
    },
  )
}

export const estimateAngle: QuestionMaker = (m) => {
  const degrees = m.random.pick(
    byStep(m, [30, 45, 90, 135], [20, 40, 65, 110, 150], [15, 75, 100, 125, 165, 200]),
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

export const againstRight: QuestionMaker = (m) => {
  const degrees = m.random.pick([30, 45, 60, 90, 110, 130, 150])
  return draft(
    'Compare this angle with a right angle: is it smaller, equal or larger?',
    degrees < 90 ? 'smaller' : degrees === 90 ? 'equal' : 'larger',
    { kind: 'against', degrees, mark: 90 },
    { figure: { kind: 'angle', degrees }, space: 'blank', working: 'Use the corner of a piece of paper.' },
  )
}

export const measureAngle: QuestionMaker = (m) => {
  const degrees = m.random.int(2, byStep(m, 17, 35, 35)) * 5 + (m.step === 2 ? 182 : 0)
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

export const drawAngle: QuestionMaker = (m) =>
  openQuestion(
    `Draw an angle of ${m.random.int(2, byStep(m, 17, 34, 70)) * 5}° and label it.`,
    'Within 2° when measured.',
    { space: 'draw' },
  )

export const onStraightLine: QuestionMaker = (m) => {
  const a = m.random.int(4, 32) * (m.step === 0 ? 5 : 1) + (m.step === 0 ? 0 : m.random.int(1, 90))
  return shortAnswer({
    prompt: `Two angles make a straight line. One is ${a}°. What is the other?`,
    answer: `${180 - a}°`,
    expr: `180-${a}`,
    working: `Angles on a straight line add to 180°: 180 − ${a}`,
    aloud: [
      'The two angles lie on a straight line, so together they make 180°.',
      `I take away the one that I know: 180 − ${a} = ${180 - a}.`,
      `I check: ${a} + ${180 - a} = 180. The fact is “angles on a straight line add to 180°”.`,
    ],
  })
}

export const atPoint: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(40, 140), m.random.int(40, 140)]
  return shortAnswer({
    prompt: `Three angles meet around a point. Two are ${a}° and ${b}°. What is the third?`,
    answer: `${360 - a - b}°`,
    expr: `360-${a}-${b}`,
    working: `Angles around a point add to 360°: 360 − ${a} − ${b}`,
    aloud: [
      'The three angles go all the way round a point: a full turn, 360°.',
      `I add the two that I know: ${a} + ${b} = ${a + b}.`,
      `What is left: 360 − ${a + b} = ${360 - a - b}. The fact is “angles around a point add to 360°”.`,
    ],
    space: 'line',
  })
}

export const verticallyOpposite: QuestionMaker = (m) => {
  const a = m.random.int(20, 160)
  const other = m.random.chance(0.5)
  return shortAnswer({
    prompt: `Two lines cross. One angle is ${a}°. What is the angle ${other ? 'next to it' : 'opposite it'}?`,
    answer: `${other ? 180 - a : a}°`,
    expr: other ? `180-${a}` : `${a}*1`,
    working: other ? `Next to it: on a straight line, 180 − ${a}` : 'Vertically opposite angles are equal.',
    aloud: other
      ? [
          'The angle next to it makes a straight line with it.',
          `Together they have 180°: 180 − ${a} = ${180 - a}.`,
        ]
      : [
          `The angle opposite is across the crossing point. Both make 180° with the same neighbour, ${180 - a}°.`,
          `So they have the same size: ${a}°.`,
        ],
  })
}

export const whyOpposite: QuestionMaker = (m) => {
  const a = m.random.int(25, 80)
  return openQuestion(
    `Two lines cross and make an angle of ${a}°. Find the other three, and explain why opposite angles are equal.`,
    `${180 - a}°, ${a}° and ${180 - a}°: each pair of neighbours makes 180°, so both opposite angles are 180° less the same angle.`,
  )
}

export const angleSum =
  (corners: 3 | 4): QuestionMaker =>
  (m) => {
    const given = Array.from({ length: corners - 1 }, () => m.random.int(30, corners === 3 ? 75 : 110))
    const whole = corners === 3 ? 180 : 360
    return shortAnswer({
      prompt: `${corners - 1 === 2 ? 'Two' : 'Three'} angles of a ${corners === 3 ? 'triangle' : 'quadrilateral'} are ${given.slice(0, -1).join('°, ')}° and ${given.at(-1)}°. What is the ${corners === 3 ? 'third' : 'fourth'}?`,
      answer: `${whole - given.reduce((a, b) => a + b, 0)}°`,
      expr: `${whole}-${given.join('-')}`,
      working: `The angles of a ${corners === 3 ? 'triangle add to 180°' : 'quadrilateral add to 360°'}: ${whole} − ${given.join(' − ')}`,
      aloud: [
        `All angles of a ${corners === 3 ? 'triangle make 180°' : 'quadrilateral make 360°'} together.`,
        `I add those that I know: ${given.join(' + ')} = ${given.reduce((a, b) => a + b, 0)}.`,
        `The last one is what is left: ${whole} − ${given.reduce((a, b) => a + b, 0)} = ${whole - given.reduce((a, b) => a + b, 0)}.`,
      ],
      space: 'line',
    })
  }

export const parallelAngles: QuestionMaker = (m) => {
  const a = m.random.int(40, 85) + m.random.pick([0, 55])
  const [name, same] = m.random.pick<[string, boolean]>([
    ['corresponding', true],
    ['alternate', true],
    ['co-interior', false],
  ])
  return shortAnswer({
    prompt: `A line crosses two parallel lines and makes an angle of ${a}°. How big is the ${name} angle?`,
    answer: `${same ? a : 180 - a}°`,
    expr: same ? `${a}*1` : `180-${a}`,
    working: same
      ? `${capital(name)} angles on parallel lines are equal.`
      : `Co-interior angles on parallel lines add to 180°: 180 − ${a}`,
    aloud: same
      ? [
          name === 'corresponding'
            ? 'Corresponding angles are at the same corner of both crossings.'
            : 'Alternate angles are on different sides of the crossing line, between the parallel lines.',
          `On parallel lines they are equal, so it is ${a}° too.`,
        ]
      : [
          'Co-interior angles are between the parallel lines, on the same side.',
          `They are not equal: they add to 180°. So it is 180 − ${a} = ${180 - a}.`,
        ],
    space: 'line',
  })
}

export const justify: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(40, 70), m.random.int(45, 80)]
  return openQuestion(
    `A triangle has angles of ${a}° and ${b}°. One side is made longer at the third corner. Find the angle outside, and name the fact used in each step.`,
    `Third angle ${180 - a - b}° (angle sum of a triangle); outside ${a + b}° (angles on a straight line).`,
  )
}

export const turnsOf: QuestionMaker = (m) => {
  const quarters = m.random.int(1, 4)
  return draft(
    `How many quarter turns are the same as a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn?`,
    String(quarters),
    { kind: 'value', expr: `${quarters}*90/90` },
    { space: 'blank' },
  )
}

const POINTS = ['north', 'east', 'south', 'west']

export const faceNow: QuestionMaker = (m) => {
  const at = m.random.int(0, 3)
  const quarters = byStep(m, m.random.int(1, 2), m.random.int(1, 3), m.random.int(1, 4))
  const clockwise = m.random.chance(0.6)
  return draft(
    `${m.name} faces ${POINTS[at]} and makes a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn ${clockwise ? 'clockwise' : 'anticlockwise'}. Which way does ${m.name} face?`,
    POINTS[(at + (clockwise ? quarters : 4 - quarters)) % 4] ?? '',
    { kind: 'cycle', list: POINTS, from: at, steps: clockwise ? quarters : -quarters },
    {
      space: 'blank',
      working: 'Clockwise: north, east, south, west.',
      aloud: [
        `I face ${POINTS[at]}. Clockwise I would go north, east, south, west; anticlockwise the other way.`,
        `${['One quarter', 'Two quarters', 'Three quarters', 'Four quarters'][quarters - 1]} ${clockwise ? 'clockwise' : 'anticlockwise'}: ${Array.from({ length: quarters }, (_, n) => POINTS[(at + (clockwise ? n + 1 : 4 * 2 - n - 1)) % 4]).join(', ')}.`,
      ],
    },
  )
}

export const rightAngles: QuestionMaker = (m) => {
  const quarters = m.random.int(1, 4)
  return shortAnswer({
    prompt: `How many right angles are in a ${['quarter', 'half', 'three-quarter', 'full'][quarters - 1]} turn?`,
    answer: quarters,
    expr: `${quarters}*90/90`,
    working: 'A quarter turn is one right angle.',
    aloud: [
      'I turn slowly with my arm out. After each quarter turn I have made one right angle.',
      `I count them: ${quarters}.`,
    ],
  })
}
