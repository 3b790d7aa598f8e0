import type { Frame } from './frame.ts'

export const ARTS: Frame = {
  id: 'arts-making',
  subject: /arts?\b/i,
  skill: /./,
  criteria: [
    'try more than one idea and choose between them',
    'say how my choices help others see, hear or feel it',
  ],
  prior: [
    'Have tried the materials, instruments or movements before.',
    'Can say what they notice before what they like.',
  ],
  materials: [
    'the materials, instruments or space that the lesson needs',
    'one work to look at or listen to, from an artist you can name',
    'somewhere to show work in progress',
  ],
  hook: 'Meet one work for two minutes. First round: what do we notice? Second round: how was it made?',
  model: [
    'Try one small idea in front of the class and talk through the choice.',
    'Change one thing and compare: which says more?',
    'Stop, step back, and name what to keep.',
  ],
  together: 'The class suggests one change. Try it, and decide together what it does.',
  ask: 'What did you choose, and what does it make us notice?',
  work: [
    'Try two quick versions.',
    'Choose one and develop it.',
    'Rehearse or refine after one piece of feedback.',
  ],
  misconceptions: [
    {
      what: 'Stops at the first idea.',
      why: 'Finished looks like done well.',
      move: 'Ask for a second quick version before choosing.',
    },
    {
      what: 'Feedback is only “I like it”.',
      why: 'No words for what is seen or heard.',
      move: 'Give starters: “I notice …”, “What if …”.',
    },
  ],
  support: 'Offer a small choice of starting points and a partner to work with.',
  extension: 'Set yourself a limit (one colour, three sounds, no words) and make it work.',
  next: [
    'Show the work to another class with a one-line statement.',
    'Look at how another artist solved the same problem.',
  ],
  english: [
    ['technique', 'a way of doing or making'],
    ['effect', 'what it does to the person who sees or hears it'],
  ],
  reo: ['toi', 'whakaaro'],
  safety: [
    'Check tools, floor space and volume before starting.',
    'Use of Māori and Pacific designs, waiata and haka needs its own guidance: check locally with mana whenua or your kaiārahi.',
  ],
  prompts: [
    [
      'What do you notice in the work we looked at or heard?',
      'lines',
      'Something that can be pointed to or heard.',
    ],
    ['Sketch or write two quick ideas.', 'draw', 'Two ideas that really differ.'],
    ['Which did you choose, and why?', 'lines', 'A reason that speaks of effect.'],
    ['What did you change after feedback?', 'line', 'One change, linked to what was said.'],
    ['What do you want people to notice?', 'line', 'Names a choice in the work.'],
  ],
}

export const TECHNOLOGY: Frame = {
  id: 'design',
  subject: /technolog/i,
  skill: /./,
  criteria: ['say who it is for and what they need', 'test my idea and use the result to improve it'],
  prior: ['Name products and who uses them.', 'Draw an idea with labels.'],
  materials: [
    'two or three everyday products to look at',
    'paper and felt pens for designing',
    'simple materials or a device, as the lesson needs',
  ],
  hook: 'Pass round two products that do the same job. Who would choose which, and why?',
  model: [
    'Name the person and the need in one sentence.',
    'Sketch quickly and label what each part does.',
    'Check the sketch against the need.',
  ],
  together: 'Agree on two or three things a good solution must do. Write them where all can see them.',
  ask: 'How will you know that it works for them?',
  work: [
    'Sketch two ideas with labels.',
    'Make or improve one.',
    'Test it against what we agreed, and record the result.',
  ],
  misconceptions: [
    {
      what: 'Designs for oneself.',
      why: 'One’s own needs are the nearest.',
      move: 'Ask the user, or act the user, before sketching.',
    },
    {
      what: 'Sees a failed test as the end.',
      why: 'School work is right or wrong.',
      move: 'Ask what the test told us, and plan one change.',
    },
  ],
  support: 'Give the need and one part of the design; pupils complete it.',
  extension: 'Add a limit, such as less material or no glue, and redesign.',
  next: ['Test with the real user.', 'Write instructions so that someone else can make it.'],
  english: [
    ['prototype', 'a first version made to be tested'],
    ['brief', 'what is needed, for whom'],
  ],
  reo: ['hangarau', 'whakamātau', 'rauemi'],
  safety: ['Check tools, heat, blades, batteries and food allergies. Show safe use before anyone starts.'],
  prompts: [
    ['Who is it for, and what do they need?', 'line', 'A person and a need, not a product.'],
    ['Draw your idea. Label what each part does.', 'draw', 'Labels that tell purpose.'],
    ['What must it do to be good?', 'lines', 'Two things that can be tested.'],
    ['Test it. What happened?', 'lines', 'A result, not an opinion.'],
    ['What will you change, and why?', 'lines', 'A change that follows from the test.'],
  ],
}

export const MOVEMENT: Frame = {
  id: 'movement',
  subject: /physical|health/i,
  skill:
    /movement|swim|water|outdoor|game|sport|choreograph|athletic|\bball\b|throwing|catching|kicking|running|jumping|skipping|fitness|\bPE\b|gymnast|netball|rugby|hockey|cricket|football|soccer|cross.country|relay/i,
  criteria: ['show it with control, and say what my body is doing', 'help my group work safely and fairly'],
  prior: ['Stop and listen at the signal.', 'Move in a space without bumping into others.'],
  materials: ['a marked space', 'equipment for groups of four', 'the signal you always use'],
  hook: 'A warm-up game of three minutes that uses today’s movement slowly, then faster.',
  model: [
    'Show it slowly, in silence.',
    'Show it again, naming two points to watch.',
    'Show a common slip and how to put it right.',
  ],
  together: 'All try it at walking pace. Freeze on the signal, and check the two points with a partner.',
  ask: 'What did you change to make it work better?',
  work: [
    'Practise in pairs for two minutes.',
    'Use it in a small game or sequence for four.',
    'Change one rule so that everyone is in the game.',
  ],
  misconceptions: [
    {
      what: 'Goes for speed before control.',
      why: 'Fast looks skilful.',
      move: 'Set a challenge in slow motion first.',
    },
    {
      what: 'Thinks fair means the same for everyone.',
      why: 'Rules are the same for all.',
      move: 'Let the group change space, equipment or rules for success.',
    },
  ],
  support: 'Larger space, softer or slower equipment, a partner at the side.',
  extension: 'Coach another group with one point to watch, then compare before and after.',
  next: ['Use it in a full game or sequence.', 'Set one goal of your own for next time.'],
  english: [
    ['control', 'doing it the way you mean to'],
    ['tactic', 'a plan for a game'],
  ],
  reo: ['hākinakina', 'tākaro', 'tinana'],
  safety: [
    'Check surface, sun, hats, water and medical needs. Near water or off site, follow your school’s EOTC plan.',
    'Nobody has to demonstrate, touch or be touched.',
  ],
  prompts: [
    ['What are the two points to watch?', 'lines', 'The two points named in the lesson.'],
    ['Draw or describe how your body moves.', 'draw', 'Position of feet, arms or eyes.'],
    ['What worked in your group, and what did you change?', 'lines', 'One thing kept, one changed.'],
    ['Set yourself a goal for next time.', 'line', 'Something that can be seen.'],
  ],
}

export const WELLBEING: Frame = {
  id: 'wellbeing',
  subject: /health/i,
  skill: /./,
  criteria: ['use words that are kind and exact', 'say what I could do, and who could help'],
  prior: ['Know the class agreement for talking about ourselves.', 'Name some feelings.'],
  materials: [
    'the class agreement',
    'short made-up situations that you choose',
    'a box for private questions',
  ],
  hook: 'Read the class agreement together. Then a made-up situation: what could this person be feeling?',
  model: [
    'Tell the situation about a made-up person, never about someone in the room.',
    'Name the feeling and what led to it.',
    'Think aloud about two choices and what follows from each.',
  ],
  together: 'Talk through a second situation in pairs; collect what the person could do and who could help.',
  ask: 'What could they do next, and who could help?',
  work: [
    'Choose a situation card.',
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
  extension: 'Write advice that respects two different families’ ways.',
  next: ['Come back to the question box next lesson.', 'Tell whānau what was talked about.'],
  english: [
    ['wellbeing', 'how well all sides of us are'],
    ['choice', 'one of the things someone could do'],
  ],
  reo: ['hauora', 'whānau', 'manaakitanga'],
  safety: [
    'Follow your school’s health programme and what was agreed with the community. Pupils may pass.',
    'Be ready for a disclosure: listen, do not promise secrecy, and follow the school’s child protection policy.',
  ],
  prompts: [
    ['What is happening to the person in the situation?', 'line', 'Facts of the made-up situation.'],
    ['How could they feel? Give two ideas.', 'line', 'Two different feelings.'],
    ['What could they do? What might follow?', 'long', 'Two choices, each with a result.'],
    ['Who could help?', 'line', 'A person and how to ask them.'],
  ],
}
