import type { ClassNeed } from '../../../understood.ts'
import type { WordPattern } from '../words/word-pattern.ts'
import {
  ANXIOUS,
  ATTENTION,
  AUTISM,
  HEALTH_PLAN,
  HEARING,
  NO_WRITING_HAND,
  NOT_IN_A_BOOK,
  NOT_SPEAKING,
  PUPIL_AFTER,
  READING,
  SIGHT,
  SOME_PUPILS,
  WHEELCHAIR,
} from './pupil-words.data.ts'

/** What is said of the class and its day, by the need it tells of. */
export const CLASS_NEEDS: readonly (WordPattern & { need: ClassNeed })[] = [
  {
    need: 'esol',
    pattern:
      /\b(?:esol|ell|eal|english language learners?|new to english|(?:has|have|with|speaks?|speak|knows?|know) (?:no|little|hardly any|very little) english|learning english|second language)\b|\bno english yet\b/i,
    matches: ['two ESOL pupils', 'one child has no English yet', 'new to English'],
    misses: ['English', 'well', 'a new English unit on verbs'],
  },
  {
    need: 'fast finishers',
    pattern: /\b(?:fast|early|quick) finishers?\b|\bfinish(?:es)? early\b/i,
    matches: ['something for early finishers', 'some finish early'],
    misses: ['finish the story', 'fast runners'],
  },
  {
    need: 'no devices',
    pattern:
      /\b(?:no|without(?: any)?|not? on|nothing on) (?:devices?|computers?|chromebooks?|i-?pads?|tablets?|laptops?|screens?|internet|wi-?fi)\b|\bscreen[- ]free\b|\bunplugged\b/i,
    matches: ['no devices', 'nothing on screens', 'screen-free please'],
    misses: ['screens and sleep', 'device'],
  },
  {
    need: 'wet day',
    pattern:
      /\bwet (?:day|lunch|weather|lunchtime)\b|(?<!\b(?:poems?|poetry|haiku|acrostics?|similes?|metaphors?|imagery|descri\w+|stor(?:y|ies)|recounts?|paint\w*|words?)\b[^,.;\n]{0,24})\brainy day\b|\b(?:it is|it['’]?s) raining\b(?! cats)/i,
    matches: ['wet day', 'it is raining again', 'pe for a rainy day'],
    misses: ['similes poem y5 rainy day', 'wetlands', 'raining cats and dogs, an idiom'],
  },
  {
    need: 'composite',
    pattern: /\bcomposite (?:class|room)?(?!\s*numbers?)\b|\bmulti-?level class\b|\bcomposite\s*[,:;.]/i,
    matches: ['my composite class', 'Year 5/6 composite: fractions'],
    misses: ['composite numbers', 'decomposite'],
  },
  {
    need: 'reliever',
    pattern: /\brelie(?:ver|f teacher|f day|ving)s?\b/i,
    matches: ['a reliever plan', 'for the relief teacher'],
    misses: ['relief', 'relieved'],
  },
  {
    need: 'outside',
    pattern:
      /\b(?:outside(?! (?:(?:of|the|our|my|their) )*(?:school|office|shops?|house|home|hall|gates?|window|box|library|toilets)\b)|outdoors?|(?:on|around|in|at) (?:the|our) (?:school )?(?:field|courts?|grass|playground|school grounds|netball courts?))\b/i,
    matches: ['outside please', 'on the field', 'a hunt around the playground'],
    misses: ['inside', 'magnetic field', 'a playground design', 'fast cars outside our school'],
  },
  {
    need: 'no materials',
    pattern: /\b(?:no|without(?: any)?) (?:materials?|gear|equipment|counters|resources)\b/i,
    matches: ['no gear', 'tag games without equipment'],
    misses: ['no expensive gear', 'materials'],
  },
  {
    need: 'wheelchair',
    pattern: new RegExp(
      `${SOME_PUPILS}${WHEELCHAIR}(?![\\p{L}])|^(?:the |going for )?${WHEELCHAIR}(?: users?)?(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:wheel ?chair|disabled)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: [
      'tag games one in a wheelchair',
      'a boy on crutches',
      'the wheelchair',
      'A pupil uses a wheelchair.',
      'my wheelchair pupil',
    ],
    misses: ['a story about a girl in a wheelchair', 'design a wheelchair ramp', 'wheels and axles'],
  },
  {
    need: 'one hand',
    pattern: new RegExp(
      `${SOME_PUPILS}${NO_WRITING_HAND}|^(?:the |going for )?${NO_WRITING_HAND}(?:[.!]|$)|${NOT_IN_A_BOOK}${NO_WRITING_HAND}${PUPIL_AFTER}`,
      'iu',
    ),
    matches: [
      'one student has a broken arm',
      'a boy with his arm in a cast',
      'two kids can’t write at the moment',
      'one has a broken wrist',
    ],
    misses: ['first aid for a broken arm', 'a story about a broken arm', 'half can’t write a sentence yet'],
  },
  {
    need: 'sight',
    pattern: new RegExp(
      `${SOME_PUPILS}${SIGHT}(?![\\p{L}])|^(?:the |going for )?${SIGHT}(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:blind|visually impaired|partially sighted|low vision)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: ['one boy is blind', 'a pupil with low vision', 'blind student in class', 'the low vision'],
    misses: ['blind contour drawing', 'three blind mice', 'how does a blind person read', 'vision board'],
  },
  {
    need: 'hearing',
    pattern: new RegExp(
      `${SOME_PUPILS}${HEARING}(?![\\p{L}])|^(?:the |going for )?${HEARING}(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:deaf|hard of hearing|hearing impaired)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: ['two deaf kids', 'one has hearing aids', 'a child who is hard of hearing'],
    misses: ['a deaf composer', 'what is it like being deaf', 'hearing and the ear', 'Deaf awareness week'],
  },
  {
    need: 'autism',
    pattern: new RegExp(
      `${SOME_PUPILS}${AUTISM}(?![\\p{L}])|^(?:the |going for )?${AUTISM}(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:autistic|asd)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: ['i have 3 autistic kids', 'one is on the spectrum', 'a child with autism', 'the autism'],
    misses: ['autism awareness day', 'the light spectrum', 'automatic doors'],
  },
  {
    need: 'attention',
    pattern: new RegExp(
      `${SOME_PUPILS}${ATTENTION}(?![\\p{L}])|^(?:the |going for )?${ATTENTION}(?:[.!]|$)|${NOT_IN_A_BOOK}\\badhd${PUPIL_AFTER}`,
      'iu',
    ),
    matches: [
      'a kid with adhd',
      "some can't sit still",
      'my ADHD boys',
      'a child who finds it hard to focus',
    ],
    misses: ['focus on maps', 'what is ADHD', 'sit still for a portrait'],
  },
  {
    need: 'reading',
    pattern: new RegExp(
      `${SOME_PUPILS}${READING}(?![\\p{L}])|^(?:the |going for )?${READING}(?:[.!]|$)|${NOT_IN_A_BOOK}\\bdyslexic${PUPIL_AFTER}|\\b(?:struggling|weak|low|reluctant|non[- ]?) ?readers?\\b`,
      'iu',
    ),
    matches: [
      'two with dyslexia',
      'for my dyslexic kids',
      'one is dyslexic',
      'help for struggling readers',
      'some cant read',
    ],
    misses: ['a book about dyslexia', 'reading', 'strong readers', 'why people can’t read maps'],
  },
  {
    need: 'anxious',
    pattern: new RegExp(
      `${SOME_PUPILS}${ANXIOUS}(?![\\p{L}])|^(?:the |going for )?${ANXIOUS}(?:[.!]|$)|${NOT_IN_A_BOOK}\\banxious${PUPIL_AFTER}`,
      'iu',
    ),
    matches: ['for my anxious class', 'a girl with anxiety', 'some are really anxious'],
    misses: ['what is anxiety', 'a lesson on feeling anxious', 'worries'],
  },
  {
    need: 'not speaking',
    pattern: new RegExp(
      `${SOME_PUPILS}${NOT_SPEAKING}(?![\\p{L}])|^(?:the |going for )?${NOT_SPEAKING}(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:mute|selectively mute|non[- ]?verbal)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: [
      'one who is selectively mute',
      'a child who wont speak at school',
      'my non-verbal pupil',
      'she doesn’t talk',
    ],
    misses: ['mute swans', 'nonverbal communication in drama', 'people who never speak up'],
  },
  {
    need: 'health plan',
    pattern: new RegExp(
      `${SOME_PUPILS}${HEALTH_PLAN}(?![\\p{L}])|^(?:the |going for )?${HEALTH_PLAN}(?:[.!]|$)|${NOT_IN_A_BOOK}\\b(?:asthmatic|diabetic|epileptic)${PUPIL_AFTER}`,
      'iu',
    ),
    matches: ['kids w/ asthma', 'one kid allergic to nuts', 'two diabetic pupils'],
    misses: ['what is asthma', 'food allergies and labels', 'how diabetes works'],
  },
  {
    need: 'hall',
    pattern:
      /\b(?:in|inside|using|have|got|booked) (?:the|our) (?:school )?(?:hall|gym|gymnasium)\b|\b(?:hall|gym) (?:time|slot|session)\b/i,
    matches: ['wet day in the hall', 'we have the gym'],
    misses: ['the town hall', 'hallway', 'gymnastics'],
  },
  {
    need: 'no printing',
    pattern:
      /\b(?:no|without(?: any)?|can[’']?t do(?: any)?) (?:printing|print(?:er|ed|outs?|[- ]?outs?)|photocop(?:y|ies|ying|ier)|copies|copying|handouts?|paper)\b(?! (?:planes?|towels?|bags?|trail|plates?))|\b(?:printer|photocopier|copier)(?: is|[’']s| has)? (?:broken|down|out|dead|jammed|not working|died)\b|\bcan(?:no|[’'])?t (?:print|photocopy|copy)\b|\bnothing (?:to print|printed)\b|\b(?:print|paper)[- ]?(?:free|less)\b/i,
    matches: ['no printing', 'the photocopier is broken', "can't print today", 'no paper', 'paperless'],
    misses: ['printing with leaves', 'paper planes', 'copy the words'],
  },
]
