import type { HandsOn } from '../../topic.ts'

/** Odd and even numbers built in pairs. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 4],
    uses: /counter|cube|pair|partner|sock/i,
    materials: [
      '30 counters a pair',
      'number cards 1 to 20 a pair, cut from paper',
      'paper and a pencil a pair',
    ],
    start: 'Seven children find a partner. Is anyone left over? What happens with eight?',
    show: 'Lay the first number with counters, two by two. Say “pairs, with none left: even”, or “pairs, with one left: odd”.',
    steps: [
      'Turn over a card. Guess: odd or even?',
      'Lay that many counters in twos. Is one left over?',
      'Put the card on the heap for odd or the heap for even. Do twelve cards.',
      'Lay each heap in order. What do you notice about the ones digits?',
      'Build an odd number and put one more counter on. What is it now? Take one off. What is it now?',
      'Your partner says a number past 20. Say odd or even from its ones digit, and why the tens do not matter.',
    ],
    look: 'the child pairs the counters, and can say that every ten makes pairs with none left.',
    exit: {
      prompt: 'Here are eleven counters. Are there an odd or an even number? Show how you know.',
      answer: 'odd: one is left when they are paired',
    },
    easier: 'Use the cards 1 to 10, and hold hands with the counters: each needs a partner.',
    harder: 'Put two odd numbers together. Is the total odd or even? Try it with others, and say why.',
  },
]
