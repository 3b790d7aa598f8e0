import type { WordPattern } from '../words/word-pattern.ts'

/** Something that teachers ask for and that is not made here, with what is said instead. */
export interface NotMade extends WordPattern {
  says: string
  /** What is said offers other work on the same topic. */
  goesOn?: true
}

/** Words that show a lesson about the thing: pupils who make slides are taught, not given slides. */
export const TEACHES_IT: WordPattern = {
  pattern:
    /\b(?:lessons? (?:on|about|in|where)|(?<!for (?:my|our|the|a) (?:\p{L}+ )?)lesson|teach(?:ing)?|learn(?:ing)?|how to|pupils? (?:make|create|write)|rubrics?|checklists?|marking|skills|coding|digital (?:tech\w*|design)|what makes a good)\b/iu,
  matches: [
    'a rubric for google slides',
    'a lesson on making a slideshow',
    'how to edit a video',
    'canva poster lesson',
  ],
  misses: ['slides on the water cycle', 'slides for my maths lesson'],
}

/** In each list the first that fits is said. */
export const NOT_MADE: readonly NotMade[] = [
  {
    pattern:
      /\bkarakia\b[^.;]*\b(?:posters?|sheets?|cards?|to (?:start|open|close|begin|end)|words|for (?:the )?(?:start|kai|beginning|end|morning|food|assembly))\b|\b(?:posters?|copy|words|text) (?:of|with|for) (?:a |an |our |the )?(?:\p{L}+ )?karakia\b|\b(?:write|make|give me) (?:me )?(?:a |an )?(?:\p{L}+ )?karakia\b/iu,
    matches: ['karakia for start of the day', 'a poster of our karakia', 'write a karakia'],
    misses: ['what karakia are for', 'a lesson on karakia', 'tikanga and karakia'],
    says: 'I do not write or print karakia: the words belong to people, and your kura, your kaiārahi or mana whenua can tell you which ones you use and how. Once you have the words, I can make a page of kupu from them if you list them, or a lesson on why and when karakia are said.',
    goesOn: true,
  },
  {
    pattern:
      /\b(?:google|power ?point|ppt|presentation|pp)\s*slides?\b|\bslide ?(?:show|deck)s?\b|(?<!\b(?:no|without|not a|not another|hate|instead of|than) )\bpowerpoints?\b|\bpower point (?:presentation|on|about|for|to)\b|\b(?:make|create|do|need|want|give me|design) (?:me )?(?:some |the |\d+ )?slides\b|^slides\b|\bslides (?:on|about|for|to)\b|\bcanva (?:poster|presentation)|\bkeynote\b/i,
    matches: ['powerpoint about frogs', 'make some slides for my maths lesson', 'a slideshow'],
    misses: [
      'a room with one power point',
      'flip, slide and turn',
      'the playground slide',
      'landslides',
      'source cards, no powerpoint',
    ],
    says: 'I cannot make slides. I can make what goes with them: a lesson plan, a worksheet, a quiz, word cards or a reading text, to print or to copy from.',
    goesOn: true,
  },
  {
    pattern:
      /\breport comments?\b|\b(?:general|end[ -]of[ -]year|mid[ -]year|school) reports? (?:comments?|for (?:my|the) class)\b|\bcomments? for (?:my |the |student |school )*reports?\b/i,
    matches: ['write my report comments', 'comments for student reports'],
    misses: ['write a report on whales', 'comment on the report'],
    says: 'I cannot write report comments: I know nothing about your students, and their reports are yours to judge. I can make an assessment, a rubric or a checklist that gives you something to report on.',
  },
  {
    pattern:
      /\b(?:seating|classroom|desk|table) (?:plan|chart|layout|arrangement)s?\b(?! lesson)|\b(?:duty|playground|jobs?) roster\b|\btimetable for (?:my|the|our) (?:class|week|day)\b|\bclass list\b/i,
    matches: ['a seating plan for 24 desks', 'duty roster'],
    misses: ['plan a table for data', 'bus timetable maths'],
    says: 'I cannot make seating plans, rosters or timetables. I can make lesson plans, worksheets, activities and assessments.',
  },
  {
    pattern:
      /\b(?:find|show|send|get|give|recommend|suggest) (?:me |us )?(?:a |an |some |any |good )*(?:you ?tube|video|clip|film|movie|song|website|link|app|book list|picture book)s?\b|\byou ?tube (?:video|clip|link)s?\b|\b(?:make|create) (?:me )?(?:a |an )?(?:video|podcast|audio|recording|song)\b/i,
    matches: ['find me some videos on magnets', 'recommend a good website', 'youtube clips'],
    misses: ['video games and screen time', 'write a film review'],
    says: 'I cannot search the internet or make videos and songs, so I know of no link that I could promise is there. I can make the lesson, the questions to watch with, or a reading text on the topic.',
    goesOn: true,
  },
  {
    pattern:
      /\b(?:draw|paint|sketch|make|create|generate|find) (?:me |us )?(?:a |an |some |the )*(?:\w+ )?(?:picture|image|photo|illustration|clip ?art|poster|logo|colouring (?:page|sheet|in))s?\b(?! (?:graph|book))|\bcolou?ring[ -](?:in )?(?:page|sheet|picture)s?\b|\bto colou?r in\b/i,
    matches: ['draw me a picture of a taniwha', 'a colouring page of a tūī', 'create an image of a volcano'],
    misses: ['draw a picture graph', 'picture books', 'students draw a plan'],
    says: 'I cannot draw pictures or make posters and colouring pages. I can make a worksheet with space to draw, word cards, or a lesson in which students draw it themselves.',
    goesOn: true,
  },
  {
    pattern:
      /\b(?:maz(?:e|es)|dot[- ]to[- ]dots?|connect the dots|spot[- ]the[- ]differences?)\b(?: (?:work ?sheets?|sheets?|puzzles?|pages?|pictures?|activity|activities)\b|(?= (?:for|y\d|on|about)\b)|\s*$)/i,
    matches: [
      'maze worksheet for year 1',
      'a dot to dot',
      'spot the difference on plants',
      'mazes for year 2',
    ],
    misses: ['a hedge maze in history', 'coding a maze game', 'spot the mistake'],
    says: 'I cannot draw mazes, dot-to-dots or spot-the-difference pictures. I can make a word search, a crossword, a colour by answer sheet, sequencing cards or a matching sheet.',
    goesOn: true,
  },
  {
    pattern:
      /\b(?:name ?(?:tags|labels|plates)|tray labels|(?:wall|classroom) (?:display|chart)|bookmarks?|stickers?)\b(?= (?:for|of)\b|$)|\b(?:make|create|need|print|design)(?: me)? (?:an? |some |\d+ )?(?:\p{L}+ )?(?:name ?tags|labels for (?:my|our|the) (?:class|trays|room))\b/iu,
    matches: ['tray labels for room 4', 'make some name tags', 'stickers for reading'],
    misses: ['persuasive labels on food', 'the Nobel awards ceremony'],
    says: 'I cannot make labels, name tags or displays. I can make lesson plans, worksheets, certificates, timetables, job charts and other papers of a classroom.',
  },
  {
    pattern:
      /\b(?:year(?:ly)?|annual|whole year|term(?:ly)?|long[ -]term) (?:overview|plan(?:ning|ner)?|programme|map)s?\b|\blong[ -]term plan\w*\b|\bcurriculum (?:map|overview)\b|\ball subjects\b[^.?!]{0,30}\b(?:year|term)\b/i,
    matches: ['a term overview for year 3', 'our long-term plan', 'yearly plan for science'],
    misses: ['a plan for Year 4', 'terms in algebra'],
    says: 'I cannot plan a term or a year. I plan one lesson at a time, and after it the next lesson of the same topic. Which topic comes first, and for which year?',
  },
  {
    pattern:
      /^\s*(?:please |can you |could you )*(?:mark|grade|correct|check) (?:this|these|it|my|the (?:work|test|following))\b|\bmark (?:this|these) (?:for me|please|work|test|sums)\b/i,
    matches: ['mark this: 4 + 4 = 8', 'Can you grade these essays'],
    misses: ['question mark this', 'checkpoints'],
    says: 'I cannot mark students’ work. I can make questions on the same topic with an answer page, so that it is quick to mark.',
  },
  {
    pattern:
      /^\s*(?=[\s\S]{0,300}https?:\/\/)(?=[\s\S]*\b(?:this|the|that) (?:page|site|website|link|article|video)\b)[\s\S]{0,400}$|^\s*https?:\/\/\S+\s*$/i,
    matches: ['https://example.org make a quiz of this page', 'https://example.org'],
    misses: ['web page design, Year 6', 'this page has too many questions'],
    says: 'I cannot open web pages. Paste the part that you need, or tell me the year and the topic.',
  },
]

/** Says something about the app itself. */
export const ABOUT_THE_APP: WordPattern = {
  pattern:
    /\b(?:hate|love|like|dislike|broken|useless|rubbish|terrible|awful|great|slow|stupid|not working|doesn[’']?t work|does not work)\b[^.?!]{0,20}\b(?:app|program|website|mahere|planner|ai|thing)\b|\b(?:app|program|website|mahere|planner|ai) (?:is|keeps|does|was|sucks)\b|^(?:this|that|it|you) (?:is|are|was|were) (?:\w+ )?(?:bad|wrong|rubbish|useless|terrible|no good|boring|not what i (?:asked|wanted))\b/i,
  matches: ['I love this app', 'this app is broken', 'you are useless'],
  misses: ['apps and screen time, Year 7', 'a lesson on what I hate eating', 'this is a fraction'],
}

/** Asks about the program and what it does. */
export const ASKS_WHAT_IT_DOES: WordPattern = {
  pattern:
    /^(?:so )?(?:what|who|how|where|can|could|do|are) (?:\w+ ){0,3}?(?:you|this (?:app|thing)|my (?:old )?(?:plans?|chats?|lessons?|worksheets?))\b(?:(?! (?:make|plan|write|create|design|give|teach|a)\b)[^\n]){0,30}$/i,
  matches: ['what can you do', 'how does this app work', 'where are my old plans'],
  misses: ['can you make a lesson on maps', 'how do you plan a garden in science with Year 4 students'],
}

/** Points at something said or made earlier, which is not in this chat. */
export const POINTS_BACK: WordPattern = {
  pattern:
    /\b(?:the (?:thing|one|lesson|plan|stuff)|what) (?:that )?(?:we|i|you) (?:talked|spoke|said|did|asked|made|discussed|had|wanted)\b|\b(?:same|like|as) (?:as )?(?:last time|yesterday|before|last week)\b[\s.!?]*$/i,
  matches: ['the one we made last week', 'same as yesterday'],
  misses: ['what we did in the holidays: a recount', 'the lesson is on maps'],
}
