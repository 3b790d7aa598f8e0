import type { WordPattern } from './words/word-pattern.ts'

/**
 * Writing or literacy typed as the lesson itself, at the start or behind the class: "NE writing our trip to the farm". What it is set in, such as a volcano,
 * does not make it a lesson of science.
 */
export const TYPED_AS_ENGLISH: WordPattern = {
  pattern:
    /(?:^|[,.;:]\s*|\b(?:ne|new entrants?|juniors?|seniors?|middles|(?:years?|yrs?|y|term|week|wk|room|rm) ?\d+(?: ?(?:[-/&+]|and|to) ?\d+)?)\W+)(?:creative )?(?:writing|lit)(?=$|\W)(?! ?(?:(?:and|&|n|\+|or) |(?:(?:a|the|our|some|simple|analogue|digital|large|big|whole) )*(?:numbers?|numerals?|equations?|fractions?|decimals?|expressions?|formula|algebra|scales?|graphs?|tables?|maps?|time|clocks?|thermometers?|rulers?|timetables?|measurements?|charts?|data|statistics|music|rhythms?|notation|code|programs?|algorithms?|age|level|room|budd|words? in|in (?:te reo|m[āa]ori)|roman)))/i,
  matches: [
    'writing yr 5 volcanoes',
    'NE writing our trip to the farm',
    'yr 6 writing, earthquakes',
    'year 3/4 writing bees',
    'yr 2 lit weather',
  ],
  misses: [
    'writing numbers to 20',
    'yr 3 writing the time',
    'reading yr 3, bees',
    'y5 science, drawing and writing about bees',
    'year 4 writing and reading decimals',
    'literally anything',
  ],
}

/** A thing to design, which is the task of a lesson whose topic may stand beside it: “area and perimeter, design a dog park”. */
export const DESIGN_TASK: WordPattern = {
  pattern: /\bdesign(?:ing|s)?\s+(?:an?|our|your|their|my)\b/i,
  matches: ['design a dog park', 'students designing their zoo'],
  misses: ['design and make a pencil case', 'designer', 'by design'],
}

/** Paper on which shapes are measured in squares. */
export const ON_SQUARES: WordPattern = {
  pattern: /\b(?:grid|squared?|graph|dot(?:ty)?|1 ?cm) paper\b/i,
  matches: ['on grid paper', 'squared paper'],
  misses: ['paper planes', 'on paper'],
}
