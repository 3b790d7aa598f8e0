import type { WordPattern } from '../words/word-pattern.ts'

/** Names one thing to be made. */
export const ONE_PRODUCT: WordPattern = {
  pattern:
    /\b(?:lessons?|lesson plans?|plans?|work ?sheets?|activit(?:y|ies)|games?|quiz(?:zes)?|tests?|assessments?|rubrics?|cards|lists?|letters?|notes? home|passages?|texts?|word ?searche?s?|crosswords?|posters?|slides|newsletters?|starters?|homework)\b/i,
  matches: ['y3 reading lesson', 'a spelling list', 'a note home about the trip'],
  misses: ['fractions', 'maths and music'],
}

/** Asks for more lessons than one plan holds. */
export const UNIT: WordPattern = {
  pattern:
    /\b(?:\d{1,2}|two|three|four|five|six|eight|ten)[ -](?:weeks?|lessons?|sessions?|days?)[ -](?:long )?(?:unit|programme|sequence|plan|series)\b|\bunit plan\b|\ball (?:of )?the lessons\b|\b(?:unit|series|sequence) of (?:\d{1,2}|two|three|four|five|six|eight|ten) (?:lessons|weeks|sessions)\b/i,
  matches: ['a 4 week unit on plants', 'unit plan for Matariki', 'a series of six lessons on poetry'],
  misses: ['doing a unit on space, need a lesson', '3 lessons of 40 minutes', 'units of measurement'],
}

/** Asks for many copies of a form that is made one at a time. */
export const MANY_COPIES: WordPattern = {
  pattern:
    /(?<!\b(?:years?|yrs?|y|tau|room|term|week)\s?)\b(\d{1,4}) (?:different |new |separate )?((?:word ?search(?:es)?|crosswords?|work ?sheets?|lesson plans?|quizz?es|rubrics?|games?)(?: puzzles)?)\b/i,
  matches: ['30 worksheets on money', '12 different crosswords'],
  misses: ['a worksheet with 30 questions', 'year 5 games'],
}

/** Mathematics that is taught after Year 8. */
export const LATER_MATHS: WordPattern = {
  pattern:
    /\b(calculus|trigonometry|logarithms?|quadratic equations?|quadratics|matrices|complex numbers)\b/i,
  matches: ['calculus for year 3', 'quadratic equations'],
  misses: ['calculators', 'number lines'],
}
