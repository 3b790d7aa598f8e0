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
      /(?<!\p{L})(?:note|letter|email|notice|newsletter|pānui|panui|message|invitation|invite|permission slip|reminder)s?(?: letter| slip| note)? (?:home |(?:for|to)(?: go)? (?:home|(?:the |our |my )?(?:parents|whānau|whanau|families|caregivers))(?: and (?:parents|whānau|whanau|families|caregivers))? )*(?:to (?:the |our |my )?(?:parents|whānau|whanau|families|caregivers) )?(?:about|for|on|re|to(?= (?:a|an|our|the) )|regarding|saying(?: that)?|telling (?:them|parents|whānau|families)(?: about| that)?|to (?:say|tell|explain|let)(?: them| parents| families| whānau)?(?: know)?(?: about| that)?|explaining|inviting (?:them|parents|whānau|families)(?: to)?|reminding (?:them|parents|whānau|families)(?: about| of)?|asking(?: for)?)(?!\p{L})\s*/iu,
    leaves: '',
    examples: [
      ['letter home about camp', 'camp'],
      ['email to parents reminding them about togs', 'togs'],
    ],
    keeps: ['our swimming sports'],
  },
  {
    pattern:
      /(?<!\p{L})(?:parents?|whānau|whanau|family|caregivers?|home|class)?(?: hui)? ?(?:note|letter|email|notice|newsletter|pānui|panui|invitation|invite|permission slip)s?(?: letter| slip)?(?: home| to (?:parents|whānau|whanau|families|caregivers|home))?(?: (?:about|for|on|re))?(?!\p{L})/iu,
    leaves: ' ',
    examples: [['parent letter for the gala', 'the gala']],
    keeps: ['our trip'],
  },
  {
    pattern: /(?:,? (?:for )?(?:my )?(?:y(?:ea)?rs? ?|y)\d(?:\s?[-–/&]\s?\d)?(?: class)?)(?=[\s,.]|$)/i,
    leaves: '',
    examples: [['our trip, year 3, bring lunch', 'our trip, bring lunch']],
    keeps: ['three days'],
  },
]

/** Days and times that a note home names. */
export const WHEN_WORDS: WordPattern = {
  pattern:
    /\b(?:(?:on |this |next |from |every )*(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?!\p{L})(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![:.]?\d| ?[ap]m)(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?)?|tomorrow|next week|(?:\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|and|&) ?)?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)(?:,? (?:at |from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)?)?/iu,
  matches: [
    'on Friday',
    'next thursday',
    'wed 6pm',
    'Tuesday 12 March at 9am',
    'tomorrow',
    '3-5 march',
    '12th to 14th of May',
  ],
  misses: ['wedding', 'sunscreen', 'the month'],
}

export const TIME_WORDS: WordPattern = {
  pattern: /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))?/i,
  matches: ['at 6pm', '9.30 am', '5pm-7pm'],
  misses: ['6 students', 'year 6'],
}

export const WHERE_WORDS: WordPattern = {
  pattern:
    /\b(?:(?:at|in) (?:the |our )?)?(?:school |community |town )?(?:hall|library|marae|pool|museum|zoo|beach|park|gym|field|classroom|room \d+|domain|stadium|farm|playground|church|theatre)\b/i,
  matches: ['in the school hall', 'at the marae', 'room 5', 'the museum'],
  misses: ['shall', 'challenge'],
}

export const NEEDS_REPLY: WordPattern = {
  pattern: /\b(?:permission|consent|reply slip|tear[- ]?off|rsvp|sign(?:ed)?|return slip)\b/i,
  matches: ['a permission slip', 'with a reply slip', 'please RSVP'],
  misses: ['design', 'assignment'],
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
    /^(?:(?:but |and |please |also )*(?:(?:do not|don'?t|never) (?:(?:name|mention|blame|single out|identify)\b.*|(?:say|include|use|put|write|give) (?:any |the |a )?(?:names?|kids'? names?|child'?s names?|jargon|big words|long words|who)\b.*)|(?:no|without) (?:names?|naming|jargon|blame|blaming|emojis?|waffle)\b.*|(?:keep|make) (?:it|this|the (?:letter|note|tone|language)) (?:very |really |nice and )?(?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|light|professional|to (?:a|one|1|half a) page)\b.*|(?:(?:written |write it )?(?:in|into) )?(?:both )?(?:plain |simple |easy )?(?:english|te reo(?: m[āa]ori)?|reo|m[āa]ori|samoan|gagana samoa|tongan|fijian|hindi|mandarin|chinese|cantonese|korean|japanese|tagalog|french|spanish|punjabi|arabic)(?:(?:,| and| &|,? or) (?:in )?(?:english|te reo(?: m[āa]ori)?|reo|m[āa]ori|samoan|tongan|fijian|hindi|mandarin|chinese|korean|tagalog|french|spanish))*(?: (?:please|too|as well|words?|language|version))*|(?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|professional)(?:(?:,| and| but)? (?:short|brief|friendly|warm|kind|polite|formal|informal|positive|gentle|firm|simple|professional))*(?: (?:tone|please|language|words))*|(?:one|half a|1) page(?: only| max)?|(?:under|about|max(?:imum)?|no more than) \d+ words|use (?:simple|plain|easy|short|positive|te reo)\b.*))$/iu,
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

export const GREETING = 'Kia ora e te whānau,'
export const CLOSE = 'Ngā mihi nui,'
export const WHAT_ABOUT =
  'What is the note about? Tell me the occasion, the day and what families should know or bring, for example: a note home about our beach trip on Friday, lunch, togs, sunhat.'
