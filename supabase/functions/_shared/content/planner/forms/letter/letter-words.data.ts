import type { Cut, WordPattern } from '../../read/words/word-pattern.ts'

/** What a request for a letter says before it comes to the matter. */
export const LETTER_LEAD: readonly Cut[] = [
  {
    pattern:
      /^\s*(?:(?:kia ora|hi|hello),? |please |pls |plz |can you |could you |i need |need |write |make |create |draft |do |give me |me |a |an |the |short |quick |friendly |home )+/i,
    leaves: '',
    examples: [['please write a short letter home', 'letter home']],
    keeps: ['camp letter'],
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:parents?|whānau|whanau|family|caregivers?|class) )?(?:note|letter|email|notice|newsletter|pānui|panui|message|invitation|invite|(?:permission|consent) (?:slip|letter|form|note)|reminder)s?(?: letter| slip| note| item| blurb| entry| piece| paragraph| snippet)? (?:home |(?:for|to)(?: go)? (?:home|(?:the |our |my )?(?:parents|whānau|whanau|families|caregivers))(?: and (?:parents|whānau|whanau|families|caregivers))? )*(?:to (?:the |our |my )?(?:parents|whānau|whanau|families|caregivers) )?(?:about|for|on|re|to(?= (?:a|an|our|the) )|regarding|saying(?: that)?|telling (?:them|parents|whānau|families)(?: about| that)?|to (?:say|tell|explain|let|remind)(?: them| parents| families| whānau)?(?: know)?(?: about| that)?|explaining|inviting (?:them|parents|whānau|families)(?: to)?|reminding (?:them|parents|whānau|families)(?: about| of)?|asking(?: for)?)(?!\p{L})\s*/iu,
    leaves: '',
    examples: [
      ['letter home about camp', 'camp'],
      ['email to parents reminding them about togs', 'togs'],
      ['parent letter about camp', 'camp'],
    ],
    keeps: ['our swimming sports'],
  },
  {
    pattern:
      /(?<!\p{L})(?:parents?|whānau|whanau|family|caregivers?|home|class)?(?: hui| helpers?)? ?(?:note|letter|email|notice|newsletter|pānui|panui|invitation|invite|(?:permission|consent) (?:slip|letter|form|note))s?(?: letter| slip| item| blurb| entry| piece| paragraph| snippet)?(?: home| to (?:parents|whānau|whanau|families|caregivers|home))?(?: (?:about|for|on|re))?(?!\p{L})/iu,
    leaves: ' ',
    examples: [['parent letter for the gala', 'the gala']],
    keeps: ['our trip'],
  },
  {
    pattern: /(?<=\p{L}) for (?:the |our |my )?(?:parents|whānau|whanau|families|caregivers)(?!\p{L})/iu,
    leaves: '',
    examples: [['homework for parents, every night', 'homework, every night']],
    keeps: ['a morning tea for grandparents'],
  },
  {
    pattern:
      /[\s,]+(?:with|plus|incl(?:uding)?|listing) (?:the |our |all )?activities(?: list)?(?: and)?(?=$|[\s,.;])/i,
    leaves: ' ',
    examples: [['camp with activities and cost', 'camp cost']],
    keeps: ['water activities'],
  },
  {
    // Whom it goes to, and the class, where they stand before the matter.
    pattern:
      /^[\s,:–-]*(?:(?:to|for) )?(?:the |our |my )?(?:(?:parents|whānau|whanau|families|caregivers)\s+(?!(?:evenings?|interviews?|help\w*|hui|nights?|conferences?|meetings?|to|who|need)\b)(?:(?:re|about|for|on)\s+)?|y(?:ea)?r?s? ?\d(?:\s?(?:[-–/&]|and)\s?\d)?\s+)+(?=\p{L}{3})/iu,
    leaves: '',
    examples: [
      ['to parents year 6 camp', 'camp'],
      ['parents swimming next week', 'swimming next week'],
      ['year 4 zoo trip', 'zoo trip'],
    ],
    keeps: ['parents evening', 'parents to bring chairs'],
  },
  {
    pattern:
      /(?:(?:[\s,]|(?<=[\s,])(?:and|with|plus|incl(?:uding)?|needs?|for|the|an?)(?=\s))+)(?:(?:permission|consent)(?: (?:slip|form|note|letter)s?)?)(?=\s*(?:$|[,.;]| and$))(?: and$)?/i,
    leaves: '',
    examples: [
      ['camp and permission', 'camp'],
      ['ski camp and consent form, bring lunch', 'ski camp, bring lunch'],
    ],
    keeps: ['permission to speak', 'asking for consent to photos'],
  },
  {
    pattern:
      /(?:,? (?:for |at |in |of )?(?:my |our )?(?:y(?:ea)?rs? ?|y)\d(?:\s?(?:[-–/&]|and)\s?\d)?(?: class)?)(?=[\s,.]|$)/i,
    leaves: '',
    examples: [
      ['our trip, year 3, bring lunch', 'our trip, bring lunch'],
      ['camp at year 6, 3 days', 'camp, 3 days'],
    ],
    keeps: ['three days'],
  },
]

/** Days and times that a note home names. */
export const WHEN_WORDS: WordPattern = {
  pattern:
    /\b(?:(?:\d|two|three|four|five) (?:days|nights)(?: and (?:\d|two|three|four) (?:days|nights))? in (?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|term \d|week \d{1,2})|(?:on |this |next |from |every )*(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun(?! ?(?:hats?|screen|smart|safe\w*|block|glasses|protection|cream)))(?:day)?s?\b(?!\p{L})(?:(?:,| and| &) (?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?!\p{L}))*(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![:.]?\d| ?[ap]m)(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?)?|tomorrow|next week|(?:\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|and|&) ?)?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)(?:,? (?:at |from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)?)?/iu,
  matches: [
    'on Friday',
    'next thursday',
    'wed 6pm',
    'Tuesday 12 March at 9am',
    'tomorrow',
    '3-5 march',
    '12th to 14th of May',
    '3 days in march',
  ],
  misses: ['wedding', 'sunscreen', 'sun hats', 'the month'],
}

/** A week or a term, where no day is named. */
export const WEEK_WORDS: WordPattern = {
  pattern: /\b(?:in |from )?(?:week \d{1,2}(?:,? (?:of )?term \d)?|term \d(?:,? week \d{1,2})?)\b/i,
  matches: ['week 9', 'term 4', 'week 3 of term 2'],
  misses: ['this week', 'terms'],
}

export const RAIN_DATE: WordPattern = {
  pattern: /\b(?:rain|wet[- ]weather|postponement|back[- ]?up) (?:date|day)s?\b:?\s*(?:is )?(.*)$/i,
  matches: ['rain date Friday', 'postponement date 7 March'],
  misses: ['a rainy day'],
}

export const HOW_LONG: WordPattern = {
  pattern:
    /^(?:for )?(?:\d{1,2}|two|three|four|five) (?:days?|nights?)(?:(?:,? and|,| &)? (?:\d{1,2}|two|three|four) nights?)?$/i,
  matches: ['3 days', 'two nights', '3 days and 2 nights'],
  misses: ['3 days late'],
}

export const COST: WordPattern = {
  pattern:
    /^(?:the )?(?:cost(?:s|ing)?(?: is| of)?:? |tickets?(?: are)?:? |entry:? )?(\$\s?\d[\d.]*(?: (?:each|per (?:child|student|family)))?|free|gold coin(?: (?:donation|entry))?(?: (?:of )?\$\d[\d.]*)?)$/i,
  matches: ['gold coin $5', 'cost $180', '$2.50 each', 'gold coin', 'cost is $12'],
  misses: ['$5 for the bus and $7 for entry'],
}

export const TIME_WORDS: WordPattern = {
  pattern: /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))?/i,
  matches: ['at 6pm', '9.30 am', '5pm-7pm'],
  misses: ['6 students', 'year 6'],
}

/** A place, where it stands after a word for being or going there. */
export const WHERE_WORDS: WordPattern = {
  pattern:
    /\b(?:at|in|to|on) (?:the |our )?(?:(?:school |community |town |local )?(?:hall|library|marae|pool|museum|zoo|beach|park|gym|field|courts?|classroom|room \d+|domain|stadium|farm|playground|church|theatre)\b|(?!(?:Year|Term|Week|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Te Reo)\b)\p{Lu}[\p{L}\p{M}’'-]+(?: (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}[\p{L}\p{M}’'-]+)*(?: (?:hall|library|marae|pool|museum|zoo|beach|park|gym|domain|stadium|farm))?)/u,
  matches: ['in the school hall', 'at the marae', 'in room 5', 'to the museum', 'at Lake Taupō'],
  misses: ['shall', 'challenge', 'library day', 'on Friday'],
}

/** A place that is a part of its own: ", school hall,". */
export const PLACE_ALONE: WordPattern = {
  pattern:
    /^(?:the |our )?(?:school |community |town |local )?(?:hall|library|marae|pool|museum|zoo|beach|park|gym|field|classroom|room \d+|domain|stadium|farm|playground|church|theatre)$/i,
  matches: ['school hall', 'room 5'],
  misses: ['hall passes', 'library day'],
}

/** Matters that have no place and no day of their own. */
export const NO_EVENT: WordPattern = {
  pattern:
    /\b(?:nits?|(?:head ?)?lice|lost property|homework|home learning|allerg\w*|birthday|reports?|devices?|byod|chromebooks?|sun ?hats?|uniforms?|behaviou?r|attendance|absences?|parking|lunch ?boxes|reading at home|screen time|spelling words|covid|stomach bug|gastro\w*|vomiting|measles|chicken ?pox|school sores|(?:head|bump|knock)[\w ]{0,14} (?:head|injury|bump|knock)|hit|hitting|kicking|fight(?:ing)?|incidents?|bullying|introduc\w+ myself|start of (?:the )?(?:school )?year|(?:be|being|are|is|arriv\w+|comes?|coming) late)\b/i,
  matches: [
    'nits in room 4',
    'lost property',
    'mid-year reports',
    'sun hats',
    'headlice',
    'bump on the head',
    'a head injury',
    'hitting at lunch',
    'the start of the year',
  ],
  misses: ['our trip', 'library day', 'sports day'],
}

/** A whole sentence, which goes on after “tell you that”: “the bus will be late”. */
export const TELLS_THAT: WordPattern = {
  pattern:
    /^(?!(?:what|how|why|when|where)\b)(?!.*\b(?:who|which|that|what|how|why)\b)[\p{L}\p{M}\d’' -]+ (?:(?:will|won[’']?t|may|might) be|(?:has|have) been|(?:is|are) (?:cancelled|postponed|closed|late|back|moving|changing))(?!\p{L})/iu,
  matches: ['the bus from camp will be late', 'swimming is cancelled', 'sports day has been postponed'],
  misses: ['children who are late', 'how your child will be assessed', 'our camp'],
}

/** Occasions at school, whose place everybody knows. */
export const AT_SCHOOL: WordPattern = {
  pattern:
    /\b(?:closure|closed|teacher[- ]only day|photo day|library day|mufti(?: day)?|sausage sizzles?|book week|dress[- ]up|interviews?|shared lunch|wheels day)\b/i,
  matches: ['school closure', 'photo day', 'parent interviews'],
  misses: ['camp', 'sports day'],
}

/** Occasions that nobody brings anything to. */
export const NOTHING_TO_BRING: WordPattern = {
  pattern:
    /\b(?:closure|closed|cancelled|postponed|will be late|teacher[- ]only day|interviews?|assembl(?:y|ies)|helpers?)\b/i,
  matches: ['school closure', 'our class assembly'],
  misses: ['a trip'],
}

/** Asks families for something. */
export const ASKS_FOR: WordPattern = {
  pattern:
    /\basking (?:the |our )?(?:parents |families |wh[āa]nau |them )?for\b|\bparents? helpers? (?:letter|note|email|notice)\b/iu,
  matches: ['asking for helpers', 'asking families for old magazines'],
  misses: ['asking questions'],
}

/** Occasions of a school, of which nothing is taught. */
export const OCCASION: WordPattern = {
  pattern:
    /\b(?:camps?|trips?|swimming|cross[- ]country|assembl(?:y|ies)|interviews?|conferences?|book week|sausage sizzles?|library day|mufti(?: day)?|photos?(?: day)?|closure|closed|teacher[- ]only day|sports? days?|athletics|disco|gala|fair|fundraisers?|hui|visits?|shared lunch|concert|production|helpers?|volunteers?|wheels day|picnic|sleepover|kapa haka practice)\b/i,
  matches: ['school camp', 'our assembly', 'parent interviews', 'photo day'],
  misses: ['fractions', 'campaign', 'the water cycle'],
}

/** An occasion of the class that reads better with "our". */
export const TAKES_OUR: WordPattern = {
  pattern:
    /^(?!(?:the|our|an?|my|some|your|this|all|no|helpers?|parents?|nits?|lost|school closure)\b)(?:[\p{L}\p{M}-]+ ){0,3}(?:camp|trip|assembly|sausage sizzle|cross[- ]country|(?:sports?|ski|kayaking|[\p{L}]+ing) day|sleep-?over|noho marae|excursion|book week(?: dress[- ]up)?|library day|mufti day|photo day|disco|gala|picnic|visit|production|shared lunch|swimming(?: lessons| sports)?)(?= (?:to|at|in)\b|$)/iu,
  matches: ['camp', 'beach trip', 'sausage sizzle', 'school camp at Lake Taupō'],
  misses: ['our camp', 'a trip', 'nits in room 4', 'lost property'],
}

/** A part that asks for the slip itself. */
export const REPLY_ASKED: WordPattern = {
  pattern:
    /^(?:an? |the |with |and |include |incl |plus )*(?:permission|consent|reply|return|tear[- ]?off|cut[- ]?off)(?: (?:slip|form|note|section))?s?(?: (?:to (?:cut off|return|sign)|at the bottom|please|needed|required))*$/i,
  matches: ['permission slip', 'with a reply slip', 'tear-off slip at the bottom'],
  misses: ['permission was given last year'],
}

export const NEEDS_REPLY: WordPattern = {
  pattern: /\b(?:permission|consent|reply slip|tear[- ]?off|rsvp|sign(?:ed)?|return slip)\b/i,
  matches: ['a permission slip', 'with a reply slip', 'please RSVP'],
  misses: ['design', 'assignment'],
}

/** A point that asks for adults who help; the number where one is named. */
export const HELP_WANTED: WordPattern = {
  pattern:
    /^(?:we )?(?:(?:also )?(?:need(?:s|ing)?|want(?:s|ed|ing)?|looking for|call for|ask(?:ing)? for|seeking|require)(?: for)? (?:some |a few |more |any |(\d{1,2}|two|three|four|five|six|eight|ten) )?(?:(?:parents?|adults?|wh[āa]nau|family|caregivers?)(?:[- ](?:helpers?|help|volunteers?|drivers?|supervisors?))?|volunteers?|helpers?|drivers?|supervisors?)|(?:(\d{1,2}) )?(?:(?:parents?|adults?|wh[āa]nau) )?(?:volunteers?|helpers?|drivers?|help) (?:are |is )?(?:needed|wanted|required|please|welcome)|(?:\d{1,2}|two|three|four|five|six|eight|ten) (?:parent|adult|wh[āa]nau)[- ](?:volunteers?|helpers?|drivers?|supervisors?))(?: (?:please|too|as well|to (?:help|come|drive|supervise)))*$/iu,
  matches: [
    'need volunteers',
    'Need 4 parent helpers',
    'volunteers wanted',
    'We need parent helpers',
    '3 drivers needed',
    '4 parent helpers',
    'looking for adult helpers',
  ],
  misses: ['4 parent helpers came', 'need togs', 'volunteers came last year', 'helpers wear vests'],
}

/** Languages that a letter is asked for in and that it is not written in. */
export const OTHER_LANGUAGE: WordPattern = {
  pattern:
    /\b(?:in|into|and) (?:te reo(?: m[āa]ori)?|reo|m[āa]ori|samoan|tongan|mandarin|chinese|hindi|korean|tagalog|french|spanish)(?!\p{L})/iu,
  matches: ['in te reo', 'english and Māori', 'into Samoan'],
  misses: ['in english', 'a Samoan dance'],
}

/** Tells the writer how to write the letter. Families have no use for it. */
export const FOR_THE_WRITER: WordPattern = {
  pattern:
    /^(?:(?:but |and |please |also )*(?:(?:do not|don'?t|never) (?:(?:name|mention|blame|single out|identify)\b.*|(?:say|include|use|put|write|give) (?:any |the |a )?(?:names?|kids'? names?|child'?s names?|jargon|big words|long words|who)\b.*)|(?:no|not|without) (?:names?|naming|jargon|blame|blaming|emojis?|waffle)\b.*|(?:keep|make) (?:it|this|the (?:letter|note|tone|language)) (?:very |really |nice and )?(?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|light|professional|to (?:a|one|1|half a) page)\b.*|(?:(?:written |write it )?(?:in|into) )?(?:both )?(?:plain |simple |easy )?(?:english|te reo(?: m[āa]ori)?|reo|m[āa]ori|samoan|gagana samoa|tongan|fijian|hindi|mandarin|chinese|cantonese|korean|japanese|tagalog|french|spanish|punjabi|arabic)(?:(?:,| and| &|,? or) (?:in )?(?:english|te reo(?: m[āa]ori)?|reo|m[āa]ori|samoan|tongan|fijian|hindi|mandarin|chinese|korean|tagalog|french|spanish))*(?: (?:please|too|as well|words?|language|version))*|(?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|professional)(?:(?:,| and| but)? (?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|professional))*(?: (?:tone|please|language|words))*|(?:one|half a|1) page(?: only| max)?|(?:under|about|max(?:imum)?|no more than) \d+ words|use (?:simple|plain|easy|short|positive|te reo)\b.*))$/iu,
  matches: [
    'do not mention any child by name',
    'no names',
    'in Tongan and English',
    'keep it friendly',
    'short and warm',
    'use simple words',
  ],
  misses: [
    'bring a raincoat',
    'no nuts',
    "don't forget togs",
    'samoan dance practice',
    'keep medicine in a named bag',
  ],
}

export const DAY_NAMES: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** What families need to know of head lice whatever the class. */
export const ABOUT_LICE: WordPattern = {
  pattern: /\bnits?\b|\b(?:head ?)?lice\b/i,
  matches: ['nits', 'headlice', 'head lice'],
  misses: ['units', 'slice'],
}
export const LICE_LINES: readonly string[] = [
  'Head lice are common. They go from hair to hair, and they like clean hair as much as any other.',
  'Please check your child’s hair tonight, and the hair of everyone at home. Wet hair with conditioner and a fine-toothed comb works well.',
  'If you find lice or eggs, a pharmacist, your doctor or a health nurse can tell you about treatment. Check again after a week.',
  'Long hair that is tied back helps to stop them from spreading.',
]

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const GREETING = 'Kia ora e te whānau,'
export const CLOSE = 'Ngā mihi nui,'
export const WHAT_ABOUT =
  'What is the note about? Tell me the occasion, the day and what families should know or bring, for example: a note home about our beach trip on Friday, lunch, togs, sunhat.'

/** A stay away from home, for which families need to know more and to tell more. */
export const OVERNIGHT: WordPattern = {
  pattern: /\bcamps?\b|\bovernight\b|\bsleep-?overs?\b|\bnoho marae\b/i,
  matches: ['school camp', 'an overnight trip', 'noho marae'],
  misses: ['campaign', 'day trip'],
}

/** What a reply for a stay away from home asks besides. */
export const OVERNIGHT_REPLY: readonly string[] = [
  'Emergency contact (name and phone): ____________________',
  'Medical needs, medicines and allergies: ____________________',
  'What my child does not eat: ____________________',
]

/** What families need to know of an outing. */
export const OUTING_LINES: readonly string[] = [
  'What we are doing',
  'When',
  'Where',
  'Leaving and back',
  'How we travel',
  'Cost',
  'Please bring',
  'Please return this slip by',
]
