import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

/** How change is counted up from the price, in notes or in coins. */
const GIVING_CHANGE = {
  prior: ['Count on from any number.', 'Know that 100 cents make one dollar.'],
  think: [
    'I say the price first, and count on from there.',
    'I count up to a whole dollar, then in dollars to what was paid.',
    'What I counted is the change. Price and change together make what was paid.',
  ],
  hook: 'You pay for a $7 book with a $10 note. Count the change into a partner’s hand, starting from 7.',
  misconceptions: [
    {
      what: 'Counts the price itself as the first dollar of change: 7, 8, 9, 10 is four.',
      why: 'Counting usually begins with the first number said.',
      move: 'Say “start” at the price, and put down a coin only when you count on.',
    },
    {
      what: 'Gives the price back in place of the change.',
      why: 'It is the amount that was read last.',
      move: 'Lay out the price and the change: together they must make what was paid.',
    },
  ],
  support: 'Use whole-dollar prices and play money for every question.',
  extension: 'Give the same change in two ways, once with as few coins and notes as you can.',
  next: ['Find the change for two things bought together.', 'Give the change in as few coins as possible.'],
  english: [
    ['price', 'what something costs'],
    ['change', 'money given back when you pay too much'],
  ],
  reo: ['moni', 'utu'],
} satisfies PracticeNotes

export const TEACHING: Teaching = {
  walt: 'work out totals and change with New Zealand money',
  criteria: [
    'name coins and notes and say what they are worth',
    'add amounts by starting with the largest',
    'work out change by counting up, and check it',
  ],
  prior: ['Add and subtract in the number range of this lesson.', 'Know that 100 cents make one dollar.'],
  materials: [
    'play coins and notes (10c to $20)',
    'price cards',
    'a class shop of clean packets and school things',
  ],
  think: [
    'Write the amounts with dollars and cents lined up.',
    'Add the dollars, then the cents; 100 cents make another dollar.',
    'For change, count up from the price to what was paid.',
  ],
  hook: 'Put three things with prices on the mat. Which two could you buy with $10? Is there more than one answer?',
  ask: 'How can you check your change before you leave the shop?',
  misconceptions: [
    {
      what: 'Thinks the biggest coin is worth the most.',
      why: 'Size looks like value.',
      move: 'Sort coins by size, then by value, and compare the two orders.',
    },
    {
      what: 'Writes 50 cents as $0.5, or 340 cents as $3.4.',
      why: 'Leaves out the nought that holds the place.',
      move: 'Lay out the coins, then write dollars and cents in two columns.',
    },
  ],
  support: 'Use play money for every question, whole dollars first.',
  extension: 'Plan a purchase that leaves as little change as possible, and show that it is the least.',
  next: ['Plan spending within a budget.', 'Compare prices per item.'],
  english: [
    ['change', 'money given back when you pay too much'],
    ['total', 'the cost of everything together'],
  ],
  reo: ['moni', 'hēneti', 'utu', 'tapeke'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'rounding prices': {
    criteria: [
      'round a price to the nearest dollar',
      'use rounded prices to plan what to spend',
      'say why a rounded total is only about right',
    ],
    think: [
      'Look at the cents.',
      '50 cents or more: go up to the next dollar.',
      'Add the rounded dollars to plan.',
    ],
    walt: 'round prices to the nearest dollar to plan spending',
    ask: 'Did your rounding make the total look larger or smaller than it is?',
    misconceptions: [
      {
        what: 'Drops the cents: $4.80 is about $4.',
        why: 'Dropping digits looks like rounding.',
        move: 'Is $4.80 nearer $4 or $5?',
      },
      {
        what: 'Takes the rounded total for what must be paid.',
        why: 'It is the answer that was found.',
        move: 'Add the exact prices: what was the difference?',
      },
    ],
  },
  'New Zealand coins and notes': {
    english: [
      ['coin', 'metal money: 10c, 20c, 50c, $1 and $2'],
      ['note', 'flat, printed money: $5, $10, $20, $50 and $100'],
      ['worth', 'how much you can buy with it'],
    ],
    reo: ['moni', 'hēneti'],
    criteria: ['name each coin and note', 'say what it is worth', 'put them in order of value'],
    think: [
      'Read the number on it.',
      'c means cents, $ means dollars: $1 is 100c.',
      'Put the smallest value first.',
    ],
    walt: 'name New Zealand coins and notes, and say what they are worth',
    ask: 'How can a smaller coin be worth more?',
    misconceptions: [
      {
        what: 'Thinks the biggest coin is worth the most.',
        why: 'Size looks like value.',
        move: 'Put the coins in order of size, then in order of value.',
      },
      {
        what: 'Reads 50c as more than $2, because 50 is more than 2.',
        why: 'The sign is passed over.',
        move: 'Change $2 into 50c coins: how many are there?',
      },
    ],
  },
  'paying in a pretend shop': {
    criteria: [
      'read the price',
      'choose coins and notes that make the price',
      'count them out to the shopkeeper',
    ],
    think: [
      'Read the price.',
      'Start with the largest coin or note that fits.',
      'Count on until we reach the price.',
    ],
    walt: 'pay a price with coins and notes',
  },
  'making amounts in different ways': {
    criteria: [
      'say what each coin and note is worth',
      'make the same amount in more than one way',
      'check by adding',
    ],
    think: [
      'Start with the largest note or coin that fits.',
      'What is left to make?',
      'Now swap one piece for smaller ones.',
    ],
    walt: 'make the same amount of money in different ways',
    ask: 'How do you know that both ways are worth the same?',
    misconceptions: [
      {
        what: 'Counts the coins, and not what they are worth.',
        why: 'Counting things is counting in ones.',
        move: 'Write the value under each coin, and count on by it.',
      },
      {
        what: 'Changes the amount when a coin is swapped.',
        why: 'One coin is swapped for one coin.',
        move: 'Lay a $2 coin beside what you swap it for: are they worth the same?',
      },
    ],
    extension: 'Find every way to make $5 with notes and $1 and $2 coins.',
    key: { extension: 'four: one $5 note; or with coins 2 + 2 + 1, 2 + 1 + 1 + 1 and five $1 coins.' },
    hook: 'Show $2 with one coin. How else can it be paid? How many ways can your group find?',
    support: 'Use 50c, $1 and $2 coins only.',
  },
  'spending within a budget': {
    criteria: ['add the prices as I choose', 'stay within the budget', 'say how much is left'],
    think: ['What can I spend?', 'Add as I choose.', 'Is the total still within the budget?'],
    walt: 'choose what to buy within a budget',
    hook: 'You have $20 for a picnic. Name three things you would buy. How will you know that you do not spend too much?',
    ask: 'What would you leave out first, and why?',
    misconceptions: [
      {
        what: 'Checks each price with the budget, and not the total.',
        why: 'Every single thing can be afforded.',
        move: 'Keep a running total: what is left after each choice?',
      },
      {
        what: 'Forgets that two of a thing cost twice as much.',
        why: 'It is listed once.',
        move: 'Write how many beside each price.',
      },
    ],
    support: 'Use whole dollars, and take play money off a heap for every choice.',
    extension:
      'Spend as close to the budget as you can, without going over, and show that nothing else fits.',
    english: [
      ['budget', 'how much may be spent'],
      ['total', 'the cost of everything together'],
    ],
  },
  'giving change': {
    ...GIVING_CHANGE,
    criteria: ['start at the price', 'count up to what was paid', 'check by adding'],
    ask: 'How can you check your change before you leave the shop?',
    key: { ask: 'price and change together make what was paid.' },
  },
  'totals and change': {
    criteria: [
      'add the prices',
      'count up from the total to what was paid',
      'check that total and change make what was paid',
    ],
    walt: 'work out the total of several things, and the change',
    think: [
      'I estimate: about how much will it be?',
      'I add the prices, with the points under each other.',
      'I count up from the total to the next whole dollar, then to what was paid.',
      'Total and change together must make what was paid.',
    ],
    hook: 'A receipt is torn: two prices and the note that was paid with can be read, $6.40, $8.70 and $20. What stood below?',
    ask: 'How can you check the change without taking away?',
    misconceptions: [
      {
        what: 'Stops at the total.',
        why: 'There is an answer already.',
        move: 'Read the question again: what comes back?',
      },
      {
        what: 'Makes the change a dollar too much: $20 − $15.10 as $5.90.',
        why: 'Dollars and cents are filled up separately.',
        move: 'Count up: 90 cents to $16, then how many dollars?',
      },
    ],
    support: 'Act it out with play money, and count the change into a hand.',
    extension: 'You pay for three things with $50 and get $12.60 back. What might they have cost?',
    next: ['Plan spending within a budget.', 'Compare prices to find the best buy.'],
    key: {
      hook: 'total $15.10, change $4.90.',
      ask: 'count up from the total, or add change and total.',
      extension: 'any three prices with a total of $37.40.',
    },
  },
  'money as decimals': {
    criteria: [
      'write cents with two decimal places',
      'compare dollars first, then cents',
      'explain what each digit is worth',
    ],
    walt: 'write and compare money as decimals',
    think: [
      'Dollars stand before the point, cents after it.',
      'Cents always have two digits: 5 cents is .05, and 50 cents is .50.',
      'To compare I look at the dollars first, then at tens of cents, then at cents.',
    ],
    hook: 'A calculator shows 3.5 for a price. How much is that in dollars and cents? And 3.05?',
    ask: 'What is the 5 worth in $3.50, and what in $3.05?',
    misconceptions: [
      {
        what: 'Writes 5 cents as $0.5.',
        why: 'The digit is put straight after the point.',
        move: 'How many cents make a dollar? Five of a hundred are .05.',
      },
      {
        what: 'Says $3.5 is less than $3.45.',
        why: 'Reads 5 and 45 as whole numbers.',
        move: 'Write both with two places: $3.50 and $3.45.',
      },
    ],
    support: 'Lay out the coins, then write dollars and cents in two columns.',
    extension:
      'Write all the prices between $4 and $5 whose three digits add up to 10 and that can be paid exactly in cash.',
    english: [
      ['decimal point', 'the dot between dollars and cents'],
      ['cent', 'one of a hundred parts of a dollar'],
    ],
    key: {
      hook: '$3.50; and $3.05.',
      ask: 'fifty cents, and five cents.',
      extension: '$4.60 is the only one: cash needs a 0 at the end.',
    },
  },
  discounts: {
    criteria: ['find the discount', 'take it off the price', 'compare two offers and say which is better'],
    think: ['Find 10% first.', 'Build the percentage from it.', 'Take the discount off the price.'],
    walt: 'work out a discount and the new price',
    hook: 'A $40 backpack has 25% off. Another shop takes $8 off. Which is cheaper, and by how much?',
    ask: 'What is 100% here: the full price or the sale price?',
    misconceptions: [
      {
        what: 'Gives the discount as the new price.',
        why: 'It is what was worked out.',
        move: 'Ask: would a shop sell it for that? Take it off the full price.',
      },
      {
        what: 'Takes 25% off as $25.',
        why: 'The percentage is read as dollars.',
        move: 'Write the price under 100% on a bar: what is a quarter of it?',
      },
    ],
    support: 'Use a bar cut in ten parts, with 10% and 50% first.',
    extension: 'After 50% off and then another 50% off, is it free? Work it out for $80.',
    next: ['Work out discounts on larger prices.', 'Find the full price from the sale price.'],
    english: [
      ['discount', 'an amount taken off a price'],
      ['per cent', 'out of every hundred'],
    ],
    key: {
      hook: 'the first: $30 against $32, so by $2.',
      ask: 'the full price.',
      extension: 'no: $40, then $20.',
    },
  },
  'percentages of prices': {
    criteria: ['find 10% of a price', 'use it for other percentages', 'say whether it is added or taken off'],
    think: ['10% is the price divided by ten.', 'Build the percentage from it.', 'Is it added or taken off?'],
    walt: 'work out a percentage of a price',
    hook: 'A shop asks for a 10% deposit on a $90 scooter. How much is that? And 20%?',
    ask: 'Is the percentage added to the price, taken off it, or paid first?',
    misconceptions: [
      {
        what: 'Divides by 20 to find 20%.',
        why: 'Dividing by 10 works for 10%.',
        move: 'Draw a bar in ten parts: how many of them are 20%?',
      },
      {
        what: 'Gives the percentage as dollars: 10% is $10.',
        why: '10 of a hundred is remembered without the price.',
        move: 'Write the price under 100%.',
      },
    ],
    support: 'Use prices in whole tens, and 10% and 50% only.',
    extension: 'Which is more: 15% of $80 or 80% of $15?',
    english: [
      ['per cent', 'out of every hundred'],
      ['deposit', 'a part of the price that is paid first'],
    ],
    key: { hook: '$9 and $18.', extension: 'they are equal: $12.' },
  },
  'the best buy': {
    criteria: [
      'find the price of one',
      'compare the prices of one',
      'say which is better value, and what else might matter',
    ],
    walt: 'find the best buy by comparing the price of one',
    prior: ['Divide amounts of money by a one-digit number.', 'Know that 100 cents make one dollar.'],
    materials: [
      'supermarket mailers or packets with prices',
      'a calculator for checking',
      'mini whiteboards',
    ],
    think: [
      'The packs hold different amounts, so the prices cannot be compared yet.',
      'I find the price of one in each pack: price divided by how many.',
      'The lower price of one is the better buy.',
      'Is there a reason to choose the other one all the same?',
    ],
    hook: 'Six eggs cost $5.40 and a dozen cost $10.20. Which is the better buy? What would you have to know before you decide?',
    ask: 'Is the better buy always the one to choose?',
    misconceptions: [
      {
        what: 'Takes the lower price for the better buy, whatever the size.',
        why: 'Looks at the dollars only.',
        move: 'Find the price of one in each pack.',
      },
      {
        what: 'Thinks that the larger pack is always the better buy.',
        why: 'It often is.',
        move: 'Test it with two packs: $3 for 2, and $8 for 5.',
      },
      {
        what: 'Divides the number by the price.',
        why: 'The larger number is divided by the smaller.',
        move: 'Say what is wanted: dollars for one.',
      },
    ],
    support: 'Use packs where one is double the other, and compare by doubling the price.',
    extension: 'Make up three packs of the same thing in which the middle size is the best buy.',
    next: ['Compare prices for 100 g or 1 L.', 'Work out which discount saves more.'],
    english: [
      ['unit price', 'the price of one, or of 100 g'],
      ['best buy', 'the lowest price for the same amount'],
    ],
    key: {
      hook: 'the dozen: 85 cents an egg against 90 cents.',
      ask: 'no: if less is needed, the rest may be wasted.',
    },
  },
  'rounding money': {
    criteria: [
      'round a cash total to ten cents',
      'round an answer to two decimal places',
      'say when the exact amount is paid',
    ],
    think: ['Is it cash or card?', 'Cash: to the nearest ten cents.', 'Otherwise: two decimal places.'],
    walt: 'round amounts of money, and say when the exact amount is paid',
    hook: 'A bill is $8.97. You pay in cash, and a friend pays the same by card. Who pays what, and why?',
    ask: 'Why does New Zealand round cash to ten cents?',
    misconceptions: [
      {
        what: 'Rounds card payments as well.',
        why: 'The rule is remembered without its reason.',
        move: 'Which coins are missing? Does a card need coins?',
      },
      {
        what: 'Rounds each price, and not the total.',
        why: 'Prices are seen first.',
        move: 'Add first: what is rounded at the till?',
      },
    ],
    support: 'Use a line from $8.90 to $9.00 with ten steps.',
    extension: 'Find a total for which paying in cash saves the most, and one for which it costs the most.',
    key: {
      hook: '$9.00 in cash, $8.97 by card.',
      ask: 'there are no coins below 10c.',
      extension:
        'a total that ends in 4 cents saves 4 cents; one that ends in 6 cents costs 4 more. For 5 cents the shop decides.',
    },
  },
  'saving and interest': {
    hook: 'Put $100 in the bank for a year, or under the bed. What is the difference, and why?',
    misconceptions: [
      {
        what: 'Takes 5% interest as $5, whatever the amount.',
        why: '5% of 100 is 5.',
        move: 'Work it out for $200 and for $1,000.',
      },
      {
        what: 'Forgets what is already saved.',
        why: 'Each week looks like a new start.',
        move: 'Keep a running total in a table.',
      },
    ],
    english: [
      ['interest', 'money paid for money in the bank'],
      ['goal', 'what you save for'],
    ],
    criteria: [
      'plan how much to save each week',
      'work out the interest for a year',
      'say when the goal is reached',
    ],
    think: [
      'What is the goal?',
      'How much is put aside each week?',
      'Interest: the percentage of what is in the bank.',
    ],
    walt: 'plan how to reach a savings goal, and work out interest for a year',
    ask: 'What changes if you save $2 more each week?',
    support: 'Make a table with a row for each week, in whole dollars.',
    extension: 'Two banks: one pays 4% on $500, the other $1.50 a month. Which pays more in a year?',
    key: {
      hook: 'the bank adds interest: at 3% it would be $103.',
      extension: '4% of $500 is $20, and $1.50 a month is $18.',
    },
  },
  'counting coins and notes': {
    walt: 'count New Zealand coins and notes, and make an amount in more than one way',
    criteria: [
      'name each coin and note, and say what it is worth',
      'start with the one that is worth most, and count on',
      'make the same amount in two ways',
    ],
    prior: ['Count in twos, fives and tens.', 'Know our coins and notes by sight.'],
    think: [
      'I sort the money: notes first, then $2 and $1 coins, then cents.',
      'I start with the one that is worth most.',
      'I count on by what each one is worth, and touch it as I say it.',
      'Could I swap one for two others that are worth the same?',
    ],
    hook: 'Hold up five 10-cent coins in one hand and a $2 coin in the other. Which hand would you choose, and why?',
    ask: 'Why can one coin be worth more than five?',
    misconceptions: [
      {
        what: 'Counts the coins, and not what they are worth.',
        why: 'Counting things is counting in ones.',
        move: 'Put the value under each coin, and count on by it.',
      },
      {
        what: 'Thinks that a larger coin is worth more.',
        why: 'The 50c coin is larger than the $1 coin.',
        move: 'Order them by size, then by value: what is different?',
      },
      {
        what: 'Adds dollars and cents together: $2 and 50c is 52.',
        why: 'Both are numbers.',
        move: 'Keep two heaps, one for dollars and one for cents, and say each.',
      },
    ],
    support: 'Use $1 and $2 coins only, to $10.',
    extension:
      'Find every way to make $5 with coins of $1 and $2 and notes. How do you know that you have them all?',
    next: ['Pay exactly in a class shop.', 'Give change by counting up.'],
    english: [
      ['value', 'what it is worth'],
      ['coin', 'metal money: 10c, 20c, 50c, $1, $2'],
      ['note', 'paper money: $5, $10, $20, $50, $100'],
    ],
  },
  'money word problems': {
    walt: 'solve money problems, and say which operation I use and why',
    criteria: [
      'say what the problem asks in my own words',
      'choose what to do: total, change, how much is left',
      'check that the answer is sensible, with its dollar sign',
    ],
    prior: ['Add and subtract amounts of this size.', 'Know that change is what comes back from the note.'],
    materials: ['play money a group', 'a price list of ten things', 'mini whiteboards'],
    think: [
      'What do I know, and what is asked: a total, change, or what is left?',
      'I draw a bar: the money I have is the whole, and each price is a part.',
      'I work out one step, and say what that number is.',
      'Is there another step? Then I check that the answer fits the story.',
    ],
    hook: 'Show a receipt with one price covered, with its total and the change. What can we find out?',
    ask: 'What did your first answer tell you, and why were you not finished?',
    misconceptions: [
      {
        what: 'Adds all the numbers, also the money that was paid with.',
        why: 'They all have a dollar sign.',
        move: 'Draw the bar: which amount is the whole?',
      },
      {
        what: 'Stops at the total when change is asked for.',
        why: 'There is an answer already.',
        move: 'Read the question again: what does my number tell?',
      },
      {
        what: 'Writes $3.5, or $3.05 for three dollars fifty.',
        why: 'Cents are written as they sound.',
        move: 'Cents always have two digits: 50 cents is .50.',
      },
    ],
    support: 'Act out each problem with play money and whole dollars.',
    extension: 'Write a problem of two steps whose answer is $4.20, and swap with a partner.',
    next: ['Plan spending within a budget.', 'Compare prices to find the best buy.'],
    english: [
      ['total', 'how much altogether'],
      ['change', 'what comes back when more was paid'],
      ['cost', 'what must be paid'],
    ],
  },
  'making a budget': {
    walt: 'plan income and spending in a budget, and decide what can be saved',
    criteria: [
      'list what comes in and what goes out',
      'sort needs and wants',
      'work out what is left, and change the plan until it fits',
    ],
    prior: ['Add and subtract amounts of money.', 'Estimate a total by rounding.'],
    materials: [
      'supermarket mailers or price lists',
      'a sheet a pair, ruled in income, spending and balance',
      'a calculator for checking',
    ],
    think: [
      'I write what comes in at the top.',
      'Then what has to be paid: the needs. Then the wants.',
      'Income take away spending is the balance.',
      'Is it below zero? Then something has to change. Is some left? I decide what to save.',
    ],
    hook: 'Your class has $200 for an end-of-year lunch for 26. Is that a lot or a little? Which costs come first?',
    ask: 'Which of these is a need and which is a want, and would everyone agree?',
    misconceptions: [
      {
        what: 'Plans to spend all that is left.',
        why: 'Money that is left looks free.',
        move: 'Put in a surprise: a fare goes up by $3. Can the plan still be kept?',
      },
      {
        what: 'Forgets that a cost comes every week.',
        why: 'It is listed once.',
        move: 'Write one column for each week.',
      },
    ],
    support: 'Give the list of costs in whole dollars, and find only the balance.',
    extension:
      'Prices go up by 10%. Change the budget so that it still fits, and say what you gave up and why.',
    next: ['Set a savings goal, and work out how long it takes.', 'Find out what interest does to savings.'],
    english: [
      ['budget', 'a plan for money coming in and going out'],
      ['income', 'money that comes in'],
      ['expense', 'money that goes out'],
      ['balance', 'what is left'],
    ],
  },
  'earning, spending and saving': {
    walt: 'work out what is earned, spent and saved, and make good choices with money',
    criteria: [
      'work out what is left after spending',
      'compare prices to find the better buy',
      'say how long it takes to reach a savings goal',
    ],
    prior: ['Add, subtract and multiply amounts of money.', 'Tell needs from wants.'],
    materials: ['supermarket mailers or catalogues', 'mini whiteboards', 'a calculator for checking'],
    think: [
      'What comes in each week, and what goes out?',
      'What is left can be saved. How many weeks until the goal?',
      'For a price, I find the cost of one and compare.',
      'Does my answer make sense for someone of my age?',
    ],
    hook: 'You are given $20. Spend it now, or save it for something you want next term? Vote with your feet, and give a reason.',
    ask: 'What would make you change your plan?',
    misconceptions: [
      {
        what: 'Takes the lower price for the better buy, whatever the size.',
        why: 'Looks at the dollars only.',
        move: 'Find the price of one, or of 100 g.',
      },
      {
        what: 'Thinks that money paid by card is not spent.',
        why: 'Nothing is handed over.',
        move: 'Keep a running balance: every tap takes some off.',
      },
    ],
    support: 'Use whole dollars, and a table with a row for each week.',
    extension:
      'Two savers: one saves $5 a week, the other starts with $40 and saves $3. When do they have the same?',
    next: ['Make a budget for a class event.', 'Find out about interest.'],
    english: [
      ['income', 'money that comes in'],
      ['savings', 'money that is kept for later'],
      ['need', 'something we have to have'],
      ['want', 'something we would like to have'],
    ],
  },
  'simple interest': {
    walt: 'work out simple interest, and say what it does to savings and loans',
    criteria: [
      'find the interest for one year as a percentage of the amount',
      'multiply it by the number of years',
      'add it on to find what is in the account, or what is owed',
    ],
    prior: ['Find a percentage of an amount.', 'Multiply amounts of money.'],
    materials: [
      'mini whiteboards',
      'bank leaflets or web pages with interest rates',
      'a calculator for checking',
    ],
    think: [
      'What is the amount at the start? That is the principal.',
      'I find 1% by dividing by 100, and build the rate from it: that is one year of interest.',
      'Simple interest is the same every year, so I multiply by the years.',
      'Is the interest asked for, or the whole amount? For the whole I add it on.',
    ],
    hook: 'A bank pays you for keeping your money there, and charges you for lending you some. Why? Which of the two rates is higher?',
    ask: 'What stays the same each year with simple interest?',
    misconceptions: [
      {
        what: 'Takes 4% as $4, whatever the amount is.',
        why: 'The rate is read as dollars.',
        move: 'Find 4% of $100, of $200 and of $500.',
      },
      {
        what: 'Stops after one year.',
        why: 'The number of years is not used.',
        move: 'Write a table with a row for each year.',
      },
      {
        what: 'Gives the interest when the total is asked for.',
        why: 'Both are amounts of money.',
        move: 'Ask: is this what was earned, or what is in the account?',
      },
    ],
    support: 'Use $100, $200 and $500, with 1% and 10% worked out first.',
    extension:
      'What if the interest of the first year stays in the account and earns interest as well? Compare three years of both.',
    next: ['Compare savings with a loan at a higher rate.', 'Find out about compound interest.'],
    english: [
      ['principal', 'the amount at the start'],
      ['interest', 'what is paid for the use of money'],
      ['rate', 'the percentage for one year'],
    ],
  },
  'giving change in coins': {
    ...GIVING_CHANGE,
    criteria: [
      'start at the price',
      'count up to what was paid',
      'choose coins for the change, largest first',
    ],
    ask: 'How can you check your change before you leave the shop?',
  },
  'counting coins': {
    prior: ['Count in fives and tens.', 'Know what each coin is worth.'],
    think: [
      'I put coins of the same kind together.',
      'I begin with those that are worth most and count on.',
      'Every 100 cents make one dollar.',
    ],
    criteria: [
      'sort the coins by what they are worth',
      'begin with the coin that is worth most and count on',
      'say the total in dollars and cents',
    ],
    hook: 'Shake a closed bag with coins worth $3.50. Five coins: what could they be?',
    ask: 'Does it matter in which order you count them?',
    next: ['Make the same amount with other coins.', 'Pay a price exactly.'],
    english: [
      ['coin', 'metal money: 10c, 20c, 50c, $1 and $2'],
      ['total', 'all of it together'],
    ],
    reo: ['moni', 'hēneti', 'tapeke'],
    misconceptions: [
      {
        what: 'Counts the coins, and not what they are worth.',
        why: 'Counting things is counting in ones.',
        move: 'Write the value under each coin, and count on by it.',
      },
      {
        what: 'Thinks the biggest coin is worth the most.',
        why: 'Size looks like value.',
        move: 'Put the coins in order of size, then in order of value.',
      },
    ],
  },
  'adding and subtracting money': {
    walt: 'add and subtract amounts of money in dollars and cents',
    criteria: [
      'write dollars under dollars and cents under cents',
      'make another dollar from 100 cents, or open one',
      'estimate to the nearest dollar to check',
    ],
    prior: ['Add and subtract numbers with two or three digits.', 'Know that 100 cents make one dollar.'],
    think: [
      'I round to whole dollars first, to know about what it will be.',
      'I write the amounts with the points under each other: dollars under dollars, cents under cents.',
      'I add or take away the cents. 100 cents make another dollar; if there are too few, I open a dollar.',
      'Then the dollars. Is the answer near my estimate?',
    ],
    hook: 'A lunch costs $7.80 and a drink $4.50. Is $12 enough? Decide by rounding, then work it out.',
    ask: 'When do the cents make another dollar?',
    misconceptions: [
      {
        what: 'Adds dollars and cents as two numbers: $4.70 + $2.60 = $6.130.',
        why: 'The two sides of the point are taken for two whole numbers.',
        move: 'Lay out 70c and 60c: how many dollars and cents is that?',
      },
      {
        what: 'Writes $3.5 or $3.05 for three dollars fifty.',
        why: 'Cents are written as they sound.',
        move: 'Cents always have two digits: 50 cents is .50.',
      },
    ],
    support: 'Lay out both amounts with play money before writing, with whole dollars and 50 cents first.',
    extension:
      'Three things cost $21 together. One costs $2.50 more than the next, and that one $2.50 more than the third. What does each cost?',
    next: ['Find the change for several things bought together.', 'Plan spending within a budget.'],
    english: [
      ['total', 'the cost of everything together'],
      ['difference', 'how much more one amount is than another'],
    ],
    key: {
      hook: 'no: $12.30.',
      ask: 'when there are 100 cents or more.',
      extension: '$9.50, $7.00 and $4.50.',
    },
  },
}
