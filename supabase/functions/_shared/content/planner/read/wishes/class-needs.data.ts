import type { ClassNeed } from '../../../understood.ts'
import type { WordPattern } from '../words/word-pattern.ts'

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
    pattern: /\bwet (?:day|lunch|weather|lunchtime)\b|\brainy day\b|\b(?:it is|it['’]?s) raining\b(?! cats)/i,
    matches: ['wet day', 'it is raining again'],
    misses: ['wetlands', 'raining cats and dogs, an idiom'],
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
      /\b(?:outside|outdoors?|(?:on|around|in|at) (?:the|our) (?:school )?(?:field|courts?|grass|playground|school grounds|netball courts?))\b/i,
    matches: ['outside please', 'on the field', 'a hunt around the playground'],
    misses: ['inside', 'magnetic field', 'a playground design'],
  },
  {
    need: 'no materials',
    pattern: /\b(?:no|without(?: any)?) (?:materials?|gear|equipment|counters|resources)\b/i,
    matches: ['no gear', 'tag games without equipment'],
    misses: ['no expensive gear', 'materials'],
  },
]
