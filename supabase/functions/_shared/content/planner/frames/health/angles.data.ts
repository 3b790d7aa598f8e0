import type { Angle } from '../angle.ts'

export const HEALTH_ANGLES: readonly Angle[] = [
  {
    place: /relationship/i,
    hook: 'Read the class agreement. Then a made-up situation with two people: what could each be thinking and feeling?',
    materials: ['the class agreement', 'two short made-up situations', 'a box for private questions'],
    look: 'words that are kind and exact, and a trusted adult named',
    ask: 'What could they say or do next, and who could help?',
    misconception: {
      what: 'Thinks asking for help is telling tales.',
      why: 'Both mean telling an adult.',
      move: 'Sort examples: getting someone out of trouble, or into it?',
    },
  },
  {
    place: /swim|water/i,
    hook: 'Dry land first: everyone shows the signal for help, then the float position, and says what keeps them safe.',
    materials: [
      'the pool or a marked space for dry practice',
      'floats and kickboards',
      'your school’s water-safety plan',
    ],
    look: 'calm breathing and the body flat in the water',
    ask: 'What does your body do when you breathe out?',
    misconception: {
      what: 'Lifts the head and sinks the legs.',
      why: 'Wants to see and breathe.',
      move: 'Eyes on the ceiling, or chin to chest; a partner says “flat”.',
    },
    safety:
      'Ratios, a qualified adult at the water’s edge and a rescue aid before anyone gets in; follow your EOTC plan.',
  },
  {
    place: /outdoor/i,
    hook: 'Look at the place or a map of it. What could go wrong, what could we do about it, and what will we enjoy?',
    materials: ['a map or photo of the place', 'a simple risk table: hazard, how likely, what we do'],
    look: 'a risk named with what is done about it',
    ask: 'What would you do first if the weather changed?',
    misconception: {
      what: 'Thinks safe means no risk at all.',
      why: 'Risk sounds bad.',
      move: 'Sort: avoid it, make it smaller, or be ready for it.',
    },
    safety: 'Follow your EOTC plan: ratios, weather, medical needs, communication, whānau consent.',
  },
  {
    place: /game|sport|athletic/i,
    hook: 'Play the game for three minutes with no teaching. Stop: what made it easy to score, and what stopped you?',
    materials: ['a marked space for groups of four to six', 'bibs, balls or other equipment to suit'],
    look: 'decisions: where to move, when to pass, how to include others',
    ask: 'Where was the space, and how did you use it?',
    misconception: {
      what: 'Everybody follows the ball.',
      why: 'The ball is where things happen.',
      move: 'Freeze the game and ask who is free.',
    },
  },
  {
    place: /movement|choreograph/i,
    hook: 'Copy me: three movements slowly, then faster. Which part was hardest to keep under control?',
    materials: ['a clear space with a floor mark each', 'music or a drum'],
    look: 'control at the start, in the middle and at the end',
    ask: 'Where did you look, and what did your feet do?',
    misconception: {
      what: 'Goes for speed before control.',
      why: 'Fast looks skilful.',
      move: 'Set a slow-motion challenge first.',
    },
  },
  {
    place: /bodies|mind|wellbeing/i,
    hook: 'Draw an outline of a person. What does this person need today to feel well: body, mind, people, place?',
    materials: ['an outline of a person for each pair', 'the class agreement', 'a box for private questions'],
    look: 'reasons that link a choice with what it does',
    ask: 'What difference would that make tomorrow?',
    misconception: {
      what: 'Sorts everything into good and bad.',
      why: 'Rules are easier than reasons.',
      move: 'Ask “how often, how much, and for whom?”',
    },
    model: [
      'Draw or name one thing that affects the body or mind.',
      'Say what it does, with because, about a made-up person and never about someone in the room.',
    ],
    together: 'Do a second one together: what affects what, and how could we notice?',
    work: [
      'Choose one example that belongs to our question.',
      'Draw or write how it affects body, mind or people, with an everyday example.',
      'Explain it to another pair, and add what helps.',
    ],
  },
]
