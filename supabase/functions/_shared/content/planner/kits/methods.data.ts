import type { WordPattern } from '../read/words/word-pattern.ts'

/** How a class works or what it makes, whatever it is on: a lesson is found by its matter, and these words only choose among the lessons on it. */
export interface Method extends WordPattern {
  /** Found in the steps of a lesson in which the class works so. */
  served: RegExp
  /** What the teacher is told is not in the lesson; absent for a way of working that a lesson may have without naming it. */
  name?: string
}

/** A way of working with one text that names it, one that comes close, and what shows it in a lesson. */
export type MethodRow = [pattern: RegExp, match: string, miss: string, served: RegExp, name?: string]

const FAIR = /\bfair tests?\b|\bonly one thing (?:is )?chang/i
const TRIED = /\b(?:experiments?|tests?|tested|testing|trials?|predict\w*)\b/i

/** What students are to learn to do or to write, such as a recount, is a job (`jobs.data.ts`). */
export const METHOD_ROWS: readonly MethodRow[] = [
  [/\bfair[- ]tests?\b/i, 'magnets fair test', 'what is fair', FAIR],
  [/\bexperiment\w*/i, 'a plants experiment', 'experience', TRIED],
  [/\binvestigat\w+/i, 'an investigation of shadows', 'vests', TRIED],
  [/\b(?:inquir|enquir)(?:y|ies|ing)\b/i, 'an inquiry into rivers', 'required', /\bfind out\b|\binquir/i],
  [/\b(?:predict\w*|hypothes\w+)/i, 'make predictions', 'a verdict', /\bpredict\w*|\bguess\w*/i],
  [/\bobserv(?:e|es|ing|ations?)\b/i, 'observing snails', 'an observatory', /\bobserv\w+|\blook closely/i],
  [/\b(?:test(?:s|ing)?|trial(?:s|ling)?)\b/i, 'testing paper towels', 'the testament', TRIED],
  [/\bmeasur(?:e|es|ing|ements?)\b/i, 'measuring the wind', 'treasure', /\bmeasur\w+/i],
  [/\bcompar(?:e|es|ing|isons?)\b/i, 'compare two islands', 'a compartment', /\bcompar\w+/i],
  [/\bsort(?:s|ing)?\b/i, 'sorting rubbish', 'resorts', /\bsort(?:s|ed|ing)?\b/i],
  [/\bdiscuss(?:ions?|ing)?\b/i, 'discussion of fairness', 'a discus', /\bdiscuss\w*|\btalk about/i],
  [/\b(?:research\w*|projects?)\b/i, 'a research project', 'a projector', /\bresearch\w*|\bfind out/i],
  [
    /\b(?:presentations?|slide[- ]?shows?)\b/i,
    'a presentation on kiwi',
    'presents',
    /\bpresent(?:s|ed)?\b|\bslides?\b/i,
  ],
  [/\brubrics?\b/i, 'a rubric for speeches', 'a rubber', /\brubrics?\b/i, 'a rubric'],
  [/\bposters?\b/i, 'a bees poster', 'a post', /\bposters?\b/i, 'a poster'],
  [
    /\b(?:brochures?|pamphlets?|leaflets?)\b/i,
    'a brochure',
    'a leaf',
    /\b(?:brochure|pamphlet|leaflet)s?\b/i,
    'a brochure',
  ],
  [
    /\b(?:podcasts?|videos?|films?)\b/i,
    'a podcast on books',
    'a podium',
    /\b(?:podcasts?|record(?:s|ed|ing)?|films?|videos?|script)\b/i,
  ],
  [/\bcomics?\b/i, 'a comic strip', 'a comet', /\bcomics?\b|\bpanels?\b/i, 'a comic'],
  [/\bdioramas?\b/i, 'a diorama', 'a drama', /\bdioramas?\b|\bshoe ?box/i, 'a diorama'],
  [
    /\b(?:crafts?|art(?:s|works?)?)\b/i,
    'christmas craft',
    'a spacecraft',
    /\b(?:cut|fold|paint|glue|weav|draw|clay|print)/i,
  ],
  [
    /\b(?:draw(?:s|ing|ings)?|sketch(?:es|ing)?|paint(?:s|ing|ings)?)\b/i,
    'draw a bridge',
    'a drawer',
    /\b(?:draw|sketch|paint)/i,
  ],
  [
    /\b(?:drama(?! mask)|role[- ]?plays?|skits?)\b/i,
    'gold rush role play',
    'a dream',
    /\brole[- ]?plays?\b|\b(?:in|out of|takes? (?:a|the)) roles?\b|\bact(?:s|ed|ing)? (?:it |them |this |that |one |the |a )?(?:out|scene)|\bdrama\b|\bskits?\b|\bscenes?\b|\bfreeze[- ]?frames?\b|\bstill image/i,
    'drama or role play',
  ],
  [/\bdanc(?:e|es|ing)\b/i, 'a dance of rain', 'a dancer', /\bdanc(?:e|es|ing)\b/i, 'a dance'],
  [
    /\b(?:songs?|singing)\b/i,
    'a song on the body',
    'a singer',
    /\b(?:songs?|sings?|singing|waiata|chants?|rhyme)\b/i,
    'a song',
  ],
  [/\b(?:board |card )?games?\b/i, 'a game on magnets', 'gamers', /\b(?:games?|plays?|bingo)\b/i, 'a game'],
  [
    /\bmodels?(?: making)?\b|\bmodel(?:l?ing)\b/i,
    'model making',
    'modest',
    /\b(?:models?|builds?|makes?)\b/i,
  ],
]
