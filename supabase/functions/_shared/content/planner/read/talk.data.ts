import type { WordPattern } from './words/word-pattern.ts'

/** A greeting or a thank-you, and nothing more. */
export const GREETING_ONLY: WordPattern = {
  pattern:
    /^(hi|hello|hey|kia ora( koutou)?|mōrena|morena|tēnā (koe|koutou)|thanks?( you)?|thank you( very much)?|cheers|ngā mihi|ka pai|great|ok(ay)?|awesome|good (morning|afternoon))\b[\s!.,]*(there|team|everyone)?[\s!.,]*$/i,
  matches: ['Kia ora', 'thanks!', 'good morning everyone', 'ka pai'],
  misses: ['Kia ora, fractions please', 'hide and seek', 'thank you letters'],
}

/** A greeting at the start of a message. */
export const GREETING_FIRST: WordPattern = {
  pattern:
    /^(?:hi|hello|hey|kia ora(?: koutou| anō)?|mōrena|morena|tēnā (?:koe|koutou)|thanks?(?: you)?|ngā mihi|good (?:morning|afternoon))(?![\p{L}\p{M}])(?: there| team| everyone)?[\s!.,–-]*/iu,
  matches: ['Kia ora, fractions please', 'Hi there – maps', 'Tēnā koe'],
  misses: ['Hibernation', 'say hello in te reo'],
}

export const QUESTION: WordPattern = {
  pattern: /^(what|who|how|why|when|where|can|could|do|does|is|are|should|will|would)\b[^\n]*\?\s*$/i,
  matches: ['What is a fraction?', 'can you make a lesson on maps?'],
  misses: ['What is a fraction', 'Fractions?', 'whatever next?'],
}

/** Words that ask for a document to be made. */
export const ASKS_FOR_WORK: WordPattern = {
  pattern:
    /\b(lesson|plan|worksheet|activit(y|ies)|assessment|quiz|resource|unit|make|create|write|teach|design|prepare|need|give me)\b/i,
  matches: ['make a quiz', 'I need something on maps', 'a unit on space'],
  misses: ['volcanoes', 'planets', 'remake'],
}

/** A message that begins like a wish for the document before it, and so asks for nothing new. */
export const BEGINS_LIKE_A_CHANGE: WordPattern = {
  pattern:
    /^(?:and |but |please |can you |could you |now |also )*(?:add|end|finish|start|begin|take|remove|delete|drop|leave|cut|needs?|integrate|link|combine|connect|split|print|half|as|only|just|bigger|smaller|more|less|fewer|spell|check|proof ?read|put|use|include|without|no|with|keep|not|too|shorten|reduce|fix|change|swap|move|highlight|underline|double[- ]sided|make (?:it|this|that|them)|turn|give (?:it|them)|let|have (?:them|it)|they|it|this|that|these|those|where|replace|show|hide|rename|translate|extend|expand|explain|rewrite|reword|redo|try|te reo version|in te reo|i (?:don'?t|do not|want|need|have) (?:it|this|that|them|any)\b)\b/i,
  matches: ['print it', 'bigger boxes', 'needs more pictures', 'only even numbers', 'spell check it'],
  misses: ['volcanoes', 'a lesson on maps', 'adding to 20', 'fractions for year 4'],
}

/** Names the document that is wanted and what it is about: something new, however it begins. */
export const NAMES_A_DOCUMENT: WordPattern = {
  pattern:
    /\b(?:lesson|plan|unit|worksheet|sheet|activity|quiz|test|game|cards|crossword|word search|rubric|checklist|assessment|resource) (?:on|about|for teaching|to teach|for (?:years?|yrs?|y) ?\d)\b/i,
  matches: ['add a lesson on maps', 'now a worksheet about bees'],
  misses: ['the lesson is too long', 'a plan for this'],
}

/** Words that only point at something: with nothing there to point at, they ask for nothing. */
export const ONLY_POINTS: WordPattern = {
  pattern:
    /^(?:do|redo|change|again|and|just|make|turn|(?:in)?to|as|it|this|that|these|them|one|ones|another|next|more|yes|no|yeah|ok|sure|please|shorter|longer|easier|harder|different|different numbers|the|hook|lesson|plan|[\s,.!?])+$/i,
  matches: ['make it shorter', 'do it again, please', 'the next one', 'different numbers'],
  misses: ['make it about maps', 'shorter poems'],
}

/** Asks a chat of lesson plans for a worksheet, which is made in a chat of its own. */
export const ASKS_FOR_RESOURCE: WordPattern = {
  pattern:
    /^(?:please |now |can you |could you |and )*(?:make|turn|change|convert)\s+(?:it|this|that|the (?:lesson|plan))(?:\s+(?:lesson|plan))*\s+(?:in)?(?:to )?(?:an? )?(?:worksheets?|quiz|assessment|test|activity|task cards?)(?: instead)?(?:,? please)?[\s.!?]*$/i,
  matches: ['make it a worksheet', 'can you turn the lesson into a quiz instead?'],
  misses: ['make a worksheet on maps', 'make it a game', 'turn it into a story'],
}
