import type { Cut, WordPattern } from './words/word-pattern.ts'

/** A message that changes the document made before it. */
export const CHANGES_DOCUMENT: WordPattern = {
  pattern:
    /\b(shorter|longer|easier|harder|simpler|trickier|more (challenging|difficult|support)|less|instead|again|another (one|version|number)|change|make (it|this|them)|different (numbers?|questions)|new numbers?|fewer|extend it|only \d+|cut it|redo|turn it into|add (?:an?|some|another)\b[^.]{0,30}\bgames?|as an? (activity|game|worksheet|assessment|quiz))\b/i,
  matches: [
    'make it shorter',
    'different numbers',
    'another number please',
    'only 20 minutes',
    'add a card game',
    'as a quiz',
  ],
  misses: ['volcanoes for Year 6', 'the water cycle', 'regain'],
}

/** Names a new lesson, plan or topic, anywhere in a message. */
export const NEW_TOPIC: WordPattern = {
  pattern: /\b(?:new|another) (?:lesson|plan|topic)\b/i,
  matches: ['another lesson, harder', 'a new topic'],
  misses: ['another version', 'the new numbers', 'new numbers', 'different questions', 'next lesson please'],
}

/** Cuts the words that open a message on something new, before it says what the new thing is. */
export const NEW_LEAD: Cut = {
  pattern:
    /^\s*(?:ok(?:ay)?,? |thanks,? |now )*(?:(?:a |something )?(?:new|next|different|another)(?: one| topic| request| thing)? ?(?:[:;]|[–—-]\s)|(?:something|a) (?:completely |totally )?(?:new|different)(?: one| topic)?[:,])\s*/i,
  leaves: '',
  examples: [
    ['new: note home about nits', 'note home about nits'],
    ['Next one – rivers, year 5', 'rivers, year 5'],
  ],
  keeps: ['new numbers', 'a new lesson on rivers', 'next lesson please'],
}

export const SHORTER: WordPattern = {
  pattern: /\bshorter|cut it|less time\b/i,
  matches: ['make it shorter', 'cut it by half', 'we have less time'],
  misses: ['short stories', 'less text'],
}

export const LONGER: WordPattern = {
  pattern: /\blonger|more time\b/i,
  matches: ['make it longer', 'give them more time'],
  misses: ['a long jump', 'prolonged'],
}

export const EASIER: WordPattern = {
  pattern: /\beasier|simpler|more support\b/i,
  matches: ['make it easier', 'with more support', 'simpler words'],
  misses: ['easy', 'support'],
}

export const HARDER: WordPattern = {
  pattern: /\bharder|trickier|challenging|difficult|extend\b/i,
  matches: ['make it harder', 'more challenging', 'extend it'],
  misses: ['hard shells', 'a challenge'],
}

/** Asks for questions that were not there before. */
export const OTHER_QUESTIONS: WordPattern = {
  pattern: /different|another|new (numbers|questions)|again|redo/i,
  matches: ['different numbers', 'new questions please', 'do it again'],
  misses: ['make it shorter', 'renumber'],
}

export const ADDS_GAME: WordPattern = {
  pattern:
    /\b(?:another|(?:add|with|includ(?:e|ing)|into|make it|as) (?:an?|some|another))(?: \p{L}+){0,2} games?\b/iu,
  matches: ['add a game', 'another game', 'with a quick card game', 'make it some games'],
  misses: ['ball games', 'a game', 'the game'],
}

export const DROPS_GAME: WordPattern = {
  pattern: /\b(?:no|without|drop|remove|leave out|instead of)\b(?: (?:the|an?|any))? games?\b/i,
  matches: ['no game', 'without any games', 'instead of a game'],
  misses: ['a game of no trumps', 'nobody plays the game'],
}

/** A message that names the lesson it is to follow; the title is captured. */
export const NEXT_AFTER_NAMED: WordPattern = {
  pattern: /\b(?:to follow|follows? on from|that follows|next lesson after|after) [“"]([^”"]{2,160})[”"]/i,
  matches: ['a new lesson to follow “Volcanoes”', 'the next lesson after "Fractions of a set"'],
  misses: ['after lunch', 'follow the rules'],
}

/** A message that asks for the next lesson and says nothing else. */
export const NEXT_ONLY: WordPattern = {
  pattern:
    /^(?:please |now |ok(?:ay)?,? |thanks?(?: you)?,? |can you |could you |plan |make |write |create |give me |and |a |an |the |new )*(?:next|follow[- ]?(?:up|on)) (?:lesson|one)\b(?: plan)?(?: (?:in|of|for) (?:this|the|our) (?:unit|series|topic))?(?:,? (?:please|pls|plz|thanks))?(?:[,:]? \d{2,3} min(?:ute)?s?)?[\s.!?]*$/i,
  matches: ['next lesson please', 'Plan the next lesson in this unit', 'Now a follow-up lesson, 30 minutes'],
  misses: ['next lesson on volcanoes', 'the lesson', 'next week'],
}

/** Asks for the lesson after the one in the chat in other words; it points at that one and names no topic. */
export const NEXT_AFTER_THIS: WordPattern = {
  pattern:
    /^(?:please |now |ok(?:ay)?,? |can you |could you |plan |make |write |create |give me |do |i need |we need |and |a |an |the |new )*(?:(?:another|a second|second|one more|a follow[- ]?up|the following|lesson|session|period|day|next) (?:lesson|period|session|block|one|day|two|2)?(?: plan)? ?(?:to (?:come|go|follow)(?: on)? ?(?:after|from)?|after|that follows|following(?: on from)?|to build on|to go on from|to follow) ?(?:this|that|it)(?: one| lesson)?|next (?:period|session|block|time|day)|(?:plan )?(?:lesson|day|session|part|period) (?:two|three|2|3)(?: of (?:this|the unit|it))?)(?:,? (?:please|pls|plz|thanks))?[\s.!?]*$/i,
  matches: [
    'plan another period after this one',
    'a second lesson to follow this',
    'now the next session',
    'lesson 2 please',
  ],
  misses: ['a lesson on after school care', 'another lesson on birds', 'day and night'],
}

/** A room, as schools name it. */
export const CLASS_NAME: WordPattern = {
  // A name is written with a capital letter; "one room 14 kids" counts the students of a room.
  pattern:
    /(?<!\b(?:one|same|my|our|this|each|every) )\b(?:[Rr]oom|ROOM|[Rr]m|[Rr]ūma)\s*(?:\d{1,3}[A-Za-z]?|\p{Lu}\p{L}{0,11})(?![\p{L}\p{N}])(?!\s+(?:kids|children|students|tamariki|pupils)\b)/u,
  matches: ['for Room 12', 'Rūma 5', 'room 7b', 'Rm Kea'],
  misses: ['the classroom', 'Roman numerals', 'in one room 14 kids', 'room 14 kids', 'the room we have'],
}

export const TERM_AND_WEEK: WordPattern = {
  pattern: /\bTerm\s*[1-4](?:,?\s*Week\s*\d{1,2})?\b/i,
  matches: ['Term 4, Week 7', 'term 2'],
  misses: ['Term 5', 'terms'],
}
