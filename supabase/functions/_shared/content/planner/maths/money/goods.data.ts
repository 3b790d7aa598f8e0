/** New Zealand coins, in cents. */
export const COINS = [10, 20, 50, 100, 200]

/** New Zealand banknotes, in cents. */
export const BANKNOTES = [500, 1000, 2000]

/** Things that students buy, with the least and the most that one costs in a shop in New Zealand, in dollars. */
export const PRICED_GOODS: readonly (readonly [goods: string, least: number, most: number])[] = [
  ['a marble', 0.1, 0.9],
  ['a sticker', 0.1, 0.9],
  ['a photocopy', 0.1, 0.6],
  ['a mandarin', 0.3, 0.9],
  ['a pencil', 1, 3],
  ['a rubber ball', 1, 4],
  ['an ice block', 1, 4],
  ['a bus ticket', 1, 4],
  ['a sheet of stickers', 1, 5],
  ['a notebook', 2, 8],
  ['a pair of socks', 3, 12],
  ['a packet of seeds', 2, 6],
  ['a pencil case', 4, 15],
  ['a pot plant', 5, 20],
  ['a card game', 6, 20],
  ['a puzzle', 6, 25],
  ['a kite', 8, 30],
  ['a poi', 5, 15],
  ['a sunhat', 8, 25],
  ['a paint set', 7, 25],
  ['a book about tūī', 12, 30],
  ['a swimming bag', 12, 35],
  ['a rugby ball', 18, 45],
  ['a school bag', 25, 70],
]

/** Things that are bought for Christmas, where a request names it. */
export const CHRISTMAS_GOODS: readonly (readonly [goods: string, least: number, most: number])[] = [
  ['a gift tag', 0.2, 1],
  ['a candy cane', 0.5, 2],
  ['a Christmas card', 1, 6],
  ['a bow', 1, 4],
  ['a roll of wrapping paper', 3, 12],
  ['a box of chocolates', 5, 25],
  ['a string of lights', 8, 40],
  ['a Christmas cake', 10, 35],
  ['a beach towel', 12, 45],
  ['a board game', 15, 60],
  ['a cricket set', 20, 80],
  ['a Christmas tree', 30, 120],
]
