import type { Frame } from '../frame.ts'

export const MOVEMENT_FRAME: Frame = {
  id: 'movement',
  skill:
    /movement|swim|water|outdoor|game|sport|choreograph|athletic|\bball\b|throwing|catching|kicking|running|jumping|skipping|fitness|\bPE\b|gymnast|netball|rugby|hockey|cricket|football|soccer|cross.country|relay/i,
  criteria: ['show it with control, and say what my body is doing', 'help my group work safely and fairly'],
  prior: ['Stop and listen at the signal.', 'Move in a space without bumping into others.'],
  materials: ['a marked space', 'equipment for {topic}, for groups of four', 'the signal you always use'],
  hook: 'A warm-up game of three minutes for {topic}: slowly, then faster.',
  model: [
    'Show one part of {topic} slowly, in silence.',
    'Show it again, naming two points to watch.',
    'Show a common slip and how to put it right.',
  ],
  together: 'All try it at walking pace. Freeze on the signal, and check the two points with a partner.',
  ask: 'What did you change to make it work better?',
  work: [
    'Practise one part of {topic} in pairs for two minutes.',
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
  next: ['Come back to {topic} in a full game or sequence.', 'Set one goal of your own for next time.'],
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
    ['Set yourself a goal for {topic} next time.', 'line', 'Something that can be seen.'],
  ],
}
