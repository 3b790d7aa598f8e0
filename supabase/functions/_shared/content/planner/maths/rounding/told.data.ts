/** Things whose number or size is rounded; {n} is the number as it is printed. */
export const WHOLE_THINGS = [
  'A museum has {n} visitors.',
  'A library owns {n} books.',
  'A town has {n} people.',
  'A bakery uses {n} eggs in a year.',
] as const

export const SMALL_THINGS = [
  'A jar holds {n} beans.',
  'There are {n} children in the hall.',
  'A book has {n} pages.',
] as const

export const MEASURED_THINGS = [
  'A race takes {n} seconds.',
  'A parcel weighs {n} kg.',
  'A plank is {n} m long.',
  'A tank holds {n} L.',
] as const
