import { evaluate } from '../arithmetic.ts'
import { type Reader, readers } from '../reader.ts'

/** Calculations told as a story, and calculations with a mistake to mend. */
export const STORIES: readonly Reader[] = [
  ...readers('operations', {
    '@ wrote & = #. What is the right answer?': ({ text }) => evaluate(text(1)),
  }),
  ...readers('add', {
    'A farm has # sheep and # cows. How many animals is that?': '$1 + $2',
    'A hall sells # tickets on Saturday and # on Sunday. How many tickets altogether?': '$1 + $2',
    '@ has read # pages of a book and # are left. How many pages has the book?': '$1 + $2',
    'One town has # people and the next has #. How many people have both towns together?': '$1 + $2',
    '@ walks # km on Monday and # km on Tuesday. How far is that altogether?': '$1 + $2',
    'A tank holds # L. Another # L are poured in. How many litres are in it now?': '$1 + $2',
    'A bag weighs # kg and a box weighs # kg. What is their mass together?': '$1 + $2',
  }),
  ...readers('subtract', {
    'There are # seats, and # of them are taken. How many seats are free?': '$1 - $2',
    '@ has # points and a friend has #. How many more points has @?': '$1 - $2',
    'A tank has # litres of water, and # litres are used. How many litres are left?': '$1 - $2',
    'A city prints # maps and gives # of them away. How many maps are left?': '$1 - $2',
    'A sack holds # kg of potatoes. # kg are used. How many kilograms are left?': '$1 - $2',
    '@ jumps # m and a friend jumps # m. How much longer is the longer jump?': '$1 - $2',
    'A rope is # m long. A piece of # m is cut off. How long is the rope now?': '$1 - $2',
  }),
  ...readers('subtract', {
    'There are # cups and # plates. How many more cups than plates are there?': '$1 - $2',
    'One tower has # cubes and another has #. How many cubes taller is the first?': '$1 - $2',
  }),
  ...readers('operations', {
    'A library has # books and buys # new ones. # are lent out. How many are in the library?': '$1 + $2 - $3',
    'A tank holds # litres. It rains and # litres come in; then # litres are used. How many litres are left?':
      '$1 + $2 - $3',
    '# people are at a fair and # more come. Then # go home. How many people are there now?': '$1 + $2 - $3',
  }),
  ...readers('multiply', {
    'There are # seats in each of # rows. How many seats is that?': '$1 * $2',
    'One carton holds # books. How many books do # cartons hold?': '$1 * $2',
    'A machine packs # apples a minute. How many apples does it pack in # minutes?': '$1 * $2',
    'One bag weighs # kg. What is the mass of # such bags?': '$1 * $2',
    'One plank is # m long. How long are # planks end to end?': '$1 * $2',
    'One can holds # L. How many litres do # cans hold?': '$1 * $2',
  }),
  ...readers('divide', {
    '# stickers are shared equally among # children. How many does each child get?': '$1 : $2',
    '# chairs stand in # equal rows. How many chairs are in each row?': '$1 : $2',
    '# cm of ribbon is cut into # equal pieces. How many centimetres long is each?': '$1 : $2',
    '# letters are sorted into # equal piles. How many letters are in each pile?': '$1 : $2',
    'A rope of # m is cut into # equal pieces. How long is each piece?': '$1 : $2',
    '# equal boxes weigh # kg together. What is the mass of one box?': '$2 : $1',
    '# L of water fill # equal bottles. How much does each bottle hold?': '$1 : $2',
  }),
  ...readers('area', {
    '@ # {m|cm} long and # {m|cm} wide. Is the perimeter or the area needed? Work it out.': ({
      prompt,
      number,
    }) => {
      const [w, h] = [number(1), number(2)]
      return evaluate(/fence|edge|round/i.test(prompt) ? `2 × (${w} + ${h})` : `${w} × ${h}`)
    },
    'A rectangle has an area of # cm² and is # cm long. What is its perimeter?': '2 * ($2 + $1 : $2)',
  }),
  ...readers('ratio', {
    'A mixture has @ and @ in the ratio # : #. There are # @ of @. How many @ of @ are there?':
      '$3 : $1 * $2',
    'In a choir the ratio of adults to children is # : #. There are # children. How many people are in the choir?':
      '$3 : $2 * ($1 + $2)',
    'A bag has blue and green marbles in the ratio # : #. What fraction of the marbles is blue?':
      '$1 : ($1 + $2)',
    'Two friends share a prize of $# in the ratio # : #. How much is the larger share?':
      '$1 : ($2 + $3) * $3',
    '@ and a friend collect cans in the ratio # : #. The friend has # more. How many cans has @?':
      '$3 : ($2 - $1) * $1',
    'On a plan the scale is 1 : #. A path is # cm long on the plan. How many metres is it really?':
      '$1 * $2 : 100',
  }),
  ...readers('change', {
    'One @ costs $#, and @ costs $#. @ buys # of the first and one of the second, and pays with $#. How much change is there?':
      '$4 - $3 * $1 - $2',
    '# friends buy @ for $# and @ for $# together, and share the cost equally. How much does each one pay?':
      '($2 + $3) : $1',
    '@ wants @ for $# and saves $# a week for # weeks. How much is still missing?': '$1 - $2 * $3',
    '@ cost $# each, or $# for a packet of #. How much is saved by buying the packet?': '$1 * $3 - $2',
  }),
  ...readers('percent change', {
    'In a sale a price falls from $# to $#. What percentage was taken off?': ({ number }) => {
      const off = Math.round(((number(1) - number(2)) / number(1)) * 1000) / 10
      return `${off}%`
    },
    '@ costs $# at first. The shop takes #% off, and then another #% off the sale price. What is paid?':
      '$1 * (100 - $2) : 100 * (100 - $3) : 100',
    'Shop A sells a scooter for $# with #% off. Shop B sells it for $# with #% off. How much cheaper is the cheaper one?':
      ({ number }) => {
        const difference = number(1) * (100 - number(2)) - number(3) * (100 - number(4))
        return evaluate(`${Math.abs(Math.round(difference))} : 100`)
      },
  }),
  ...readers('operations', {
    'A lift is at floor #, below the ground. It goes up # floors. At which floor is it then?': '$1 + $2',
  }),
]
