import type { Given } from './questions.data.ts'

/** Stories with a right sum of another question, by readers who had not seen the checks. */
export const STRANGE_WRONG: readonly Given[] = [
  [
    'A shop sells 45 pies on Monday and 12 fewer on Tuesday. How many pies did it sell on Tuesday?',
    '33',
    ['value', '45+12'],
  ],
  ['A rope of 12 m is cut into 4 equal pieces. How long is each piece?', '3', ['value', '12*4']],
  [
    'The temperature at noon was 11 °C. It fell 14 degrees by night. What was it at night?',
    '-3',
    ['value', '14-11'],
  ],
  [
    '23 children go to camp in cars that take 4 children each. How many cars are needed?',
    '6',
    ['value', '23*4'],
  ],
  [
    'A pool holds 5,000 litres. It fills at 250 litres a minute. How long does it take to fill?',
    '20',
    ['value', '5000*250'],
  ],
  [
    'The scooter costs $128. The bike costs $221 more than the scooter. How much does the bike cost?',
    '$349',
    ['value', '221-128'],
    'money',
  ],
  [
    'Ihaia buys 4 stamps at $1.50 and 2 cards at $3. How much more do the cards cost than one stamp?',
    '$4.50',
    ['value', '4*1.50-2*3'],
    'money',
  ],
  ['Out of 40 shots Maia got 28 in. What percentage went in?', '70%', ['value', '(40-28)/40*100'], 'percent'],
  ['A school has 312 students. 148 of them are boys. How many girls are there?', '164', ['value', '312+148']],
  [
    'Tia had 28 stickers. After a friend gave her some she had 45. How many did the friend give her?',
    '17',
    ['value', '28+45'],
  ],
  ['A dozen buns cost $6. How much does one bun cost?', '$0.50', ['value', '6*12'], 'money'],
  ['A dozen buns cost $6. What do 3 dozen cost?', '$18', ['value', '6*12*3'], 'money'],
  ['A plane flies 900 km in an hour. How far does it fly in 40 minutes?', '600', ['value', '900*40']],
  [
    'Lena walks 3/4 km to school and the same way back. How far does she walk in 5 days?',
    '7.5',
    ['value', '3/4*5'],
  ],
  ['Ten boxes weigh 45 kg. How much does one box weigh?', '4.5', ['value', '45*10']],
  ['The area of a square is 49 cm². How long is one side?', '7', ['value', '49/4']],
  ['A cube has edges of 3 cm. What is its volume?', '27', ['value', '3*3']],
  ['A triangle has a base of 10 cm and a height of 6 cm. What is its area?', '30', ['value', '10*6']],
  [
    'Ruby had $50. She spent half of it on a book and $8 on lunch. How much has she left?',
    '$17',
    ['value', '50-8'],
    'money',
  ],
  [
    'A lift carries 8 people at most. 50 people want to go up. How many trips does it make?',
    '7',
    ['value', '50*8'],
  ],
  ['Manaia is half as old as her brother. Manaia is 8. How old is her brother?', '16', ['value', '8/2']],
  [
    'A tank of 900 L loses 15 L a day through a crack. How many days until it is empty?',
    '60',
    ['value', '900-15'],
  ],
  ['Four tickets to the zoo cost $58. How much is one ticket?', '$14.50', ['value', '58*4'], 'money'],
  [
    'Pāua shells sell in sets of 3. A stall has 41 shells. How many full sets can it make?',
    '13',
    ['value', '41/3'],
  ],
  [
    'A rectangle is 9 cm long. Its width is 4 cm less than its length. What is its area?',
    '45',
    ['value', '9*4'],
  ],
  [
    'Of 25 students, 9 play hockey. What percentage play hockey?',
    '36%',
    ['value', '(25-9)/25*100'],
    'percent',
  ],
  [
    'The price of a book rose from $16 to $20. By what percentage did it rise?',
    '25%',
    ['value', '16/20*100'],
    'percent',
  ],
  ['GST of 15% is added to a bill of $80. What is the total to pay?', '$92', ['value', '80*15/100'], 'money'],
  ['GST of 15% is added to a bill of $80. How much is the GST?', '$12', ['value', '80+80*15/100'], 'money'],
  ['A stack of 5 books is 20 cm high. How thick is one book?', '4', ['value', '20*5']],
  [
    'Tama found 23 pipi, which is 8 fewer than his cousin. How many did his cousin find?',
    '31',
    ['value', '23-8'],
  ],
  [
    'A bus fare is $3.20 for adults and half that for children. What do one adult and one child pay together?',
    '$4.80',
    ['value', '3.20/2'],
    'money',
  ],
  [
    'Fatima swims 12 lengths on each of 5 days. The pool is 20 m long. How many metres does she swim in one day?',
    '240',
    ['value', '12*5*20'],
  ],
  ['A kererū flies 60 km in an hour. How far does it fly in 90 minutes?', '90', ['value', '60*90']],
  [
    'The bus was 25 minutes late and arrived at 10:10. When should it have arrived?',
    '9:45',
    ['time-after', '10:10', '25'],
  ],
  [
    'A gardener has 50 tulips and plants them in 6 beds with the same number in each. What is the largest number she can plant in each bed?',
    '8',
    ['value', '50/6'],
  ],
  [
    'Ari scored 15 points, Bo scored 9 and Cy scored 12. How many points did Ari and Cy score together?',
    '27',
    ['value', '15+9+12'],
  ],
]

/** Stories of the same readers with the sum that they ask for. */
export const STRANGE_RIGHT: readonly Given[] = [
  [
    'A shop sells 45 pies on Monday and 12 fewer on Tuesday. How many pies did it sell on both days?',
    '78',
    ['value', '45+45-12'],
  ],
  [
    'A recipe for 4 people needs 300 g of flour. How much flour is needed for 10 people?',
    '750',
    ['value', '300/4*10'],
  ],
  ['A jug has 2 L of juice. How many 250 mL cups can be filled?', '8', ['value', '2000/250']],
  [
    'Ihaia buys 4 stamps at $1.50 and 2 cards at $3. How much does he pay?',
    '$12',
    ['value', '4*1.50+2*3'],
    'money',
  ],
  ['A school has 312 students. 148 of them are boys. How many girls are there?', '164', ['value', '312-148']],
  [
    'Ruby had $50. She spent half of it on a book and $8 on lunch. How much has she left?',
    '$17',
    ['value', '50-50/2-8'],
    'money',
  ],
  ['12 eggs cost $9. How much do 4 eggs cost?', '$3', ['value', '9/12*4'], 'money'],
  ['Start with 7. Add 5, then double it. What number do you get?', '24', ['value', '(7+5)*2']],
  ['Round 3.47 to one decimal place.', '3.5', ['round', '3.47', '0.1']],
  ['There were 64 kererū in the tree. Half of them flew away. How many were left?', '32', ['value', '64/2']],
  [
    'The netball team scored 18 goals in the first half and 25 in the second half. How many goals did they score in the whole game?',
    '43',
    ['value', '18+25'],
  ],
  ['A tank of 900 L loses 15 L a day. How many days until it is empty?', '60', ['value', '900/15']],
  ['Each kete holds 15 pipi. How many kete are needed for 105 pipi?', '7', ['value', '105/15']],
  ['A ribbon is 90 cm long. Ana cuts off 35 cm. How long is the ribbon now?', '55', ['value', '90-35']],
  [
    'Half of the 24 children in Room 3 walk to school. How many children walk to school?',
    '12',
    ['value', '24/2'],
  ],
]
