export const SURVEYS: readonly { about: string; rows: string[]; asked: string }[] = [
  {
    about: 'How we come to school',
    rows: ['Walk', 'Car', 'Bus', 'Bike'],
    asked: 'How do you come to school?',
  },
  {
    about: 'Birds seen at the feeder',
    rows: ['Tūī', 'Sparrow', 'Pīwakawaka', 'Blackbird'],
    asked: 'Which birds come to our feeder?',
  },
  {
    about: 'Favourite winter sport',
    rows: ['Netball', 'Rugby', 'Football', 'Hockey'],
    asked: 'Which winter sport do you like best?',
  },
  {
    about: 'Rubbish found on the beach',
    rows: ['Bottles', 'Wrappers', 'Rope', 'Cans'],
    asked: 'What rubbish do we find on the beach?',
  },
  {
    about: 'Favourite fruit',
    rows: ['Apple', 'Banana', 'Mandarin', 'Grapes'],
    asked: 'Which fruit do you like best?',
  },
  {
    about: 'Favourite ice cream',
    rows: ['Hokey pokey', 'Chocolate', 'Vanilla', 'Strawberry'],
    asked: 'Which ice cream do you like best?',
  },
  {
    about: 'Birthdays by season',
    rows: ['Summer', 'Autumn', 'Winter', 'Spring'],
    asked: 'In which season is your birthday?',
  },
  {
    about: 'Lunchtime games',
    rows: ['Tag', 'Handball', 'Reading', 'Sandpit'],
    asked: 'What do you play at lunchtime?',
  },
  {
    about: 'Pets in our class',
    rows: ['Cat', 'Dog', 'Fish', 'Rabbit'],
    asked: 'Which pets do people in our class have?',
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
