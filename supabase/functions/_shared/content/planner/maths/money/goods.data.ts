/** New Zealand coins, in cents. */
export const COINS = [10, 20, 50, 100, 200]

/** New Zealand banknotes, in cents. */
export const BANKNOTES = [500, 1000, 2000]

export const GOODS = [
  'a pencil case',
  'a kite',
  'a pot plant',
  'a puzzle',
  'a ball',
  'a pair of socks',
  'a card game',
  'a book about tūī',
  'a bus card',
  'a poi',
  'a sunhat',
  'a paint set',
]
