import type { WordPattern } from '../word-pattern.ts'

/** Papers that run a classroom: they teach nothing, and teachers ask for them all year. */
export type EverydayName =
  | 'class timetable'
  | 'weekly planner'
  | 'think sheet'
  | 'behaviour goals'
  | 'reward chart'
  | 'check-in cards'
  | 'award titles'
  | 'certificate'
  | 'good news notes'
  | 'job chart'
  | 'birthday chart'
  | 'class list'
  | 'class treaty'
  | 'conference notes'
  | 'role cards'

/** What each of them is called; the first that fits is made. */
export const EVERYDAY_WORDS: readonly (WordPattern & { name: EverydayName })[] = [
  {
    name: 'class timetable',
    pattern:
      /\b(?:blank |empty |weekly )*(?:class(?:room)?|weekly|teacher[’']?s?|blank|empty) time ?tables?(?: (?:templates?|sheets?|planners?))*\b|\btime ?table templates?\b/i,
    matches: ['class timetable template year 5', 'blank timetable', 'weekly timetable', 'timetable template'],
    misses: ['a bus timetable', 'times table', 'reading timetables', 'visual timetable'],
  },
  {
    name: 'weekly planner',
    pattern:
      /\b(?:weekly|week|daily|teacher|lesson)(?: plan(?:ner|ning)) (?:templates?|sheets?|pages?|grids?)\b|\b(?:weekly|teacher) planners?\b/i,
    matches: ['weekly planner', 'weekly planning template', 'daily planner sheet'],
    misses: ['weekly plan for fractions', 'planner'],
  },
  {
    name: 'think sheet',
    pattern:
      /\b(?:behaviou?r|restorative|think(?:ing)?(?: about)?(?: it)?|stop and think|time[- ]?out|fix[- ]it|incident)(?: (?:reflections?|think(?:ing)?|practices?|chats?|questions?|conversations?))* (?:sheets?|forms?|pages?|slips?|templates?|cards?)\b|\bbehaviou?r reflections?\b|\brestorative (?:chats?|questions?|conversations?)\b/i,
    matches: [
      'behaviour reflection sheet',
      'think sheet',
      'restorative chat questions sheet',
      'stop and think sheet',
    ],
    misses: ['reflection sheet', 'animal behaviour worksheet', 'thinking hats', 'critical thinking'],
  },
  {
    name: 'behaviour goals',
    pattern:
      /\bbehaviou?r(?:al)? (?:goals?|targets?|tracking|tracker|monitoring|report|support|management|contract)?\s?(?:charts?|cards?|trackers?|plans?|contracts?)\b|\bdaily report cards?\b|\b(?:behaviou?r|on[- ]task) (?:tracker|goals?|targets?)(?: sheets?)?\b/i,
    matches: ['behaviour chart for a boy who calls out', 'daily report card', 'behaviour tracking chart'],
    misses: ['report card comments', 'behaviour lesson', 'animal behaviour'],
  },
  {
    name: 'reward chart',
    pattern:
      /\b(?:reward|sticker|incentive|star reward|class points?|table points?|marble jar) (?:charts?|cards?|sheets?)\b/i,
    matches: ['reward chart', 'sticker chart', 'table points chart'],
    misses: ['star chart', 'reward'],
  },
  {
    name: 'check-in cards',
    pattern:
      /\b(?:feelings?|emotions?|emotional|wellbeing|hauora|mood|morning)(?: check[- ]?ins?)? cards?\b|\bcheck[- ]?in cards?\b|\bzones? of regulation (?:check[- ]?ins?|cards?)\b/i,
    matches: ['feelings check-in cards', 'emotion cards year 1', 'check in cards'],
    misses: ['feelings check-in sheet', 'feelings lesson'],
  },
  {
    name: 'award titles',
    pattern:
      /\b(?:awards?|certificates?) (?:titles?|names?|ideas?|lists?|categories)\b(?: for)?|\b(?:titles?|names?|ideas?|list) (?:for|of) (?:[\w-]+ ){0,5}(?:awards|certificates)\b|\b(?:funny|silly|fun|quirky|kind|paper plate|superlatives?|personali[sz]ed)(?:[ ,]+(?:but|and|n|&)? ?(?:funny|kind|nice|silly))* (?:[\w-]+ ){0,3}(?:awards?|certificates?)\b|\b(?:end[- ]of[- ](?:the[- ])?(?:year|yr|term)|eoy|class(?:room)?|one for (?:each|every) (?:child|kid|student)) awards\b/i,
    matches: [
      'award titles for end of year',
      'funny but kind awards',
      'end of yr awards for my class',
      'class awards',
      'paper plate awards',
      'names for certificates',
      'ideas for end of year awards',
    ],
    misses: ['certificate for student of the week', 'the film awards', 'award template'],
  },
  {
    name: 'certificate',
    pattern:
      /\b(?:certificates?|(?<!\b(?:the|film|book|nobel|academy|oscar) )awards?(?= (?:for|template|cards?)\b|$))(?: (?:templates?|sheets?))*\b/i,
    matches: ['certificate for student of the week', 'certificate template', 'swimming awards'],
    misses: ['certified', 'the Nobel awards ceremony'],
  },
  {
    name: 'good news notes',
    pattern:
      /\b(?:good news|positive|happy|praise|kudos|well done|proud) (?:notes?|slips?|post ?cards?|cards?)(?: home)?\b/i,
    matches: ['positive notes home', 'praise slips', 'good news postcards'],
    misses: ['happy birthday', 'sticky notes'],
  },
  {
    name: 'job chart',
    pattern: /\b(?:class(?:room)? )?(?:jobs?|helpers?|monitors?|roles) (?:charts?|rosters?|lists?)\b/i,
    matches: ['class job chart', 'helper roster', 'classroom jobs list'],
    misses: ['jobs in our community'],
  },
  {
    name: 'birthday chart',
    pattern: /\bbirthdays? (?:charts?|displays?|calendars?|lists?|walls?)\b/i,
    matches: ['birthday chart', 'a birthday display'],
    misses: ['birthday card', 'birthday party'],
  },
  {
    name: 'class list',
    pattern:
      /\b(?:blank )?(?:class (?:lists?|rolls?)|roll sheets?|(?:student|pupil|class) check ?lists?|name lists?|mark ?book(?: page)?s?)(?: (?:templates?|grids?|sheets?))*\b/i,
    matches: ['blank class list', 'class checklist', 'roll sheet', 'markbook page'],
    misses: ['spelling list', 'class', 'editing checklist'],
  },
  {
    name: 'class treaty',
    pattern:
      /\b(?:class(?:room)?|room \d+) (?:treaty|treaties|contract|agreement|charter|tiriti|kawa|rules|values|expectations)\b(?: (?:templates?|sheets?|posters?|pages?|frames?))+/i,
    matches: ['class treaty template', 'classroom agreement sheet', 'class rules poster'],
    misses: ['class treaty', 'make a class treaty lesson', 'the treaty'],
  },
  {
    name: 'conference notes',
    pattern:
      /\b(?:(?:parent|student|teacher|three|3)[- ]?(?:teacher|led|way|student)?|learning|whānau|whanau|goal)[- ](?:conferences?|interviews?|hui)(?: (?:notes?|recording|prep(?:aration)?|planning|goal))* (?:sheets?|forms?|templates?|pages?|notes)/iu,
    matches: ['parent interview sheet', 'student led conference template', 'three way conference form'],
    misses: ['letter about parent interviews', 'interview questions'],
  },
  {
    name: 'role cards',
    pattern:
      /\b(?:group(?: ?work)?|team(?: ?work)?|co-?operative(?: learning)?|collaborat\w+)[- ](?:jobs?|roles?)(?: (?:cards?|posters?|badges|labels|lanyards))+\b(?![^.]*\b(?:drama|act(?:ing)?|plays?|debate|trial)\b)|\broles? ?cards?\b(?![^.]*\b(?:drama|act(?:ing)?|plays?|debate|trial|reciprocal|literature)\b)(?=[^.]*\b(?:groups?|group ?work|teams?|leaders?|recorders?|time ?keepers?|reporters?|encouragers?|co-?operative|collaborat\w+)\b|\s*(?:(?:for )?(?:y(?:ea)?r?s? ?\d+))?\s*$)/i,
    matches: [
      'role cards for group work',
      'group role cards year 6',
      'role cards (leader, recorder, timekeeper)',
      'role cards yr 4',
      'team jobs posters',
    ],
    misses: [
      'role cards for a mock trial',
      'drama roles',
      'role play cards',
      'group work',
      'role cards for a debate team',
      'roles of leaders',
    ],
  },
]
