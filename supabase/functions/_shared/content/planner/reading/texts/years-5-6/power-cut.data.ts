import type { ReadingText } from '../../reading-text.ts'

export const POWER_CUT: ReadingText = {
  id: 'power-cut',
  title: 'When the Lights Went Out',
  kind: 'story',
  years: [5, 6],
  paragraphs: [
    'The storm had been growling around the house since dinner. At seven o’clock the lights blinked twice, as if they were tired, and went out. The fridge stopped humming. In the sudden silence, Aroha could hear the rain drumming its fingers on the roof.',
    '“Nobody move,” said Dad. There was a thump, and a word that he was not supposed to say. “That was the stool,” he added.',
    'By the time they had found the torch, and then found batteries for the torch, Nana had lit the old camping lamp. She set it in the middle of the table and took a pack of cards from her cardigan pocket. She had put it there before the first blink.',
    'They played until the lamp burned low. Her brother Tai, who usually spent his evenings behind a closed door, won three games and crowed like a rooster. Dad told a story about a flooded tent. Nobody looked at a clock.',
    'When the lights came back, they were harsh and white, and everyone squinted. The fridge shuddered and began to hum. Tai glanced at his phone on the bench. Then he reached out, switched off the light at the wall, and dealt the cards again.',
  ],
  questions: [
    {
      kind: 'find',
      prompt: 'What did Dad bump into?',
      answer: 'The stool.',
      paragraph: 2,
      quote: 'That was the stool',
    },
    {
      kind: 'find',
      prompt: 'What did Nana take from her pocket?',
      answer: 'A pack of cards.',
      paragraph: 3,
      quote: 'a pack of cards',
    },
    {
      kind: 'find',
      prompt: 'What was Dad’s story about?',
      answer: 'A flooded tent.',
      paragraph: 4,
      quote: 'a story about a flooded tent',
    },
    {
      kind: 'infer',
      prompt: 'How do we know that Nana expected the lights to go out?',
      answer: 'The cards were in her pocket already.',
      paragraph: 3,
      quote: 'before the first blink',
    },
    {
      kind: 'infer',
      prompt: 'What does the last thing Tai does tell us about him?',
      answer: 'He would like the evening together to go on.',
      paragraph: 5,
      quote: 'dealt the cards again',
    },
    {
      kind: 'infer',
      prompt: 'What are Tai’s evenings usually like? Which words tell you?',
      answer: 'He spends them alone in his room.',
      paragraph: 4,
      quote: 'behind a closed door',
    },
    {
      kind: 'word',
      prompt: 'What does squinted mean? Which words help you?',
      answer: 'Nearly closed their eyes, because it was bright.',
      paragraph: 5,
      quote: 'they were harsh and white',
    },
    {
      kind: 'main',
      prompt: 'Summarise the story in two or three sentences of your own.',
      answer:
        'The power fails in a storm. The family plays cards by lamplight, and Tai chooses to go on when the lights return.',
      paragraph: 5,
      quote: 'switched off the light at the wall',
    },
    {
      kind: 'craft',
      prompt: 'The rain is “drumming its fingers”. What is it compared with, and what does that do?',
      answer: 'With a person who waits: it makes the storm seem alive.',
      paragraph: 1,
      quote: 'the rain drumming its fingers on the roof',
    },
    {
      kind: 'view',
      prompt: 'Was the evening better or worse without power? Use evidence from two places.',
      answer: 'a view with two pieces of evidence',
      paragraph: 4,
      quote: 'Nobody looked at a clock',
    },
  ],
}
