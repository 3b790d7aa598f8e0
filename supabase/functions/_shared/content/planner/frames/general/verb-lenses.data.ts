import type { Lens, VerbLens } from '../lens.ts'

/** Explaining is what is left when no word of a goal says more. */
export const EXPLAIN: Lens = {
  id: 'explain',
  columns: ['What happens, or what we noticed', 'Why (because …)', 'How we know'],
  criteria: ['say what happens and why, with the word because', 'give evidence for my reason'],
  model: 'Write one thing that happens, add because, then point to what shows it.',
  ask: 'How do you know? What makes you say that?',
  starters: ['… happens because …', 'I know this because …'],
  misconception: {
    what: 'Describes again and calls it a reason.',
    why: 'Because is easy to leave out.',
    move: 'Read the sentence back and ask “why?” once more.',
  },
  further: 'What would be different if one thing changed? Explain with because.',
  exit: [
    'Finish the sentence: … because … . How do you know?',
    'A reason that fits, and something that shows it.',
  ],
}

/** The work a goal asks for, read from its first verb; the first lens that fits is taken. */
export const VERB_LENSES: readonly VerbLens[] = [
  {
    verbs: /^(compare|distinguish|contrast|find words|tell apart)\b/i,
    lens: {
      id: 'compare',
      columns: ['What we compare', 'The same', 'Different'],
      criteria: ['say what is the same and what is different', 'say which difference matters most, and why'],
      model:
        'Choose one thing to compare by (size, use, time, place). Fill in one “same” and one “different”.',
      ask: 'The same in what way? Different in what way?',
      starters: ['Both are …', 'One is …, but the other is …'],
      misconception: {
        what: 'Lists facts about each one and never puts them side by side.',
        why: 'Each one is interesting in itself.',
        move: 'Cover one column: “what is in this row for the other one?”',
      },
      further: 'Which difference matters most? Give a reason that someone could check.',
      exit: [
        'Write one way they are the same and one way they differ.',
        'One true likeness and one true difference, about the same thing.',
      ],
    },
  },
  {
    verbs: /^(classify|sort|group|organise|categorise)\b/i,
    lens: {
      id: 'classify',
      columns: ['Group', 'What belongs in it', 'Our rule'],
      criteria: ['put each example in a group', 'say the rule that decides'],
      model: 'Hold up one example, say the rule aloud, and place it. Then try one that is hard to place.',
      ask: 'What is your rule? Is there one that fits two groups?',
      starters: ['It belongs with … because …', 'It does not belong there because …'],
      misconception: {
        what: 'Changes the rule half-way.',
        why: 'A new example looks like something else.',
        move: 'Write the rule above the group and read it for each example.',
      },
      further: 'Find an example that is hard to place, and make your rule clearer.',
      exit: ['Name a group, one thing in it, and the rule.', 'The example fits the rule.'],
    },
  },
  {
    verbs:
      /^(investigate|test|observe|measure|predict|experiment|collect|carry|find|gather|research|record|explore)\b/i,
    lens: {
      id: 'investigate',
      columns: ['What we try or look at', 'What we predict', 'What happened'],
      criteria: ['predict and give a reason', 'record what happened, and say what it tells me'],
      model: 'Say what is changed, what is measured or watched, and what stays the same. Record one result.',
      ask: 'What did you see that you did not expect?',
      starters: ['I predict … because …', 'We found that …'],
      misconception: {
        what: 'Changes two things at once, or the prediction afterwards.',
        why: 'Being right feels important.',
        move: 'Prize a surprising result, and ask what it tells us.',
      },
      further: 'How sure can we be? What would you try next, changing one thing only?',
      exit: [
        'What did we find out about {topic}, and what shows it?',
        'A finding that rests on a recorded result.',
      ],
    },
  },
  {
    verbs: /^(sequence|put|retell|trace|track|order|follow|recite|summarise|place|say the)\b/i,
    lens: {
      id: 'sequence',
      columns: ['First', 'Next', 'Last'],
      criteria: ['put the parts in order', 'use words that show the order'],
      model: 'Say the first part, then ask “what comes next, and how do we know?”',
      ask: 'What has to come before that?',
      starters: ['First …, then …', 'After that … because …'],
      misconception: {
        what: 'Leaves out a step that seems obvious.',
        why: 'They know it already.',
        move: 'A partner follows exactly what is said or written.',
      },
      further: 'Which step could not be left out? Explain what would happen.',
      exit: [
        'Write three parts in order, with an order word for each.',
        'The right order; order words such as first, next, last.',
      ],
    },
  },
  {
    verbs:
      /^(create|design|make|compose|draw|build|write|develop|construct|produce|improvise|devise|choreograph|generate|plan|prepare|combine|add|mix|arrange|type|structure|control|select|choose|adapt|adjust|experiment|refine|improve|revise|edit|proofread|set)\b/i,
    lens: {
      id: 'make',
      columns: ['My idea', 'What I tried', 'What I kept, and why'],
      criteria: ['try more than one idea', 'choose one and say why it works'],
      model: 'Make one small part in front of the class; change one thing and compare the two versions.',
      ask: 'What did you choose, and what does it do for others?',
      starters: ['I chose … because …', 'I changed … so that …'],
      misconception: {
        what: 'Stops at the first idea.',
        why: 'Finished looks like done well.',
        move: 'Ask for a second quick version before choosing.',
      },
      further: 'Set yourself a limit, and make it work within it.',
      exit: [
        'Name one choice you made for {topic} today, and what it does.',
        'A real choice, and its effect on a reader, viewer or user.',
      ],
    },
  },
  {
    verbs:
      /^(evaluate|analyse|assess|weigh|consider|critique|examine|reflect|question|review|recommend|argue|support|present|identify bias)\b/i,
    lens: {
      id: 'judge',
      columns: ['What is claimed or chosen', 'Evidence for it', 'Evidence against it'],
      criteria: ['look at evidence for and against', 'decide, and say which evidence decided it'],
      model: 'State a claim. Put one piece of evidence on each side, and say which weighs more.',
      ask: 'Which evidence would change your mind?',
      starters: ['One reason for … is …', 'On the other hand …, so I think …'],
      misconception: {
        what: 'Gives an opinion and no evidence.',
        why: 'It feels obvious.',
        move: 'Ask “which line, picture or number shows that?”',
      },
      further: 'Write the best reason of someone who disagrees, and answer it.',
      exit: [
        'What do you think, and which evidence decided it?',
        'A judgement tied to one piece of evidence.',
      ],
    },
  },
  {
    verbs:
      /^(use|apply|demonstrate|show|practise|perform|play|sing|move|throw|float|navigate|form|hold|leave|speak|read|reread|act|take|maintain|sustain|keep|share|lead|manage|respond|listen|greet|introduce|pronounce|count|ask|talk|discuss|agree|encourage|contribute|communicate|answer|begin|open|vary|project|check|monitor|spell|blend|segment|break|punctuate|correct|join|cut|solder|watch|notice|include|set)\b/i,
    lens: {
      id: 'do',
      columns: ['What I did', 'What worked', 'What I will change'],
      criteria: ['show it more than once', 'say what made it work'],
      model: 'Show it slowly, name two things to watch, then do it once more and check both.',
      ask: 'What did you change to make it work better?',
      starters: ['It worked when I …', 'Next time I will …'],
      misconception: {
        what: 'Hurries through and does not notice what worked.',
        why: 'Doing it feels like the whole task.',
        move: 'Stop after the first try: what is one thing to keep?',
      },
      further: 'Teach it to a partner with two points to watch, then compare before and after.',
      exit: [
        'What helped you with {topic}? What will you change next time?',
        'Names one thing that worked and one next step.',
      ],
    },
  },
  {
    verbs: /^(describe|identify|name|recognise|list|state|label|locate|tell|define|match|outline)\b/i,
    lens: {
      id: 'describe',
      columns: ['What we looked at', 'What we noticed', 'The exact word for it'],
      criteria: ['name what I notice with exact words', 'point to what shows it'],
      model: 'Point to one part, say what can be seen, heard or read there, then find the exact word.',
      ask: 'Where do you see that? Is there a more exact word?',
      starters: ['I notice …', 'The exact word is …'],
      misconception: {
        what: 'Uses words such as “thing”, “nice” or “stuff”.',
        why: 'The exact word is not there yet.',
        move: 'Offer two words and let them choose; add it to the word wall.',
      },
      further: 'Describe it so exactly that a partner can find it among others.',
      exit: [
        'Describe one thing about {topic}, using two of our new words.',
        'Two topic words, used rightly.',
      ],
    },
  },
  { verbs: /^(explain|justify|know|understand|interpret|link|connect|infer|give|relate)\b/i, lens: EXPLAIN },
]
