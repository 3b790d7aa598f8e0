import type { Given } from './questions.data.ts'

/** More stories with a right sum of another question. */
export const MORE_WRONG_WORDS: readonly Given[] = [
  [
    'Ruby had 3 packets of 10 balloons. 7 balloons popped. How many whole balloons has she?',
    '23',
    ['value', '3*10+7'],
  ],
  [
    'A path is 24 m long. Tiles are 30 cm long. How many tiles make one row along the path?',
    '80',
    ['value', '24*30'],
  ],
  [
    'A movie ticket is $12 and popcorn is $5. What do 4 friends pay if each gets a ticket but they share one popcorn?',
    '$53',
    ['value', '4*(12+5)'],
    'money',
  ],
  ['At 6 am it was -3 °C. By noon it was 8 °C. How many degrees warmer was it?', '11', ['value', '8-3']],
  ['Koro is 64. He is 8 times as old as Mia. How old is Mia?', '8', ['value', '64*8']],
  [
    'There are 3 times as many ducks as geese on the lake. There are 12 ducks. How many geese are there?',
    '4',
    ['value', '3*12'],
  ],
  [
    'A farmer had 120 lambs. She sold a quarter of them and kept the others. How many did she keep?',
    '90',
    ['value', '1/4*120'],
  ],
  ['The sum of three numbers is 50. Two of them are 18 and 21. What is the third?', '11', ['value', '18+21']],
  ['A clock loses 2 minutes every hour. How many minutes has it lost after a day?', '48', ['value', '2*60']],
  [
    'Pens come in packs of 6. Jo buys 5 packs and gives 9 pens away. How many pens has Jo now?',
    '21',
    ['value', '6+5-9'],
  ],
  ['A rectangle has an area of 48 cm² and is 8 cm long. How wide is it?', '6', ['value', '48*8']],
  ['Mia ran 400 m in 80 seconds. How many metres did she run each second?', '5', ['value', '80/400']],
  ['Half of a number is 17. What is the number?', '34', ['value', '17/2']],
  [
    'There are 26 children. 14 play chess, 9 play cards, and the rest read. How many read?',
    '3',
    ['value', '14+9'],
  ],
  ['A shirt was $45. Now it is $36. How much was taken off?', '$9', ['value', '45+36'], 'money'],
  [
    'Tane has read 45 pages, which is 3/5 of the book. How many pages has the book?',
    '75',
    ['value', '3/5*45'],
  ],
  [
    'A ferry carries 60 cars a trip. It makes 5 trips on Saturday and 4 on Sunday. How many cars is that?',
    '540',
    ['value', '60*5+4'],
  ],
  ['How much heavier is a 2.3 kg cat than a 1.8 kg rabbit?', '0.5', ['value', '2.3*1.8']],
  ['A team won 12 of its 20 games. What percentage did it lose?', '40%', ['value', '12/20*100'], 'percent'],
  ['If 3 books weigh 1.2 kg, what do 5 books weigh?', '2 kg', ['value', '1.2*5']],
  ['Ella has 8 more stamps than Finn. Together they have 30. How many has Finn?', '11', ['value', '30-8']],
  ['The tens digit of 3,482 is doubled. What is the new number?', '3,562', ['value', '3482*2']],
  ['Which number is 10 times smaller than 450?', '45', ['value', '450*10']],
  [
    'A bus ride takes 35 minutes. It must arrive at 9:10. When must it leave?',
    '8:35',
    ['time-after', '9:10', '35'],
  ],
]
