import type { Angle } from '../angle.ts'

export const SCIENCE_ANGLES: readonly Angle[] = [
  {
    place: /material/i,
    hook: 'A feely bag or tray of three everyday materials: each pair says one property it can see or feel, and one it would have to test.',
    materials: [
      'three or four everyday materials to handle',
      'a way to test them: water, a torch, a magnet, a weight',
    ],
    look: 'properties that were tested, not only seen',
    ask: 'Which test showed you that?',
    misconception: {
      what: 'Says what a thing is for when asked what it is made of.',
      why: 'Use comes to mind first.',
      move: 'Ask about the same object made from another material.',
    },
  },
  {
    place: /energy|interaction/i,
    hook: 'Show one change that can be seen, heard or felt (a torch, a tuning fork, a warm cup). What changed, and what made it change?',
    materials: ['something that gives light, sound or warmth', 'a table to record each change'],
    look: 'what changes, and what makes it change',
    ask: 'Where did it come from, and where does it go?',
    misconception: {
      what: 'Says that energy is used up and gone.',
      why: 'The effect stops.',
      move: 'Ask what got warmer, moved or made a sound.',
    },
  },
  {
    place: /motion|force/i,
    hook: 'Push one object gently, then harder. Pairs predict what will happen before each push and say why.',
    materials: ['objects to push, pull, roll or float', 'a ramp, rulers and a stopwatch'],
    look: 'words for pushes, pulls and how the movement changes',
    ask: 'What is pushing or pulling it now?',
    misconception: {
      what: 'Thinks a moving thing must have a force in it.',
      why: 'It is still going.',
      move: 'Ask what touches or pulls it now, and what slows it down.',
    },
  },
  {
    place: /earth/i,
    hook: 'Show a photo, a short sky or weather record, or a sample from outside. What can we see happening, and over what time?',
    materials: ['photos, data or samples from your place', 'a globe or a model'],
    look: 'the difference between what was observed and what the model shows',
    ask: 'How is the model like the real thing, and how is it not?',
    misconception: {
      what: 'Takes the model for the real thing (size, distance, time).',
      why: 'The model is what is seen.',
      move: 'Name one thing the model gets wrong.',
    },
  },
  {
    place: /biolog|organism|body|ecosystem/i,
    hook: 'Go outside, or look at a living thing or a close-up photo, in silence for one minute. Then: one thing noticed, one thing wondered.',
    materials: [
      'a living thing, sample or close-up photo from your place',
      'hand lenses',
      'paper for labelled drawings',
    ],
    look: 'parts linked with what they do',
    ask: 'How does that part help it to live?',
    misconception: {
      what: 'Says that a plant or animal wants or decides to change.',
      why: 'We explain people that way.',
      move: 'Ask “how does it help it to survive?” in place of “why does it want that?”',
    },
    safety:
      'Return living things to where they were found; wash hands; check allergies and what may be collected.',
  },
]
