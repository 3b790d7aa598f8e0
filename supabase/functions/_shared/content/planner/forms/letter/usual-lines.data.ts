import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What a letter on a matter of every day usually says. A line with a blank is for the teacher to fill in. */
export interface UsualLines extends WordPattern {
  /** Goes on after “We are writing to tell you about”, where the words of the request read badly. */
  about?: string
  title?: string
  lines: readonly string[]
}

const BLANK = '____________________'

/** The first that fits is written. */
export const USUAL_LINES: readonly UsualLines[] = [
  {
    pattern:
      /\b(?:behaviou?r|incidents?|hitting|hit|kicking|swearing|fight(?:ing)?|calling out|bullying|playground (?:problem|issue))\b/i,
    matches: ['behaviour incident', 'a fight at lunch'],
    misses: ['good news', 'white'],
    about: 'something that happened at school',
    lines: [
      `What happened, as we saw it (day, time, place): ${BLANK}`,
      `What your child told us: ${BLANK}`,
      `What we did straight away: ${BLANK}`,
      `What we have agreed with your child for next time: ${BLANK}`,
      'We would like to hear how you see it, and what helps at home. I will ring you, or you can choose a time to come in.',
      `I can be reached on ${BLANK}, best between ________ and ________.`,
    ],
  },
  {
    pattern:
      /\b(?:attendance|absences?|absent|lateness|(?:students?|children|kids|child|being|arriv\w+|coming|turning up|always|often) (?:who (?:are|come) |(?:is|are|being) )?late|late(?:[- ]comers?| arrivals?| to (?:school|class))|punctual\w*|every day matters)\b/i,
    matches: ['attendance', 'children who are late'],
    misses: ['plate', 'translate', 'the bus will be late'],
    lines: [
      'Every day counts: a child who misses a day misses the step on which the next one builds.',
      'If your child is ill, please keep them at home and tell the school by ________ on the day.',
      'If mornings are hard, or your child does not want to come, tell us early. We would like to find out together what would help.',
    ],
  },
  {
    pattern: /\breading at home|home reading|reading (?:to|with) (?:your|their) (?:child|kid)/i,
    matches: ['reading at home'],
    misses: ['reading test'],
    lines: [
      'Ten minutes of reading together most days makes a great difference.',
      'Let your child read to you, read to your child, or read page by page in turns. Any language counts.',
      'If a word is hard: wait five seconds, point at the sounds, and then say it. Keep it friendly, and stop while it is still fun.',
      'Ask one question that has no single answer: “What would you have done?”',
    ],
  },
  {
    pattern: /\b(?:homework|home learning)\b/i,
    matches: ['homework', 'home learning'],
    misses: ['work at home'],
    lines: [
      `Homework comes home on ${BLANK} and is due on ${BLANK}.`,
      'It should take about ________ minutes a day. If it takes longer or ends in tears, stop and write us a line.',
      'A quiet place, the same time each day, and you nearby help more than any explaining.',
    ],
  },
  {
    pattern: /\bsun ?hats?|sun ?smart|sun ?screen|sun protection\b/i,
    matches: ['sun hats', 'sunsmart'],
    misses: ['sunday'],
    lines: [
      'In Terms 1 and 4 every child needs a named sun hat with a wide brim for all breaks and for PE.',
      'Please put sunscreen on before school. Your child may bring a named bottle to put on again at lunch.',
      'Those without a hat play in the shade.',
    ],
  },
  {
    pattern: /\blost property\b/i,
    matches: ['lost property'],
    misses: ['property'],
    lines: [
      `Lost clothes, lunch boxes and drink bottles are at ${BLANK}. Please look by ${BLANK}; what is left is given away.`,
      'A name on each thing brings it back to its owner.',
    ],
  },
  {
    pattern: /\b(?:devices?|byod|chromebooks?|ipads?|cell ?phones?|mobile phones?|phones)\b/i,
    matches: ['byod devices', 'phones at school'],
    misses: ['phonics'],
    lines: [
      `At school, devices are used for learning, as the teacher says. Phones are kept ${BLANK} during the school day.`,
      'Please name the device and its charger, charge it overnight, and send it in a case.',
      'At home: devices in the living room, and out of the bedroom at night, help children to sleep.',
      'Tell us if something online has upset your child.',
    ],
  },
  {
    pattern: /\bbirthdays?\b/i,
    matches: ['birthday treats'],
    misses: ['birth'],
    lines: [
      'Your child may bring something small to share. Please tell me a day ahead, and list what is in it: some of us have allergies.',
      'Fruit, a book for the class shelf or a game that your child chooses are as welcome as cake.',
    ],
  },
  {
    pattern: /\b(?:allerg\w*|nuts?|nut[- ]free|anaphyla\w*)\b/i,
    matches: ['nut allergy', 'allergies'],
    misses: ['donut hole', 'minutes'],
    lines: [
      `A child in our class can become very ill from ${BLANK}. Please do not send food that contains it.`,
      'Children do not share food, and wash their hands after eating.',
      'If your child has an allergy that we do not know of, please tell the office today.',
    ],
  },
  {
    pattern:
      /\b(?:stomach bug|gastro\w*|vomiting|chicken ?pox|school sores|covid|flu|measles|hand,? foot|illness|sickness|bug going round)\b/i,
    matches: ['a stomach bug', 'chickenpox in room 3'],
    misses: ['ladybug', 'flute'],
    about: 'an illness that is going round',
    lines: [
      'Somebody in our class or school has been ill with it. Please keep your child at home if they are unwell, and tell the school.',
      'Your doctor, or Healthline on 0800 611 116 at any hour, can tell you what to look for and when your child may come back.',
      'If someone at home is pregnant, or easily becomes very ill, please ask a doctor what they should do.',
      'Washing hands with soap, and coughing into an elbow, helps us all.',
    ],
  },
  {
    pattern: /\b(?:parent|whānau|family|class)? ?(?:helpers?|help|volunteers?)\b/iu,
    matches: ['parent helpers', 'volunteers'],
    misses: ['helpful words'],
    lines: [
      `We need ________ adults, from ________ to ________. What helpers do: ${BLANK}`,
      `Please reply to ${BLANK} by ${BLANK}. Younger brothers and sisters: ${BLANK}`,
    ],
  },
  {
    pattern:
      /\b(?:welcome|first (?:day|week)|new (?:class|year)|start of (?:the )?(?:year|term)|introduc\w+ (?:myself|me))\b/i,
    matches: ['welcome to room 5', 'start of the year', 'introducing myself'],
    misses: ['introduction to fractions'],
    about: 'the start of the year',
    title: 'Welcome',
    lines: [
      `My name is ${BLANK}, and I am looking forward to this year with your child. A little about me: ${BLANK}`,
      `Our days: library ${BLANK}, PE ${BLANK}, home reading ${BLANK}.`,
      'Every day: a drink bottle, a lunch that your child can open, and a book bag. Please name everything.',
      'You know your child best. Please write to me: what do they love, what is hard for them, and what should I know?',
      `The best way to reach me: ${BLANK}`,
    ],
  },
  {
    pattern: /\bhead (?:bump|injury|knock)|bump(?:ed)? (?:on |to )?(?:the |his |her |their )?head\b/i,
    matches: ['bump on the head', 'head injury'],
    misses: ['head lice'],
    about: 'a bump on the head',
    lines: [
      `Your child bumped their head today at ________ (time). How it happened: ${BLANK}`,
      `What we saw and did: ${BLANK}`,
      'Please watch your child closely for the next two days. If they vomit, get a bad headache, are confused or very sleepy, see badly, or you are worried, get medical help at once: ring 111 in an emergency, or Healthline on 0800 611 116 for advice at any hour.',
    ],
  },
]
