/** Number words up to nineteen. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}

export const TENS_WORDS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Numbers in te reo Māori as they stand after "e": "e rima ngā pātai". */
export const REO_NUMBERS: Readonly<Record<string, number>> = {
  rua: 2,
  toru: 3,
  whā: 4,
  wha: 4,
  rima: 5,
  ono: 6,
  whitu: 7,
  waru: 8,
  iwa: 9,
  tekau: 10,
}
