import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What a class is to collect data about: the first group. */
export const DATA_ABOUT: WordPattern = {
  pattern:
    /\b(?:data|surveys?|surveying|statistics|information|tall(?:y|ies)|(?:bar |picture |dot )?graphs?|plots?|investigat\w+)(?: (?:is|are|collected|gathered))? (?:about|on|of|from) (?:(?:our|their|your|the|class(?:mates)?[’']?s?) )*((?!class\b|data\b|graphs?\b|tall|tables?\b|(?:bar|dot|picture|pie) |\d|numbers?\b|a\b|an\b)\p{L}[\p{L}’' -]{2,34}?)(?=$|\s*[,.;:(–]|\s-|\s(?:and(?! from\b)|then|to(?! (?:and from )?(?:school|kura|work|town|bed|get|sleep|eat|travel)\b)|year|yr|y\d|for|using|in|with|on|graph|into|so|\d+)\b)/iu,
  matches: [
    'kids collect data about lunches and make a dot plot',
    'a survey on favourite sports, bar graph',
    'bar graph of pets year 3',
    'collect data on how kids get to school and make a bar graph',
    'make a bar graph from a survey of fav fruit 45 mins',
  ],
  misses: ['collect data and graph it', 'statistics y5', 'information about graphs'],
}

interface Counted {
  /** What is counted in each place, and the name of the places. */
  about: string
  places: string
  /** The words of a request that mean it. */
  named: RegExp
}

/** Numbers that a class can count, for plots of them; the first is taken where none was named. */
export const COUNTED_DATA: readonly [Counted, ...Counted[]] = [
  { about: 'Pets in each home', places: 'homes', named: /\bpets?\b|\banimals?\b/i },
  {
    about: 'Things to eat in each lunch box',
    places: 'lunch boxes',
    named: /\blunch|\bfoods?\b|\bsnacks?\b|\bkai\b|\bfruits?\b/i,
  },
  {
    about: 'Goals in each game',
    places: 'games',
    named: /\bsports?\b|\bgoals?\b|\bnetball\b|\bfootball\b|\bhockey\b/i,
  },
  { about: 'Books read by each student', places: 'students', named: /\bbooks?\b|\breading\b|\blibrary\b/i },
  {
    about: 'Brothers and sisters of each student',
    places: 'students',
    named: /\bfamil|\bsiblings?\b|\bbrothers?\b|\bwh[āa]nau\b/iu,
  },
  { about: 'Birds in each garden', places: 'gardens', named: /\bbirds?\b|\bgardens?\b/i },
  {
    about: 'Pieces of rubbish outside each classroom',
    places: 'classrooms',
    named: /\brubbish\b|\blitter\b/i,
  },
  { about: 'Students in each car', places: 'cars', named: /\btravel|\btransport|\bto school\b|\bcars?\b/i },
]
