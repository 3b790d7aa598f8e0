import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** An order to the teacher about one person, and what follows it. */
export const TOLD_TO: WordPattern = {
  pattern:
    /(?:^|[.;:,]\s+|\band\s+)(?:[Aa]sk|[Tt]ell|[Ll]et|[Ss]it|[Ss]eat|[Rr]emind|[Pp]air|[Pp]ut|[Mm]ove|[Cc]hoose|[Ss]end|[Ii]nvite|[Pp]raise|[Ww]atch|[Kk]eep|[Pp]artner|[Pp]lace)\s+(\p{Lu}.*)/su,
  matches: ['Ask Sione to read first.', 'Sit Ruby by the door.'],
  misses: ['Ask the class.', 'A task for Tom'],
}

/** A first name and a surname. */
export const TWO_NAMES: WordPattern = {
  pattern: /^\p{Lu}[\p{Ll}\p{M}-]+ \p{Lu}[\p{Ll}\p{M}’'-]+/u,
  matches: ['Sione Fifita to read'],
  misses: ['Sione to read', 'Sione and Ana'],
}

/** What is told about one pupil. */
export const ABOUT_ONE_PUPIL: WordPattern = {
  pattern:
    /\b(?:because|since|as|so that|who) (?:he|she|they|his|her|is|has|cannot|can[’']t|never|always)\b|\b(?:away from|next to|near|beside) (?:the teacher|your desk|\p{Lu}\p{Ll}+)/u,
  matches: ['because he finishes first', 'next to your desk', 'who never listens'],
  misses: ['because it rains', 'next to the window'],
}
