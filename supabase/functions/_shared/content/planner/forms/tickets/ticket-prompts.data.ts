import type { Space } from '../../../task.ts'

/** Questions of exit tickets that fit any topic; `{topic}` stands for it. */
export const TICKET_PROMPTS: readonly (readonly [prompt: string, space: Space, look: string])[] = [
  [
    'Write one thing about {topic} that you could teach to somebody else.',
    'lines',
    'one thing that is right and belongs to today’s work.',
  ],
  [
    'Draw and label one thing that shows what you learned about {topic}.',
    'draw',
    'labels that use today’s words.',
  ],
  [
    'Finish the sentence: Today I learned that …',
    'lines',
    'a whole sentence that says something of today’s work, not only its name.',
  ],
  [
    'Write two facts about {topic}. Tick the one you are surer of.',
    'lines',
    'two different facts; talk about the one without a tick.',
  ],
  [
    'What is still a puzzle for you about {topic}? Write it as a question.',
    'lines',
    'a real question you can start from next time.',
  ],
  [
    'Give one example, and say why it is an example of {topic}.',
    'lines',
    'an example that fits, with a reason.',
  ],
]
