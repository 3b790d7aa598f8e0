/** A pattern of overseas usage, and what to write in New Zealand. */
export interface OverseasPattern {
  pattern: RegExp
  suggest: string
  /** Words of a sentence that tells of another country or time, where the usage belongs. */
  unless?: RegExp
}

/** A sentence that names another country speaks of its schools and money. */
export const OF_ELSEWHERE =
  /(?<!\p{L})(?:America\p{L}*|United States|USA|US|Canad\p{L}+|Brit(?:ain|ish)|English (?:schools?|money)|parliament|overseas|abroad|other countries|another country)(?!\p{L})/iu

/** A sentence on another country, another time, a saying or a title keeps the measures of old. */
export const OF_OLD_MEASURES =
  /(?<!\p{L})(?:America\p{L}*|United States|USA|US|Brit(?:ain|ish)|England|English|1[0-9]{3}|19[0-9]{2}s|centur(?:y|ies)|(?:were|was|is|are) once|once (?:were|was|measured|used|weighed|sold|said)|olden|old (?:rulers?|money|measures?|units?|maps?|charts?|recipes?|books?|system|days)|ancient|history|historic\p{L}*|long ago|ago|used to|before (?:19|metric)|sailors?|captain|ships?|nautical|imperial|metric|convert\p{L}*|centimetres?|metres|kilometres?|kilograms?|litres?|celsius|tales?|stor(?:y|ies)|fable|proverbs?|sayings?|idioms?|title|book|novel|poem|song|rhyme|scale|thermometer|invented|pilots?|aircraft|planes?|screens?|surfboards?|TVs?|wheels?|tyres?|pizzas?|pipes?|babies|pensions?|tax(?:es)?|wages?)(?!\p{L})|\d ?(?:g|kg|mm|cm|m|km|mL|L|°C)(?![\p{L}\d])|(?<!\p{L})(?:in|of) (?:18|17|16)\d\ds?/iu

const NUMBER =
  '(?:\\d[\\d,.]*(?: ?\\d\\/\\d)?|\\d+\\/\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half an?|several)'
/** Schools as they are elsewhere. */
export const OVERSEAS_SCHOOLS: readonly OverseasPattern[] = [
  {
    pattern:
      /\bCommon Core\b(?! (?:of|to|that))|\bstate (?:standards|tests?|exams?)\b|\bstandards-aligned\b/u,
    suggest: 'the New Zealand Curriculum',
    unless: OF_ELSEWHERE,
  },
  {
    pattern:
      /\bkinderg[ae]rt(?:e?ners?)\b|\bkindergarten (?:students?|pupils?|class(?:es|room)?|grade|level|readers?|math\p{L}*|standards?|teachers? (?:and|to) (?:first|grade))\b|\b(?:in|for|through|to) kindergarten (?:and|to|through)\b/iu,
    suggest: 'new entrants or Year 1',
    unless: OF_ELSEWHERE,
  },
  {
    pattern:
      /\belementary (?:schools?|students?|pupils?|grades?|teachers?|levels?|classrooms?|children|kids)\b|\bgrade schools?(?:ers?)?\b/iu,
    suggest: 'primary school',
    unless: OF_ELSEWHERE,
  },
  {
    pattern: /\bmiddle schoolers?\b|\bjunior high\b/iu,
    suggest: 'Years 7 and 8',
    unless: OF_ELSEWHERE,
  },
  {
    pattern:
      /\bpledge of allegiance\b|\b(?:before|after|at|over|for|until|since|on) thanksgiving\b|\bthanksgiving (?:break|dinner|holidays?|week|turkey)\b|\b(?:fourth|4th) of july (?:break|parade|fireworks)\b|\bpresidents[’']? day\b/iu,
    suggest: 'an occasion of a New Zealand school year',
    unless: OF_ELSEWHERE,
  },
  {
    pattern: /\b(?:school district|homeroom|freshmen?|sophomores?|GPA|honor roll|show-and-tell rug)\b/u,
    suggest: 'a word of New Zealand schools',
    unless: OF_ELSEWHERE,
  },
  {
    pattern:
      /\bgrad(?:e|es|ing) (?:the |their |your |these |all )?(?:papers|tests?|essays?|assignments?|homework|quizzes)\b/iu,
    suggest: 'mark',
    unless: OF_ELSEWHERE,
  },
]

/** Measures that a New Zealand class does not measure with. */
export const OVERSEAS_MEASURES: readonly OverseasPattern[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${NUMBER}[- ](?:inch(?:es)?|yards?)(?! of)|\\d+(?:\\.\\d+)? ?in\\. (?=\\p{Ll})|\\d+ ?ft\\b|(?<!(?:one|two|both) )(?<!\\p{L})(?!(?:one|two) )${NUMBER}[- ](?:foot|feet) (?:tall|long|high|wide|deep|away|apart|above|below|across|of|by)|\\d+-foot|(?:measur\\p{L}+|length|height|width|tall|long)[^.!?]{0,40} in (?:inches|feet|yards)|in inches|inches (?:and|or) feet|feet (?:and|or) inches|yardsticks?)(?!\\p{L})`,
      'iu',
    ),
    suggest: 'metres or centimetres',
    unless: OF_OLD_MEASURES,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${NUMBER} miles?|miles (?:per|an) hour|mph|(?:distance|far)[^.!?]{0,30} in miles)(?!\\p{L})`,
      'iu',
    ),
    suggest: 'kilometres',
    unless: OF_OLD_MEASURES,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?<!(?:cost|costs|paid|pay|pays|price|worth|sold|bought|earn\\p{L}*|wages?|fined?|rent|spent|saved)[^.!?]{0,40})(?:${NUMBER} pounds?(?! (?:notes?|and \\d+ shillings|sterling|each|coins?|an? (?:week|year|month|day)))(?<!^\\d+ pounds)|${NUMBER} ounces?|\\d+ ?(?:lbs?|oz))|in (?:pounds|ounces)|weigh\\p{L}*[^.!?]{0,30} pounds)(?!\\p{L})`,
      'iu',
    ),
    suggest: 'kilograms or grams',
    unless: new RegExp(
      `${OF_OLD_MEASURES.source}|shillings?|pence|(?<!\\p{L})(?:money|earn\\p{L}*|paid|pay|sold|bought)(?!\\p{L})`,
      'iu',
    ),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:a|an|${NUMBER}) (?:gallons?|quarts?|fluid ounces?|pints?)|in (?:gallons|quarts))(?!\\p{L})`,
      'iu',
    ),
    suggest: 'litres or millilitres',
    unless: OF_OLD_MEASURES,
  },
]
