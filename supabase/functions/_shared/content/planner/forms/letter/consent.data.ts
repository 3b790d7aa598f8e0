import type { WordPattern } from '../../read/words/word-pattern.ts'

const BLANK = '____________________'

/** A time away from school, to which families have to agree. */
export const OUTING: WordPattern = {
  pattern:
    /\b(?:camps?|overnight|sleep-?overs?|noho|trips?|visits?|excursions?|outings?|hikes?|tramp(?:ing)?|zoo|museum|aquarium|beach|pool|ski(?:ing)?|kayak\w*|bike ride)\b/i,
  matches: ['school camp', 'zoo trip', 'noho marae', 'ski day'],
  misses: ['campaign', 'sports day', 'stripes', 'photo day'],
}

/** What families agree to has to be named: the activities first. */
export const BEFORE_CONSENT: readonly string[] = [
  `What we will do (name every activity, and those in or near water or at height): ${BLANK}${BLANK}`,
  `Leaving and back: ________ to ________. How we travel: ${BLANK}`,
  `Adults with the group: ________ for ________ children. Person in charge: ${BLANK}`,
]

/** The words of consent; a school sets its own beside them. */
export const CONSENT: readonly string[] = [
  'Yes, I give permission for my child to take part in the activities named in this letter.',
  'No, my child will not take part.',
  'If my child is hurt or ill, staff may give first aid and get medical treatment, and will ring me as soon as they can.',
  'I have told the school of everything about my child’s health, needs and swimming that the leaders should know.',
]

export const REPLY_BY = `Please return this slip by: ${BLANK}`

/** What the teacher does besides before a letter about an outing goes home. */
export const OUTING_CHECK =
  'Use your school’s own consent wording if it has one, and send the letter after the leader has approved the outing and its safety plan.'
