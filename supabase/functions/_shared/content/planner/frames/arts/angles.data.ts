import type { Angle } from '../angle.ts'

export const ARTS_ANGLES: readonly Angle[] = [
  {
    place: /observing|responding/i,
    hook: 'Meet one work in silence for a minute. Round 1: what do we notice? Round 2: what could it be about?',
    materials: ['one or two works to look at, watch or listen to, by artists you can name', 'sticky notes'],
    look: 'words for what is there, before words for liking',
    ask: 'What do you see or hear that makes you say that?',
    misconception: {
      what: 'Says only that they like it, or not.',
      why: 'Liking comes first.',
      move: 'Ask for three things they notice before any opinion.',
    },
    model: [
      'Name one thing that is there: a movement, sound, line, colour or word.',
      'Say how it was made or done, and what it does to you.',
    ],
    together: 'Collect what the class notices under three headings: what, how, effect.',
    work: [
      'Look or listen again and note three things you notice.',
      'Choose one and say how it was made and what it does.',
      'Compare with a partner: what did they notice that you did not?',
    ],
  },
  {
    place: /music/i,
    hook: 'Play thirty seconds twice. First time: eyes closed, show with a hand what you hear. Second time: name one thing you heard.',
    materials: [
      'a short piece to listen to, by a musician you can name',
      'voices, body percussion or classroom instruments',
    ],
    look: 'words for beat, pitch, loud and soft, and what they do',
    ask: 'What did you hear that made you feel that?',
    misconception: {
      what: 'Mixes up fast with loud, or high with loud.',
      why: 'They often come together.',
      move: 'Show one of each: soft and fast, low and loud.',
    },
  },
  {
    place: /performing|dance|drama/i,
    hook: 'Make a frozen picture of one moment in groups of three. Others say what they see before they guess.',
    materials: ['an open floor', 'a short story, poem, picture or piece of music to start from'],
    look: 'choices of body, voice, space and time, and what they tell',
    ask: 'Which movement or word told us that?',
    misconception: {
      what: 'Acts with words only.',
      why: 'Words feel like the story.',
      move: 'Play it once without any words.',
    },
  },
  {
    place: /visual/i,
    hook: 'Look at one work for a full minute. Round 1: what do you see? Round 2: how do you think it was made?',
    materials: [
      'one work to look at, by an artist you can name',
      'materials for two quick studies and one finished piece',
    ],
    look: 'choices of line, colour, shape and material, and their effect',
    ask: 'Where did your eye go first, and why?',
    misconception: {
      what: 'Calls a likeness good and everything else wrong.',
      why: 'Real looks right.',
      move: 'Ask what the artist wanted us to notice.',
    },
  },
]
