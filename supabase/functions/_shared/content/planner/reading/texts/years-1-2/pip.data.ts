import type { ReadingText } from '../../reading-text.ts'

export const PIP: ReadingText = {
  id: 'pip',
  title: 'Where Is Pip?',
  kind: 'story',
  years: [1, 2],
  paragraphs: [
    'Mia has a hen. Her name is Pip. Pip is red and fat. She lives in a pen by the shed.',
    'Today the gate is open. Pip is not in her pen! Mia looks under the mat. She looks in the shed. No Pip.',
    'Then Koro calls. “Come and see!” There is Pip, in his old gumboot. She is warm. She will not get up.',
    'Koro lifts her a little. Mia smiles. “Now I know why you hid,” she says. There is one brown egg in the boot.',
  ],
  questions: [
    {
      kind: 'find',
      prompt: 'Where does Pip live?',
      answer: 'In a pen by the shed.',
      paragraph: 1,
      quote: 'in a pen by the shed',
    },
    {
      kind: 'find',
      prompt: 'Where did Mia look? Tell one place.',
      answer: 'Under the mat, or in the shed.',
      paragraph: 2,
      quote: 'under the mat',
    },
    {
      kind: 'find',
      prompt: 'Where was Pip?',
      answer: 'In Koro’s old gumboot.',
      paragraph: 3,
      quote: 'in his old gumboot',
    },
    {
      kind: 'infer',
      prompt: 'How did Pip get out? How do you know?',
      answer: 'Through the gate.',
      paragraph: 2,
      quote: 'the gate is open',
    },
    {
      kind: 'infer',
      prompt: 'Why will Pip not get up?',
      answer: 'She is sitting on an egg.',
      paragraph: 4,
      quote: 'one brown egg in the boot',
    },
    {
      kind: 'word',
      prompt: 'What is a pen in this story?',
      answer: 'A small yard for an animal.',
      paragraph: 1,
      quote: 'lives in a pen',
    },
    {
      kind: 'main',
      prompt: 'Tell the story: first, then, last.',
      answer: 'Pip is gone. Mia looks for her. Pip is in the boot with an egg.',
      paragraph: 4,
      quote: 'Now I know why you hid',
    },
    {
      kind: 'craft',
      prompt: 'Which word shows that Mia is happy?',
      answer: 'smiles',
      paragraph: 4,
      quote: 'Mia smiles',
    },
    {
      kind: 'view',
      prompt: 'Is a boot a good place to hide? Say why.',
      answer: 'a reason that fits the story',
      paragraph: 3,
      quote: 'She is warm',
    },
  ],
}
