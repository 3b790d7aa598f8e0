import type { Making } from '../../topic.ts'
import { CHRISTMAS_GOODS, PRICED_GOODS } from './goods.data.ts'

const CHRISTMAS = /\b(?:christmas|xmas|gifts?|presents?)\b/i

/** The shop that a request names. */
const goodsOf = ({ said = '' }: Making) => (CHRISTMAS.test(said) ? CHRISTMAS_GOODS : PRICED_GOODS)

/** How far a price in dollars lies from what a thing costs in a shop. */
const astray = ([, least, most]: (typeof PRICED_GOODS)[number], dollars: number) =>
  Math.max(least - dollars, dollars - most, 0)

/** Things that could cost these prices in cents, each another one; where nothing does, what comes nearest. */
export function differentGoods(m: Making, prices: readonly number[]): string[] {
  const left = m.random.shuffle([...goodsOf(m)])
  return prices.map((cents) => {
    const nearest = Math.min(...left.map((goods) => astray(goods, cents / 100)))
    const at = left.findIndex((goods) => astray(goods, cents / 100) === nearest)
    const [found] = left.splice(at, 1)
    return found?.[0] ?? 'a present'
  })
}

/** Something that could cost so many cents. */
export const goodsFor = (m: Making, cents: number): string => differentGoods(m, [cents])[0] ?? 'a present'
