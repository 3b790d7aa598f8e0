import type { WordPattern } from '../words/word-pattern.ts'

/** Forms that are named by shorter words where a document is there already: "cards for the words", "a note home". */
export const LESSON_PLAN_WORDS: WordPattern = {
  pattern:
    /\b(?:the |a )?(?:lesson|teaching) plan\b|\bplan the lesson\b|\blesson (?=(?:to go|that goes|to match|for (?:it|this)))/i,
  matches: ['now the lesson plan that goes with it', 'a lesson plan for this', 'lesson to go with it'],
  misses: ['plan', 'a plane lesson'],
}

export const CARDS_FOR_WORDS: WordPattern = {
  pattern:
    /\bcards? (?:for|of|with) (?:the |our |these |my )?(?:\p{L}+ )?(?:words?|vocab(?:ulary)?|kupu|terms)\b/iu,
  matches: ['cards for the words', 'make cards with our vocab', 'cards of the key words'],
  misses: ['task cards', 'words for the cards'],
}

export const NOTE_HOME: WordPattern = {
  pattern:
    /\b(?:note|letter|e-?mail|message|p[āa]nui|blurb|newsletter) (?:home|(?:to|for) (?:the |my |our )?(?:parents?|whānau|whanau|families|family|caregivers|home|mums and dads))(?![\p{L}])/iu,
  matches: ['note to whānau', 'a message for parents', 'pānui home'],
  misses: ['letter to the council', 'note'],
}

/** Speaks of a part that the document has already: "change the exit ticket". */
export const CHANGES_A_PART: WordPattern = {
  pattern:
    /^(?:change|swap|redo|rewrite|replace|fix|shorten|(?:i )?(?:don'?t|do not) like) (?:the|our|that|this)\b|^(?:a )?(?:another|different|new) exit\b/i,
  matches: ['change the exit ticket', 'another exit question'],
  misses: ['make a quiz', 'turn this into a quiz', 'another quiz'],
}

/** Words that point at the document or say for whom, and name no topic of their own. */
export const POINTING_WORDS = `
a an the this that it its these those them to for of with goes go going along and me us my our your their give make
create need needs want wants add turn into change convert do as instead please pls new another also one some based on
from lesson plan sheet page monday tuesday wednesday thursday friday tomorrow today tonight homework home end term week
class kids pupils students tamariki parents whānau whanau families about what we are is learning have been learned
learnt learning topic same matching match suit words key write print out up questions now then too can could you u i
i'd like id get put in at by so they can use goes quick short simple little half way through back next after before version set
`
