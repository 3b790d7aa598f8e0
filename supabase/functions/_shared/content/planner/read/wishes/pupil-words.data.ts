/** Words for pupils, and for what they need, as parts of patterns. */

/** One pupil or more. */
const PUPIL =
  '(?:child(?:ren)?|kids?|pupils?|students?|boys?|girls?|learners?|lad|one|class|group|ākonga|akonga|tamaiti|tamariki|users?|year \\d+s?)'

/** A book or a lesson about people is no class: "a story about a girl in a wheelchair". */
const NOT_IN_A_BOOK =
  '(?<!\\b(?:about|on|of|like|being|becoming|how|when|if|why|story|character|hero|famous|helen keller)\\s(?:[\\p{L}’]+\\s){0,2})'
const BETWEEN = "(?:\\s+(?!(?:about|on|lesson|plan|story|book|text|poem|unit|week|day)\\b)[\\p{L}\\d’'/]+)"

/** Names some pupils of the class; the need follows. */
export const SOME_PUPILS = `${NOT_IN_A_BOOK}(?:\\b(?:one|two|three|four|five|some|several|a few|a couple|half|(?<!(?:years?|yrs?|y|room|rm|level|tau|term|week|grade)\\s?)\\d{1,2})\\b${BETWEEN}{0,7}?|\\b(?:an?|my|our|the|this)${BETWEEN}{0,3}?\\s+${PUPIL}${BETWEEN}{0,6}?|\\b(?:children|kids|pupils|students|tamariki|boys|girls)${BETWEEN}{0,4}?|\\b(?:i|we) (?:have|teach|got)${BETWEEN}{0,4}?|\\b(?:she|he|they|who|someone|somebody)(?:['’]s)?${BETWEEN}{0,2}?)\\s+`

/** Stands after a need that is said as an adjective: "deaf boy", "anxious class". */
export const PUPIL_AFTER = `(?=\\s+(?:[\\p{L}’]+\\s+)?${PUPIL}(?![\\p{L}]))`
export { NOT_IN_A_BOOK }

export const WHEELCHAIR =
  "(?:wheel ?chairs?|(?:walking frame|walker)\\b|(?:on )?crutches|cerebral palsy|can['’]?t (?:run|walk)|physical(?:ly)? disab\\p{L}+)"
export const SIGHT =
  '(?:blind(?!\\s+(?:contour|drawing|tast|fold|test|spot|trust|mice|man))|low vision|vision impair\\p{L}+|visual(?:ly)? impair\\p{L}+|partially sighted|poor (?:eye)?sight)'
export const HEARING =
  '(?:deaf|hard of hearing|hearing (?:aids?|impair\\p{L}+|loss)|cochlear implants?|partially deaf)'
export const AUTISM = '(?:autis\\p{L}+|asd|asperger\\p{L}*|on the spectrum)'
export const ATTENTION =
  "(?:adhd|can['’]?t sit still|find(?:s)? it hard to (?:focus|concentrate|sit still)|trouble (?:focus\\p{L}*|concentrat\\p{L}*))"
export const READING =
  "(?:dyslexi\\p{L}+|(?:can['’]?t|cannot|can hardly|can barely|don['’]?t|do not|struggle to|find it hard to) read(?: (?:yet|much|well|it|independently))?|find(?:s)? reading hard)"
export const ANXIOUS =
  '(?:anxious|anxiety|shy(?! away)|(?:panic attacks?)|(?:gets?|is|are) (?:very |really |so )?(?:worried|nervous) (?:about|in) (?:school|class|everything))'
export const NOT_SPEAKING =
  "(?:selectiv\\p{L}+ mut\\p{L}+|mute|non[- ]?verbal|(?:does(?: not|n['’]?t)|won['’]?t|will not) (?:talk|speak)(?! (?:up|for|about))(?: (?:at|in) (?:school|class))?)"
export const HEALTH_PLAN =
  '(?:asthma\\p{L}*|inhalers?|epilep\\p{L}+|diabet\\p{L}+|anaphyla\\p{L}+|epi-?pens?|allerg\\p{L}+|seizures?)'

/** Said as an adjective after an article: "a wheelchair user", "my deaf boy". */
export const WITH_ARTICLE = `${NOT_IN_A_BOOK}\\b(?:an?|my|our|the|two|three|some)\\s+(?:\\p{L}+\\s+)?`

/** Any need of these, and others that are read elsewhere. */
export const ANY_NEED = `(?:${[WHEELCHAIR, SIGHT, HEARING, AUTISM, ATTENTION, READING, ANXIOUS, NOT_SPEAKING, HEALTH_PLAN].join('|')}|esol|ell|no english|new to english|little english|struggl\\p{L}+)`

/** A writing hand that cannot be used. */
export const NO_WRITING_HAND =
  "(?:(?:a |his |her |their )?(?:broken|fractured|sprained|injured|sore) (?:right |left |writing )?(?:arm|wrist|hand|elbow|finger|collarbone)|(?:an? |his |her |their )?(?:arm|wrist|hand) in (?:an? )?(?:cast|plaster|sling|splint)|can(?:no|[’']?)t (?:write|hold a (?:pen|pencil))(?: (?:at the moment|right now|for now|this week|just now))?(?=[.,;!]|$))"
