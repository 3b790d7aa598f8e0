/** A story of one calculation: {a} is its first number and {b} its second. */
export interface SumStory {
  sign: '+' | '−' | '×' | '÷'
  /** The largest number with which the story could be true. */
  most?: number
  /** The unit of the answer, where the numbers are measures with a decimal point. */
  unit?: string
  tell: string
}

/** Stories in which things are counted. */
export const COUNTED_STORIES: readonly SumStory[] = [
  { sign: '+', most: 20000, tell: 'A farm has {a} sheep and {b} cows. How many animals is that?' },
  {
    sign: '+',
    most: 99999,
    tell: 'A hall sells {a} tickets on Saturday and {b} on Sunday. How many tickets altogether?',
  },
  {
    sign: '+',
    most: 700,
    tell: '{name} has read {a} pages of a book and {b} are left. How many pages has the book?',
  },
  {
    sign: '−',
    most: 60000,
    tell: 'There are {a} seats, and {b} of them are taken. How many seats are free?',
  },
  {
    sign: '−',
    most: 5000,
    tell: '{name} has {a} points and a friend has {b}. How many more points has {name}?',
  },
  { sign: '−', tell: 'A tank has {a} litres of water, and {b} litres are used. How many litres are left?' },
  {
    sign: '+',
    tell: 'One town has {a} people and the next has {b}. How many people have both towns together?',
  },
  { sign: '−', tell: 'A city prints {a} maps and gives {b} of them away. How many maps are left?' },
  { sign: '×', most: 60, tell: 'There are {a} seats in each of {b} rows. How many seats is that?' },
  { sign: '×', most: 400, tell: 'One carton holds {a} books. How many books do {b} cartons hold?' },
  {
    sign: '×',
    tell: 'A machine packs {a} apples a minute. How many apples does it pack in {b} minutes?',
  },
  {
    sign: '÷',
    most: 3000,
    tell: '{a} stickers are shared equally among {b} children. How many does each child get?',
  },
  { sign: '÷', most: 2000, tell: '{a} chairs stand in {b} equal rows. How many chairs are in each row?' },
  {
    sign: '÷',
    most: 2000,
    tell: '{a} cm of ribbon is cut into {b} equal pieces. How many centimetres long is each?',
  },
  { sign: '÷', tell: '{a} letters are sorted into {b} equal piles. How many letters are in each pile?' },
]

/** Stories in which something is measured, for numbers with a decimal point. */
export const MEASURED_STORIES: readonly SumStory[] = [
  {
    sign: '+',
    unit: 'km',
    tell: '{name} walks {a} km on Monday and {b} km on Tuesday. How far is that altogether?',
  },
  {
    sign: '+',
    unit: 'L',
    tell: 'A tank holds {a} L. Another {b} L are poured in. How many litres are in it now?',
  },
  {
    sign: '+',
    unit: 'kg',
    tell: 'A bag weighs {a} kg and a box weighs {b} kg. What is their mass together?',
  },
  {
    sign: '−',
    unit: 'kg',
    tell: 'A sack holds {a} kg of potatoes. {b} kg are used. How many kilograms are left?',
  },
  {
    sign: '−',
    unit: 'm',
    tell: '{name} jumps {a} m and a friend jumps {b} m. How much longer is the longer jump?',
  },
  {
    sign: '−',
    unit: 'm',
    tell: 'A rope is {a} m long. A piece of {b} m is cut off. How long is the rope now?',
  },
  { sign: '×', unit: 'kg', tell: 'One bag weighs {a} kg. What is the mass of {b} such bags?' },
  { sign: '×', unit: 'm', tell: 'One plank is {a} m long. How long are {b} planks end to end?' },
  { sign: '×', unit: 'L', tell: 'One can holds {a} L. How many litres do {b} cans hold?' },
  { sign: '÷', unit: 'm', tell: 'A rope of {a} m is cut into {b} equal pieces. How long is each piece?' },
  { sign: '÷', unit: 'kg', tell: '{b} equal boxes weigh {a} kg together. What is the mass of one box?' },
  { sign: '÷', unit: 'L', tell: '{a} L of water fill {b} equal bottles. How much does each bottle hold?' },
]
