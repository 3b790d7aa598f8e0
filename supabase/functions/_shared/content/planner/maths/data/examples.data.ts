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

/** Questions of an investigation, the data for them, and the display that suits; some belong to older classes. */
export const DISPLAYS: readonly { asks: string; data: string; display: string; why: string; from: number }[] =
  [
    {
      asks: 'Which colour do we like best?',
      data: 'one colour from each student',
      display: 'a bar graph',
      why: 'colours are categories, and bars show which has most',
      from: 3,
    },
    {
      asks: 'How does the temperature change during a day?',
      data: 'the temperature each hour',
      display: 'a time-series graph',
      why: 'it is measured again and again over time',
      from: 3,
    },
    {
      asks: 'How many goals does our team usually score?',
      data: 'the goals of each game',
      display: 'a dot plot',
      why: 'goals are counted, and the stacks show which number comes most often',
      from: 3,
    },
    {
      asks: 'How many pets do families have?',
      data: 'a number from each family',
      display: 'a dot plot',
      why: 'pets are counted, and each number gets a stack',
      from: 3,
    },
    {
      asks: 'Which bird visits the feeder most?',
      data: 'a tally for each kind of bird',
      display: 'a bar graph',
      why: 'kinds of birds are categories',
      from: 3,
    },
    {
      asks: 'How does a bean plant grow in five weeks?',
      data: 'its height each week',
      display: 'a time-series graph',
      why: 'it shows change over time',
      from: 3,
    },
    {
      asks: 'How long are the leaves of one tree?',
      data: 'the length of 30 leaves in millimetres',
      display: 'a grouped table with a histogram',
      why: 'lengths are measured, and intervals show where most of them lie',
      from: 5,
    },
    {
      asks: 'Do Year 5 and Year 6 come to school in the same ways?',
      data: 'a way from each student of both years',
      display: 'a clustered bar graph',
      why: 'two groups are compared in each category',
      from: 5,
    },
    {
      asks: 'Do people with longer feet jump further?',
      data: 'two measurements of each student',
      display: 'a scatter plot',
      why: 'each student gives a pair of measurements',
      from: 6,
    },
    {
      asks: 'What share of our rubbish could be recycled?',
      data: 'the mass of each kind of rubbish',
      display: 'a pie chart',
      why: 'the kinds are parts of one whole',
      from: 5,
    },
    {
      asks: 'How has the number of students at our school changed?',
      data: 'the number each year for ten years',
      display: 'a time-series graph',
      why: 'it shows the trend over time',
      from: 3,
    },
    {
      asks: 'How fast do we run 100 m?',
      data: 'a time in seconds from each student',
      display: 'a grouped table with a histogram',
      why: 'times are measured, and few are exactly the same',
      from: 5,
    },
  ]

/** A display that does not suit its data, and what to use. */
export const WRONG_DISPLAYS: readonly { chose: string; look: string; from: number }[] = [
  {
    chose: 'joins the bars of cats, dogs and fish with a line',
    look: 'There is nothing between a cat and a dog. A bar graph without a line suits categories.',
    from: 3,
  },
  {
    chose: 'draws a pie chart of the temperature at 9 a.m., noon and 3 p.m.',
    look: 'Temperatures are no parts of one whole. A time-series graph shows how they change.',
    from: 3,
  },
  {
    chose: 'draws 30 bars for 30 lengths of leaves that are all a little different',
    look: 'Nothing can be seen. Intervals in a grouped table, or a dot plot of rounded lengths, show where most lie.',
    from: 5,
  },
  {
    chose: 'draws two pie charts to compare how many people two towns have',
    look: 'A pie chart shows shares and not how many. Bars side by side on one scale compare numbers.',
    from: 5,
  },
  {
    chose: 'puts the months of a time-series graph in order of size',
    look: 'Time has to go along the bottom in its own order, or the trend is lost.',
    from: 4,
  },
]
