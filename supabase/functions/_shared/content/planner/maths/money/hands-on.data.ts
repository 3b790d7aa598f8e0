import type { HandsOn } from '../../topic.ts'

/** Play money and shops. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 4],
    practices: /^money word problems$/,
    uses: /coin|money|shop|price|menu/i,
    materials: [
      'play money a group: coins from 10c and notes up to $20',
      'a price list of eight things a group, in dollars and tens of cents from Year 4',
      'six blank cards a group',
      'paper and a pencil each',
    ],
    start:
      'Act out a sale: a ball for $7 and a book for $9, paid with a $20 note. What different questions could we ask about it?',
    show: 'Act the first example out with play money. Say what is known and what is asked, draw a bar for the whole, and write one step at a time.',
    steps: [
      'Choose two things from the price list and act out buying them with play money.',
      'Write the total, and the change from a note. Say which operation each one was.',
      'On a card write your sale as a story with a question, and the answer on the back.',
      'Swap cards with another pair. Act theirs out, or draw a bar, and write each step.',
      'Check with the back. If you do not agree, act it out together.',
      'Write one card with two steps, such as three of the same thing and one more.',
    ],
    look: 'the pupil says what the first answer tells before the second step is begun.',
    easier: 'Use whole dollars, and one step.',
    harder: 'Leave out one price in the story, and give the change: what did the thing cost?',
  },
  {
    years: [1, 2],
    uses: /coin|money|shop/i,
    materials: [
      'play coins and notes a pair: 10c, 20c, 50c, $1, $2 and $5',
      'ten classroom things with price tags',
      'paper and a pencil a pair',
    ],
    start: 'Pass round a coin of each kind. Which is the largest, and is it worth the most?',
    show: 'Take the first example and put out coins for it in two different ways. Start with the coin that is worth most.',
    steps: [
      'Sort your coins and notes from worth least to worth most. Name each one.',
      'One partner is the shopkeeper. The other chooses a thing and reads its price.',
      'Pay exactly. Put the coin that is worth most down first and count on.',
      'Is there another way to pay the same price? Show it, and draw both ways.',
      'Swap jobs, and go on until each of you has bought four things.',
    ],
    look: 'coins are counted by what they are worth, not by how many there are.',
    exit: {
      prompt: 'Something costs $4. Show two ways to pay for it exactly.',
      answer: 'Look for: two different sets of coins that make $4, such as $2 and $2, or $2, $1 and $1.',
    },
    easier: 'Use $1 and $2 coins and whole-dollar prices.',
    harder: 'Pay with as few coins as you can. How do you know that fewer is not possible?',
  },
  {
    years: [3, 4],
    uses: /coin|money|shop|menu|price/i,
    materials: [
      'play money a group: coins from 10c and notes up to $20',
      'a price list of eight things a group, with prices in dollars and tens of cents',
      'paper and a pencil each',
    ],
    start: 'You pay $3.70 with a $5 note. Count the change into a partner’s hand, starting from 3.70.',
    show: 'Pay for the first example with play money and count the change up from the price to what was given.',
    steps: [
      'One of the group keeps the shop, the others have $20 each in play money.',
      'Choose two things from the price list. Add the prices and write the sum with the points lined up.',
      'Pay with a note. The shopkeeper counts the change up aloud, coin by coin.',
      'Write what you paid, what it cost and the change. Check with the coins.',
      'Change the shopkeeper after three customers. Who has most left when everyone has bought four things?',
    ],
    look: 'change is counted up from the price, through the next whole dollar.',
    easier: 'Buy one thing at a time, with prices in whole dollars and 50 cents.',
    harder: 'Spend as close to $20 as you can with five things, no two alike.',
  },
  {
    years: [5, 8],
    practices:
      /^(?:adding and subtracting money|totals and change|giving change|giving change in coins|money word problems)$/,
    uses: /catalogue|mailer|receipt|money|shop/i,
    materials: ['supermarket mailers or catalogues, one a group', 'paper and a pencil each'],
    start:
      'Open the mailer. Find two prices that together are as near to $10 as you can. Round first, then add exactly.',
    show: 'Write the first example with dollars under dollars and cents under cents, and round it to check whether the answer can be right.',
    steps: [
      'Plan a lunch for your group of four from the mailer, with $50 to spend. List what you choose, how many you need, and the price of each.',
      'Round every price to the nearest dollar and estimate the total.',
      'Add the exact prices in a column, with the points under each other. How near was the estimate?',
      'You pay with $50. Find the change by taking away, and check it by counting up.',
      'How much more does your dearest thing cost than your cheapest?',
      'Swap with another group and check their totals and their change.',
    ],
    look: 'cents stand under cents, 100 cents become a dollar, and the estimate comes first.',
    easier: 'Choose three things, and round all prices to 50 cents.',
    harder: 'Change one thing so that the total is as near to $50 as possible. How much change is left?',
  },
  {
    years: [5, 8],
    practices: /^(?!simple interest|saving and)/,
    uses: /catalogue|mailer|receipt|money|shop|budget/i,
    materials: [
      'supermarket mailers or catalogues, one a group',
      'scissors and glue a group',
      'paper and a pencil each',
    ],
    start:
      'Open the mailer. Find a price that is dear for what you get, and one that is a bargain. How do you know?',
    show: 'Work out the first example with a price from the mailer, and round it to check whether the answer can be right.',
    steps: [
      'Plan a lunch for your group of four from the mailer, with $30 to spend.',
      'Cut out what you choose and glue it down. Write the price of each, and how many you need.',
      'Estimate the total by rounding, then work it out. What is the change from $30?',
      'Find one thing that comes in two sizes. Work out the price of 100 g, or of one, and say which is the better buy.',
      'Next week everything has 10% off. Work out what your lunch costs then.',
      'Swap with another group and check their totals.',
    ],
    look: 'the estimate comes first, and the price of one is compared, not the price of the packet.',
    easier: 'Leave out the discount, and round all prices to 50 cents.',
    harder: 'Feed 26 people with $160: what changes, apart from the numbers?',
  },
]
