/** What a strand adds to its area's way of working: where to look, what to bring, what goes wrong there. */
export interface Angle {
  subject: RegExp
  place: RegExp
  hook: string
  materials: string[]
  /** What the teacher listens and looks for. */
  look: string
  ask: string
  slip: { what: string; why: string; move: string }
  safety?: string
}

const SCIENCE = /science(?!s)/i
const SOCIAL = /social/i
const HEALTH = /health/i
const ARTS = /arts?\b/i
const TECH = /technolog/i
const REO = /te reo|languages/i
const ENGLISH = /english/i

export const ANGLES: readonly Angle[] = [
  {
    subject: SCIENCE,
    place: /material/i,
    hook: 'A feely bag or tray of three everyday materials: each pair says one property it can see or feel, and one it would have to test.',
    materials: [
      'three or four everyday materials to handle',
      'a way to test them: water, a torch, a magnet, a weight',
    ],
    look: 'properties that were tested, not only seen',
    ask: 'Which test showed you that?',
    slip: {
      what: 'Says what a thing is for when asked what it is made of.',
      why: 'Use comes to mind first.',
      move: 'Ask about the same object made from another material.',
    },
  },
  {
    subject: SCIENCE,
    place: /energy|interaction/i,
    hook: 'Show one change that can be seen, heard or felt (a torch, a tuning fork, a warm cup). What changed, and what made it change?',
    materials: ['something that gives light, sound or warmth', 'a table to record each change'],
    look: 'what changes, and what makes it change',
    ask: 'Where did it come from, and where does it go?',
    slip: {
      what: 'Says that energy is used up and gone.',
      why: 'The effect stops.',
      move: 'Ask what got warmer, moved or made a sound.',
    },
  },
  {
    subject: SCIENCE,
    place: /motion|force/i,
    hook: 'Push one object gently, then harder. Pairs predict what will happen before each push and say why.',
    materials: ['objects to push, pull, roll or float', 'a ramp, rulers and a stopwatch'],
    look: 'words for pushes, pulls and how the movement changes',
    ask: 'What is pushing or pulling it now?',
    slip: {
      what: 'Thinks a moving thing must have a force in it.',
      why: 'It is still going.',
      move: 'Ask what touches or pulls it now, and what slows it down.',
    },
  },
  {
    subject: SCIENCE,
    place: /earth/i,
    hook: 'Show a photo, a short sky or weather record, or a sample from outside. What can we see happening, and over what time?',
    materials: ['photos, data or samples from your place', 'a globe or a model'],
    look: 'the difference between what was observed and what the model shows',
    ask: 'How is the model like the real thing, and how is it not?',
    slip: {
      what: 'Takes the model for the real thing (size, distance, time).',
      why: 'The model is what is seen.',
      move: 'Name one thing the model gets wrong.',
    },
  },
  {
    subject: SCIENCE,
    place: /biolog|organism|body|ecosystem/i,
    hook: 'Go outside, or look at a living thing or a close-up photo, in silence for one minute. Then: one thing noticed, one thing wondered.',
    materials: [
      'a living thing, sample or close-up photo from your place',
      'hand lenses',
      'paper for labelled drawings',
    ],
    look: 'parts linked with what they do',
    ask: 'How does that part help it to live?',
    slip: {
      what: 'Says that a plant or animal wants or decides to change.',
      why: 'We explain people that way.',
      move: 'Ask “how does it help it to survive?” in place of “why does it want that?”',
    },
    safety:
      'Return living things to where they were found; wash hands; check allergies and what may be collected.',
  },
  {
    subject: SOCIAL,
    place: /history/i,
    hook: 'Show one source (a photo, an object, a short account) without its caption: see, think, wonder. Then tell who made it and when.',
    materials: ['two sources on this goal that you have checked, with maker and date', 'a class timeline'],
    look: 'evidence from the source, and whose view it is',
    ask: 'Who tells this, and who is not heard?',
    slip: {
      what: 'Judges people of the time by knowing what came next.',
      why: 'We know the ending.',
      move: 'Ask what they could have known on that day.',
    },
    safety:
      'Accounts differ between iwi, hapū and families: say whose account it is, and check locally before you teach it.',
  },
  {
    subject: SOCIAL,
    place: /civics|society|democra|law|rule|communit/i,
    hook: 'A short made-up situation: who is affected, what does each of them need, and what is fair?',
    materials: ['a short situation with three people in it', 'cards for the points of view'],
    look: 'reasons that name people and what they need',
    ask: 'Fair for whom? Who decided?',
    slip: {
      what: 'Thinks fair always means the same for everyone.',
      why: 'Equal looks fair.',
      move: 'Change one person’s need and ask again.',
    },
  },
  {
    subject: SOCIAL,
    place: /geograph|location|place|settlement|climate|population|hazard|tectonic|biome|environment/i,
    hook: 'Put a map, a photo and one number about the place side by side. What does each tell us that the others do not?',
    materials: ['a map at the right scale', 'a photo of the place and one set of data'],
    look: 'where, why there, and what it means for people',
    ask: 'What do you see on the map that helps to explain it?',
    slip: {
      what: 'Thinks a place is all alike.',
      why: 'One photo stands for the whole.',
      move: 'Find two places in it that differ, and explain why.',
    },
  },
  {
    subject: SOCIAL,
    place: /econom|currency|needs|exchange|goods|saving|trade|resource/i,
    hook: 'You have $20 for the class and three things to choose from. Pairs choose, and name what they gave up.',
    materials: ['price cards or a short case', 'a table: choice, gain, what was given up'],
    look: 'a choice with what was gained and what was given up',
    ask: 'What did you give up by choosing that?',
    slip: {
      what: 'Thinks that money is the only thing that counts.',
      why: 'Prices are easy to compare.',
      move: 'Add time, people and environment to the table.',
    },
  },
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
  {
    subject: REO,
    place: /listening|speaking/i,
    hook: 'Play or say a short exchange twice. First: which word did you hear twice? Second: what was asked?',
    materials: [
      'a recording by a fluent speaker, or a speaker in the room',
      'picture cards for the words of this goal',
    ],
    look: 'pupils who answer without reading',
    ask: 'Which word told you what was asked?',
    slip: {
      what: 'Repeats the question in place of an answer.',
      why: 'The pattern is learnt as one piece.',
      move: 'Use two puppets: one only asks, the other only answers.',
    },
  },
  {
    subject: REO,
    place: /reading|writing/i,
    hook: 'Show a short text with a picture. Which words do you know already? Underline them before reading.',
    materials: ['a short text at the right level, with macrons', 'word cards', 'a trusted dictionary'],
    look: 'macrons, and words kept in their order',
    ask: 'Where is the macron, and what does it do to the sound?',
    slip: {
      what: 'Puts the describing word before the thing, as in English.',
      why: 'English does.',
      move: 'Build the phrase with word cards and read it aloud.',
    },
  },
  {
    subject: REO,
    place: /pattern|pronunciation|knowledge(?!.*identity)/i,
    hook: 'Say three phrases with one part the same. What stays, and what changes?',
    materials: ['phrase cards with one gap', 'pictures for the words that fill it'],
    look: 'the pattern used with a new word',
    ask: 'Which part stays the same?',
    slip: {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  },
  {
    subject: REO,
    place: /tikanga|identity|cultural/i,
    hook: 'Ask: what do we do here, in this room or on this marae, and who taught us? Listen first; write nothing yet.',
    materials: [
      'what your kaiārahi, mana whenua or school has agreed to share',
      'a place to record questions to ask',
    ],
    look: 'respect, and knowing whose practice it is',
    ask: 'Who could we ask about this here?',
    slip: {
      what: 'Thinks that every iwi does it the same way.',
      why: 'One way was learnt first.',
      move: 'Ask how it is done here, and who decides.',
    },
    safety:
      'Tikanga differs from place to place: check locally with mana whenua or your kaiārahi, and teach only what is yours to share.',
  },
  {
    subject: ENGLISH,
    place: /fluency/i,
    hook: 'Read one sentence three ways: word by word, too fast, and so that it makes sense. Which one could we follow?',
    materials: ['a text pupils can read with few stops, a copy each', 'a partner to listen'],
    look: 'phrases kept together, and stops where the meaning stops',
    ask: 'Where did you pause, and why there?',
    slip: {
      what: 'Thinks that reading fast is reading well.',
      why: 'Others finish first.',
      move: 'Ask for one sentence read so that we can see it.',
    },
  },
  {
    subject: ENGLISH,
    place: /word recognition/i,
    hook: 'Show one longer word covered, and uncover it part by part. What can we read already, and what does it tell us?',
    materials: ['word cards', 'a text in which the words occur', 'mini whiteboards'],
    look: 'pupils who look right through the word, from left to right',
    ask: 'Which part do you know already?',
    slip: {
      what: 'Guesses from the first letter or the picture.',
      why: 'It often works.',
      move: 'Cover the picture, and slide a finger under every letter.',
    },
  },
  {
    subject: ENGLISH,
    place: /critical/i,
    hook: 'Read two sentences about the same thing by two writers. Who seems to think what, and which word gives it away?',
    materials: ['two short texts or pictures on one subject', 'highlighters'],
    look: 'one word or choice in the text that makes the effect',
    ask: 'Which word makes you think so?',
    slip: {
      what: 'Says what they like, not what the text does.',
      why: 'It is easier to have an opinion.',
      move: 'Ask “which word did that to you?”',
    },
  },
  {
    subject: ENGLISH,
    place: /handwriting|keyboard/i,
    hook: 'Show two lines: one easy to read, one not. What makes the difference: shape, size, spaces or slope?',
    materials: ['lined paper or keyboards', 'a strip with the letters or words of today'],
    look: 'start, direction, size and spaces',
    ask: 'Which letter is your best one, and why?',
    slip: {
      what: 'Starts letters at the bottom or in the middle.',
      why: 'The shape is copied, not the movement.',
      move: 'Say the movement while you write it large in the air.',
    },
  },
  {
    subject: ENGLISH,
    place: /sentence|grammar/i,
    hook: 'Put up one sentence that works and one that does not quite. What does the reader need?',
    materials: ['sentence strips', 'a piece of each pupil’s own writing'],
    look: 'sentences changed so that the reader is helped',
    ask: 'What does it do for the reader?',
    slip: {
      what: 'Thinks that longer is better.',
      why: 'Long looks grown-up.',
      move: 'Read both aloud and choose.',
    },
  },
]

/** What the strand or skill adds, if anything is known of it. */
export function angleFor(subject: string | null, place: string): Angle | null {
  if (subject === null) return null
  return ANGLES.find((angle) => angle.subject.test(subject) && angle.place.test(place)) ?? null
}
