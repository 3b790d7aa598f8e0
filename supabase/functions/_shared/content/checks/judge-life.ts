import type { LifeCheck } from '../task.ts'
import type { Judge } from './judge.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** "1:05 p.m." as minutes after midnight. */
function minutesFrom(text: string): number {
  const match = /^(\d{1,2}):(\d\d) ([ap])\.m\.$/.exec(text)
  return match === null
    ? Number.NaN
    : (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3] === 'p' ? 720 : 0)
}
const centsFrom = (text: string) =>
  text.endsWith('c') ? Number(text.slice(0, -1)) : Number(text.replace('$', '')) * 100
const PIECES = new Set([10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000])
const LARGE = /hall|bus\b|court|sack|dog|desk|bath|bucket|tank/

export const judgeLife: Judge<LifeCheck> = {
  at: ({ list, place }, answer) => list[place - 1] === answer,
  most: ({ labels, values, which }, answer) => {
    const best = which === 'most' ? Math.max(...values) : Math.min(...values)
    return values.filter((value) => value === best).length === 1 && labels[values.indexOf(best)] === answer
  },
  cycle: ({ list, from, steps }, answer) => {
    let place = from
    for (let left = Math.abs(steps); left > 0; left--)
      place =
        steps > 0 ? (place === list.length - 1 ? 0 : place + 1) : place === 0 ? list.length - 1 : place - 1
    return list[place] === answer
  },
  subsequence: ({ of }, answer) => {
    const places = answer.split(', ').map((item) => of.indexOf(item))
    return places.every((place, n) => place >= 0 && (n === 0 || place > (places[n - 1] ?? -1)))
  },
  season: ({ month }, answer) => {
    const months: Record<string, number[]> = {
      summer: [12, 1, 2],
      autumn: [3, 4, 5],
      winter: [6, 7, 8],
      spring: [9, 10, 11],
    }
    return months[answer]?.includes(month) === true
  },
  'time-12': ({ start, minutes }, answer) =>
    minutesFrom(answer) === (minutesOf(start) + minutes + 1440) % 1440,
  'am-pm': ({ of }, answer) => answer === (minutesOf(of) < 720 ? 'a.m.' : 'p.m.'),
  makes: ({ cents }, answer) => {
    const ways = answer.split(', or ')
    const sums = ways.map((way) => way.split(' + ').map(centsFrom))
    return sums.every(
      (way) => way.every((piece) => PIECES.has(piece)) && way.reduce((a, b) => a + b, 0) === cents,
    )
  },
  'order-money': ({ of }, answer) => {
    const cents = answer.split(' < ').map(centsFrom)
    return (
      cents.length === of.length &&
      cents.every((value, n) => of.includes(value) && (n === 0 || value > (cents[n - 1] ?? 0)))
    )
  },
  'coin-or-note': ({ cents }, answer) => answer === (cents <= 200 ? 'coin' : 'note'),
  'unit-for': ({ of }, answer) => LARGE.test(of) === /^(metres|kilograms|litres)$/.test(answer),
  'mixed-unit': ({ total, size }, answer) => {
    const [big = Number.NaN, small = Number.NaN] = (answer.match(/\d+/g) ?? []).map(Number)
    return big * size + small === total && small < size
  },
  combinations: ({ of }, answer) => {
    const found = answer.split(', ')
    const expected = of.reduce((count, list) => count * list.length, 1)
    const fits = (item: string) => {
      const parts = item.split(' ')
      return parts.length === of.length && parts.every((part, n) => of[n]?.includes(part) === true)
    }
    return new Set(found).size === expected && found.length === expected && found.every(fits)
  },
}
