import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

export const isoscelesAngle: QuestionMaker = (m) => {
  const between = m.random.int(10, 70) * 2
  const each = (180 - between) / 2
  return m.step < 2 && m.random.chance(0.6)
    ? shortAnswer({
        prompt: `The two equal sides of an isosceles triangle meet at ${between}°. How big is each of the other angles?`,
        answer: `${each}°`,
        expr: `(180-${between})/2`,
        working: `180 − ${between} = ${180 - between}, shared by two equal angles.`,
        aloud: [
          'Two sides are equal, so the two angles at the ends of the third side are equal as well.',
          `For both together there is 180 − ${between} = ${180 - between} left.`,
          `They share it equally: ${180 - between} ÷ 2 = ${each}.`,
        ],
        space: 'line',
      })
    : shortAnswer({
        prompt: `Each of the two equal angles of an isosceles triangle is ${each}°. How big is the third?`,
        answer: `${between}°`,
        expr: `180-2*${each}`,
        working: `180 − ${each} − ${each}`,
        aloud: [
          `The two equal angles have ${each} + ${each} = ${2 * each} together.`,
          `All three make 180°, so the third is 180 − ${2 * each} = ${between}.`,
        ],
        space: 'line',
      })
}

export const outsideAngle: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(35, 75), m.random.int(30, 70)]
  return shortAnswer({
    prompt: `Two angles of a triangle are ${a}° and ${b}°. One side is made longer at the third corner. How big is the angle outside?`,
    answer: `${a + b}°`,
    expr: `180-(180-${a}-${b})`,
    working: `The third angle is ${180 - a - b}°; with the angle outside it makes a straight line.`,
    aloud: [
      `First the third angle inside: 180 − ${a} − ${b} = ${180 - a - b}.`,
      `The angle outside makes a straight line with it: 180 − ${180 - a - b} = ${a + b}.`,
      `That is as much as the two others together: ${a} + ${b} = ${a + b}.`,
    ],
    space: 'line',
  })
}

export const polygonAngles: QuestionMaker = (m) => {
  const sides = m.random.pick(byStep(m, [5, 6], [6, 7, 8], [5, 6, 8, 9, 10, 12]))
  const [sum, triangles] = [(sides - 2) * 180, sides - 2]
  const cut = `Lines from one corner cut it into ${triangles} triangles: ${triangles} × 180° = ${formatNumber(sum)}°`
  return m.step < 2
    ? shortAnswer({
        prompt: `A polygon has ${sides} sides. How many degrees do its angles add to?`,
        answer: `${formatNumber(sum)}°`,
        expr: `(${sides}-2)*180`,
        working: `${cut}.`,
        space: 'line',
      })
    : shortAnswer({
        prompt: `How big is each angle of a regular polygon with ${sides} sides?`,
        answer: `${sum / sides}°`,
        expr: `(${sides}-2)*180/${sides}`,
        working: `${cut}, shared by ${sides} equal angles.`,
        space: 'line',
      })
}
