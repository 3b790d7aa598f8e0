import type { Cut } from './word-pattern.ts'

/** The class learnt this before the lesson, so it is not its topic: "they've done addition with renaming last week". */
export const LEARNT_BEFORE: Cut = {
  leaves: ' ',
  pattern:
    /\b(?:they|we|mine|kids|most|the class|my class|all)(?:['’]?ve| have| has)? (?:already |just |only )?(?:done|learn(?:t|ed)|covered|finished|know) [^.!?;,]*?\b(?:last (?:week|term|lesson|year)|already|before|yesterday|this (?:week|term))\b/giu,
  examples: [['subtraction. They’ve done addition with renaming last week', 'subtraction.']],
  keeps: ['they have done nothing on fractions', 'what we know about time'],
}

/** Only some of the class work on these numbers, which limit those of nobody else: “a few still stuck on 2 digit”. */
export const SOME_WORK_ON: Cut = {
  leaves: ' ',
  pattern:
    /\b(?:a few|some|several|others|a couple|two|three|four|\d)(?: (?:of them|kids|children|students|pupils|learners))?(?: (?:are|need|who are))?(?: (?:still|only|just))* (?:stuck on|working (?:on|at|with|to)|on|at|struggling with|need)(?: with)? (?:(?:1|2|3|one|two|three)[- ]?digits?(?: numbers)?|(?:numbers )?to (?:10|20|100))\b/giu,
  examples: [['place value to 1000, a few still stuck on 2 digit', 'place value to 1000,']],
  keeps: ['adding 2 digit numbers', 'some 2-digit sums'],
}
