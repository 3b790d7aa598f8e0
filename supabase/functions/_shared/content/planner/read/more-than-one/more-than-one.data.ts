import type { Cut, WordPattern } from '../words/word-pattern.ts'

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
    /(?<!\b(?:years?|yrs?|y|tau|level|room|term)[ .-]?)\b(?:\d{1,2}|two|three|four|five|six|eight|ten)[ -](?:weeks?|lessons?|sessions?|days?)[ -](?:long )?(?:unit|programme|sequence|plan|series)\b|\bunit plan\b|\ball (?:of )?the lessons\b|\b(?:unit|series|sequence) of (?:\d{1,2} |two |three |four |five |six |eight |ten )?(?:lessons|weeks|sessions)\b|^(?:(?:hi|hello|kia ora|please|pls|can (?:you|u|i)|could you|i (?:need|want)|make|plan|write|create|give|get|have|do|design|help|with|me|us)[\s,!]+)*(?:(?:an?|the|another|whole|full|new)\s+)*(?:(?!measure)[\p{L}-]+ )?unit (?:of (?:work|learning|study|inquiry) )?(?:on|about|for)\b|\bunit of (?:work|learning|study|inquiry)\b/iu,
  matches: [
    'a 4 week unit on plants',
    'unit plan for Matariki',
    'a series of six lessons on poetry',
    'a unit on rivers',
    'plan me a science unit about birds',
    'can you write a unit of work on fractions',
  ],
  misses: [
    'doing a unit on space, need a lesson',
    'Make a Year 5 lesson plan on bees',
    'a year five lesson plan',
    '3 lessons of 40 minutes',
    'units of measurement',
    'a unit of measurement',
    'unit fractions for year 4',
  ],
}

/** How many weeks it is to take, typed on its own behind the topic. */
export const WEEKS_LONG: WordPattern = {
  pattern:
    /(?:[,;:–—-]\s*|\b(?:over|for|spread over)\s+)(?:about |the next )?(?:[2-9]|1\d|two|three|four|five|six|eight|ten)[ -]?(?:wks?|weeks?)(?=\s*(?:$|[,.;]|long\b|block\b))/i,
  matches: [
    'design a lunchbox that keeps food cool, 4 wks',
    'a study of bees over three weeks',
    'kites, 5 week block',
  ],
  misses: ['observe the beans for 2 weeks and draw them', 'back in 2 weeks', 'week 4', 'a 4-week-old lamb'],
}

/** Asks for the lessons of a week or of several. */
export const WEEK: WordPattern = {
  pattern:
    /\b(?:an?|one|two|three|four|the|this|next|whole|full|\d{1,2})[ -](?:whole |full )?(?:weeks?|fortnights?)(?:['’]?s?)?(?: worth)? of (?:(?:my |our )?(?:maths?|english|literacy|reading|writing|science|pe|art|lessons?|plans?|planning|teaching|work|sessions|activities|sheets|worksheets|spelling|phonics|te reo)\b)|\bweek(?:['’]?s)? worth of\b|\b(?:lessons?|lesson plans?|plans?|maths?|reading|writing|worksheets?) for (?:the|a|this|next|my|our) (?:whole |full |entire )?(?:week|fortnight)\b|\b(?:weekly|fortnightly) (?:lesson planners?\b|(?:lesson )?plan(?:ning)?s?\b(?! (?:template|sheet|page|grid)))|\b(?:week|fortnight) plan\b/iu,
  matches: [
    'plan a week of maths',
    'a whole weeks worth of reading on whales',
    'lesson plans for the week',
    'a weekly plan for writing',
    'two weeks of lessons on volcanoes',
  ],
  misses: [
    'te wiki o te reo',
    'days of the week',
    'the first week of school',
    'a lesson for book week',
    'weekly planner template',
    'weekly planning sheet',
  ],
}

/** A week of lessons on one topic: a lesson for each school day. */
export const SCHOOL_WEEK: WordPattern = {
  pattern:
    /(?:^|\b(?:an?|one|1|the|this|next|my|our|whole|full)[ -])(?:whole |full )?(?:school )?(?:week|wk)(?:['’]?s)?(?: worth)? of (?!term\b|school\b|\d)|\b(?:an?|one|1)[ -](?:week|wk)(?: long)? (?:unit|plan|programme|sequence)\b|\b(?:an?|one|1)[ -](?:week|wk)$|\bfor (?:the|a|this|next|my|our) (?:whole |full |entire )?(?:week|wk)\b/iu,
  matches: [
    'a week of decimals',
    'wk of maths on fractions',
    'a whole week of money',
    'lesson plans for the week',
  ],
  misses: [
    'the first week of term',
    'days of the week',
    'a lesson for book week',
    'two weeks of lessons',
    'week 3',
  ],
}

/** Words that ask for several lessons, and are no part of the topic of the first. */
export const SEVERAL_LESSONS: Cut = {
  pattern:
    /(?<!\b(?:years?|yrs?|y|tau|level|room|term)[ .-]?)\b(?:an? )?(?:\d{1,2}|two|three|four|five|six|eight|ten)[ -](?:weeks?|lessons?|sessions?|days?)[ -](?:long )?(?:unit|programme|sequence|plan|series)(?: of (?:work|learning|study|inquiry))?\b|\b(?:an? |the )?unit of (?:work|learning|study|inquiry)\b|\b(?:an? |the )?(?:whole |full )?(?:an? |one |two |three )?(?:weeks?|fortnights?)(?:['’]?s)?(?: worth)? of (?:lessons?|lesson plans?|plans?|planning|teaching|work|sessions)\b|\b(?:an? |the )?(?:whole |full )?(?:weeks?|wks?|fortnights?)(?:['’]?s)?(?: worth)? of (?=\p{L})|\bfor (?:the|a|this|next|my|our) (?:whole |full |entire )?(?:week|fortnight)\b|\b(?:weekly|fortnightly|week|fortnight) (?=(?:lesson )?plan(?!ners?\b|ning (?:template|sheet|page|grid)))/giu,
  leaves: '',
  examples: [
    ['3 week unit on plants', 'on plants'],
    ['a unit of work on fractions', 'on fractions'],
    ['plan a week of maths on fractions', 'plan maths on fractions'],
    ['lesson plans for the week on magnets', 'lesson plans on magnets'],
  ],
  keeps: [
    'units of measurement',
    'days of the week',
    'a unit of measurement',
    'a Year 5 lesson plan on bees',
    'weekly planner',
  ],
}

/** Asks for something else besides what is made: "a lesson on tides and a quiz". */
export const SECOND_PRODUCT: WordPattern = {
  pattern:
    /(?<=\S\s)(?:plus|and|\+|&|also|as well as)\s+(?:also\s+|then\s+|i need\s+|can you (?:do|make)\s+)*(?:an?|the|some|maybe an?)?\s*(rubric|quiz|work ?sheet|test|check ?list|word ?search|crossword|(?:vocab(?:ulary)?|word|flash) cards|bingo|lesson plan|note home|letter home|slides|homework sheet|spelling (?:list|test))s?(?![\p{L}-])(?!\s+(?:skills|answers|questions on|of))(?<!\b(?:write|make|build|design|plan|code|create|program) and test(?= (?:a|an|the|our|it)\b))/iu,
  matches: ['a lesson on tides and a quiz', 'book report plus a rubric', 'volcanoes y5 and also a worksheet'],
  misses: [
    'a quiz on tides',
    'science and tests of strength',
    'worksheet and answers',
    'quiz and test skills',
    'write and test a program',
  ],
}

/** A list of words for spelling beside a request of something else: its words would decide the topic. */
export const SPELLING_BESIDES: Cut = {
  pattern:
    /(?<=\S\s)(?:plus|and|\+|&|also|as well as)\s+(?:also\s+|then\s+|i need\s+)*(?:an?|the|some|my|our)\s+spelling (?:list|test|words)s?(?=\s*(?:$|[,.;]))/iu,
  leaves: '',
  examples: [['year 4 addition and also a spelling list', 'year 4 addition']],
  keeps: ['a spelling list', 'phonics and spelling'],
}

/** Asks for many copies of a form that is made one at a time. */
export const MANY_COPIES: WordPattern = {
  pattern:
    /(?<!\b(?:years?|yrs?|y|tau|room|term|week|to|ki)\s?|\d\s?[-–]\s?)\b(\d{1,4}) (?:different |new |separate )?((?:word ?searches|crosswords|work ?sheets|lesson plans|quizz?es|rubrics|games|reading (?:texts|passages)|(?:crossword|word ?search) puzzles))\b/i,
  matches: ['30 worksheets on money', '12 different crosswords'],
  misses: [
    'number bonds of 6 worksheet',
    'numbers 1 to 20 worksheet',
    '1-20 quiz',
    'a worksheet with 30 questions',
    'year 5 games',
  ],
}

/** Asks for a test before the teaching and one after it. */
export const PRE_AND_POST: WordPattern = {
  pattern: /\bpre[- ]?(?:tests?|assessments?)? ?(?:and|&|n|\/|\+) ?post\b/i,
  matches: ['pre and post test', 'pre-test and post-test', 'pre/post assessment'],
  misses: ['a pre-test', 'post office'],
}

/** Mathematics that is taught after Year 8. */
export const LATER_MATHS: WordPattern = {
  pattern:
    /\b(calculus|trigonometry|logarithms?|quadratic equations?|quadratics|matrices|complex numbers)\b/i,
  matches: ['calculus for year 3', 'quadratic equations'],
  misses: ['calculators', 'number lines'],
}

/** Asks for a plan of a whole day, with its subjects. */
export const WHOLE_DAY: WordPattern = {
  pattern:
    /\b(?:relief|reliever['’]?s?|relieving|whole|full|entire|school) days?(?: of (?:lessons|work|teaching))?\b(?! care)|(?<!\b(?!(?:a|an|my|our|the|one|full|whole|relie[fv]\w*|school|wet|rainy|first|last|teaching|plan|for|\d+|class)\b)\p{L}+ )\bday(?:['’]s)? plan\b|\bplan (?:for )?(?:my|the|our) day\b|\bday of relief\b/iu,
  matches: [
    'relief day plan',
    'plan the whole day',
    'full day relief plan',
    'a day plan for year 3',
    'school day',
  ],
  misses: [
    'sports day',
    'day and night',
    'a lesson on Anzac Day',
    'days of the week',
    'the daily plan',
    'market day plan a stall',
  ],
}

/** The subjects of a school day as teachers name them. */
export const SUBJECT_OF_DAY: WordPattern = {
  pattern:
    /\b(?:reading|writing|spelling|phonics|handwriting|literacy|english|maths?|numeracy|pe|phys ed|fitness|science|art|music|drama|health|technology|social studies|te reo(?: māori)?|inquiry)\b/i,
  matches: ['reading', 'maths', 'PE', 'social studies'],
  misses: ['volcanoes', 'people', 'party'],
}

/** Homework, which often goes over several subjects on one sheet. */
export const HOMEWORK: WordPattern = {
  pattern: /\bhomework\b(?! club)/i,
  matches: ['a homework sheet', 'homework for year 3'],
  misses: ['homework club', 'work at home'],
}

/** The parts of homework, and the sheet that is made for each. */
export const HOMEWORK_PARTS: readonly (WordPattern & { sheet: string })[] = [
  {
    sheet: 'spelling list',
    pattern: /\bspelling\b/i,
    matches: ['spelling words'],
    misses: ['spell it out'],
  },
  {
    sheet: 'times tables worksheet',
    pattern: /\btimes ?tables?\b/i,
    matches: ['times tables'],
    misses: ['timetable'],
  },
  {
    sheet: 'basic facts worksheet',
    pattern: /\bbasic facts\b|\bnumber facts\b/i,
    matches: ['basic facts'],
    misses: ['facts about kiwi'],
  },
  {
    sheet: 'mixed maths worksheet',
    pattern: /(?<!mixed )\bmaths?\b(?!\s*(?:homework|facts))/i,
    matches: ['some maths'],
    misses: ['mixed maths', 'maths homework'],
  },
  {
    sheet: 'reading comprehension worksheet',
    pattern: /\breading (?:text|comprehension|passage)\b|\bcomprehension\b|\bsome reading\b/i,
    matches: ['a reading text', 'comprehension'],
    misses: ['reading log'],
  },
  {
    sheet: 'writing prompts',
    pattern: /\bwriting prompts?\b|\bsome writing\b/i,
    matches: ['a writing prompt'],
    misses: ['handwriting'],
  },
]
