export const DAYS: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

export const DAYS_IN_REO: readonly string[] = [
  'Rāhina',
  'Rātū',
  'Rāapa',
  'Rāpare',
  'Rāmere',
  'Rāhoroi',
  'Rātapu',
]

export const ROUTINES: readonly string[][] = [
  ['wake up', 'eat breakfast', 'walk to school', 'morning tea', 'lunch', 'home time', 'dinner', 'go to bed'],
  ['plant a seed', 'water it', 'see a shoot', 'see leaves', 'see a flower'],
  ['put on socks', 'put on shoes', 'tie the laces', 'run outside'],
]

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const SEASON_OF_MONTH: readonly string[] = [
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
]

export const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const HOW_LONG: readonly [string, string][] = [
  ['clap your hands once', 'seconds'],
  ['brush your teeth', 'minutes'],
  ['sleep at night', 'hours'],
  ['sneeze', 'seconds'],
  ['eat lunch', 'minutes'],
  ['be at school in a day', 'hours'],
  ['blink', 'seconds'],
  ['read a picture book', 'minutes'],
  ['fly from Auckland to London', 'hours'],
  ['tie a shoelace', 'seconds'],
]

export const EVENTS: readonly string[] = [
  'Kapa haka practice',
  'The bush walk',
  'Swimming',
  'The ferry trip',
  'Netball practice',
  'The museum visit',
  'Band practice',
  'The beach clean-up',
]

export const TIMES_OF_DAY: readonly [string, number][] = [
  ['Breakfast', 435],
  ['Lunch', 750],
  ['School starts', 535],
  ['The sun sets in winter', 1035],
  ['Dinner', 1095],
  ['Morning tea', 630],
  ['Football practice after school', 945],
  ['The bedtime story', 1185],
]

export const BUS_STOPS: readonly string[] = ['Town hall', 'Library', 'Beach', 'Marae Road', 'School']

export const FLIGHTS: readonly [city: string, hoursBehind: number, shortest: number, longest: number][] = [
  ['Sydney', 2, 200, 230],
  ['Tokyo', 3, 630, 680],
  ['Singapore', 4, 600, 650],
]
