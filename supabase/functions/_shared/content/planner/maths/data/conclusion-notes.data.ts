import type { PracticeNotes } from '../maths-topic.ts'

/** What is taught with investigations, averages, samples and claims. */
export const CONCLUSION_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'mean, median, mode and range': {
    walt: 'find the mean, the median, the mode and the range, and say what each of them tells',
    criteria: ['put the data in order', 'find all four', 'say which average fits best, and why'],
    prior: ['Add several numbers and divide.', 'Order numbers.'],
    materials: ['cubes a pair, to build and level towers', 'a calculator a pair', 'mini whiteboards'],
    think: [
      'I put the values in order first.',
      'Median: the middle one, or half-way between the two in the middle. Mode: the one that comes most often.',
      'Mean: the total shared equally. Range: the largest less the smallest.',
    ],
    hook: 'In a shop five people earn $24, $24, $25, $26 and $101 an hour. The owner says “on average $40”, a worker says “$24”. Who is right?',
    ask: 'Which of the four would one very large value change most, and which not at all?',
    misconceptions: [
      {
        what: 'Takes the middle of the list as it was written.',
        why: 'The middle seems to be a place on the page.',
        move: 'Write each value on a card and line them up before choosing.',
      },
      {
        what: 'Divides by the wrong number, or forgets to divide.',
        why: 'The sum feels like the answer.',
        move: 'Level towers of cubes: how high is each when all are the same?',
      },
      {
        what: 'Takes the range for an average.',
        why: 'All four are learnt together.',
        move: 'Ask: does it say where the data is, or how far it spreads?',
      },
    ],
    support: 'Use five small numbers on cards: line them up for the median, level towers for the mean.',
    extension: 'Find seven numbers with median 5, mode 3, mean 6 and range 9.',
    next: ['Compare two groups with the same mean.', 'Choose the right one for a report.'],
    english: [
      ['mean', 'the total shared equally'],
      ['median', 'the middle value when they are in order'],
      ['mode', 'the most common value'],
      ['range', 'the largest less the smallest: how far the data spreads'],
    ],
  },
  'mode and range': {
    english: [
      ['mode', 'the most common value'],
      ['range', 'the largest less the smallest'],
    ],
  },
  'a full investigation': {
    walt: 'plan and carry out an investigation, from the question to the conclusion',
    criteria: [
      'write a question with the variable and the group',
      'plan how to measure, and record every result',
      'answer the question with numbers from the display',
    ],
    prior: ['Write an investigative question.', 'Draw a dot plot or a bar graph, and find the mean.'],
    materials: ['rulers or tape measures, one a group', 'squared paper each', 'mini whiteboards'],
    think: [
      'What do we want to know, and about whom? I write that as the question.',
      'How do we measure, so that everyone does it in the same way?',
      'Which display shows the answer? My conclusion uses its numbers and answers the question.',
    ],
    hook: '“Year 7 students sleep nine hours.” Is it true for us? What would we have to do to find out? Collect the steps in order.',
    ask: 'Does your conclusion answer the question that you asked at the start?',
    misconceptions: [
      {
        what: 'Writes a conclusion that the data does not show.',
        why: 'An opinion was there before the data.',
        move: 'Underline the numbers in the conclusion: where in the display are they?',
      },
      {
        what: 'Changes the way of measuring half-way.',
        why: 'A better way is found.',
        move: 'Try it on three people first, agree on one way, and begin again.',
      },
    ],
    support: 'Use a plan with five headings: question, group, how we measure, display, what could go wrong.',
    extension: 'Ask the same question of another group, and say what you may compare.',
    next: ['State a limit of the conclusion.', 'Write a report for another class.'],
    english: [
      ['variable', 'what is measured or counted'],
      ['conclusion', 'the answer to the question, from the data'],
    ],
  },
  'limits of a conclusion': {
    walt: 'say what a conclusion from class data can and cannot tell',
    criteria: ['say who was asked, when and how', 'say for whom the conclusion holds', 'name one limitation'],
    prior: ['Draw a conclusion from a display.', 'Find a percentage of a group.'],
    materials: ['two graphs from the news or from other classes', 'mini whiteboards'],
    think: [
      'Who was asked? Only one class, at one school, on one day.',
      'Who is the conclusion about? If it speaks of more people than were asked, it goes too far.',
      'I name one thing that could be different elsewhere.',
    ],
    hook: '“70% of New Zealanders like netball best”, says a class of 26 that plays netball on Fridays. What do you say?',
    ask: 'Who could have answered differently, and was not asked?',
    misconceptions: [
      {
        what: 'Says that a conclusion from few people is simply wrong.',
        why: 'A limit sounds like a mistake.',
        move: 'Say it again with “in our class”: is it true now?',
      },
      {
        what: 'Gives a mistake in the sums as a limitation.',
        why: 'Both are weak points.',
        move: 'Ask: if every sum is right, what could still be different?',
      },
    ],
    support: 'Finish the sentence: “This is true for …; it may be different for …, because …”.',
    extension: 'How would you choose 30 people so that the conclusion holds for the whole school?',
    next: ['Choose a better sample.', 'Judge a claim in the news.'],
    english: [
      ['limitation', 'something that a conclusion cannot tell'],
      ['conclusion', 'what we say from the data'],
    ],
  },
  'comparing distributions': {
    walt: 'compare two sets of data by their centre, their spread and their shape',
    criteria: [
      'find the centre and the range of both',
      'describe both shapes',
      'compare them in one sentence, with numbers',
    ],
    prior: ['Find the mean, the median and the range.', 'Draw a dot plot.'],
    materials: ['squared paper each', 'a calculator a pair', 'mini whiteboards'],
    think: [
      'I order both sets and draw them on one scale, one above the other.',
      'Centre: the mean or the median of each. Which is higher?',
      'Spread: the range of each. Which values are closer together? Then I say what that means for the question.',
    ],
    hook: 'Two bowlers have the same mean score. One scores 7, 8, 7, 8, the other 2, 13, 1, 14. Whom would you choose, and why?',
    ask: 'Can two sets have the same centre and still be very different?',
    misconceptions: [
      {
        what: 'Compares only the largest values.',
        why: 'The best result catches the eye.',
        move: 'Cover the largest of each: does what you said still hold?',
      },
      {
        what: 'Compares totals of groups of different size.',
        why: 'More looks better.',
        move: 'How many values are in each? Compare the means.',
      },
    ],
    support: 'Give the sentence: “The centre of A is …, of B …; A spreads from … to …, B from … to …”.',
    extension: 'Make up two sets of five with the same mean and the same range, and a different shape.',
    next: ['Collect data from two groups and compare them.', 'Say how sure you can be.'],
    english: [
      ['distribution', 'how data lies along a scale'],
      ['centre', 'the mean or the median'],
      ['spread', 'how far the data goes'],
    ],
  },
  'samples and populations': {
    walt: 'judge whether a sample represents a population',
    criteria: [
      'name the population and the sample',
      'ask who had no chance to be chosen',
      'suggest a better way to choose',
    ],
    prior: ['Collect data from a group.', 'State a limit of a conclusion.'],
    materials: ['a bag with 100 counters in two colours, 30 of one and 70 of the other', 'mini whiteboards'],
    think: [
      'Who is the question about? That is the population.',
      'Who was asked? That is the sample.',
      'Who had no chance to be in it, and would they have answered differently?',
    ],
    hook: 'Draw ten counters from a bag of 100 without looking. What do you think is in the bag? Put them back, shake, and draw again. Why do the samples differ?',
    ask: 'How would you choose so that everyone has the same chance?',
    misconceptions: [
      {
        what: 'Thinks that a large sample is always a good one.',
        why: 'More people sound better.',
        move: 'Ask 200 people at a netball game for their favourite sport: what will come out?',
      },
      {
        what: 'Thinks that a sample must show exactly what is in the population.',
        why: 'It is to represent it.',
        move: 'Draw three samples from the bag: are they the same?',
      },
    ],
    support: 'Use a table with two columns: who could be chosen, and who could not.',
    extension: 'Plan a sample of 20 students for your school, and say how you choose them.',
    next: ['Take a sample and say how sure you are.', 'Judge the sample of a claim in the news.'],
    english: [
      ['population', 'everyone whom the question is about'],
      ['sample', 'those who were asked'],
      ['represent', 'be like the whole group'],
    ],
  },
  'claims and bias': {
    walt: 'judge a claim that is made from data, and find what may be biased',
    criteria: [
      'say who made the claim and why',
      'ask who was asked, how many and how',
      'say whether you believe it, with a reason',
    ],
    prior: ['Read graphs and percentages.', 'Say whether a sample represents a group.'],
    materials: ['two claims or graphs from advertisements or the news', 'mini whiteboards'],
    think: [
      'Who says it, and what do they want?',
      'Who was asked, how many, and with which words? Could the question lead to one answer?',
      'Does the graph show what the claim says? I look at the scale and the labels.',
    ],
    hook: 'Ask half the class: “Would you like a longer lunch break to relax?”, and the other half: “Would you like to stay at school longer to have a longer lunch break?” Compare the answers. What happened?',
    ask: 'What would you have to know before you believe it?',
    misconceptions: [
      {
        what: 'Thinks that a claim with numbers must be true.',
        why: 'Numbers look exact.',
        move: 'Ask for the number of people behind the percentage.',
      },
      {
        what: 'Calls every claim false that they do not like.',
        why: 'Bias is taken for being wrong.',
        move: 'Find one thing that speaks for the claim, and one against it.',
      },
    ],
    support: 'Use four questions on a card: who says it, who was asked, how many, which words?',
    extension: 'Write a question that leads to one answer, then one that is fair.',
    next: ['Collect data for a claim of your own.', 'Write a fair report.'],
    english: [
      ['claim', 'what someone says is true'],
      ['bias', 'something that pushes the answers one way'],
    ],
  },
}
