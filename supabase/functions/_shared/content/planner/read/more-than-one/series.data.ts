import type { Cut, WordPattern } from '../words/word-pattern.ts'

const NUMBER = '(?<number>[2-9]|10|two|three|four|five|six|seven|eight|nine|ten)'
/** “Year 3 lessons” names a class, and “week 3 lessons” a week of the term. */
const NOT_OF_A_CLASS = '(?<!\\b(?:years?|yrs?|y|tau|level|room|term|week|lesson|rm)[ .-]?)'
const LESSONS = '(?:lessons?|sessions?)'
const WHOLE = '(?:unit|programme|program|sequence|series|block|mini[ -]?unit|set|run)'

/** A way to ask for several lessons. What it leaves of the words is what the lessons are about. */
export interface SeriesWords extends Omit<Cut, 'leaves'> {
  leaves: '' | '$<what> lesson'
  /** How the number of lessons is found: it is said, one a day of a week is meant, or weeks are said. */
  counts: 'lessons' | 'days' | 'week' | 'weeks' | 'unit'
}

export const SERIES: readonly SeriesWords[] = [
  {
    counts: 'lessons',
    pattern: new RegExp(
      `\\b(?:an? |the )?(?:\\p{L}+ )?${WHOLE}(?: plan)? of (?:about )?${NUMBER} (?:short |whole |daily )?(?:lesson plans|${LESSONS})\\b`,
      'iu',
    ),
    leaves: '',
    examples: [
      ['series of 4 lessons on the treaty', 'on the treaty'],
      ['a unit of 5 lessons on volcanoes', 'on volcanoes'],
    ],
    keeps: ['a unit of measurement', 'a set of 5 cards'],
  },
  {
    counts: 'lessons',
    pattern: new RegExp(
      `${NOT_OF_A_CLASS}\\b(?:an? )?${NUMBER}[ -](?:${LESSONS}|days?)[ -](?:long )?(?:${WHOLE}|plan)\\b(?: (?:of work )?(?=on |about |for ))?`,
      'iu',
    ),
    leaves: '',
    examples: [['5 lesson unit on electricity', 'on electricity']],
    keeps: ['a lesson plan', 'lesson 2 plan', 'year 5 lesson plan'],
  },
  {
    counts: 'lessons',
    pattern: new RegExp(
      `${NOT_OF_A_CLASS}\\b(?:about )?${NUMBER}(?<what>(?: (?!of\\b|on\\b|in\\b|x\\b|minutes?\\b|mins?\\b)[\\p{L}-]+){0,3}) (?:lesson plans|lessons|sessions)\\b(?! (?:a|per|every|each) (?:day|week|fortnight|term)|[ -]plan)`,
      'iu',
    ),
    leaves: '$<what> lesson',
    examples: [
      ['need 2 music lessons for year 4 - rhythm', 'need music lesson for year 4 - rhythm'],
      ['three circle time lessons about feelings', ' circle time lesson about feelings'],
      ['te reo greetings, 4 short sessions of 15 min', 'te reo greetings,  short lesson of 15 min'],
    ],
    keeps: ['year 5 lessons on bees', '2 lessons a week', '8 station circuit pe lesson'],
  },
  {
    counts: 'days',
    pattern: new RegExp(
      `\\b(?:over|across|spread over|for) (?:the )?(?:next )?${NUMBER} (?:days|mornings|afternoons)\\b`,
      'iu',
    ),
    leaves: '',
    examples: [['matariki over two days, year 2', 'matariki, year 2']],
    keeps: ['over the hills', 'keep the beans for a week'],
  },
  {
    counts: 'week',
    pattern:
      /\b(?:daily|every day|each day)[ -](?=\d{1,2} ?-?min)|(?<=\d ?-?min(?:ute)?s?) (?:an?|per|each|every) day\b(?: for (?:an?|the|one|this|next) (?:whole )?week)?/iu,
    leaves: '',
    examples: [
      ['daily 10 min for a week on times tables', '10 min for a week on times tables'],
      ['10 minutes a day for a week, spelling', '10 minutes, spelling'],
    ],
    keeps: ['daily fitness', 'an apple a day'],
  },
  {
    counts: 'weeks',
    pattern: new RegExp(
      `${NOT_OF_A_CLASS}(?:\\b(?:over|for|across) )?\\b(?:an? )?(?<number>[2-9]|10|two|three|four|five|six|eight|ten)[ -]?(?:weeks?|wks?)(?:[ -](?:long )?(?:${WHOLE}|plan|topic|inquiry|of (?:lessons?|lesson plans?|plans?|planning|teaching|work|sessions))\\b|(?=\\s*(?:$|[,.;]|long\\b)))`,
      'iu',
    ),
    leaves: '',
    examples: [['4 week unit on plants', 'on plants']],
    keeps: ['week 4', 'observe the beans for 2 weeks and draw them'],
  },
  {
    counts: 'weeks',
    pattern:
      /\b(?:an? |the |this |next )?(?:whole )?(?<number>fortnight)(?:['’]?s)?(?: worth)?(?: of (?:lessons?|lesson plans?|planning|teaching|work))?\b/iu,
    leaves: '',
    examples: [['fortnight of maths on multiplication', 'of maths on multiplication']],
    keeps: ['two weeks ago'],
  },
  {
    counts: 'unit',
    pattern:
      /\bunit plan\b|\b(?:an? |the )?unit of (?:work|learning|study|inquiry)\b|\b(?:an? )?(?:mini[ -]?)?unit(?= (?:on|about) )|^(?:(?:art|pe|p\.e\.|music|science|maths?|writing|reading|drama|dance|health|technology|social studies|inquiry|te reo) )?\bunit\b(?= (?!of |fractions?|conver|squares?|cubes?|prices?|rates?|tests?|standards?|holders?)\p{L})/iu,
    leaves: '',
    examples: [
      ['unit plan on the water cycle', 'on the water cycle'],
      ['a unit of work on fractions', 'on fractions'],
    ],
    keeps: ['units of measurement', 'a unit of measurement', 'unit fractions', 'doing a unit, need a lesson'],
  },
  {
    counts: 'week',
    pattern:
      /[,;]?\s*\bmon(?:day)?s?\s*(?:to|-|–|through)\s*fri(?:day)?s?\b|\bthis week['’]?s (?=(?:maths?|reading|writing|literacy|science|art|pe|spelling|phonics|te reo)\b)/iu,
    leaves: '',
    examples: [['addition strategies y3, mon to fri', 'addition strategies y3']],
    keeps: ['the days from Monday on', 'this week is busy'],
  },
  {
    counts: 'unit',
    pattern:
      /(?<=\p{L}{3}) unit(?=\s*(?:$|[,.;]|(?:for )?(?:y|yr|year)s?\.? ?\d))(?<!\b(?:a|an|the|our|my|this|one|per|each|square|base|standard) unit)/iu,
    leaves: '',
    examples: [['kapa haka unit, year 4', 'kapa haka, year 4']],
    keeps: ['the cost of each unit', 'a square unit'],
  },
]

/** A word behind the minutes of one lesson, which says nothing of what it is about. */
export const EACH: Cut = {
  pattern: /(?<=\b\d{1,3} ?-?(?:min(?:ute)?s?|m|hours?)),? (?:each|a lesson|per lesson|per session|long)\b/iu,
  leaves: '',
  examples: [['fractions, 45 min each', 'fractions, 45 min']],
  keeps: ['share 12 pears, 4 each'],
}

/** One lesson is asked for, beside words on the unit that it is of: "doing a unit on space, need a lesson". */
export const ONE_LESSON: WordPattern = {
  pattern:
    /\b(?:need|want|make|plan|write|give me|just) (?:\p{L}+ )?(?:a|an|one|1|the (?:first|next|last|final|second|third)) (?:[\p{L}-]+ ){0,2}(?:lesson|session)\b|\b(?:first|next|last|final|second|third|opening|intro(?:ductory|duction)?) (?:lesson|session)\b|\b(?:lesson|session) (?:\d+|one|two|three|four|five) (?:of|in)\b|\b(?:part|end|start|beginning|middle) of (?:a|the|our|my) (?:\p{L}+ )?unit\b|\b(?:in|for|during|within|doing|finishing|starting) (?:a|the|our|my) (?:\p{L}+ ){0,2}unit\b/iu,
  matches: [
    'doing a unit on space, need a lesson',
    'lesson 3 of 6 on plants',
    'first lesson of our unit on rivers',
  ],
  misses: ['a unit of 5 lessons', 'unit plan on rivers'],
}
