import type { ReadingText } from '../../reading-text.ts'

export const LONG_RUN: ReadingText = {
  id: 'long-run',
  title: 'The Last One Home',
  kind: 'story',
  years: [3, 4],
  paragraphs: [
    'Sefa did not like cross-country. Every year he came last, and every year the whole school clapped. He knew that they meant to be kind, but it made his ears burn.',
    'This year the track went along the creek behind the hall. Sefa started slowly, as always. By the second gate, the others were only dots of colour on the hill. Then he heard a small sound. A Year 1 girl was sitting on the grass, holding her ankle.',
    'Sefa looked at the hill. He looked at the girl. “Hop on,” he said, and crouched so that she could climb onto his back. Her name was Ana, and she was heavier than she looked.',
    'They crossed the line long after everyone else. Nobody clapped at first. Then Ana’s teacher ran up with a blanket and said something to the crowd. The clapping began, and it did not stop. Sefa’s ears burned again, but this time he did not mind.',
  ],
  questions: [
    {
      kind: 'find',
      prompt: 'Where did the track go this year?',
      answer: 'Along the creek behind the hall.',
      paragraph: 2,
      quote: 'along the creek behind the hall',
    },
    {
      kind: 'find',
      prompt: 'What was wrong with the girl?',
      answer: 'She had hurt her ankle.',
      paragraph: 2,
      quote: 'holding her ankle',
    },
    {
      kind: 'find',
      prompt: 'What did Ana’s teacher bring?',
      answer: 'A blanket.',
      paragraph: 4,
      quote: 'ran up with a blanket',
    },
    {
      kind: 'infer',
      prompt: 'How did Sefa feel when people clapped in other years? Which words are your clue?',
      answer: 'Shy or embarrassed.',
      paragraph: 1,
      quote: 'it made his ears burn',
    },
    {
      kind: 'infer',
      prompt: 'Why did Sefa look at the hill, and then at the girl?',
      answer: 'He was choosing: run on, or help.',
      paragraph: 3,
      quote: 'He looked at the girl',
    },
    {
      kind: 'infer',
      prompt: 'What do you think the teacher told the crowd?',
      answer: 'That Sefa had carried Ana.',
      paragraph: 4,
      quote: 'said something to the crowd',
    },
    {
      kind: 'word',
      prompt: 'What does crouched mean? Which words help you?',
      answer: 'Bent down low.',
      paragraph: 3,
      quote: 'so that she could climb onto his back',
    },
    {
      kind: 'main',
      prompt: 'Tell in two sentences what happens in the story.',
      answer:
        'Sefa is last in a run he does not like. He stops to carry a hurt girl, and is glad of the clapping.',
      paragraph: 4,
      quote: 'this time he did not mind',
    },
    {
      kind: 'craft',
      prompt: 'The others were “only dots of colour”. What does the writer want us to see?',
      answer: 'They were already far ahead of him.',
      paragraph: 2,
      quote: 'only dots of colour on the hill',
    },
    {
      kind: 'view',
      prompt: 'What can be learnt from what Sefa did? Give a reason from the story.',
      answer: 'a lesson tied to something he did',
      paragraph: 3,
      quote: 'Hop on',
    },
  ],
}
