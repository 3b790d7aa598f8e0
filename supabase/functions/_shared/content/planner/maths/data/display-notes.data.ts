import type { PracticeNotes } from '../maths-topic.ts'

const CLUSTERED: PracticeNotes = {
  walt: 'draw and read a clustered bar graph that compares two groups',
  criteria: [
    'give each group its own colour, and a key',
    'put the two bars of a category side by side',
    'compare the groups in a sentence',
  ],
  prior: ['Draw a bar graph with an even scale.', 'Read a table with several columns.'],
  materials: ['squared paper, a ruler and two coloured pencils each', 'mini whiteboards'],
  think: [
    'The table has two groups, so each category gets two bars, side by side.',
    'I choose a colour for each group and write a key.',
    'I compare inside a category first, then say what is the same or different overall.',
  ],
  hook: 'How do two classes come to school: walk, bus, car? Put two bar graphs up, one for each class. Which question is hard to answer? Could one graph show both?',
  ask: 'What can you see in this graph that two graphs would hide?',
  misconceptions: [
    {
      what: 'Joins the two bars into one on top of the other.',
      why: 'They belong to one category.',
      move: 'Ask: how tall is each group by itself? Draw it from 0.',
    },
    {
      what: 'Compares groups of different size by their bars alone.',
      why: 'The taller bar looks like more of the group.',
      move: 'Write how many were asked in each group beside the key.',
    },
  ],
  support: 'Use a graph with the first group drawn, and add the second.',
  extension:
    'The groups have different sizes. Work out what fraction of each comes by bus, and compare again.',
  next: ['Describe a relationship in words, with numbers.', 'Choose between displays for a question.'],
  english: [
    ['clustered bar graph', 'a bar graph with bars of two groups side by side'],
    ['key', 'says which colour is which group'],
    ['category', 'one of the answers that data is sorted into'],
  ],
}

/** What is taught with displays from Year 4 on: kinds of data, the right display, and change over time. */
export const DISPLAY_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'kinds of data': {
    walt: 'say whether data is in categories, counted or measured',
    criteria: [
      'say what one answer looks like',
      'name the kind: category, count or measurement',
      'give the reason',
    ],
    prior: ['Collect answers in a table.', 'Measure in centimetres and count things.'],
    materials: ['12 small cards a group, cut from scrap paper', 'mini whiteboards'],
    think: [
      'I imagine one answer: is it a word or a number?',
      'A word, such as blue, is a category.',
      'A number: did someone count it, or measure it with a tool? Measured numbers can lie between, such as 1.5.',
    ],
    hook: 'Everyone writes three facts about themselves: eye colour, number of brothers and sisters, height. Which of them can be 1.5, and which is no number at all?',
    ask: 'Could an answer lie between two others?',
    misconceptions: [
      {
        what: 'Says that every number is measured.',
        why: 'Numbers come from measuring.',
        move: 'Ask: did someone count, or use a ruler or a clock?',
      },
      {
        what: 'Calls a category counted because there are numbers in its table.',
        why: 'We count how many chose it.',
        move: 'Look at one answer alone: “blue”. Is that a number?',
      },
    ],
    support: 'Sort cards under three headings with an example each: blue, 3 brothers, 132 cm.',
    extension: 'Shoe size and year of birth: which kind are they? Argue for it.',
    next: ['Choose a display for each kind of data.', 'Write a question for each kind.'],
    english: [
      ['categorical', 'sorted by words, such as colours'],
      ['discrete', 'counted in whole numbers'],
      ['continuous', 'measured; numbers may lie between'],
    ],
  },
  'describing a dot plot': {
    walt: 'describe where data lies on a dot plot: its shape, its middle and how far it spreads',
    criteria: ['say where most dots are', 'find the middle value', 'say how far it spreads, from … to …'],
    think: [
      'From the lowest to the highest dot: how far does it spread?',
      'Where do the dots pile up, and is one far away from the rest?',
      'For the middle I count in from both ends to the dot that is left.',
    ],
    hook: 'Put up two dot plots without numbers: one with a heap in the middle, one with dots far apart. What could each be about?',
    ask: 'What does the shape tell you about these people or things?',
    misconceptions: [
      {
        what: 'Takes the middle of the line for the middle of the data.',
        why: 'It is in the middle of the picture.',
        move: 'Cross dots off from both ends, one and one: which is left?',
      },
      {
        what: 'Says that the tallest stack is the largest value.',
        why: 'High looks like more.',
        move: 'Read down from the stack: which value is it, and how many have it?',
      },
    ],
    support: 'Give three sentence starts: “It goes from … to …”, “Most are at …”, “The middle is …”.',
    extension: 'Make up two sets of nine values with the same middle and different spread.',
    next: ['Compare two dot plots on the same line.', 'Find the mean and the range.'],
    english: [
      ['spread', 'how far the data goes, from lowest to highest'],
      ['middle', 'the value with as many below it as above it'],
    ],
  },
  'how often and how large': {
    walt: 'tell how often a value comes from how large it is',
    criteria: ['say what each number in the list is', 'count how often a value comes', 'not mix up the two'],
    think: [
      'Each number in the list is one home. The number says how many pets it has.',
      'How often does 2 come? I count the homes with 2, not the pets.',
      'The value is 2. How often it comes is another number.',
    ],
    hook: 'Write 3, 1, 3, 0, 3 on the board: goals in five games. What is the largest value? What comes most often? Why is that not the same question?',
    ask: 'What does this number stand for, and who or what did you count?',
    misconceptions: [
      {
        what: 'Gives the value where the question asks how often.',
        why: 'Both are numbers in the same list.',
        move: 'Ring every 2 and count the rings.',
      },
      {
        what: 'Adds up the values in place of counting them.',
        why: 'How many sounds like a total.',
        move: 'Ask: how many games, or how many goals?',
      },
    ],
    support: 'Put one cube on the table for each home, and write its number on a sticky note.',
    extension: 'Make up a list of ten in which the value that comes most often is also the smallest.',
    next: ['Show the list in a dot plot.', 'Find the value in the middle.'],
    english: [
      ['value', 'one of the numbers in the data'],
      ['how often', 'how many times a value comes'],
    ],
  },
  'bar graphs with a larger scale': {
    walt: 'read and draw bar graphs with a scale that goes up in twos, fives or tens',
    criteria: [
      'say what one step of the scale is',
      'read bars that end between two marks',
      'choose a scale that fits the paper',
    ],
    prior: ['Draw a bar graph with a scale of one.', 'Count in twos, fives and tens.'],
    think: [
      'What is one step? I find two numbers on the scale and count the spaces between them.',
      'I go from the top of the bar across to the scale, and count on from the number below.',
      'To draw: my largest number must fit on the paper, so I choose steps of 2, 5 or 10.',
    ],
    hook: '48 children chose netball. With one square for each child the bar is longer than the page. What could we do?',
    ask: 'What would happen to the graph if each step were 10?',
    misconceptions: [
      {
        what: 'Reads every line as one.',
        why: 'In the first graphs one square was one person.',
        move: 'Count on by the step: 0, 5, 10, 15.',
      },
      {
        what: 'Changes the step half-way up the scale.',
        why: 'Only the numbers that occur are written.',
        move: 'Measure the spaces: is each one worth the same?',
      },
    ],
    support: 'Use a scale that is written for you, in twos.',
    extension: 'Draw the same data with two scales. Which one shows the difference better, and is it fair?',
    next: ['Find graphs with unfair scales.', 'Compare two groups in one graph.'],
    english: [
      ['scale', 'the numbers along the side, in equal steps from 0'],
      ['step', 'how much each mark of the scale is worth'],
    ],
  },
  'measuring with a rounding rule': {
    walt: 'collect measurements with one rule for rounding, so that they can be compared',
    criteria: [
      'agree on the unit and the rounding rule',
      'measure in the same way each time',
      'record every result in a table',
    ],
    prior: ['Measure in centimetres and millimetres.', 'Round to the nearest whole number.'],
    materials: ['tape measures or rulers, one a pair', 'a ruled table each', 'mini whiteboards'],
    think: [
      'We agree before we measure: to the nearest centimetre, and half goes up.',
      'My reading lies between two marks. Which is nearer?',
      'I write the rounded number with its unit in the table.',
    ],
    hook: 'Five people measure the same table and write the results down without showing them. Are they the same? Why not?',
    ask: 'What would happen to our data if everybody rounded in their own way?',
    misconceptions: [
      {
        what: 'Always rounds up, or always down.',
        why: 'A rule is remembered as “go to the next”.',
        move: 'Mark the reading on a line between the two whole numbers: which is nearer?',
      },
      {
        what: 'Begins at the end of the ruler, and not at 0.',
        why: 'The end looks like the start.',
        move: 'Show two rulers side by side: where is 0?',
      },
    ],
    support: 'Measure to the nearest centimetre with a tape that shows centimetres only.',
    extension: 'How far can the true length be from a length that was rounded to the nearest centimetre?',
    next: ['Put the measurements into a grouped table.', 'Find the middle and the spread.'],
    english: [
      ['round', 'give the nearest whole number or mark'],
      ['unit', 'what we measure in'],
    ],
  },
  'grouped tables': {
    walt: 'put measurements into a grouped table with intervals that do not overlap',
    criteria: [
      'find the lowest and the highest value',
      'make intervals of the same width that do not overlap',
      'put each value into one interval',
    ],
    prior: ['Collect measurements in a list.', 'Order numbers.'],
    materials: ['a ruled table each', 'mini whiteboards'],
    think: [
      'I look for the smallest and the largest: the intervals must hold both.',
      'I make intervals of the same width: 100–109, 110–119. Each number has one place.',
      'I go through the list in order, tally each value and cross it out. Do the totals add up to all of them?',
    ],
    hook: 'Write up the intervals 100–110 and 110–120 and ask: where does a jump of 110 cm go? Who says the first, who the second? What is the problem?',
    ask: 'How do you know that every value has exactly one place?',
    misconceptions: [
      {
        what: 'Uses intervals that share an end, such as 100–110 and 110–120.',
        why: 'They look tidy.',
        move: 'Ask two people where 110 goes. Then write 100–109 and 110–119.',
      },
      {
        what: 'Leaves out an interval because nobody is in it.',
        why: 'There is nothing to write.',
        move: 'Keep the row with 0: a gap tells something too.',
      },
    ],
    support: 'Use a table with the intervals written, and cross out each value as it is put in.',
    extension: 'Group the same data in intervals of 5 and of 20. What does each table show better?',
    next: ['Draw a graph of the table.', 'Say where most of the values lie.'],
    english: [
      ['interval', 'from one number to another'],
      ['grouped table', 'a table that counts values in intervals'],
    ],
  },
  'clustered bar graphs': CLUSTERED,
  'relationships in data': {
    ...CLUSTERED,
    walt: 'describe how two things in data go together, and say who the data is about',
    criteria: [
      'compare the groups with numbers',
      'say what tends to go together',
      'name the group that the data is about',
    ],
    think: [
      'I look at one category and compare the two groups in it.',
      'I look whether the same is true in the others.',
      'I say it with numbers and with the group: “In our school more Year 6 than Year 5 students …”.',
    ],
    support: 'Finish the sentence: “In … more … than …: … and …”.',
    next: ['Ask what could be behind the relationship.', 'Collect data from another class and compare.'],
  },
  'time-series graphs': {
    walt: 'draw and read a graph that shows change over time, and describe the trend',
    criteria: [
      'put time along the bottom in even steps',
      'join the points in order',
      'say when it rises, falls or stays, with numbers',
    ],
    prior: ['Read a scale that goes up in twos, fives or tens.', 'Plot a point from two numbers.'],
    materials: ['squared paper, a sheet each', 'a ruler and a sharp pencil each', 'mini whiteboards'],
    think: [
      'I read both axes first: which times, and what was measured?',
      'I go from left to right: does the line rise, fall or stay level, and how steep is it?',
      'I say when and by how much: “from 10 to 11 it rose by 3 °C”. Then the whole: what is the trend?',
    ],
    hook: 'The playground had 8 °C at 9 a.m. and 14 °C at 1 p.m. What was it at 11 a.m.? Can we know? Can we make a good guess?',
    ask: 'What does the line between two points tell us, and what not?',
    misconceptions: [
      {
        what: 'Reads a falling line as “going down a hill”, a place and not a change in time.',
        why: 'The graph looks like a picture.',
        move: 'Cover the graph and slide the cover from left to right: what happens to the number as time passes?',
      },
      {
        what: 'Leaves out a time at which nothing was measured, so that the steps are uneven.',
        why: 'Only the times in the table are written.',
        move: 'Write the times along the bottom before any point, with the same space for each.',
      },
      {
        what: 'Takes the highest point for the largest change.',
        why: 'High looks like much.',
        move: 'Ask how steep the line is between two points: where did it change most?',
      },
    ],
    support: 'Use axes that are drawn and numbered, and plot the first four points together.',
    extension: 'Go on with the graph for the next two times. What would you expect, and how sure are you?',
    next: [
      'Compare two lines on one graph.',
      'Choose between a time-series graph and a bar graph for a question.',
    ],
    english: [
      ['time-series graph', 'a graph that shows how something changes over time'],
      ['trend', 'how it changes on the whole'],
      ['axis', 'the numbered line along the bottom or up the side'],
    ],
  },
  'choosing a display': {
    walt: 'choose the display that suits the question and the kind of data, and say why',
    criteria: [
      'say what kind of data it is',
      'choose a display that answers the question',
      'give the reason with “because”',
    ],
    prior: [
      'Draw and read bar graphs and dot plots.',
      'Say whether data is in categories, counted or measured.',
    ],
    materials: [
      '12 small cards a group, cut from scrap paper',
      'squared paper, a sheet a pair',
      'mini whiteboards',
    ],
    think: [
      'What does the question want to know: which is most, how it is spread, how it changes, or how two things compare?',
      'What kind of data is it: categories, counts, measurements, or values over time?',
      'Which display shows exactly that? I say what would be hidden in another one.',
    ],
    hook: 'Sketch a pie chart of the temperature of one day: 9 a.m. 12 °C, noon 18 °C, 3 p.m. 20 °C, 6 p.m. 15 °C. What is wrong with it? What do we want to see, and cannot?',
    ask: 'What can be seen in your display that would be hidden in another?',
    misconceptions: [
      {
        what: 'Chooses a bar graph for everything.',
        why: 'It was the first graph that was learned.',
        move: 'Ask what the question wants to see, and draw a quick sketch of two displays: which one shows it?',
      },
      {
        what: 'Joins categories with a line, as if there were something between “cat” and “dog”.',
        why: 'Line graphs look finished.',
        move: 'Put a finger half-way between the two: what would that point mean?',
      },
      {
        what: 'Uses a pie chart for values that are no parts of one whole.',
        why: 'Circles look good.',
        move: 'Ask: what do all the parts make together?',
      },
    ],
    support:
      'Use three displays only: a bar graph for categories, a dot plot for counts, a line for change over time.',
    extension: 'Find one set of data that two displays suit, for two different questions.',
    next: [
      'Draw the display with an even scale, labels and a title.',
      'Judge the displays in a news story or a report.',
    ],
    english: [
      ['display', 'a graph, plot or table that shows data'],
      ['categorical', 'sorted by words, such as colours'],
      ['discrete', 'counted in whole numbers'],
      ['continuous', 'measured; numbers may lie between'],
    ],
  },
  'collecting and graphing data': {
    criteria: [
      'ask a question with a group in it',
      'record the data so that nothing is lost',
      'show it, and say what it tells about that group',
    ],
    prior: ['Draw a bar graph or a dot plot.', 'Order numbers and find the difference of two.'],
    think: [
      'I put the values in order: where do they begin and end?',
      'The range is the largest less the smallest. The mean shares the total equally.',
      'What can I say about this group, and what not?',
    ],
  },
  'stem-and-leaf plots': {
    walt: 'show data in a stem-and-leaf plot, and read it',
    criteria: [
      'split each number into stem and leaf',
      'put the leaves of each stem in order',
      'read the median and the range',
    ],
    prior: ['Know tens and ones.', 'Find the middle of an ordered list.'],
    materials: ['squared paper each', 'mini whiteboards'],
    think: [
      'The tens are the stem, the ones are the leaf: 34 is 3 and 4.',
      'I write every leaf in the row of its stem, in order, also those that come twice.',
      'For the median I count in from both ends to the middle leaf.',
    ],
    hook: 'Put up 34, 12, 28, 31, 19, 34, 22 and ask for the middle. What would make it quicker to find?',
    ask: 'What can you see here that you could not see in the list?',
    misconceptions: [
      {
        what: 'Writes the whole number as a leaf.',
        why: 'The leaf looks like the data.',
        move: 'Cover the stem: what is left to write?',
      },
      {
        what: 'Leaves out a leaf that comes twice.',
        why: 'It is there already.',
        move: 'Count the leaves: is it as many as the data?',
      },
    ],
    support: 'Use numbers from 10 to 39, and write the three stems first.',
    extension: 'Put two classes back to back on one stem and compare them.',
    next: ['Compare two plots.', 'Find the mean and compare it with the median.'],
    english: [
      ['stem', 'the first digits of the numbers'],
      ['leaf', 'the last digit of a number'],
      ['median', 'the middle value when they are in order'],
    ],
  },
}
