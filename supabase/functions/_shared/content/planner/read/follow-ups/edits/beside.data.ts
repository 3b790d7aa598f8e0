import type { FollowUpWords } from '../follow-up.ts'

const OPENS = '^(?:(?:make|do|give me|get|have|add|create|write|need|i need|want|me) )*(?:also )?'
const A_VERSION = '(?:(?:version|one|sheet|set|page|copy)(?: of (?:it|this|that))?)'
const AS_WELL = '(?:,? (?:as well|too|also|beside it|alongside|to go with it))'
/** Those of the class for whom another version is: they do not stand for the whole class. */
const FOR_SOME =
  '(?: for (?:(?:my|the|some|those|a) )*(?:(?:\\d{1,2}|one|two|three|four|five|six|few|couple of) )?(?:strugglers?|(?:fast )?finishers?|top|bottom|low|high|able|(?:lower|higher|top|bottom|able|extension|support)?[ -]?(?:kids|children|students|ones|group|learners|achievers)))'

const HARDER = '(?:harder|trickier|tougher|more challenging|more difficult|extension)'
const EASIER = '(?:easier|simpler|more basic|support)'
const BEFORE_IT = `${OPENS}(?:an? |another |one )(?:bit |much |slightly )?`
const BEHIND_IT = `${A_VERSION}(?:${FOR_SOME}|${AS_WELL})+$`
const IT_ALONE = `${A_VERSION}${AS_WELL}(?:${FOR_SOME})?$`

/** Orders for a second version, for what is true or false beside choices, for sessions, and for groups that take turns. */
export const BESIDE_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'beside', change: 'harder' },
    said: 'Make it harder.',
    pattern: new RegExp(`${BEFORE_IT}${HARDER} ${BEHIND_IT}|^(?:and )?(?:an? )?${HARDER} ${IT_ALONE}`, 'iu'),
    matches: [
      'make a harder version as well',
      'harder version too',
      'an extension page for my top group as well',
    ],
    misses: ['make it harder', 'a harder version', 'harder questions too'],
  },
  {
    gives: { kind: 'beside', change: 'easier' },
    said: 'Make it easier.',
    pattern: new RegExp(`${BEFORE_IT}${EASIER} ${BEHIND_IT}|^(?:and )?(?:an? )?${EASIER} ${IT_ALONE}`, 'iu'),
    matches: ['make an easier one too for my 3 strugglers', 'give me a simpler version also'],
    misses: ['make it easier', 'simpler words'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # sessions of ~ minutes.',
    pattern:
      /^(?:(?:make|do|split|spread|change) (?:it|this)(?: (?:in|to|into|over|across))? |(?:over|for|in) )?(?<number>[2-5]|two|three|four|five) (?:sessions?|lessons?|blocks?|periods?),? (?:of |at )?(?<words>\d{2,3}) ?(?:min(?:ute)?s?)?,? each(?: time)?$/iu,
    matches: ['two sessions, 45 min each', 'make it 3 lessons of 30 minutes each'],
    misses: ['45 minutes each', 'two sessions'],
  },
  {
    gives: { kind: 'amount', number: 0, words: 'groups' },
    pattern:
      /^(?:(?:can|could) (?:it|this|we) be |(?:(?:put|make|do|run|have|change|set|turn|use) )?(?:it |this |that |them )?(?:up )?)?(?:(?:to|in|into|as|for|with) )?(?:an? )?(?:guided (?:reading|maths|writing|practice),? (?:groups?,? )?(?:with |in |for |i have )?|(?:(?:guided )?(?:reading|maths|writing) )?rotations?,? (?:with |of |for |in |between )?(?:my )?)(?<number>[2-5]|two|three|four|five) groups?$/iu,
    matches: [
      'put it in a rotation with 3 groups',
      'guided reading, 4 groups',
      'make it a reading rotation for four groups',
    ],
    misses: ['rotation of shapes', 'guided reading lesson on whales', 'rotations'],
  },
  {
    gives: { kind: 'amount', number: 0, words: 'groups' },
    pattern:
      /^(?:use |do |have )?(?<number>[2-5]|two|three|four|five) (?:groups (?:in|on|as|with) (?:an? )?)?rotations?$/iu,
    matches: ['use 3 groups in rotation', 'three rotations'],
    misses: ['groups in rotation'],
  },
  {
    gives: { kind: 'cannot', why: 'answers' },
    pattern:
      /^(?:(?:put|have|print|get|can i (?:have|get)|i (?:want|need)) )*(?:the |all the )?answers?(?: key)? (?:on|to|at|onto) (?:the |a |its )?(?:back|other side|end|last page)(?: of (?:it|the (?:sheet|page)))?$/i,
    matches: ['can i have answers on the back', 'put the answers at the end'],
    misses: ['answers on the sheet', 'back to back'],
  },
  {
    gives: { kind: 'mixed-quiz' },
    pattern:
      /^(?:(?:make|have|with|add|put|include)(?: in| it)? )?(?:some|a few|half)(?: of (?:it|them|these))?(?: (?:as|in))? true ?(?:or |and |& |\/ ?)?false(?: (?:questions?|ones?|statements?))?(?: (?:too|as well|also))*$/i,
    matches: ['some true or false too', 'add some true false', 'some true/false'],
    misses: ['true or false', 'make it true or false'],
  },
  {
    gives: { kind: 'cannot', why: 'some questions' },
    pattern:
      /^(?:(?:make|have|with|add|put|include) )?(?:in )?(?:half|some|a few)(?: of (?:it|them|these))?(?: (?:as|in))? (?:multi(?:ple)?[- ]?choice|true ?(?:or |and |& |\/ ?)?false)(?: (?:questions?|ones?))?(?: (?:too|as well|also))*(?:,? and (?:the other )?half (?:multi(?:ple)?[- ]?choice|true ?(?:or |and |& |\/ ?)?false|short answers?))?$/i,
    matches: ['half of it multichoice', 'half multichoice and half short answer'],
    misses: ['true or false', 'make it multiple choice'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # ~.',
    pattern:
      /^(?:cut|bring|get|take|drop|reduce|trim) (?:it |them |that |this )?(?:down |back )?to (?<number>\d{1,2}) (?<words>words|questions|cards|problems|sentences|prompts)$/i,
    matches: ['cut down to 10 words', 'cut it to 8 questions'],
    misses: ['cut it down', 'get to 10'],
  },
  {
    gives: { kind: 'need', need: 'esol' },
    pattern:
      /^(?:make it |do it |can it be )?(?:simpler|easier|plainer)(?: (?:words|english|language))? for (?:(?:my|the|some|our) )?(?:(?:\d|one|two|three|four|five|a few|a couple of) )?(?:new )?(?:esol|ell|eal|english language)(?: (?:kids?|students?|children|learners?|pupils?|boys?|girls?|ones?))?(?: (?:who|that) [\p{L}’' ]{2,40})?$/iu,
    matches: ['simpler for 2 esol kids', 'make it simpler for my two esol kids who just arrived'],
    misses: ['simpler', 'make it simpler for my kids'],
  },
  {
    gives: { kind: 'need', need: 'fast finishers' },
    pattern:
      /^(?:add|give me|have|need|i need|include)?(?: (?:something|an? (?:extension|task|activity|challenge)|extra|more))?(?: to do)? for (?:my |the |our )?(?:\d{1,2} |two |three |few )?(?:fast|early|quick) finish(?:ers?|ing)$/i,
    matches: ['add something for my 3 fast finishers', 'something for the fast finishers'],
    misses: ['fast finishers', 'add something for my class'],
  },
  {
    gives: { kind: 'mixed-quiz' },
    said: 'Make it # questions.',
    pattern:
      /^(?:(?:can (?:it|you) )?(?:make|have|be|do) (?:it )?(?:have )?)?(?<number>\d{1,2}) questions?,? (?:and|with|plus|but)(?: (?:make|have))? (?:some|a few|half)(?: of (?:it|them))? true ?(?:or |and |& |\/ ?)?false(?: (?:questions?|ones?|too|as well))*$/i,
    matches: ['20 questions and some true/false', 'make it 15 questions and some true false'],
    misses: ['20 questions', '20 true or false questions'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it for year ~.',
    pattern:
      /^(?:sorry,? )?(?:it[’']?s|they[’']?re|theyre|this is|i meant|meant|should be) (?:actually )?(?:for )?(?:an? )?(?:years?|yrs?|y)\.? ?(?<words>[0-8](?: ?(?:\/|-|and|&) ?[0-8])?)s?(?: class)?(?: not (?:years?|yrs?|y)\.? ?\d)?(?: (?:instead|sorry))*$/iu,
    matches: ['its y4', 'they’re year 3/4', 'i meant yr 6'],
    misses: ['y4 fractions', 'year 4'],
  },
  {
    gives: { kind: 'fact', of: 'day', words: '' },
    pattern:
      /^(?:(?:it[’']?s|its) )?(?:now )?on (?:the )?(?<words>(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?,? ?)?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)(?: now| instead)*$/iu,
    matches: ['on the 12 march', 'its on wed 5 june now'],
    misses: ['on maps', 'on the 12 times table'],
  },
]
