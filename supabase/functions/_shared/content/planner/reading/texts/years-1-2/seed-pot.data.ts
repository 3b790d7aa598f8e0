import type { ReadingText } from '../../reading-text.ts'

export const SEED_POT: ReadingText = {
  id: 'seed-pot',
  title: 'A Pot for a Seed',
  kind: 'instructions',
  years: [1, 2],
  paragraphs: [
    'You can make a pot for a seed. You need old newspaper, a jar, soil and one seed.',
    'First, cut a long strip of paper. Next, roll it round the jar. Then fold the end in to make a base. Slide the jar out.',
    'Now fill your pot with soil. Push the seed in with one finger. Give it a little water. Too much will make the paper rip.',
    'Put your pot on a sunny sill. Look at it each day. When the plant is tall, put it in the ground, pot and all.',
  ],
  questions: [
    {
      kind: 'find',
      prompt: 'What four things do you need?',
      answer: 'Newspaper, a jar, soil and a seed.',
      paragraph: 1,
      quote: 'old newspaper, a jar, soil and one seed',
    },
    {
      kind: 'find',
      prompt: 'What do you do after you roll the paper?',
      answer: 'Fold the end in.',
      paragraph: 2,
      quote: 'Then fold the end in',
    },
    {
      kind: 'find',
      prompt: 'Where does the pot go?',
      answer: 'On a sunny sill.',
      paragraph: 4,
      quote: 'on a sunny sill',
    },
    {
      kind: 'infer',
      prompt: 'Why do you take the jar out?',
      answer: 'So that there is room for the soil.',
      paragraph: 2,
      quote: 'Slide the jar out',
    },
    {
      kind: 'infer',
      prompt: 'Why must you give only a little water?',
      answer: 'The pot is paper, and wet paper rips.',
      paragraph: 3,
      quote: 'make the paper rip',
    },
    {
      kind: 'word',
      prompt: 'What is the base of the pot?',
      answer: 'The bottom of it.',
      paragraph: 2,
      quote: 'fold the end in to make a base',
    },
    {
      kind: 'main',
      prompt: 'What does this text help you to do?',
      answer: 'Make a paper pot and grow a seed in it.',
      paragraph: 1,
      quote: 'make a pot for a seed',
    },
    {
      kind: 'craft',
      prompt: 'Which words tell you the order?',
      answer: 'First, Next, Then, Now.',
      paragraph: 2,
      quote: 'First',
    },
    {
      kind: 'view',
      prompt: 'Would you like to make one? Say why.',
      answer: 'a reason with something from the text',
      paragraph: 4,
      quote: 'Look at it each day',
    },
  ],
}
