/** A way of working with one text that names it and one that comes close. */
export type MethodRow = [pattern: RegExp, match: string, miss: string]

/**
 * How a class works or what it makes, whatever it is on. What students are to learn to do or to write, such as a recount, is a job (`jobs.data.ts`).
 */
export const METHOD_ROWS: readonly MethodRow[] = [
  [/\bfair[- ]tests?\b/iu, 'magnets fair test', 'what is fair'],
  [/\bexperiment\w*/iu, 'a plants experiment', 'experience'],
  [/\binvestigat\w+/iu, 'an investigation of shadows', 'vests'],
  [/\b(?:inquir|enquir)(?:y|ies|ing)\b/iu, 'an inquiry into rivers', 'required'],
  [/\b(?:predict\w*|hypothes\w+)/iu, 'make predictions', 'a verdict'],
  [/\bobserv(?:e|es|ing|ations?)\b/iu, 'observing snails', 'an observatory'],
  [/\b(?:test(?:s|ing)?|trial(?:s|ling)?)\b/iu, 'testing paper towels', 'the testament'],
  [/\bmeasur(?:e|es|ing|ements?)\b/iu, 'measuring the wind', 'treasure'],
  [/\bcompar(?:e|es|ing|isons?)\b/iu, 'compare two islands', 'a compartment'],
  [/\bsort(?:s|ing)?\b/iu, 'sorting rubbish', 'resorts'],
  [/\b(?:debat(?:e|es|ing)|discuss(?:ions?|ing)?|circle time|korero)\b/iu, 'a debate on zoos', 'the debut'],
  [/\b(?:research\w*|projects?|presentations?|slide[- ]?shows?)\b/iu, 'a research project', 'a projector'],
  [
    /\b(?:posters?|brochures?|pamphlets?|leaflets?|rubrics?|diagrams?|dioramas?|comics?)\b/iu,
    'a bees poster',
    'to post',
  ],
  [/\b(?:craft(?:s|ing)?|art(?:s|works?)?)\b/iu, 'christmas craft', 'a spacecraft'],
  [/\b(?:draw(?:s|ing|ings)?|sketch(?:es|ing)?|paint(?:s|ing|ings)?)\b/iu, 'draw a bridge', 'a drawer'],
  [/\b(?:drama|role[- ]?plays?|skits?|dances?|danc(?:e|ing))\b/iu, 'gold rush role play', 'a dancer'],
  [/\b(?:models?|model(?:l?ing)?|model[- ]making)\b/iu, 'model making', 'modest'],
  [/\b(?:games?|songs?|activit(?:y|ies)|challenges?)\b/iu, 'a game on magnets', 'gamers'],
]
