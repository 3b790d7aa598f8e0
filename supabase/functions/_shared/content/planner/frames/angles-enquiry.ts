import type { Angle } from './angle.ts'

const SCIENCE = /science(?!s)/i
const SOCIAL = /social/i

/** Finding out: science and social sciences. */
export const ENQUIRY_ANGLES: readonly Angle[] = [
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
    model: [
      'Name who is affected and what each of them needs.',
      'Think aloud about one choice: who gains, and who loses?',
    ],
    together:
      'Take a second situation: half the class speaks for one person, half for another. Agree on a question to find out more.',
    work: [
      'Choose a situation and name who is affected.',
      'Record what each person needs and what rule or right matters.',
      'Decide what would be fair, and give a reason.',
    ],
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
    model: [
      'Find the place on the map and say where it is in two ways.',
      'Point to one thing on the map, photo or table and say what it tells us about the place.',
    ],
    together: 'Put one finding from each source on the class map. Which findings explain each other?',
    work: [
      'Find the place and describe where it is.',
      'Choose two sources and record what each tells about it.',
      'Explain one thing about the place with both of them.',
    ],
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
    model: [
      'Name the choice and what it costs in money, time and things.',
      'Say what was gained, and what was given up.',
    ],
    together: 'Weigh a second choice together in the table. Vote, then ask those who voted otherwise why.',
    work: [
      'Choose a case and name the choice in it.',
      'Record what is gained and what is given up.',
      'Decide, and explain it to a pair who decided otherwise.',
    ],
  },
]
