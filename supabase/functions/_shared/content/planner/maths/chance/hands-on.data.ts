import type { HandsOn } from '../../topic.ts'

/** Chance tried out with bags, coins, dice and spinners. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [3, 8],
    practices: /^(?:listing outcomes|the sample space)$/,
    uses: /coin|dice|die|outfit/i,
    materials: ['two coins a pair', 'a die a pair', 'paper and a pencil each'],
    start: 'Two coins will be tossed. What can happen? Everyone writes it down before anyone tosses.',
    show: 'Write heads for the first coin and go through the second: heads–heads, heads–tails. Only then change the first: tails–heads, tails–tails.',
    steps: [
      'List everything that can happen with one die, and with one coin.',
      'List everything that can happen with two coins. Keep the first the same until all of the second are used.',
      'Toss two coins 20 times and tally: two heads, two tails, one of each. Which comes most often? Use your list to say why.',
      'List everything that can happen with a coin and a die together. How many are there?',
      'You have 3 tops and 2 pairs of shorts. Draw or list all outfits.',
      'Swap lists with another pair: is one missing, or there twice?',
    ],
    look: 'the list has an order, and no outcome is missing or there twice.',
    key: 'a die has 6 outcomes and a coin 2. Two coins have 4, and one of each can come in two ways. A coin and a die have 12, and there are 6 outfits. Three coins have 8.',
    round: {
      prompt: 'What can happen when I toss two coins? List it.',
      answer: 'heads–heads, heads–tails, tails–heads, tails–tails',
    },
    exit: {
      prompt:
        'A spinner has red, blue and green, and a coin is tossed as well. List everything that can happen.',
      answer: 'red heads, red tails, blue heads, blue tails, green heads, green tails',
    },
    easier:
      'Use one coin and a die with only 1, 2 and 3 counted, and write each outcome on a scrap of paper.',
    harder: 'List everything for three coins. How many are there, and how do you know that none is missing?',
  },
  {
    years: [3, 4],
    uses: /bag|counter|dice|coin|spinner/i,
    materials: [
      'a paper bag and ten counters in two colours a pair',
      'a die and a coin a pair',
      'paper and a pencil a pair',
    ],
    start:
      'Put nine counters of one colour and one of another into a bag in front of everyone. What will be drawn? Is it certain?',
    show: 'List what can happen in the first example, then place it on a line from impossible to certain.',
    steps: [
      'Put six counters of one colour and two of the other in the bag. Say what is likely and what is unlikely.',
      'Predict how often you will draw each colour in 20 draws. Write it down.',
      'Draw one, tally it and put it back. Do this 20 times, and shake the bag each time.',
      'Compare with your prediction. Were you close? Would you get the same again?',
      'Now make a bag in which both colours have an even chance, and one in which a colour is impossible. Test both with ten draws.',
      'Roll the die ten times and toss the coin ten times. Write one thing that is certain and one that is unlikely for each.',
    ],
    look: 'the draw is put back, and a result that differs from the prediction is not called wrong.',
    round: { prompt: 'A bag has six red counters and two blue. What is likely?', answer: 'red' },
    exit: {
      prompt:
        'A bag has seven red counters and one blue. Which is likely, which is unlikely, and what is impossible?',
      answer: 'red is likely, blue is unlikely, any other colour is impossible',
    },
    easier: 'Use four counters and ten draws.',
    harder: 'Let your partner find out what is in your bag from 20 draws without looking.',
  },
  {
    years: [4, 8],
    practices: /experiment|vary/,
    uses: /dice|die|coin|toss|roll|spinner|experiment/i,
    isAlways: true,
    materials: [
      'a die a pair',
      'a coin a pair',
      'paper and a pencil a pair',
      'a table on the board for the results of the class',
    ],
    start:
      'Everyone writes down the results of 12 coin tosses without tossing. Then toss a coin 12 times and write those. What is different?',
    show: 'Write up what is expected for 60 rolls of a die: 60 ÷ 6 = 10 of each. Roll six times in front of the class: do we have one of each?',
    steps: [
      'Write how many of each number you expect in 30 rolls of the die, and why.',
      'Roll 30 times and tally each result. One rolls, one records; swap at 15.',
      'Write your results next to what you expected. Work out the difference for each number.',
      'Put your sixes into the table of the class. After each pair, work out the share of sixes so far: sixes divided by rolls.',
      'Draw or describe how this share changes as more rolls come in. What does it come close to?',
      'Now toss the coin 20 times. Predict first how far from ten heads you will be, and explain your prediction.',
    ],
    look: 'students expect results to vary, and say that a share gets steadier with many trials, while the next roll stays pure chance.',
    round: { prompt: 'In 30 rolls of a die, about how many sixes do we expect?', answer: '5' },
    exit: {
      prompt:
        'In 60 rolls there were 14 sixes. About how many do you expect, and does this show that the die is unfair? Why?',
      answer: '10; no, results vary',
    },
    easier: 'Toss the coin only, and compare heads with tails.',
    harder: 'Roll until you have ten sixes. How many rolls do you expect, and how many did each pair need?',
  },
  {
    years: [5, 8],
    uses: /dice|coin|card|spinner|counter|bag/i,
    materials: [
      'two dice a pair',
      '12 counters a player',
      'a strip of paper a pair, numbered 1 to 12',
      'a pencil and paper each',
    ],
    start: 'Which total of two dice would you bet on? Everyone holds up a number.',
    show: 'List all the outcomes of the first example in order, so that none is left out and none comes twice.',
    steps: [
      'Put your 12 counters on the numbered strip as you like, several on one number if you want.',
      'Roll two dice and add. Each player with a counter on the total takes one off. The first with none left wins.',
      'Play again with other places. Which numbers were bad places, and is one of them impossible?',
      'Make a table of all 36 outcomes, six by six, and write each total.',
      'Count how often each total comes up, and write its probability as a fraction.',
      'Place your counters by the table, and play a last game. Did it help? Must it?',
    ],
    look: '2 and 5 is told from 5 and 2 in the table.',
    round: {
      prompt: 'In how many ways can two dice make a total of 4? List them.',
      answer: '3 ways: 1 and 3, 2 and 2, 3 and 1',
    },
    exit: {
      prompt: 'Which total of two dice is most likely, and in how many ways can it come up?',
      answer: '7, in 6 ways',
    },
    easier: 'Use two coins first: list all four outcomes.',
    harder:
      'Change the game so that the difference of the dice counts. Where would you put your counters now?',
  },
]
