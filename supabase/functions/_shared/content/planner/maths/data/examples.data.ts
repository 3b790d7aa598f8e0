interface Survey {
  about: string
  /** The words of a request that mean it. */
  named: RegExp
  rows: string[]
  asked: string
}

export const SURVEYS: readonly Survey[] = [
  {
    about: 'How we come to school',
    named: /\b(?:travel|transport|(?:get|come|getting|coming) to school)\b/i,
    rows: ['Walk', 'Car', 'Bus', 'Bike'],
    asked: 'How do you come to school?',
  },
  {
    about: 'Birds seen at the feeder',
    named: /\bbirds?\b/i,
    rows: ['Tūī', 'Sparrow', 'Pīwakawaka', 'Blackbird'],
    asked: 'Which birds come to our feeder?',
  },
  {
    about: 'Favourite winter sport',
    named: /\bsports?\b/i,
    rows: ['Netball', 'Rugby', 'Football', 'Hockey'],
    asked: 'Which winter sport do you like best?',
  },
  {
    about: 'Rubbish found on the beach',
    named: /\b(?:rubbish|litter|plastic)\b/i,
    rows: ['Bottles', 'Wrappers', 'Rope', 'Cans'],
    asked: 'What rubbish do we find on the beach?',
  },
  {
    about: 'Favourite fruit',
    named: /\bfruits?\b/i,
    rows: ['Apple', 'Banana', 'Mandarin', 'Grapes'],
    asked: 'Which fruit do you like best?',
  },
  {
    about: 'Favourite ice cream',
    named: /\bice[- ]?creams?\b/i,
    rows: ['Hokey pokey', 'Chocolate', 'Vanilla', 'Strawberry'],
    asked: 'Which ice cream do you like best?',
  },
  {
    about: 'Birthdays by season',
    named: /\b(?:birthdays?|seasons?)\b/i,
    rows: ['Summer', 'Autumn', 'Winter', 'Spring'],
    asked: 'In which season is your birthday?',
  },
  {
    about: 'Lunchtime games',
    named: /\b(?:games?|playtime|lunchtime)\b/i,
    rows: ['Tag', 'Handball', 'Reading', 'Sandpit'],
    asked: 'What do you play at lunchtime?',
  },
  {
    about: 'Pets in our class',
    named: /\bpets?\b/i,
    rows: ['Cat', 'Dog', 'Fish', 'Rabbit'],
    asked: 'Which pets do people in our class have?',
  },
  {
    about: 'Favourite colour',
    named: /\bcolou?rs?\b/i,
    rows: ['Blue', 'Green', 'Red', 'Purple'],
    asked: 'Which colour do you like best?',
  },
  {
    about: 'What is in our lunch boxes',
    named: /\b(?:lunch(?:es| ?box(?:es)?)?|foods?|snacks?|kai)\b/i,
    rows: ['Sandwich', 'Sushi', 'Fruit', 'Wrap'],
    asked: 'What is in your lunch box today?',
  },
]

export const KINDS_OF_DATA: readonly [string, string][] = [
  ['eye colour', 'categorical'],
  ['number of brothers and sisters', 'counted (discrete)'],
  ['height in centimetres', 'measured (continuous)'],
  ['favourite fruit', 'categorical'],
  ['time to run 100 m', 'measured (continuous)'],
  ['goals in a game', 'counted (discrete)'],
  ['mass of an apple', 'measured (continuous)'],
  ['number of books read', 'counted (discrete)'],
  ['way of coming to school', 'categorical'],
]

export const DISPLAYS: readonly [string, string][] = [
  ['favourite colours in a class', 'a bar graph: categories'],
  ['the temperature each hour of a day', 'a time-series graph: change over time'],
  ['goals scored in each game', 'a dot plot: counted data'],
  ['lengths of 30 leaves', 'a grouped table or histogram: measured data'],
  ['how two classes come to school', 'a clustered bar graph: two groups compared'],
]
