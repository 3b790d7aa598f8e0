import type { Lens, TopicLens } from '../lens.ts'

const CHOICES: Lens = {
  id: 'choices',
  columns: ['What happens', 'What someone could do', 'What may follow'],
  criteria: [
    'name more than one thing someone could do',
    'say what may follow from each, and who could help',
  ],
  model:
    'Take a made-up situation on {topic}. Name two things the person could do, and think aloud about what follows.',
  ask: 'What else could they do? Who could help?',
  starters: ['They could …, and then …', 'A safer choice is … because …'],
  misconception: {
    what: 'Gives the answer that adults want to hear.',
    why: 'It is the quickest.',
    move: 'Ask “what makes that hard to do?”',
  },
  further: 'What would make the better choice easier for someone your age?',
  exit: [
    'Name one choice and what may follow from it.',
    'A choice someone could really make, and a likely result.',
  ],
}

/** A topic of wellbeing is worked on as choices. */
export const CHOICE_LENSES: readonly TopicLens[] = [
  {
    topic:
      /wellbeing|hauora|friend|feeling|emotion|bull(?:y|ie)|food|sleep|safe|identity|resilien|health|drug|puberty|online/i,
    question: 'What choices do we have when it comes to {topic}?',
    lens: CHOICES,
  },
]
