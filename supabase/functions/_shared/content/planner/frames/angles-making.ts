import type { Angle } from './angle.ts'

const HEALTH = /health/i
const ARTS = /arts?\b/i
const TECH = /technolog/i

/** Doing and making: health and PE, the arts, technology. */
export const MAKING_ANGLES: readonly Angle[] = [
  {
    subject: HEALTH,
    place: /relationship/i,
    hook: 'Read the class agreement. Then a made-up situation with two people: what could each be thinking and feeling?',
    materials: ['the class agreement', 'two short made-up situations', 'a box for private questions'],
    look: 'words that are kind and exact, and a trusted adult named',
    ask: 'What could they say or do next, and who could help?',
    slip: {
      what: 'Thinks asking for help is telling tales.',
      why: 'Both mean telling an adult.',
      move: 'Sort examples: getting someone out of trouble, or into it?',
    },
  },
  {
    subject: HEALTH,
    place: /swim|water/i,
    hook: 'Dry land first: everyone shows the signal for help, then the float position, and says what keeps them safe.',
    materials: [
      'the pool or a marked space for dry practice',
      'floats and kickboards',
      'your school’s water-safety plan',
    ],
    look: 'calm breathing and the body flat in the water',
    ask: 'What does your body do when you breathe out?',
    slip: {
      what: 'Lifts the head and sinks the legs.',
      why: 'Wants to see and breathe.',
      move: 'Eyes on the ceiling, or chin to chest; a partner says “flat”.',
    },
    safety:
      'Ratios, a qualified adult at the water’s edge and a rescue aid before anyone gets in; follow your EOTC plan.',
  },
  {
    subject: HEALTH,
    place: /outdoor/i,
    hook: 'Look at the place or a map of it. What could go wrong, what could we do about it, and what will we enjoy?',
    materials: ['a map or photo of the place', 'a simple risk table: hazard, how likely, what we do'],
    look: 'a risk named with what is done about it',
    ask: 'What would you do first if the weather changed?',
    slip: {
      what: 'Thinks safe means no risk at all.',
      why: 'Risk sounds bad.',
      move: 'Sort: avoid it, make it smaller, or be ready for it.',
    },
    safety: 'Follow your EOTC plan: ratios, weather, medical needs, communication, whānau consent.',
  },
  {
    subject: HEALTH,
    place: /game|sport|athletic/i,
    hook: 'Play the game for three minutes with no teaching. Stop: what made it easy to score, and what stopped you?',
    materials: ['a marked space for groups of four to six', 'bibs, balls or other equipment to suit'],
    look: 'decisions: where to move, when to pass, how to include others',
    ask: 'Where was the space, and how did you use it?',
    slip: {
      what: 'Everybody follows the ball.',
      why: 'The ball is where things happen.',
      move: 'Freeze the game and ask who is free.',
    },
  },
  {
    subject: HEALTH,
    place: /movement|choreograph/i,
    hook: 'Copy me: three movements slowly, then faster. Which part was hardest to keep under control?',
    materials: ['a clear space with a floor mark each', 'music or a drum'],
    look: 'control at the start, in the middle and at the end',
    ask: 'Where did you look, and what did your feet do?',
    slip: {
      what: 'Goes for speed before control.',
      why: 'Fast looks skilful.',
      move: 'Set a slow-motion challenge first.',
    },
  },
  {
    subject: HEALTH,
    place: /bodies|mind|wellbeing/i,
    hook: 'Draw an outline of a person. What does this person need today to feel well: body, mind, people, place?',
    materials: ['an outline of a person for each pair', 'the class agreement', 'a box for private questions'],
    look: 'reasons that link a choice with what it does',
    ask: 'What difference would that make tomorrow?',
    slip: {
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
  {
    subject: ARTS,
    place: /observing|responding/i,
    hook: 'Meet one work in silence for a minute. Round 1: what do we notice? Round 2: what could it be about?',
    materials: ['one or two works to look at, watch or listen to, by artists you can name', 'sticky notes'],
    look: 'words for what is there, before words for liking',
    ask: 'What do you see or hear that makes you say that?',
    slip: {
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
    subject: ARTS,
    place: /music/i,
    hook: 'Play thirty seconds twice. First time: eyes closed, show with a hand what you hear. Second time: name one thing you heard.',
    materials: [
      'a short piece to listen to, by a musician you can name',
      'voices, body percussion or classroom instruments',
    ],
    look: 'words for beat, pitch, loud and soft, and what they do',
    ask: 'What did you hear that made you feel that?',
    slip: {
      what: 'Mixes up fast with loud, or high with loud.',
      why: 'They often come together.',
      move: 'Show one of each: soft and fast, low and loud.',
    },
  },
  {
    subject: ARTS,
    place: /performing|dance|drama/i,
    hook: 'Make a frozen picture of one moment in groups of three. Others say what they see before they guess.',
    materials: ['an open floor', 'a short story, poem, picture or piece of music to start from'],
    look: 'choices of body, voice, space and time, and what they tell',
    ask: 'Which movement or word told us that?',
    slip: {
      what: 'Acts with words only.',
      why: 'Words feel like the story.',
      move: 'Play it once without any words.',
    },
  },
  {
    subject: ARTS,
    place: /visual/i,
    hook: 'Look at one work for a full minute. Round 1: what do you see? Round 2: how do you think it was made?',
    materials: [
      'one work to look at, by an artist you can name',
      'materials for two quick studies and one finished piece',
    ],
    look: 'choices of line, colour, shape and material, and their effect',
    ask: 'Where did your eye go first, and why?',
    slip: {
      what: 'Calls a likeness good and everything else wrong.',
      why: 'Real looks right.',
      move: 'Ask what the artist wanted us to notice.',
    },
  },
  {
    subject: TECH,
    place: /digital|electronic|instruction/i,
    hook: 'One pupil is the computer and does exactly what is said: draw a house. What went wrong, and which instruction caused it?',
    materials: ['paper for instructions', 'a device or floor robot, if you have one'],
    look: 'instructions that are exact, in order, and tested',
    ask: 'Which step would you change, and how will you test it?',
    slip: {
      what: 'Changes many steps at once when it does not work.',
      why: 'Wants it to work now.',
      move: 'Change one step, then run it again.',
    },
    model: [
      'Write three steps for a small task, one step a line.',
      'Do exactly what they say. Where it goes wrong, change one step and do it again.',
    ],
    together: 'Write the next steps together. One pupil runs them, the others predict what will happen.',
    work: [
      'Write or arrange the instructions, one step a line.',
      'A partner or the device does exactly what they say.',
      'Find the first step that goes wrong, change only that one, and run it again.',
    ],
  },
  {
    subject: TECH,
    place: /making|ingredient/i,
    hook: 'Handle three materials or ingredients. Which would you choose for the job, and what would you want to test first?',
    materials: ['materials or ingredients for the job', 'tools, and a place to use them safely'],
    look: 'a choice of material linked with what the product must do',
    ask: 'Why this material, and not that one?',
    slip: {
      what: 'Chooses by look alone.',
      why: 'Looks are seen first.',
      move: 'Test it for the job: bend, wet, taste, pull.',
    },
  },
  {
    subject: TECH,
    place: /test|improv/i,
    hook: 'Show a product that does its job badly. What must a good one do? How could we test that?',
    materials: ['the product or prototype to test', 'a table: what it must do, test, result'],
    look: 'a change that follows from a result',
    ask: 'What did the test tell you to change?',
    slip: {
      what: 'Sees a failed test as the end.',
      why: 'School work is right or wrong.',
      move: 'Ask what the test told us, and plan one change.',
    },
  },
]
