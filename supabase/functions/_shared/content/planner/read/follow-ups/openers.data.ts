import type { Cut } from '../words/word-pattern.ts'

/** Words before and after a follow-up that ask for nothing themselves. */
export const AROUND_FOLLOW_UP: readonly Cut[] = [
  {
    pattern:
      /^(?:(?:please|pls|plz|thanks|thank you|ta|ok(?:ay)?|now|and|but|oh|hmm|hey|hi|kia ora|actually|also|maybe|sorry|great|cool|awesome|could (?:you|u|we)|can (?:you|u|we)|would you|i (?:want|need)(?: you)? to|i'?d like(?: you)? to|we (?:want|need) to|let'?s|let us|just|instead|no,|no(?= (?:back|make|do|change|keep|put|use|it|not) )|yes,|then|so)[\s,:–-]+)+/i,
    leaves: '',
    examples: [
      ['can you please make it about farms', 'make it about farms'],
      ['Now, and with a game', 'with a game'],
      ["ok let's do it outside", 'do it outside'],
    ],
    keeps: ['no reading', 'no counters', 'nowhere to go', 'make it shorter'],
  },
  {
    pattern:
      /[\s,]*(?:[\s,](?:please|pls|plz|thanks|thank you|ta|cheers|if (?:you|u) can|actually|tho|though|now|sorry|for me|this time))*[\s.!?]*$/i,
    leaves: '',
    examples: [
      ['make it shorter please', 'make it shorter'],
      ['outside, thanks!', 'outside'],
      ['for year 5 actually', 'for year 5'],
    ],
    keeps: ['make it shorter', 'know'],
  },
]
