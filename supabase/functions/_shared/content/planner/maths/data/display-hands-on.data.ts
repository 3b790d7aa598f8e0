import type { HandsOn } from '../../topic.ts'

const DRAWING = ['squared paper, a sheet each', 'a ruler and a sharp pencil each']

/** Work on choosing and reading displays, where the data is given. */
export const DISPLAY_HANDS_ON: readonly HandsOn[] = [
  {
    years: [4, 8],
    practices: /^choosing a display$/,
    isAlways: true,
    materials: [
      'six small cards a group, cut from scrap paper',
      'squared paper, a sheet a pair',
      'a ruler and a pencil each',
    ],
    start:
      'Sketch a pie chart of the temperature of one day: 9 a.m. 12 °C, noon 18 °C, 3 p.m. 20 °C, 6 p.m. 15 °C. What is wrong with it? What do we want to see, and cannot?',
    show: 'Write a path on the board: categories – bar graph; counted numbers – dot plot; measured numbers – grouped table and histogram; change over time – time-series graph; two groups – clustered bar graph; parts of a whole – pie chart. Go along it for the first example.',
    steps: [
      'Write each question on a card. A: Which lunchtime game is played most? B: How many pets has each family? C: How does the height of a bean plant change in four weeks? D: Do Year 5 and Year 6 come to school in the same ways? E: How long are 30 leaves of one tree? F: What share of a day do we sleep, learn and play?',
      'Say for each card what one answer looks like, and sort the cards: words, counted numbers, measured numbers, or values over time.',
      'Choose a display for each card and write the reason with the word “because”.',
      'Compare with another group. Where you differ, sketch both displays: which one shows what the question asks?',
      'Draw one of your displays with numbers that make sense. Give it a title, labels and an even scale.',
      'Write a question for which this display would be the wrong choice, and say why.',
    ],
    look: 'the reason names the kind of data and what the question wants to see.',
    key: 'A a bar graph, because games are categories. B a dot plot, because pets are counted. C a time-series graph, because the height is measured over time. D a clustered bar graph, because two groups are compared. E a grouped table with a histogram, or a dot plot, because the leaves are measured. F a pie chart, because the parts make one whole day.',
    round: {
      prompt:
        'The question is “How does the temperature change during a day?” Which display suits it, and why?',
      answer: 'a time-series graph, because the temperature is measured again and again over time',
    },
    exit: {
      prompt:
        'Which display suits “How many goals did our team score in each of its 20 games?”, and why does a line that joins the games in order not answer “Which number of goals comes most often?”',
      answer:
        'a dot plot, because goals are counted and each number gets a stack; a line shows how they change from game to game',
    },
    easier: 'Use cards A, B and C, and choose between a bar graph, a dot plot and a time-series graph.',
    harder: 'Find data that two displays suit, for two different questions.',
  },
  {
    years: [4, 8],
    practices: /^time-series graphs$/,
    isAlways: true,
    materials: DRAWING,
    start:
      'The playground had 8 °C at 9 a.m. and 14 °C at noon. What was it at 10 a.m.? Can we know? Can we make a good guess?',
    show: 'Draw the axes: times along the bottom with the same space for each, temperature up the side in even steps. Mark the first two points and join them.',
    steps: [
      'Copy the data. Time: 9 a.m., 10 a.m., 11 a.m., noon, 1 p.m., 2 p.m., 3 p.m. Temperature in °C: 8, 10, 13, 14, 16, 16, 14.',
      'Draw the axes: time along the bottom in even steps, temperature up the side from 0 to 20. Label both, and give the graph a title.',
      'Mark the seven points and join them in order.',
      'Between which two times did it change most? When did it stay the same?',
      'Describe the whole trend in two sentences, with times and numbers.',
      'Draw a graph of your own from 7 a.m. to 7 p.m.: how hungry are you, from 0 to 10? A partner tells its story.',
    ],
    look: 'times have even steps, points are joined in order, and sentences say when and by how much.',
    key: 'it changed most from 10 a.m. to 11 a.m., by 3 °C, and stayed the same from 1 p.m. to 2 p.m. It rose from 8 °C at 9 a.m. to 16 °C at 1 p.m., stayed level for an hour and fell to 14 °C at 3 p.m.',
    round: {
      prompt:
        'At 9 a.m. it was 8 °C and at 10 a.m. 10 °C. Where do the two points go, and what does the line between them tell?',
      answer: 'above 9 a.m. at 8 and above 10 a.m. at 10; it got warmer by 2 °C in that hour',
    },
    exit: {
      prompt:
        'A plant was 2, 3, 5, 9 and 10 cm tall at the end of weeks 1, 2, 3, 4 and 5. In which week did it grow most, and by how much? Sketch the graph.',
      answer: 'in week 4, by 4 cm, from 5 cm to 9 cm',
    },
    easier: 'Use axes that are drawn and numbered, and only the first four times.',
    harder: 'Draw the temperatures of a cold day on the same axes. Compare the two lines in two sentences.',
  },
  {
    years: [3, 4],
    practices: /^(?:kinds of data|how often and how large)$/,
    materials: ['12 small cards a group, cut from scrap paper', 'a pencil each'],
    start:
      'Everyone writes three facts about themselves: eye colour, number of brothers and sisters, height. Which of them can be 1.5, and which is no number at all?',
    show: 'Write three headings: words, counted, measured. Put one card under each and say why: blue, 2 brothers, 132 cm.',
    steps: [
      'Write each of these on a card: eye colour, goals in a game, time to run 100 m, favourite fruit, books read this month, mass of a school bag, way of coming to school, number of pets, hand span.',
      'Sort the cards under words, counted and measured. Talk about each: what does one answer look like?',
      'Add three cards of your own, one for each heading.',
      'Choose one counted card. Ask eight people and write the list of numbers.',
      'Which number is the largest, and which comes most often? Say why these are two different questions.',
      'Write a question about the class for one of your cards: name what is counted or measured, and the group.',
    ],
    look: 'students imagine one answer before they sort, and say whether it was counted or measured.',
    key: 'words: eye colour, favourite fruit, way of coming to school. Counted: goals, books read, number of pets. Measured: time to run 100 m, mass of a bag, hand span.',
    round: {
      prompt: 'Is the number of brothers and sisters a word, counted or measured?',
      answer: 'counted: it is a whole number, and nothing lies between',
    },
    exit: {
      prompt:
        'Goals in six games: 2, 0, 2, 5, 1, 2. Which number of goals comes most often? What is the largest? Are goals counted or measured?',
      answer: '2 comes most often, three times; the largest is 5; goals are counted',
    },
    easier: 'Sort six cards under two headings first: words and numbers.',
    harder: 'Is shoe size counted, measured or a category? Argue for it.',
  },
  {
    years: [3, 4],
    practices: /^misleading scales$/,
    materials: [...DRAWING],
    start: 'Put up two bars for 42 and 44 votes on a scale that begins at 40. “We won by far!” Did they?',
    show: 'Draw 42 and 44 on a scale from 40 to 45, then on a scale from 0 to 50. The numbers are the same: which picture is fair?',
    steps: [
      'Draw a bar graph of 31 and 34 books on a scale from 30 to 35. Which class seems to read much more?',
      'Draw the same two numbers on a scale from 0 to 40. What do you see now?',
      'Write what is the same in both graphs, and what differs.',
      'Write which graph each class might put up, and why.',
      'Write two rules for a fair graph.',
    ],
    look: 'students read where the scale begins before they compare bars.',
    key: 'the numbers are the same; in the first graph the second bar is four times as tall, in the second the bars are nearly the same.',
    round: {
      prompt:
        'Two bars show 42 and 44 on a scale that begins at 40. How many times as tall does the second look, and is it really so many?',
      answer: 'twice as tall, but 44 is only 2 more than 42',
    },
    exit: {
      prompt:
        'A graph shows 52 and 56 with a scale that begins at 50. Why does it look unfair, and what would you change?',
      answer: 'the bars look like 2 and 6, three times as tall; the scale should begin at 0',
    },
    easier: 'Build both graphs with cubes: which part of the tower was cut off?',
    harder: 'Draw 31 and 34 so that they look as different as possible, and explain the trick.',
  },
  {
    years: [5, 8],
    practices: /^(?:clustered bar graphs|relationships in data)$/,
    uses: /graph|draw|squared|colou?r/i,
    materials: [...DRAWING, 'two coloured pencils each'],
    start:
      'How do two classes come to school? Put up two bar graphs, one for each class. Which question is hard to answer? Could one graph show both?',
    show: 'Draw the first category with two bars side by side, one colour for each class, and write the key.',
    steps: [
      'Copy the table. Walk: Room 1 has 8, Room 2 has 5. Bus: 6 and 12. Car: 10 and 9. Bike: 4 and 2.',
      'Choose a colour for each room and write a key. Draw an even scale from 0 to 12.',
      'Draw two bars side by side for each way, with a gap before the next way.',
      'Write three sentences that compare the rooms, each with numbers.',
      'How many are in each room? Does that change one of your sentences?',
      'Ask your own class the same question and compare with Room 1.',
    ],
    look: 'bars of one category touch, each room keeps its colour, and sentences use numbers.',
    key: 'both rooms have 28. More in Room 2 take the bus, 12 against 6; more in Room 1 walk, 8 against 5, or bike, 4 against 2; by car there are nearly as many, 10 and 9.',
    round: {
      prompt:
        'Eight in Room 1 walk and five in Room 2. How tall are the two bars, and what does the key have to say?',
      answer: '8 and 5; which colour is which room',
    },
    exit: {
      prompt:
        'Netball: Year 5 has 9, Year 6 has 14. Football: 11 and 7. Write one sentence that compares the years, with numbers, and say who the data is about.',
      answer:
        'such as “More Year 6 than Year 5 students play netball, 14 against 9”; it is about these two year groups only',
    },
    easier: 'Draw Walk and Bus only, on axes that are ready.',
    harder: 'Room 2 gets 14 new children who all walk. Which sentences are no longer true?',
  },
  {
    years: [1, 2],
    practices: /^tally marks$/,
    materials: ['20 ice-block sticks a pair', 'a pencil and scrap paper a pair'],
    start:
      'Write 12 marks in a row on the board. How many are there? Now cross every fifth: how many, and how quickly?',
    show: 'Lay four sticks side by side and the fifth across them: a bundle of five. Count bundles in fives, then single sticks.',
    steps: [
      'Lay a stick for each clap of your partner. Cross the fifth over the four before it.',
      'Count in fives, then ones. Say the number together.',
      'Draw your bundles as tally marks.',
      'With your partner, choose a question with two or three answers. Ask ten people, and make one mark for each answer.',
      'Write how many each answer has. Which has most?',
      'Draw a row of pictures for each answer, one picture for each mark, all beginning at one line.',
    ],
    look: 'four marks and the fifth across, and counting in fives before ones.',
    round: { prompt: 'Here is one crossed bundle and two single marks. How many is that?', answer: '7' },
    exit: {
      prompt: 'Show 8 with sticks as tally marks. How many bundles are there, and how many single sticks?',
      answer: 'one bundle of five and three single sticks',
    },
    easier: 'Count to 6 only, with sticks.',
    harder: 'Tally how often the letter e comes in three lines of a book.',
  },
  {
    years: [1, 1],
    practices: /^sorting and counting groups$/,
    materials: [
      'a tub of 20 mixed things a pair, such as buttons, blocks or leaves',
      'two loops of string a pair',
    ],
    start: 'Put ten of our shoes in the middle. How could we sort them? Try it in two ways.',
    show: 'Sort four things into two loops. Say the rule before each thing is put down, then count each loop and touch each thing once.',
    steps: [
      'Choose a rule, such as colour or size. Say it to your partner.',
      'Put everything into the loops. Nothing is left over.',
      'Count each loop. Which has more?',
      'Mix them up. Your partner sorts by another rule: can you say which?',
      'Draw your two groups and write how many are in each.',
    ],
    look: 'one rule is kept to the end, and each thing is counted once.',
    round: {
      prompt: 'Here are a red button, a red block and a blue block. Sort them: what is my rule?',
      answer: 'Look for: a rule that fits, such as red and not red, or button and blocks.',
    },
    exit: {
      prompt: 'Here are six things in two groups. What is the rule, and how many are in each group?',
      answer: 'Look for: one rule that fits all, and both numbers.',
    },
    easier: 'Sort into red and not red.',
    harder: 'Sort into three loops.',
  },
]
