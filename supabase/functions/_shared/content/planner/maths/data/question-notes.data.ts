import type { PracticeNotes } from '../maths-topic.ts'

/** What is taught with asking, collecting, sorting and showing data in the first years. */
export const FIRST_DATA_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'asking a question that data can answer': {
    walt: 'ask a question that everyone in the class can answer, and keep the answers',
    criteria: ['ask a question with a few answers', 'ask everyone once', 'mark every answer'],
    think: [
      'What do I want to find out about our class?',
      'Can everyone answer it, and will there be a few different answers?',
      'How do I keep the answers, so that nobody is counted twice?',
    ],
    hook: 'Ask the class two questions: “What is your name?” and “Do you like apples or bananas better?” Which one can we make a graph of, and why?',
    ask: 'What answers do you expect, and who will you ask?',
    misconceptions: [
      {
        what: 'Asks something that each child answers differently.',
        why: 'It is what they want to know about a friend.',
        move: 'Say three answers that could come. Will others say the same?',
      },
      {
        what: 'Asks only friends, or asks someone twice.',
        why: 'Friends are near.',
        move: 'Tick each name on a list as it is asked.',
      },
    ],
    support: 'Choose between two answers, such as yes and no.',
    extension: 'Say before you ask which answer will come most often. Were you right?',
    next: ['Sort the answers and count them.', 'Show the answers in a graph.'],
  },
  'sorting and counting groups': {
    walt: 'sort things by one feature, and count each group',
    criteria: ['say the rule for sorting', 'put each thing in one group', 'count each group'],
    think: [
      'What is the same about some of these? That is my rule.',
      'I put each thing into one group and leave none over.',
      'I count each group, touching each thing once.',
    ],
    hook: 'Put all our shoes in the middle: how could we sort them? Try two rules.',
    ask: 'What is your rule, and is there anything that does not fit?',
    misconceptions: [
      {
        what: 'Changes the rule half-way: first by colour, then by size.',
        why: 'The next thing looks different in another way.',
        move: 'Say the rule aloud before each thing is put down.',
      },
      {
        what: 'Says that the group that takes up more room has more.',
        why: 'It looks larger.',
        move: 'Line both groups up side by side, one by one.',
      },
    ],
    support: 'Sort into two hoops: red and not red.',
    extension: 'Sort the same things again with another rule. Which groups are larger now?',
    next: ['Show the groups in a picture graph.', 'Say how many more one group has.'],
    english: [
      ['sort', 'put together what is alike'],
      ['group', 'things that belong together'],
    ],
  },
  'tally marks': {
    walt: 'keep count with tally marks',
    criteria: [
      'make one mark for each thing',
      'cross the fifth mark over the four',
      'count in fives, then ones',
    ],
    think: [
      'One mark for each thing that I see.',
      'The fifth mark crosses the other four, so that I have a bundle.',
      'I count the bundles in fives, and then the single marks.',
    ],
    hook: 'Write 17 marks in a row on the board. How many? Now cross every fifth: how many, and how quickly?',
    ask: 'Why do we cross the fifth mark?',
    misconceptions: [
      {
        what: 'Makes five marks and then crosses them with a sixth.',
        why: 'The bundle is called five.',
        move: 'Hold up a hand: four fingers, and the thumb goes across.',
      },
      {
        what: 'Counts each bundle as one.',
        why: 'It looks like one thing.',
        move: 'Put five cubes on each bundle, and count in fives.',
      },
    ],
    support: 'Lay ice-block sticks for the marks, and count them by touching.',
    extension: 'Tally how often the letter e comes on a page. How many bundles is that?',
    next: ['Write the totals in a table.', 'Show the totals in a picture graph.'],
  },
  'a picture graph': {
    walt: 'make a picture graph, one picture for each thing',
    criteria: [
      'draw one picture for each answer',
      'start every row at the same line',
      'give it a title and labels',
    ],
    think: [
      'Each answer gets a row with its name.',
      'I draw one picture for each person, all of one size, and start at the line.',
      'The longest row has most. I count to be sure.',
    ],
    ask: 'How do you see which has most, without counting?',
    misconceptions: [
      {
        what: 'Draws large pictures in one row and small ones in another.',
        why: 'Each picture is drawn for itself.',
        move: 'Draw each on a small square of paper, and glue the squares in a line.',
      },
      {
        what: 'Starts the rows in different places.',
        why: 'The row is put where there is room.',
        move: 'Draw the starting line first: every row begins there.',
      },
    ],
    support: 'Put a cube for each answer on the line first, then draw it.',
    extension: 'Write three questions that your graph can answer, and one that it cannot.',
    next: ['Say how many more one row has.', 'Let one picture stand for two.'],
    english: [
      ['picture graph', 'a graph that shows how many with pictures'],
      ['row', 'things side by side in a line'],
    ],
  },
  'most, fewest or the same': {
    walt: 'say which group has most, fewest or the same number',
    criteria: ['read the name of each group', 'count, or look along the line', 'say it in a whole sentence'],
    think: [
      'I read what the graph is about and what each row is called.',
      'I look where each row ends: the longest has most, the shortest has fewest.',
      'I say it with the name: “Most of us have a dog.”',
    ],
    hook: 'Stand in lines by the pet that you would like. Which line is longest? Is there a line with the same number as another?',
    ask: 'How many more, and how did you find out?',
    misconceptions: [
      {
        what: 'Says the number in place of the group: “Six has most.”',
        why: 'The number was just counted.',
        move: 'Ask: six what? Say the name of the row first.',
      },
      {
        what: 'Says that most means all.',
        why: 'Both are a lot.',
        move: 'Point to those that are not in this group.',
      },
    ],
    support: 'Compare two rows only, and line up cubes for them.',
    extension: 'What would have to change so that two rows have the same number?',
    next: ['Say how many more and how many fewer.', 'Make a graph of our own.'],
    english: [
      ['most', 'the largest number'],
      ['fewest', 'the smallest number'],
    ],
  },
  'answers in a table': {
    walt: 'collect answers and keep them in a table',
    criteria: [
      'name each row of the table',
      'make one mark for each answer',
      'write the totals and check them',
    ],
    think: [
      'I write each answer that could come as a row, and “other” last.',
      'I make a mark in the row of each answer, one for each person.',
      'I write the totals. Together they must be as many as the people I asked.',
    ],
    hook: 'Ask five children for their favourite fruit and write the answers all over the board. What is hard to see? How could we put them in order?',
    ask: 'How do you know that nobody was left out or counted twice?',
    misconceptions: [
      {
        what: 'Writes the total of all people where the total of a row belongs.',
        why: 'Both are called how many.',
        move: 'Cover all rows but one: how many marks are in this row?',
      },
      {
        what: 'Leaves out answers that do not fit any row.',
        why: 'There is no row for them.',
        move: 'Add a row that is called “other”.',
      },
    ],
    support: 'Use a table that is ruled and named, with three answers.',
    extension: 'Add a second question, and find out whether the answers have anything to do with each other.',
    next: ['Draw a graph of the table.', 'Write two sentences about the table.'],
    english: [
      ['table', 'rows and columns to keep facts in'],
      ['total', 'how many altogether'],
      ['tally', 'marks that keep count'],
    ],
  },
  'a picture graph with a key': {
    walt: 'draw and read a picture graph in which one picture stands for two',
    criteria: ['write the key', 'draw half as many pictures as were counted', 'use the key to say how many'],
    think: [
      'The key says that one picture stands for two.',
      'I count along a row in twos: 2, 4, 6.',
      'For an odd number, half a picture stands for one.',
    ],
    hook: 'Draw four smiling faces on the board. “These are eight people.” How can that be?',
    ask: 'How would you show seven, when each picture is two?',
    misconceptions: [
      {
        what: 'Counts the pictures and forgets the key.',
        why: 'In the first graphs one picture was one thing.',
        move: 'Point to each picture and count on in twos.',
      },
      {
        what: 'Draws twice as many pictures as were counted.',
        why: 'Two is in the key, so it is multiplied.',
        move: 'Put the cubes in pairs: each pair becomes one picture.',
      },
    ],
    support: 'Put cubes in pairs first, and draw one picture for each pair.',
    extension: 'Draw the same data with one picture for five. What happens to the rows?',
    next: ['Compare two rows of the graph.', 'Draw a bar graph of the same data.'],
    english: [
      ['key', 'says what one picture stands for'],
      ['picture graph', 'a graph that shows how many with pictures'],
    ],
  },
  'comparing two categories': {
    walt: 'say how many more or fewer one group has than another',
    criteria: ['read both numbers', 'find the difference', 'say who has more, and how many more'],
    think: [
      'I read the number of each of the two groups.',
      'I match them one to one: what is left over is the difference.',
      'I say it both ways: “three more cats than dogs, three fewer dogs than cats”.',
    ],
    hook: 'Build a tower of 9 cubes and one of 6. How many more has the tall one? Show it in two ways.',
    ask: 'How many would you have to add to make them the same?',
    misconceptions: [
      {
        what: 'Gives the larger number for “how many more”.',
        why: 'More is heard, and the larger group is looked at.',
        move: 'Cover the part of the tall tower that matches the other: what is left?',
      },
      {
        what: 'Adds the two numbers.',
        why: 'Two numbers and the word more ask for adding.',
        move: 'Ask: are we putting them together, or comparing them?',
      },
    ],
    support: 'Build both groups with cubes side by side.',
    extension: 'Find two groups in a graph that together have as many as a third.',
    next: ['Write sentences about a graph with more and fewer.', 'Compare three groups.'],
    english: [
      ['difference', 'how many more or fewer'],
      ['fewer', 'a smaller number'],
    ],
  },
  'saying what a display shows': {
    walt: 'say what a graph or table shows, and what it cannot tell us',
    criteria: ['write a sentence that the display shows', 'use more, fewer or the same', 'say who was asked'],
    think: [
      'I read the title: what is it about, and who was asked?',
      'I compare two of the rows and say it in a whole sentence.',
      'Can I see why they chose it? No: a graph shows how many, and not why.',
    ],
    ask: 'Can you point to the place in the display that shows it?',
    misconceptions: [
      {
        what: 'Writes what everybody likes, not what these people said.',
        why: 'The group that was asked is forgotten.',
        move: 'End each sentence with “in our class”.',
      },
      {
        what: 'Says a reason that is not in the graph: “because it tastes good”.',
        why: 'A good guess feels like a fact.',
        move: 'Point to it: where in the graph is the reason?',
      },
    ],
    support: 'Finish a sentence: “More people chose … than …”.',
    extension: 'Write one true and one false sentence about the graph. A partner says which is false.',
    next: ['Ask a new question that comes from this one.', 'Show the same data in another way.'],
  },
  'drawing a bar graph': {
    think: [
      'I write the answers along the bottom, with the same space for each.',
      'I look for the largest number, and write an even scale up the side from 0.',
      'I draw each bar up to its number, all of the same width, and give the graph a title.',
    ],
    ask: 'How do you know that your scale is even?',
    support: 'Make the graph with one cube or square for each person first.',
    extension: 'Draw the same data with a scale that goes up in twos, and say what changes.',
    next: ['Draw a graph with a larger scale.', 'Write what the graph shows and what it cannot tell.'],
    english: [
      ['bar graph', 'a graph that shows how many with bars'],
      ['scale', 'the numbers along the side, in equal steps from 0'],
      ['axis', 'the line along the bottom or up the side'],
    ],
  },
  'reading graphs and tables': {
    walt: 'read numbers from a bar graph or a table',
    criteria: [
      'read the title and the labels first',
      'say what one step of the scale is',
      'read where the bar ends',
    ],
    think: [
      'I read the title: what is it about?',
      'What is one step of the scale? I count it: 0, 2, 4.',
      'I put a finger on the top of the bar and go across to the scale.',
    ],
    hook: 'Cover the scale of a bar graph. What can we still say? What not? Uncover it: were we right?',
    ask: 'What would you get wrong if you did not read the scale?',
    misconceptions: [
      {
        what: 'Counts the lines and not what they stand for.',
        why: 'In the first graphs one square was one person.',
        move: 'Write the numbers between the marks, and count on by the step.',
      },
      {
        what: 'Reads a bar that ends between two marks as the mark above.',
        why: 'It looks nearer to a number that is written.',
        move: 'Lay a ruler from the top of the bar to the scale: what is half-way?',
      },
    ],
    support: 'Use a graph with a scale of one, and a ruler to go across.',
    extension: 'Write three questions about the graph, one of them with two steps, for a partner.',
    next: ['Write what the graph shows and what it cannot tell.', 'Draw a graph of the numbers in a table.'],
    english: [
      ['scale', 'the numbers along the side, in equal steps'],
      ['label', 'the word that says what a bar is'],
    ],
  },
  'misleading scales': {
    walt: 'say how a scale can make a graph look unfair, and put it right',
    criteria: [
      'find where the scale begins',
      'say how the picture differs from the numbers',
      'draw it again from 0',
    ],
    think: [
      'The bars look very different. What do the numbers say?',
      'I look where the scale begins: it does not begin at 0.',
      'I draw it again from 0. Now the bars are nearly the same, as the numbers are.',
    ],
    hook: 'Put up two graphs of 42 and 44 votes, one with a scale from 40, one from 0. Who “won by far”, and in which graph?',
    ask: 'Who might like the first graph better, and why?',
    misconceptions: [
      {
        what: 'Says that the graph is wrong because the numbers are wrong.',
        why: 'It looks unfair.',
        move: 'Read the numbers off both graphs: they are the same.',
      },
      {
        what: 'Compares how tall the bars are and does not read the scale.',
        why: 'The bars are seen first.',
        move: 'Cover the bars: what do the numbers alone say?',
      },
    ],
    support: 'Build both graphs with cubes: which part of the tower was cut off?',
    extension:
      'Draw a graph of the same two numbers that makes them look as different as you can. Explain the trick.',
    next: ['Look for graphs in the news and check their scale.', 'Write what makes a graph fair.'],
    english: [
      ['misleading', 'making people think something that is not so'],
      ['scale', 'the numbers along the side'],
    ],
  },
}
