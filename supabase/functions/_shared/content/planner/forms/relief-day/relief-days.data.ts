/** One part of a reliever's day, which needs nothing but paper, pencils and the books of the room. */
export interface DayPart {
  what: string
  how: readonly string[]
}

/** The parts of a day for a band of years. Where there are two of a part, one is drawn. */
export interface ReliefDay {
  years: readonly [from: number, to: number]
  hello: readonly DayPart[]
  reading: readonly DayPart[]
  writing: readonly DayPart[]
  maths: readonly DayPart[]
  move: readonly DayPart[]
  words: readonly DayPart[]
  afternoon: readonly DayPart[]
}

export const RELIEF_DAYS: readonly ReliefDay[] = [
  {
    years: [0, 2],
    hello: [
      {
        what: 'Mat: roll and hello',
        how: [
          'Say your name, and what you like. Call the roll: each child answers “Kia ora” and shows with a thumb how they are today.',
          'Ask two children to tell how the room works: where to sit, how to get attention, the toilet.',
          'Go through the day in five words on the board, with a small drawing beside each.',
        ],
      },
    ],
    reading: [
      {
        what: 'A picture book, and reading with a buddy',
        how: [
          'Choose any picture book. Show the cover: what may happen? Read it. Stop twice: “What will they do now? Why do you think so?”',
          'Tell the story again on three fingers: who, what went wrong, how it was put right.',
          'Children read from their book boxes with a buddy for ten minutes. Listen to three or four.',
          'Draw the best part, and write one word or one sentence under it.',
        ],
      },
      {
        what: 'Sound hunt, and reading with a buddy',
        how: [
          'Say a sound, not its letter name: “mmm”. Children point at things in the room or name things that begin with it. Do s, t and p.',
          'Each child draws two things for one sound and writes what they can hear. Those who can write the whole word do.',
          'Children read from their book boxes with a buddy for fifteen minutes. Listen to three or four.',
          'Read any picture book aloud to finish.',
        ],
      },
    ],
    writing: [
      {
        what: 'The animal in our room',
        how: [
          '“Last night an animal came into this room. Nobody saw it.” Ask: what was it? Where did it hide? What did it eat?',
          'Tell a partner. Draw it first.',
          'Write: “The … hid …” and “It ate …”. Those who are ready go on: what will it do tonight?',
          'Say each sentence aloud and count its words on your fingers before you write it.',
        ],
      },
      {
        what: 'What I saw outside',
        how: [
          'Stand outside for five minutes, still. Find one thing that moves, one that makes a sound, one that is tiny.',
          'Tell a partner: “I saw …”.',
          'Draw one of them. Write “I saw …” and one thing about it.',
          'Check: a capital at the start, a finger space between words, a full stop.',
        ],
      },
    ],
    maths: [
      {
        what: 'Ways to make ten',
        how: [
          'Ten fingers: show 3. How many are down? (7) Show 6, 9, 5. Say both: “three and seven is ten”.',
          'In pairs: ten blocks, pencils or pebbles. One hides some in a hand, the other says how many are hidden. Swap.',
          'Draw and write as many pairs as you can: 1 and 9, 2 and 8, 3 and 7, 4 and 6, 5 and 5, 10 and 0.',
          'Easier: make 5. Harder: make 20, or three numbers that make 10.',
        ],
      },
      {
        what: 'Shape walk',
        how: [
          'Draw a circle, a triangle, a square and a rectangle. What is the same, what differs? Count sides and corners.',
          'Walk round the room and outside. Each pair makes a mark for every one that they find.',
          'Count the marks. Which did we find most? Which least? How many more?',
          'Draw a picture made only of these shapes.',
        ],
      },
    ],
    move: [
      {
        what: 'Outside: stuck in the mud',
        how: [
          'Mark out a space. Two taggers. Who is tagged stands still with arms out; a friend runs under an arm to set them free.',
          'Change the taggers after each two minutes. End with three slow breaths.',
        ],
      },
      {
        what: 'Outside: animals on the move',
        how: [
          'Children move in the space as you call: crab, frog, tūī, eel, horse. On “Freeze!” everyone stands like a tree.',
          'A child calls the next animal. End with a slow snail back to the door.',
        ],
      },
    ],
    words: [
      {
        what: 'Name and letters',
        how: [
          'Write c, o, a, d large, and say each stroke: begin at the top right, go back round. Children trace in the air.',
          'Write each letter four times, and ring the best one. Then write your first name with a capital, three times.',
          'Rhymes to end: “cat …” hat, mat, sat. “bug …” rug, hug, mug.',
        ],
      },
    ],
    afternoon: [
      {
        what: 'Scribble creatures',
        how: [
          'Close your eyes and scribble for three seconds. Turn the paper: what do you see?',
          'Add eyes, feet, a tail. Colour it. Give it a name.',
          'Put them on the mat and walk round. Each child tells what theirs eats.',
        ],
      },
      {
        what: 'Pictures from the ground',
        how: [
          'Outside, in pairs: gather fallen leaves, sticks and stones. Pick nothing that grows.',
          'Lay a face or an animal on the ground. Walk round and guess.',
          'Put everything back. Inside, draw your picture from memory.',
        ],
      },
    ],
  },
  {
    years: [3, 4],
    hello: [
      {
        what: 'Roll and hello',
        how: [
          'Say your name and one true and one made-up thing about you: the class votes which is true.',
          'Ask for the two signals that the class knows: stop, and help.',
          'Write the day on the board. Tick each part as it ends.',
        ],
      },
    ],
    reading: [
      {
        what: 'Read, and be the detective',
        how: [
          'Read your own book quietly for fifteen minutes. Then copy one sentence that you like.',
          'Model with any picture book: “The text says …, I know …, so I think …”. Do it twice together.',
          'Each student writes two of these about their own book.',
          'Swap with a partner: does the clue fit what they think?',
        ],
      },
      {
        what: 'Ask the character',
        how: [
          'Read a picture book aloud. Stop before the end: what will happen? Give a reason from the story.',
          'Pairs write three questions for a person or animal of the story that the book does not answer.',
          'One student sits in front as that character and answers; the class asks. Three turns.',
          'Read your own book for fifteen minutes, and write one question for its main character.',
        ],
      },
    ],
    writing: [
      {
        what: 'The door that was not there yesterday',
        how: [
          'Tell: “This morning there was a small green door in the wall behind the bookshelf.” Ask: who sees it? What can they hear?',
          'Plan in three boxes: who finds it, what is behind it, how they get back.',
          'Write for twenty minutes. The first sentence begins with a sound.',
          'Read to a partner, who tells one thing they could see in their head. Change one weak word.',
        ],
      },
      {
        what: 'How to be me',
        how: [
          'Instructions for a stranger who has to be you for a day. Say three aloud: “Wake up late. Look for one sock.”',
          'List what you need, then write six to eight steps. Begin each with a verb: put, run, ask, forget.',
          'Add a warning and a tip.',
          'A partner acts the steps out. Which one was not clear? Mend it.',
        ],
      },
    ],
    maths: [
      {
        what: 'Make it to 50, and get to the target',
        how: [
          'Game for all, in pairs: begin at 0 and take turns to add 1, 2, 3, 4 or 5. Who says 50 wins. Play three times. (Say 44 and you can win, because 44 and 6 is 50: whatever is added, you add the rest to 6.)',
          'Target: use 2, 3, 5 and 10, each at most once, with + − ×. Make every number from 1 to 20 that you can. Examples: 1 = 3 − 2; 13 = 10 + 3; 17 = 10 + 5 + 2; 20 = 10 × 2. (All of them can be made. 19 is the hardest: 5 − 2 = 3, 3 × 3 = 9, 9 + 10 = 19.)',
          'Write each as an equation, or as steps. A partner checks.',
          'Easier: only + and −. Harder: what is the largest number that you can make? (2 × 3 × 5 × 10 = 300)',
        ],
      },
      {
        what: 'Measure the room without a ruler',
        how: [
          'Estimate first: how many hand spans is your table? The door in feet? The mat in paces? Write your guess.',
          'Measure in pairs. Both partners measure each thing with their own body.',
          'Make a table: thing, guess, Student A, Student B.',
          'Talk: why did you get different numbers? (Hands differ.) Why do we use centimetres and metres? Then measure two of the things with a ruler.',
        ],
      },
    ],
    move: [
      {
        what: 'Outside: octopus tag',
        how: [
          'All run from line to line. Who is tagged stands still where they are, and may tag with arms as seaweed. The last one free begins the next round.',
          'Change: hop, side-step, skip. End with a slow walk and three deep breaths.',
        ],
      },
      {
        what: 'Outside: clean up your yard',
        how: [
          'Two teams, a line between them, soft balls or scrunched paper on both sides. Throw everything to the other side for one minute. “Stop!”: count.',
          'Before the next round each team has thirty seconds to plan. Pick up every piece of paper at the end.',
        ],
      },
    ],
    words: [
      {
        what: 'Word ladders and handwriting',
        how: [
          'Change one letter at a time: cat, cot, cog, dog. Do it together, then in pairs: from hat to pin (hat, hit, pit, pin) and from bug to man (bug, mug, mud, mad, man).',
          'Make a ladder for a partner, with the first and the last word only.',
          'Copy the best ladder in your best handwriting.',
        ],
      },
    ],
    afternoon: [
      {
        what: 'Draw with one line',
        how: [
          'Look at your shoe for one minute. Draw it without lifting the pencil and without looking at the paper. Laugh.',
          'Draw it again, looking back and forth, slowly: edges, laces, folds.',
          'Add dark and light with lines that are close together or far apart.',
          'Hang up both. What did looking longer change?',
        ],
      },
      {
        what: 'An island of our own',
        how: [
          'In groups of three, draw the outline of an island. Agree on five things that people need there, and where they go.',
          'Make a map: a key, north, and names.',
          'Write three rules for living there, with a reason for each.',
          'Groups visit: one stays and explains, two go round.',
        ],
      },
    ],
  },
  {
    years: [5, 6],
    hello: [
      {
        what: 'Roll and hello',
        how: [
          'Introduce yourself with two facts and one lie. The class asks three questions and votes.',
          'Ask: “What do I need to know so that today goes well?” Take three answers.',
          'Write the day on the board. Agree what happens with work that is not finished.',
        ],
      },
    ],
    reading: [
      {
        what: 'Read, and prove it',
        how: [
          'Read your own book quietly for twenty minutes.',
          'Write three statements about the main character or the topic: one certainly true, one likely, one that cannot be known. Under each copy the words that prove it, or write what is missing.',
          'Swap: a partner says which is which, and checks the proof.',
          'Share two that made you argue.',
        ],
      },
      {
        what: 'One page, four readings',
        how: [
          'Choose any page of a class novel or a journal and read it aloud once. Students listen only.',
          'Read it again: note words that show mood, and one picture in your head.',
          'In fours each takes a job: sum it up in 20 words; ask two questions; explain three words; say what the writer wants us to feel, with proof.',
          'Each tells the group. Then everyone writes three sentences: what the page does, and how.',
        ],
      },
    ],
    writing: [
      {
        what: 'A story in exactly fifty words',
        how: [
          'Tell: “She had one hour before the tide.” Who? Why one hour? What goes wrong?',
          'Draft freely for ten minutes. Then count, cut and swap until it has exactly 50 words. The title is not counted.',
          'Look for words that carry nothing: very, then, suddenly, got.',
          'Read aloud in fours. What do we know that is not said?',
        ],
      },
      {
        what: 'Change one rule',
        how: [
          'Which school rule would you change? List five. Choose one that has good reasons on both sides.',
          'Plan: my view; reason and example; reason and example; what others say, and my answer; what should happen.',
          'Write for twenty-five minutes to the principal: polite and firm.',
          'A partner rings the strongest reason and puts a question mark where they are not convinced. Mend that part.',
        ],
      },
    ],
    maths: [
      {
        what: 'Four fours',
        how: [
          'Use four 4s and + − × ÷ and brackets to make each number from 0 to 10. Do 0 and 1 together: 4 + 4 − 4 − 4 = 0; 44 ÷ 44 = 1.',
          'Pairs work for twenty minutes; check each on paper. Some answers: 2 = 4 ÷ 4 + 4 ÷ 4; 3 = (4 + 4 + 4) ÷ 4; 4 = (4 − 4) × 4 + 4; 5 = (4 × 4 + 4) ÷ 4; 6 = (4 + 4) ÷ 4 + 4; 7 = 4 + 4 − 4 ÷ 4; 8 = 4 × 4 − 4 − 4; 9 = 4 + 4 + 4 ÷ 4; 10 = (44 − 4) ÷ 4.',
          'Put the finds on the board. Are there two ways for one number?',
          'Easier: any of the numbers with four 2s. Harder: go on to 20.',
        ],
      },
      {
        what: 'The handshake problem',
        how: [
          'If all in this room shook hands once with everyone else, how many handshakes? Guess and write it down.',
          'Try 2, 3, 4, 5 people, with real handshakes. Make a table: 1, 3, 6, 10. What comes next? (15, 21, 28: add one more each time.)',
          'Find the number for 10 people (45), then for the class. Why does “people × one less, halved” work? (Each pair was counted twice.)',
          'Easier: draw dots and lines. Harder: 66 handshakes: how many people? (12)',
        ],
      },
    ],
    move: [
      {
        what: 'Outside: capture the cones',
        how: [
          'Two teams with five shoes or cones each behind their back line. Fetch the others’ one at a time. Who is tagged in the other half goes home and begins again.',
          'After each three minutes teams plan for one minute.',
        ],
      },
      {
        what: 'Outside: human knot and silent line-up',
        how: [
          'Line up by birthday without a word, then by the number of letters in your name.',
          'Groups of eight: stand in a ring, take two hands across, and untie without letting go. Those who would rather not hold hands hold a sleeve or guide from outside.',
          'Ask: what did people do that helped?',
        ],
      },
    ],
    words: [
      {
        what: 'Word stretch',
        how: [
          'Write: constellation. In pairs, ten minutes: how many words of four letters or more from its letters? (lost, still, oilcan, action, section, location and more.) A letter may be used as often as it is there.',
          'Score one point for each letter above three. Check doubtful words in a dictionary.',
          'Take one good word and write its family: act, action, react, actor, active.',
        ],
      },
    ],
    afternoon: [
      {
        what: 'Design for one person',
        how: [
          'In pairs, interview each other for four minutes: what annoys you every day? (a bag that falls over, lost lids, cold hands)',
          'Draw three quick ideas that solve your partner’s problem. Your partner says what works and what does not.',
          'Draw the better one large, with labels: materials, size, how it works.',
          'Show in fours. Say what you changed after the feedback.',
        ],
      },
      {
        what: 'One-point street',
        how: [
          'Draw a horizon line and a dot on it. Show two roads or rails that meet at the dot.',
          'Add a building on each side: fronts straight, sides along lines to the dot. Rub out what is hidden.',
          'Shade one side of each building. Add small things far away and big things near.',
          'Look from three metres away: what makes it look deep?',
        ],
      },
    ],
  },
  {
    years: [7, 8],
    hello: [
      {
        what: 'Roll and hello',
        how: [
          'Introduce yourself. Ask: “What does a good day with a reliever look like for you, and for me?” One answer from each table.',
          'Say what has to be done by the end of the day, and what can be chosen.',
          'Write the day on the board, with who moves where for other classes.',
        ],
      },
    ],
    reading: [
      {
        what: 'Read, and argue with the writer',
        how: [
          'Read your own book or a journal article for twenty minutes.',
          'Copy one sentence that the writer chose with care. Write four sentences: what it says, what it makes you feel or think, which words do it, and how else it could have been put.',
          'In threes, read them out. The others say whether the words prove it.',
          'Each student sums up their text so far in exactly 25 words.',
        ],
      },
      {
        what: 'Fact, opinion, and what is left out',
        how: [
          'Take any newspaper, magazine or journal page. Mark six facts and three opinions; write how each fact could be checked.',
          'Who is quoted? Who is not? What would they say?',
          'Write a new headline that leans the other way and is still true.',
          'Pairs compare: where did you disagree about what is a fact?',
        ],
      },
    ],
    writing: [
      {
        what: 'The same minute twice',
        how: [
          'Choose a minute in which something goes wrong: a dropped plate, a missed bus, a wrong name.',
          'Write it in eight sentences by the one to whom it happens, then in eight by someone who watches. The facts are the same.',
          'Change how long the sentences are, what is noticed and what is kept silent.',
          'Read both to a partner. What did the second add?',
        ],
      },
      {
        what: 'Two minutes to persuade',
        how: [
          'Topics on the board: homework, phones, school on four days, one of your own. Take the side that you do not hold.',
          'Plan on a card: a first line that makes people look up, three reasons with an example each, the best thing the others say and your answer, a last line that comes back to the first.',
          'Say it twice to a partner, with a watch.',
          'Four students speak. The class names the strongest reason, not the winner.',
        ],
      },
    ],
    maths: [
      {
        what: 'Happy numbers',
        how: [
          'Square each digit and add: 19 → 1 + 81 = 82 → 64 + 4 = 68 → 36 + 64 = 100 → 1. A number that comes to 1 is happy. 4 is not: 4, 16, 37, 58, 89, 145, 42, 20, 4 goes round for ever.',
          'Pairs find all happy numbers to 50. (1, 7, 10, 13, 19, 23, 28, 31, 32, 44, 49)',
          'Share the work: which numbers need no working because you met them on the way?',
          'Harder: why is 31 happy if 13 is? What of 130? Make a happy number with four digits.',
        ],
      },
      {
        what: 'The largest pen',
        how: [
          'You have 36 m of fence for a rectangle. Which one has the largest area? Guess, then list length, width and area for whole metres. (9 m by 9 m, 81 m²)',
          'Draw a graph of width against area. What shape is it? Where is it highest?',
          'Now one side is a wall, so that only three sides need a fence. (18 m along the wall by 9 m, 162 m²) Why is it twice the first?',
          'Easier: 24 m of fence. (6 m by 6 m, 36 m²) Harder: is a circle better still? Use 3.14 for π. (about 103 m²)',
        ],
      },
    ],
    move: [
      {
        what: 'Outside: a game of your own',
        how: [
          'Groups of eight have eight minutes to make a game with one ball or none: aim, space, two rules, how to score.',
          'Teach it to another group and play for five minutes. That group changes one rule. Play again.',
        ],
      },
      {
        what: 'Outside: fitness by cards',
        how: [
          'Groups of four make six cards: three that raise the heartbeat, two for strength, one stretch. Each has an easier way.',
          'Swap cards and do them: forty seconds each, twenty to change. Take your pulse before and after.',
        ],
      },
    ],
    words: [
      {
        what: 'Where words come from',
        how: [
          'Write tele-, auto-, bio-, -graph, -phone, -logy, -scope. In pairs, list real words made of two or more parts, and work out what each part means. (far, self, life, write, sound, study, look)',
          'Make up a word for something that has none yet, and write its entry as a dictionary would.',
          'Read them out; the class guesses from the parts.',
        ],
      },
    ],
    afternoon: [
      {
        what: 'Bridges of paper',
        how: [
          'In threes: two sheets of used paper, no glue. Span 20 cm between two tables or piles of books and carry as many pencils or coins as you can.',
          'Plan for five minutes, test, change one thing, test again. Write down each result.',
          'Which folds carried most? Why? (Folds stand up and do not bend easily.)',
          'Each group explains one failure that taught them something.',
        ],
      },
      {
        what: 'Portrait in light and dark',
        how: [
          'Draw a partner in ten minutes: eyes stand halfway down the head. Talk while you draw, and look more than you draw.',
          'Squint: where is the darkest part? Shade in three tones only.',
          'Second drawing of the same face in two minutes with as few lines as you can.',
          'Hang both. Which one looks more like the person? Why?',
        ],
      },
    ],
  },
]
