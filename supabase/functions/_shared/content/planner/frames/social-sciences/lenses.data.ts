import type { Lens, TopicLens } from '../lens.ts'

const SOURCES: Lens = {
  id: 'sources',
  columns: ['What the source says or shows', 'Who made it, and for whom', 'What we still need to ask'],
  criteria: ['say what a source tells us, and who made it', 'ask whose view is missing'],
  model: 'Point to one detail of the source, say what it tells us, then ask who made it and why.',
  ask: 'Who made this? Who is not heard in it?',
  starters: ['This source tells us … because …', 'It does not tell us …'],
  misconception: {
    what: 'Takes one source for the whole story.',
    why: 'It is the one in front of us.',
    move: 'Lay a second one beside it: where do they agree, and where not?',
  },
  further: 'Which of our sources do you trust more on {topic}, and why?',
  exit: [
    'Name one thing we found out about {topic} and the source that shows it.',
    'A finding that the source bears out, with the source named.',
  ],
}

/** A topic of social sciences is worked on with sources. */
export const SOURCE_LENSES: readonly TopicLens[] = [
  { topic: /./, question: 'What can we find out about {topic}, and from whom?', lens: SOURCES },
]

/** Changes to a lens, by its id: claims about people need a source. */
export const WITH_SOURCE: Readonly<Record<string, Partial<Lens>>> = {
  explain: {
    columns: ['What people did, or what happened', 'Why (because …)', 'Which source shows it'],
    exit: [
      'Finish the sentence: … because … . Which source shows it?',
      'A reason that fits, and the source that bears it out.',
    ],
  },
  describe: {
    columns: ['Who or what', 'What we can see or read', 'Which source shows it'],
    further: 'Whose view of it is missing? How could we find out?',
    exit: [
      'Describe one thing we found out about {topic}, and name the source that shows it.',
      'A detail that the source bears out.',
    ],
  },
}
