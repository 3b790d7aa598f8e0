import type { HandsOn } from '../../topic.ts'

/** Data that the class collects, sorts and shows. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [3, 6],
    practices: /picture graph/,
    uses: /pictograph|picture graph/i,
    materials: ['squared paper, a sheet each', 'crayons', 'scrap paper for tallies'],
    start:
      'Which fruit do we like best: apple, banana, mandarin or grapes? Stand in lines. How can we draw this with one picture for two people?',
    show: 'Write the key first: one picture stands for two people. Draw the row for an answer that six people gave: three pictures, all of one size, starting at one line.',
    steps: [
      'In groups of three, choose a question about your class with four answers. Ask everyone, with one tally mark each.',
      'Count the tallies of each answer. Do they add up to the number of people asked?',
      'Choose a picture that is easy to draw, and a key: one picture stands for two.',
      'Draw a row for each answer. What will you draw for one person who is left over?',
      'Give your graph a title and its key. Write two sentences about it, one with “more than” or “twice as many”.',
      'Swap with another group: read one row of theirs with the key.',
    ],
    look: 'every picture has the same size, rows begin at one line, and the key is used to read the graph.',
    round: {
      prompt: 'One picture stands for 2 people. Eight people chose apple. How many pictures do I draw?',
      answer: '4 pictures',
    },
    exit: {
      prompt:
        'A picture graph has 3 pictures for “walk”. Each picture stands for 2 people. How many people walk, and how would you show 7 people?',
      answer: '6 people; 3 pictures and half of one',
    },
    easier: 'Let one picture stand for one person first.',
    harder: 'Draw the same data with one picture for five people. What happens to the rows?',
  },
  {
    years: [3, 4],
    practices: /^(?:answers in a table|tally marks)$/,
    uses: /tall(?:y|ies)|table/i,
    materials: ['scrap paper for tallies and a pencil each', 'a ruler each'],
    start:
      'Write 23 tally marks on the board without gaps. How long does it take to count them? Cross every fifth: how long now?',
    show: 'Draw a table with three columns: answer, tally, total. Ask five children a question and make a mark for each; cross the fifth over the four before it.',
    steps: [
      'In pairs, choose a question with four or five answers. Draw your table with a row for each answer.',
      'Ask at least 15 people, with one mark each. Cross every fifth mark.',
      'Count in fives and write the totals. Do they add up to the number of people you asked?',
      'Write two sentences about your table, one with “more than”.',
      'Swap tables with another pair: which question can you answer from theirs, and which not?',
    ],
    look: 'one mark for each person, every fifth one crossed, and the totals add up.',
    round: {
      prompt: 'I have two crossed bundles of five and three single marks. How many people is that?',
      answer: '13',
    },
    exit: {
      prompt: 'Draw the tally marks for 17. How did you group them?',
      answer: 'three bundles of five and two single marks',
    },
    easier: 'Use two answers, yes and no.',
    harder: 'Ask a second question as well, and say whether the answers have anything to do with each other.',
  },
  {
    years: [4, 8],
    practices: /pie/,
    uses: /pie/i,
    materials: ['a paper circle each, marked in ten equal parts', 'crayons', 'scrap paper for tallies'],
    start:
      'Draw a circle cut in quarters on the board. One quarter is “bus”. If 20 people were asked, how many take the bus?',
    show: 'Colour five of ten equal parts: that is half of all the people asked, whether ten or a hundred were asked. Label the part with its answer.',
    steps: [
      'In groups of three, choose a question with three or four answers and ask exactly ten people.',
      'Tally the answers. Each person is one of the ten parts of your circle.',
      'Colour the parts of each answer next to each other, label them and give the chart a title.',
      'Write what fraction of the people gave each answer. Do the fractions make one whole?',
      'Swap with another group. Say two things that their chart shows and one that it cannot tell.',
    ],
    look: 'parts are read as shares of everyone asked, and together make the whole.',
    round: {
      prompt: 'Ten people were asked and four chose soup. How many of the ten parts do I colour for soup?',
      answer: '4 parts',
    },
    exit: {
      prompt:
        'Half of a pie chart is “walk” and 20 people were asked. How many walk? What fraction is left for all the others?',
      answer: '10; one half',
    },
    easier: 'Use two answers only.',
    harder: 'Ask 20 people: how many parts does each of them get now?',
  },
  {
    years: [1, 2],
    uses: /cube|sort|graph|picture|tally/i,
    materials: [
      'a cube that joins for each child, in four colours',
      'a small square of paper each',
      'a large sheet of paper, with a line along the bottom',
      'crayons',
      'glue',
    ],
    start:
      'Ask: “How did you come to school today?” Children go to the corner for walk, car, bus or bike. How can we see which has most?',
    show: 'Build a tower of one cube for each child of the first group. Stand the towers side by side from one line: which is the tallest?',
    steps: [
      'As a group, choose a question with three or four answers, such as the favourite pet.',
      'Ask everyone at your table and the next one. Each child takes a cube in the colour of the answer.',
      'Build one tower for each answer, and stand them side by side.',
      'Draw your own answer on the square of paper. Glue the squares in columns on the large sheet, starting at the line.',
      'Say two things that your picture graph shows: which has most, and how many more than another.',
    ],
    look: 'pictures start at one line and have the same size, so that the longest column really has most.',
    round: {
      prompt: 'Which tower is the tallest? How many children is that?',
      answer: 'Look for: the number of cubes in that tower.',
    },
    exit: {
      prompt: 'Look at our picture graph. Which answer has most, and how many more than the next?',
      answer: 'Look for: what our graph shows, counted from the line.',
    },
    easier: 'Use two answers, yes and no.',
    harder: 'Ask a question of your own, and say what you expect before you count.',
  },
  {
    years: [5, 8],
    practices: /collecting|mean|median|investigation|relationships/,
    uses: /survey|measure|stopwatch|ruler|paper plane|graph/i,
    materials: ['a 30 cm ruler a pair', 'squared paper, a sheet each', 'a pencil each'],
    start:
      'Drop a ruler between a partner’s fingers. How many centimetres fall before it is caught? Try once each.',
    show: 'Order the data of the first example and mark it on a line: where is the middle, where is most of it, and how far does it spread?',
    steps: [
      'Ask a question about reaction, such as: “Do we catch faster with the hand we write with?” Write what you expect.',
      'Do the ruler drop ten times with each hand. Write every result in centimetres.',
      'Order both sets. Work out the range, and the middle value or the mean, as your class has learned.',
      'Draw both sets on the same scale, as dot plots or bars, one above the other.',
      'Write a conclusion with numbers from your display, and how sure you are of it.',
      'Put the results of the class together. Does your conclusion still hold?',
    ],
    look: 'a conclusion speaks of the whole set and its spread, not of the one best catch.',
    round: {
      prompt: 'Five catches in order: 10, 12, 14, 17 and 22 cm. What are the range and the middle value?',
      answer: 'the range is 12 cm; the middle value is 14 cm',
    },
    exit: {
      prompt:
        'Here are five catches: 12, 15, 15, 18 and 20 cm. What is the range, and what is the middle value?',
      answer: 'the range is 8 cm; the middle value is 15 cm',
    },
    easier: 'Use one hand and compare two people.',
    harder: 'How would you make it a fairer test? Change one thing, and do it again.',
  },
  {
    years: [3, 8],
    practices: /dot plot/,
    uses: /sticky|dot|survey|measure/i,
    isAlways: true,
    materials: ['a sticky dot or small square of paper each', 'squared paper, a sheet each', 'a pencil each'],
    start:
      'How many people live in your house? Everyone puts one dot above the number on the board. What do we see in five seconds?',
    show: 'Draw an even line from the smallest value to the largest and put one dot for each answer, straight above its number and at even heights.',
    steps: [
      'In groups of four, choose a question with a number as its answer, such as letters in your first name or pets at home.',
      'Say what you expect. Then ask everyone and write each answer down.',
      'Draw a number line that holds all answers, also the numbers that nobody said.',
      'Put one dot for each answer. Count them: is it as many as you asked?',
      'Write two sentences: where most of the dots are, and how far they spread. Is one far away from the rest?',
      'Swap with another group. Can they say what your question was?',
    ],
    look: 'the numbers on the line are evenly spaced, and the dots are stacked at even heights.',
    round: {
      prompt: 'Here are the answers 1, 2, 2, 3. Where do the dots go?',
      answer: 'one above 1, two above 2, one above 3',
    },
    exit: {
      prompt: 'Draw a dot plot for 2, 3, 3, 4, 4, 4, 7. Where are most of the dots, and which is far away?',
      answer: 'most are at 4; 7 is far away',
    },
    easier: 'Use the line on the board and add the dots of your group to it.',
    harder: 'Ask the same of another class and draw both on one line. What is the same, and what differs?',
  },
  {
    years: [3, 6],
    practices:
      /^(?!kinds of|misleading|how often|choosing|time-series|clustered|relationships|grouped|measuring|mean|median|mode|comparing|samples|claims|limits|pie|stem|scatter|dot|describing)/,
    uses: /survey|tally|graph|grid|sticky|cube/i,
    materials: ['squared paper, a sheet each', 'a ruler and a pencil each', 'scrap paper for tallies'],
    start:
      'How many letters has your first name? Stand in lines by the number. What does the class look like?',
    show: 'Draw the two axes for the first example, label them, choose what one square stands for and draw the first bar.',
    steps: [
      'In groups of three, choose a question about your class that has four to six different answers.',
      'Predict the answer that will come up most. Then ask everyone, with one tally mark each.',
      'Put your tallies in a table with totals. Do they add up to the number of people asked?',
      'Each draws a bar graph: title, labels, an even scale from 0, bars of the same width with gaps.',
      'Write two sentences about what it shows, one with “more than” or “twice as many”.',
      'Swap graphs with another group: which question can be answered from it, and which cannot?',
    ],
    look: 'the scale starts at 0 and goes up in equal steps, and sentences are about the data.',
    round: {
      prompt:
        'Seven people chose netball. One square stands for one person. How long must the bar for netball be, and where does it begin?',
      answer: '7 squares, from 0',
    },
    exit: {
      prompt:
        'Write one sentence about your bar graph with “more than” or “twice as many”, and one question that it cannot answer.',
      answer: 'Look for: a sentence that the graph shows, and a question about reasons or other people.',
    },
    easier: 'Make the graph with one cube or square for each person first.',
    harder: 'Draw the same data with a scale of 2, and say what changes.',
  },
]
