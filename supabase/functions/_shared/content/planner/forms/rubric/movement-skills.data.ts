import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What students can say of one movement when they do it well. */
export interface MovementSkill extends WordPattern {
  items: readonly string[]
}

/** The movements that a checklist may name, in the order in which they are printed. */
export const MOVEMENT_SKILLS: readonly MovementSkill[] = [
  {
    pattern: /\b(?:run|runs|running|sprint\w*|relays?|athletics)\b/i,
    matches: ['running', 'run jump throw', 'sprints', 'athletics'],
    misses: ['runner-up', 'prune'],
    items: [
      'Run: I look ahead, and my arms drive from front to back.',
      'Run: I run right through the finish line and slow down only after it.',
    ],
  },
  {
    pattern: /\b(?:jump|jumps|jumping|leap\w*|long jump|high jump|hurdl\w*|athletics)\b/i,
    matches: ['jump', 'long jump', 'hurdles', 'athletics'],
    misses: ['jumper', 'a bungee cord'],
    items: [
      'Jump: I bend my knees and swing my arms up as I take off.',
      'Jump: I land on both feet with bent knees, and keep my balance.',
    ],
  },
  {
    pattern: /\b(?:throw|throws|throwing|shot ?put|discus|vortex|athletics)\b/i,
    matches: ['throwing', 'run jump throw', 'shot put', 'athletics'],
    misses: ['overthrew', 'a shot'],
    items: [
      'Throw: I stand side on and step forward with the foot opposite my throwing arm.',
      'Throw: I follow through towards my target, and nobody stands in front of me.',
    ],
  },
  {
    pattern: /\b(?:catch|catches|catching)\b/i,
    matches: ['throw and catch', 'catching'],
    misses: ['catchment', 'catchy'],
    items: [
      'Catch: I watch the ball right into my hands.',
      'Catch: My hands reach out to the ball and give as it comes, close to my body.',
    ],
  },
  {
    pattern: /\b(?:kick|kicks|kicking|football|soccer)\b/i,
    matches: ['kicking', 'football skills'],
    misses: ['sidekicks'],
    items: [
      'Kick: I put my other foot beside the ball and keep my eyes on it.',
      'Kick: I follow through with my leg towards the target.',
    ],
  },
  {
    pattern:
      /\b(?:strike|strikes|striking|batting|bat(?= (?:and|&) ball)|hit(?:ting)? (?:a |the )?ball|cricket|softball|t-?ball)\b/i,
    matches: ['striking', 'batting', 'cricket skills', 'hit the ball'],
    misses: ['a bat', 'stricken'],
    items: [
      'Strike: I stand side on, with my hands together on the bat.',
      'Strike: I watch the ball, step and swing through it.',
    ],
  },
  {
    pattern: /\b(?:pass|passes|passing|netball|basketball|rugby)\b/i,
    matches: ['passing', 'netball self check'],
    misses: ['passage', 'passport'],
    items: [
      'Pass: I look at my team-mate, and step towards them as I pass.',
      'Pass: My pass is one that they can catch, in front of them.',
    ],
  },
  {
    pattern: /\b(?:footwork|pivot\w*|landing|netball)\b/i,
    matches: ['footwork', 'pivoting', 'netball skills'],
    misses: ['footpath'],
    items: ['Footwork: I land with bent knees, and know which foot stays on the ground as I turn.'],
  },
  {
    pattern: /\b(?:dribbl\w*|bounc\w*|basketball|hockey)\b/i,
    matches: ['dribbling', 'bounce a ball', 'hockey skills'],
    misses: ['ball'],
    items: ['Dribble: I keep the ball close, and look up to see where I am going.'],
  },
  {
    pattern: /\b(?:balanc\w*|gym(?:nastics?)?)\b/i,
    matches: ['balance', 'gymnastics'],
    misses: ['gymkhana'],
    items: [
      'Balance: I hold my shape still while I count to five.',
      'Balance: I look at one spot, and my muscles are tight.',
    ],
  },
  {
    pattern: /\b(?:roll|rolls|rolling|gym(?:nastics?)?)\b/i,
    matches: ['forward rolls', 'gymnastics'],
    misses: ['a bread roller'],
    items: ['Roll: I keep my shape from start to finish, and roll only on a mat that is free.'],
  },
  {
    pattern: /\b(?:swim\w*|floating|kickboard|freestyle|backstroke)\b/i,
    matches: ['swimming', 'freestyle'],
    misses: ['swine'],
    items: [
      'Swim: I breathe out in the water, and turn or lift my head to breathe in.',
      'Swim: My body is long and flat, and I kick from the hips.',
    ],
  },
  {
    pattern: /\bskip(?:s|ping)?\b/i,
    matches: ['skipping'],
    misses: ['skipper'],
    items: ['Skip: I turn the rope with my wrists, and jump low on the balls of my feet.'],
  },
]

/** What counts in any movement, after the skills that were named. */
export const ANY_MOVEMENT: readonly string[] = [
  'I warm up, and look out for others.',
  'I keep practising, and try what I was told to change.',
]
