/** Stories that a sum of two fractions or mixed numbers is told in; every unit can be cut into parts. */
export const FRACTION_STORIES: Readonly<Record<string, readonly { tell: string; unit: string }[]>> = {
  '+': [
    { tell: '{name} walks {a} km before lunch and {b} km after it. How far is that altogether?', unit: 'km' },
    {
      tell: 'A jug has {a} L of water in it, and {b} L more is poured in. How much is in it now?',
      unit: 'L',
    },
    { tell: '{name} uses {a} m of tape and then {b} m more. How much tape is that?', unit: 'm' },
  ],
  '−': [
    { tell: 'A ribbon is {a} m long, and {name} cuts off {b} m. How much is left?', unit: 'm' },
    { tell: 'There is {a} L of milk, and {b} L of it is used. How much is left?', unit: 'L' },
    { tell: 'A track is {a} km long. {name} has run {b} km of it. How far is left?', unit: 'km' },
  ],
}
