import type { Frame } from '../frame.ts'

export const WELLBEING_FRAME: Frame = {
  id: 'wellbeing',
  skill: /./,
  criteria: ['use words that are kind and exact', 'say what I could do, and who could help'],
  prior: ['Know the class agreement for talking about ourselves.', 'Name some feelings.'],
  materials: ['the class agreement', 'short made-up situations on {topic}', 'a box for private questions'],
  hook: 'Read the class agreement together. Then a made-up situation on {topic}: what could this person be feeling?',
  model: [
    'Tell the situation about a made-up person, never about someone in the room.',
    'Name the feeling and what led to it.',
    'Think aloud about two choices and what follows from each.',
  ],
  together:
    'Talk through a second situation on {topic} in pairs; collect what the person could do and who could help.',
  ask: 'What could they do next, and who could help?',
  work: [
    'Choose a situation card on {topic}.',
    'Plan two possible choices and what follows.',
    'Show the better one as a short scene, drawing or text.',
  ],
  misconceptions: [
    {
      what: 'Thinks there is one right feeling.',
      why: 'The story seems to have one answer.',
      move: 'Ask for three feelings that could fit.',
    },
    {
      what: 'Thinks asking for help is telling tales.',
      why: 'Both mean telling an adult.',
      move: 'Sort examples: getting someone out of trouble, or into it?',
    },
  ],
  support: 'Feeling cards and sentence starters; may draw or talk in place of writing.',
  extension: 'Write advice on {topic} that respects two different families’ ways.',
  next: [
    'Come back to the questions on {topic} in the box next lesson.',
    'Tell whānau that we talked about {topic}.',
  ],
  english: [
    ['wellbeing', 'how well all sides of us are'],
    ['choice', 'one of the things someone could do'],
  ],
  reo: ['hauora', 'whānau', 'manaakitanga'],
  safety: [
    'Follow your school’s health programme and what was agreed with the community. Students may pass.',
    'Be ready for a disclosure: listen, do not promise secrecy, and follow the school’s child protection policy.',
  ],
  prompts: [
    ['What is happening to the person in the situation?', 'line', 'Facts of the made-up situation.'],
    ['How could they feel? Give two ideas.', 'line', 'Two different feelings.'],
    ['What could they do? What might follow?', 'long', 'Two choices, each with a result.'],
    ['Who could help?', 'line', 'A person and how to ask them.'],
  ],
}
