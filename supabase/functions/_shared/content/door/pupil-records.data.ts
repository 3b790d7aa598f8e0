import type { DoorRule } from './door-rule.ts'

const PUPIL =
  "(?:(?:my|our|a|the|this|that|another|one of my) (?:\\w+ )?(?:pupil|student|child|kid|boy|girl|akonga)(?:'?s)?)"

/** These need no name: the words "my pupil" are enough. Named pupils are found by `pupil-record.ts`. */
export const PUPIL_RECORDS: readonly DoorRule[] = [
  {
    kind: 'whakapapa-of-a-pupil',
    pattern: new RegExp(
      `\\b(?:whakapapa|pepeha|family tree|ancestors|iwi|hapu|tupuna) (?:of|for|about) ${PUPIL}\\b|\\b${PUPIL}\\b[^.?!]{0,20}\\b(?:whakapapa|family tree|ancestors)\\b`,
    ),
    unless:
      /\b(?:lesson|unit|worksheet|template|activity)\b[^.?!]{0,40}\b(?:draw|make|write|their own|share)\b/,
    closes: [
      'Give me the whakapapa of my student',
      'write the pepeha for a pupil in my class',
      'what is my student’s whakapapa',
    ],
    staysOpen: [
      'A lesson on whakapapa for Year 5',
      'Whakapapa of Māui and the atua, Year 6',
      'Pepeha for my Year 4 class',
      'Our family trees: each child draws their own, Year 3',
    ],
  },
  {
    kind: 'pupil-record',
    pattern: new RegExp(
      `\\b(?:school report|report (?:card|comments?)|records?|phone(?: number)?|(?:home )?address|medical (?:notes|records?)|diagnos\\w+|grades|marks|test results|reading (?:age|level)|behaviour (?:notes|records?)|custody|nsn|student number|iep|e-?mail) (?:of|for|about|on) ${PUPIL}\\b|\\b(?:give|tell|show|find|send|list|look up|what(?:'s| is| are))\\b[^.?!]{0,20}\\b${PUPIL}\\b[^.?!]{0,15}\\b(?:records?|phone|(?:home )?address|medical|diagnos\\w+|grades|marks|(?:test |reading |maths )?results|reports?|reading (?:age|level)|nsn|e-?mail)\\b`,
    ),
    closes: [
      'write the school report for my student',
      'Show me that student’s grades',
      'Tell me the home address of another pupil',
      'find the phone number of a pupil',
    ],
    staysOpen: [
      'Write a report on kererū, Year 5',
      'The grades of sandpaper, technology Year 7',
      'How to write an address on an envelope for my Year 3 class',
      'Making a phone call to emergency services, Year 2',
    ],
  },
  {
    kind: 'pupil-record',
    pattern:
      /\b(?:list|show|give|tell|find|print|send|pull up|look up)\b[^.?!]{0,20}\b(?:reading (?:ages?|levels?)|(?:test |maths |reading |writing |spelling )?(?:results|scores|grades|marks)|assessment data|attendance|levels|addresses|phone numbers|medical (?:notes|needs)|birthdays) (?:of|for|from) (?:all )?(?:my|our|the|each|every) (?:\w+ )?(?:class|pupils?|students?|kids|children|child)\b|\b(?:my|our) (?:class|pupils?'?|students?'?|kids'?)(?:'s)? (?:reading (?:ages?|levels?)|(?:test |maths )?(?:results|scores|marks)|attendance|data) (?:from|of|for) (?:last|this) (?:year|term|month)\b/,
    unless: /\b(?:pretend|made[ -]up|imaginary|sample|invented|graph|statistics|data set)\b/,
    closes: [
      'show me the maths results of my class',
      'give me the addresses for all my students',
      'print my class reading levels from last term',
    ],
    staysOpen: [
      'Graph the made-up test results of a class, Year 7 statistics',
      'Reading levels of rivers: gauges and floods, Year 6',
      'List the levels of a food chain for my class',
    ],
  },
]
