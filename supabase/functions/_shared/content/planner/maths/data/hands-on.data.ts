import type { HandsOn } from '../../topic.ts'

/** Data that the class collects, sorts and shows. */
export const HANDS_ON: readonly HandsOn[] = [
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
    easier: 'Use two answers, yes and no.',
    harder: 'Ask a question of your own, and say what you expect before you count.',
  },
  {
    years: [3, 4],
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
    easier: 'Make the graph with one cube or square for each person first.',
    harder: 'Draw the same data with a scale of 2, and say what changes.',
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
    easier: 'Use the line on the board and add the dots of your group to it.',
    harder: 'Ask the same of another class and draw both on one line. What is the same, and what differs?',
  },
]
