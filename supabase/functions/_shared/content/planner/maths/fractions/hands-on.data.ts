import type { HandsOn } from '../../topic.ts'

/** Fractions folded, built and laid side by side. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 4],
    uses: /dough|plasticine/i,
    materials: ['a lump of playdough each', 'a ruler a pair, to cut with', 'paper and a pencil each'],
    start:
      'Roll a lump of playdough into a sausage and cut it into two parts of which one is much longer. Is each of them one half? How could we tell?',
    show: 'Roll a sausage of playdough, mark it with a finger before cutting it into {firsts}, and stand the parts side by side: they are equal, so each is one {a first}.',
    steps: [
      'Roll your playdough into a sausage that is as thick at its ends as in the middle.',
      'Mark it and cut it into {firsts}. Stand the parts side by side: are they equal? Say the name of one part.',
      'Roll it together again. Now cut it into {seconds}, check, and say the name of one part.',
      'Which is more dough: one {a first} or one {a second}? Show it with your parts, and say why.',
      'Make a flat round cake, and cut it into {firsts} in a fair way. Draw it and label each part.',
      'Cut one cake unfairly. Your partner says why the parts are not {firsts}, and puts it right.',
    ],
    look: 'the parts are compared with each other, and named only when they are equal.',
    round: {
      prompt: 'Cut this sausage into {firsts}. How can we see that it is fair?',
      answer: 'Look for: the parts match when they stand side by side.',
    },
    exit: {
      prompt: 'Cut your playdough into {seconds}. Show one {a second}, and say how you know that it is fair.',
      answer: 'Look for: equal parts, as many as the name says.',
    },
    easier: 'Cut {firsts} only, on marks that a partner has made.',
    harder:
      'Roll a sausage that is twice as long. Is one {a first} of it as much as one {a first} of the short one?',
  },
  {
    years: [1, 2],
    practices: /^what makes a half$/,
    uses: /fold|paper|strip|shape/i,
    materials: [
      'four paper shapes each: two squares, a rectangle and a circle',
      'a crayon each',
      'scissors a pair',
    ],
    start: 'Fold a square of paper so that one part is much bigger. Is it half? How could we tell?',
    show: 'Fold a square exactly in two and lay the parts on each other: they match. Say it: “Two equal parts. Each part is one half.”',
    steps: [
      'Fold one square in half. Do the two parts match exactly? Colour one half.',
      'Fold the other square in half in a different way. Colour one half and say its name.',
      'Fold the rectangle and the circle in half. Colour one half of each.',
      'Cut one shape along its fold and lay one part on the other for your partner to check.',
      'Draw a shape that is cut in two, but not in halves. Say why not.',
    ],
    look: 'parts are laid on each other to see that they are equal.',
    round: {
      prompt: 'Fold a square in two. How can we see that both parts are halves?',
      answer: 'Look for: the two parts match exactly.',
    },
    exit: {
      prompt: 'Fold this shape in half. Show me one half, and say how you know.',
      answer: 'Look for: two parts that match when one is laid on the other.',
    },
    easier: 'Fold on a drawn line, with the corners held together by a partner.',
    harder:
      'Fold a square in half from corner to corner. Is this half as big as the other kind? Cut and see.',
  },
  {
    years: [1, 2],
    uses: /fold|paper|strip|shape/i,
    materials: ['four squares of paper each', 'a crayon each'],
    start: 'Fold a square of paper so that one part is much bigger. Is it half? How could we tell?',
    show: 'Fold a square exactly in two, lay the parts on each other, and name each part: one half.',
    steps: [
      'Fold one square in half. Check: do the two parts match exactly? Colour one half.',
      'Fold another square in half in a different way. Colour one half and say its name.',
      'Fold a square in half and in half again. How many parts are there? Colour one quarter.',
      'Write on each square what is coloured: one half, or one quarter.',
      'Make a square that is not folded fairly. Show a partner why it is not halves.',
    ],
    look: 'parts are laid on each other to see that they are equal.',
    round: {
      prompt: 'Fold a square in half. How can we see that it is fair?',
      answer: 'Look for: the two parts match exactly.',
    },
    exit: {
      prompt: 'Fold this square into quarters. Show me one quarter, and say how you know that it is fair.',
      answer: 'Look for: four parts that match when they are laid on each other.',
    },
    easier: 'Fold halves only, with the corners held together by a partner.',
    harder: 'Fold two quarters beside one half: what do you notice?',
  },
  {
    years: [3, 6],
    practices: /^equivalent/,
    uses: /strip|tile|wall|cuisenaire|fold|rod/i,
    materials: ['six paper strips of the same length each', 'a felt pen each', 'scissors, a pair to share'],
    start:
      'Fold one strip in halves and one in quarters. Find two fractions with different names and the same length.',
    show: 'Lay the strip of halves above the strip of quarters: one half and two quarters end at the same place, so they are equal. Each half was cut into two.',
    steps: [
      'Keep one strip whole. Fold the others into halves, thirds, quarters, sixths and eighths, and label every part.',
      'Lay the strips under each other, left ends in line. This is your fraction wall.',
      'Find everything that is as long as one half. Write each as an equation, such as 1/2 = 2/4.',
      'Do the same for one third, two thirds and three quarters.',
      'Cut one strip along its folds to check a pair that your partner does not believe.',
      'Look at your equations: what happened to the top number, and what to the bottom number? Write it as a rule, and test it on one more pair.',
    ],
    look: 'the rule says that both numbers are multiplied by the same number because each part was cut again.',
    easier: 'Use halves, quarters and eighths only.',
    harder: 'Find a name for 2/3 that is not on your wall, and prove it without folding.',
  },
  {
    years: [3, 4],
    practices: /^comparing unit fractions$|same numerator/,
    uses: /strip|tile|wall|cuisenaire|fold|rod/i,
    materials: ['six paper strips of the same length each', 'a felt pen each'],
    start:
      'Hold up two strips of the same length. One is to be shared by three people, the other by six. Who gets more, and how do you know before we fold?',
    show: 'Fold one strip in thirds and one in sixths, label every part, and lay one part of each side by side: more parts of the same whole, so each part is smaller.',
    steps: [
      'Keep one strip whole. Fold the others into halves, thirds, quarters, sixths and eighths. Label every part: 1/2, 1/3 and so on.',
      'Lay the strips under each other, left ends in line. Read the first part of each from the longest to the shortest.',
      'Write them in order. What happens to the bottom number while the parts get shorter?',
      'Your partner names two unit fractions. Say which is larger before you look, then lay the parts side by side.',
      'Write it with < or >, and say why: “Sixths are smaller than thirds, because more of them make the whole.”',
      'Do six pairs. Then name a fraction that is smaller than all of yours.',
    ],
    look: 'the reason given is the size of the parts, and not the size of the number.',
    round: {
      prompt: 'Fold one strip in thirds and one in sixths. Which is longer, one third or one sixth?',
      answer: '1/3 > 1/6',
    },
    exit: {
      prompt: 'Which is larger, 1/6 or 1/8 of the same strip? Write it with < or >, and say why.',
      answer: '1/6 > 1/8: more parts in the whole make each part smaller',
    },
    easier: 'Use the strips of halves, quarters and eighths only.',
    harder: 'Compare two parts of each: which is longer, 2/3 or 2/6? Does the same reason hold?',
  },
  {
    years: [3, 4],
    practices: /same denominator/,
    uses: /strip|tile|wall|cuisenaire|fold|rod/i,
    materials: ['four paper strips of the same length each', 'a felt pen each', 'a die a pair'],
    start:
      'Fold a strip in eighths. Show three of them, then five. Which is longer, and did you have to measure?',
    show: 'Lay two strips folded in the same parts under each other, shade the two fractions of the first example, and compare where they end.',
    steps: [
      'Fold one strip into quarters, one into sixths and one into eighths. Label the parts.',
      'Roll the die: shade that many sixths on one strip of sixths, in one colour.',
      'Your partner rolls and shades on their own strip of sixths. Whose fraction is larger?',
      'Write both with < , > or =, such as 2/6 < 5/6, and say why only the top numbers matter.',
      'Do six rounds. Rename what you can: which of them is one half, and which a whole?',
      'Do the same with eighths on the last strip, with numbers you choose.',
    ],
    look: 'the parts are seen to be the same size, so that only their number is compared.',
    exit: {
      prompt: 'Which is larger, 3/8 or 5/8? Write it with < or >, and say why.',
      answer: '3/8 < 5/8: the parts are the same size, and five are more than three',
    },
    easier: 'Use quarters only, and lay the shaded parts side by side.',
    harder: 'Order 2/6, 2/8 and 2/4. Now the top numbers are the same: what decides?',
  },
  {
    years: [3, 4],
    practices: /^(?!equivalent|equal parts|what makes)/,
    uses: /strip|tile|wall|cuisenaire|fold|rod/i,
    materials: ['five paper strips of the same length each', 'a felt pen each'],
    start: 'Fold one strip in half and one in quarters. Which piece is bigger? Convince your partner.',
    show: 'Fold a strip for the first example, label each part with its fraction, and point to the part that is asked for.',
    steps: [
      'Keep one strip whole. Fold the others into halves, quarters, eighths and thirds. Label every part.',
      'Lay the strips under each other, left ends in line.',
      'Point to three quarters: count along, “one quarter, two quarters, three quarters”. Mark where it ends.',
      'Which is longer, one third or one quarter? Write it with < or >, and do three more pairs.',
      'Find two fractions that end at the same place. Write them down.',
      'Draw a line from 0 to 1 as long as your strip, and mark four of your fractions on it.',
    ],
    look: 'fractions are compared with strips of the same length, and the size of the part is named, not its number.',
    round: {
      prompt:
        'Fold a strip into four equal parts and point to three of them. What fraction of the strip is that?',
      answer: '3/4',
    },
    exit: {
      prompt:
        'Which is longer, one third of the strip or one quarter of it? Write it with < or >, and say how your strips show it.',
      answer: '1/3 > 1/4',
    },
    easier: 'Use the strips of halves and quarters only.',
    harder: 'Where does five quarters end? Use a second strip to show it.',
  },
  {
    years: [5, 6],
    uses: /strip|tile|wall|cuisenaire|fold|rod/i,
    materials: [
      'a set of cuisenaire rods a pair, or paper strips 1 to 10 cm long',
      'paper and a pencil each',
    ],
    start:
      'If the orange rod, 10 cm, is one whole, what is the yellow one, 5 cm? And if the yellow one is one whole, what is the orange one?',
    show: 'Build the first example with rods: choose the whole, find the part that fits so many times, and name the fraction.',
    steps: [
      'Let 8 cm be one whole. Find the rods that are one half, one quarter and one eighth of it.',
      'Lay three quarters and five eighths beside each other. Which is greater, and by how much?',
      'Change the whole to 6 cm. What are the names of the 1, 2, 3 and 4 cm rods now?',
      'Make a length greater than the whole. Write it as a mixed number and as an improper fraction.',
      'Write three comparisons with < or > for your partner, who checks them with the rods.',
    ],
    look: 'the whole is said each time, because the same rod has another name when the whole changes.',
    round: { prompt: 'If 10 cm is one whole, which rod is one half of it?', answer: 'the rod of 5 cm' },
    exit: { prompt: 'If 8 cm is one whole, how long is three quarters of it?', answer: '6 cm' },
    easier: 'Stay with 8 cm as the whole.',
    harder: 'Choose a whole in which both thirds and quarters fit, and use it to compare 2/3 and 3/4.',
  },
  {
    years: [7, 8],
    uses: /strip|card|number line|string|peg/i,
    materials: ['a two-metre string and pegs a group', '12 blank cards a group', 'a pen a group'],
    start:
      'Hold up the string: this end is 0 and the other is 2. Where does 5/4 belong, and how sure are you?',
    show: 'Peg 0, 1 and 2 on the string. Write the first example on a card and place it, thinking aloud about a fraction with the same size.',
    steps: [
      'Write 12 fractions between 0 and 2 on the cards: some with different denominators, some improper, two that are equal.',
      'Peg 0, 1 and 2 on the string, with equal spaces.',
      'Take turns: place a card and say how you know. The others may ask for a proof.',
      'Where two cards fall close together, write both with the same denominator and decide.',
      'Where two cards are equal, peg one under the other and write the simplest form.',
      'Swap strings with another group and check three of their cards.',
    ],
    look: 'fractions are compared with 1/2, 1 and 3/2 first, and a common denominator is used only where it is needed.',
    round: {
      prompt: 'Where does 3/4 belong on the line from 0 to 2?',
      answer: 'Look for: halfway between 1/2 and 1.',
    },
    exit: {
      prompt: 'Between which two of 0, 1/2, 1, 3/2 and 2 does 7/8 belong, and which is it closer to?',
      answer: 'between 1/2 and 1; closer to 1',
    },
    easier: 'Use denominators 2, 4 and 8, from 0 to 1.',
    harder: 'Write a card that lies exactly half way between two that hang next to each other.',
  },
]
