import type { WordPattern } from './word-pattern.ts'

/** Sheets on which children plan, think back or tell of themselves. */
export type OwnSheetName =
  | 'storyboard'
  | 'comic strip'
  | 'timeline cards'
  | 'self-reflection'
  | 'goal setting'
  | 'pepeha'
  | 'about me'
  | 'design plan'
  | 'feedback'
  | 'bookmark'
  | 'reading choice board'
  | 'choice board'
  | 'homework grid'
  | 'outdoor scavenger hunt'
  | 'feelings check-in'
  | 'visual timetable'
  | 'now and next'

export type OrganiserName =
  | OwnSheetName
  | 'venn'
  | 'venn of three'
  | 'kwl'
  | 'kwhl'
  | 'y-chart'
  | 't-chart'
  | 'pmi'
  | 'plus and minus'
  | 'fishbone'
  | 'flow chart'
  | 'cause and effect'
  | 'story map'
  | 'character profile'
  | 'oreo'
  | 'timeline'
  | 'frayer'
  | 'five senses'
  | 'five ws'
  | 'sorting mat'
  | 'compare and contrast'
  | 'web'
  | 'mind map'

/** The words that name a graphic organiser; the first that fits is made. Each takes in what belongs to its name. */
export const ORGANISER_WORDS: readonly (WordPattern & { name: OrganiserName })[] = [
  {
    name: 'storyboard',
    pattern:
      /\bstory[- ]?boards?(?: (?:planning|planner|blank))*(?: (?:templates?|sheets?|work ?sheets?|pages?|frames?|organi[sz]ers?|planners?))+|\b(?:blank|empty) story[- ]?boards?\b/i,
    matches: ['a storyboard template', 'story board sheet', 'blank storyboard'],
    misses: ['making a storyboard', 'storyboards', 'a lesson on storyboarding'],
  },
  {
    name: 'comic strip',
    pattern:
      /\bcomic(?:[- ](?:strip|book|page))*(?: (?:templates?|sheets?|pages?|frames?|planners?|organi[sz]ers?))+|\b(?:blank|empty) comics?(?:[- ]strips?)?\b/i,
    matches: ['a comic strip template', 'blank comic strip', 'comic planner'],
    misses: ['make a comic', 'comic strips', 'features of comics'],
  },
  {
    name: 'timeline cards',
    pattern: /\b(?:blank )?time[- ]?lines? cards?(?: (?:templates?|activity))*\b/i,
    matches: ['timeline cards', 'blank time line cards', 'timeline card template'],
    misses: ['a timeline', 'cards in time'],
  },
  {
    name: 'now and next',
    pattern:
      /\b(?:now (?:and|&|n) (?:next|then)|first (?:and|&|n)? ?then)(?: (?:visual|picture))? (?:boards?|cards?|charts?|strips?)\b/i,
    matches: ['a now and next board', 'first then board', 'now & then cards'],
    misses: ['now and then', 'first then next'],
  },
  {
    name: 'visual timetable',
    pattern:
      /\b(?:daily |class |morning )?(?:visual|picture) (?:daily )?(?:time ?tables?|schedules?)\b|\b(?:daily |class )?(?:time ?table|schedule) visuals?\b/i,
    matches: ['a visual timetable', 'daily timetable visual', 'picture schedule'],
    misses: ['a bus timetable', 'timetable'],
  },
  {
    name: 'reading choice board',
    pattern:
      /\b(?:reading|novel|book|library) (?:response )?(?:choice|bingo|menu) boards?\b|\bchoice boards?(?: (?:for|on) (?:year \d |y\d |my |our |the )*(?:independent |silent )?(?:reading|novels?|books?|reading group))\b/i,
    matches: ['a reading choice board', 'choice board for year 5 reading', 'novel choice board'],
    misses: ['choice board on space', 'reading board'],
  },
  {
    name: 'choice board',
    pattern: /\b(?:blank )?choice (?:boards?|grids?|menus?)\b(?: (?:templates?|sheets?))*/i,
    matches: ['a choice board', 'choice grid on rivers', 'blank choice board template'],
    misses: ['multiple choice', 'board games'],
  },
  {
    name: 'homework grid',
    pattern:
      /\bhome ?work (?:grids?|matrix|matrices|bingo|choice (?:boards?|grids?))(?: (?:templates?|sheets?))*/i,
    matches: ['homework grid', 'home work matrix', 'homework bingo sheet'],
    misses: ['homework on fractions', 'homework sheet'],
  },
  {
    name: 'outdoor scavenger hunt',
    pattern:
      /\b(?:nature|outdoors?|outside|garden|playground|bush|park|school) (?:walk )?scavenger hunts?\b(?: (?:sheets?|lists?))*|\bscavenger hunt(?: (?:sheets?|lists?))?(?= (?:for|in|round|around|at|of) (?:the |our |my )?(?:school(?! holidays)|garden|playground|bush|park|outside|outdoors))/i,
    matches: [
      'a nature scavenger hunt',
      'outdoor scavenger hunt list',
      'scavenger hunt for the school garden',
    ],
    misses: ['shape scavenger hunt', 'a scavenger', 'scavenger hunt on fractions'],
  },
  {
    name: 'feelings check-in',
    pattern:
      /\b(?:feelings?|emotions?|emotional|wellbeing|hauora|mood|morning) check[- ]?ins?\b(?: (?:templates?|sheets?|slips?|forms?|pages?|cards?))*/i,
    matches: ['feelings check-in sheet', 'emotions check in', 'a wellbeing check-in form'],
    misses: ['check in with a partner', 'feelings', 'checklist'],
  },
  {
    name: 'self-reflection',
    pattern:
      /\b(?:self[- ]?(?:reflections?|review)|(?:end[- ]of[- ](?:the )?(?:term|year|unit) |learning |student |weekly |term )+reflections?)(?: (?:templates?|sheets?|work ?sheets?|pages?|forms?|journals?|logs?))+|\breflection (?:templates?|sheets?|pages?|forms?|logs?)\b/i,
    matches: [
      'a self-reflection sheet',
      'self reflection worksheet',
      'end of term reflection page',
      'learning reflection form',
      'reflection sheet',
    ],
    misses: ['reflection in a mirror', 'reflections worksheet', 'self-reflection'],
  },
  {
    name: 'goal setting',
    pattern:
      /\b(?:goals?[- ]?setting|(?:smart|learning|personal|term) goals?)(?: (?:templates?|sheets?|work ?sheets?|pages?|forms?|planners?|organi[sz]ers?))+|\bgoals? (?:sheets?|templates?)\b/i,
    matches: ['a goal setting sheet', 'SMART goals template', 'learning goal planner', 'goal sheet'],
    misses: ['setting goals', 'a lesson on goal setting', 'goals in football'],
  },
  {
    name: 'pepeha',
    pattern:
      /\bpepeha (?:(?:blank|writing) )?(?:templates?|frames?|sheets?|planners?|organi[sz]ers?|scaffolds?)\b|\bblank pepeha\b|\btemplate for (?:a |our |their |your )?pepeha\b/i,
    matches: ['a pepeha template', 'pepeha frame', 'blank pepeha', 'template for a pepeha'],
    misses: ['a lesson on pepeha', 'pepeha worksheet', 'learning our pepeha'],
  },
  {
    name: 'about me',
    pattern:
      /\b(?:(?:all )?about me|getting to know (?:you|me))(?: (?:templates?|sheets?|work ?sheets?|pages?|posters?|activity sheets?))+/i,
    matches: [
      'an all about me sheet',
      'about me page',
      'getting to know you worksheet',
      'All About Me poster',
    ],
    misses: ['all about me', 'writing about me', 'getting to know you games'],
  },
  {
    name: 'design plan',
    pattern:
      /\b(?:(?:food |product |technology |toy |packaging |game |garden )*design(?:ing)?)(?: (?:plans?|planning|planners?|briefs?|templates?))*(?: (?:templates?|planners?|planning (?:sheets?|pages?)|organi[sz]ers?|plan sheets?|frames?))+|\bdesign (?:sheets?|plan)\b/i,
    matches: [
      'a design template',
      'food design template',
      'design planning sheet',
      'design brief template',
      'design sheet',
    ],
    misses: ['design a garden', 'designing packaging', 'a design lesson'],
  },
  {
    name: 'feedback',
    pattern:
      /\b(?:two|2) stars? (?:and|&|n) (?:a|1|one) wish(?:es)?\b(?: (?:templates?|sheets?|slips?|forms?))*|\bpeer[- ](?:feedback|assessment|review)(?: (?:templates?|sheets?|forms?|slips?))+/i,
    matches: [
      'two stars and a wish sheet',
      '2 stars & a wish',
      'peer feedback form',
      'peer assessment sheet',
    ],
    misses: ['peer feedback', 'stars and planets', 'wish list'],
  },
  {
    name: 'bookmark',
    pattern: /\bbook ?marks? (?:templates?|sheets?|pages?)\b|\b(?:blank|printable) book ?marks?\b/i,
    matches: ['bookmark template', 'a bookmark sheet', 'printable bookmarks'],
    misses: ['make a bookmark', 'bookmarks'],
  },
  {
    name: 'venn of three',
    pattern:
      /\b(?:(?:3|three)[- ](?:circles?|ways?|ring) venn|triple venn|venn (?:diagrams? )?(?:with|of) (?:3|three) circles)(?: diagrams?)?(?:(?: to| that)? compar(?:es?|ing))?/i,
    matches: ['a three circle venn diagram', '3-way venn', 'venn diagram with three circles'],
    misses: ['three circles', 'a venn diagram'],
  },
  {
    name: 'venn',
    pattern:
      /\b(?:double )?venn?\b(?:[- ]diagrams?)?(?: (?:graphic )?(?:organi[sz]ers?|templates?|sheets?|worksheets?))*(?:(?: to| that)? compar(?:es?|ing))?/i,
    matches: ['Venn diagram', 'blank venn', 'a venn diagram template'],
    misses: ['avenue', 'vending machine'],
  },
  {
    name: 'kwhl',
    pattern:
      /\bkwh ?l\b(?:[- ](?:charts?|grids?|tables?|templates?|sheets?|organi[sz]ers?))*|\bkwlh\b(?:[- ](?:charts?|grids?|tables?|templates?|sheets?|organi[sz]ers?))*/i,
    matches: ['KWHL chart', 'a kwlh grid', 'kwhl'],
    misses: ['kwl chart'],
  },
  {
    name: 'kwl',
    pattern: /\bkwl\b(?:[- ](?:charts?|grids?|tables?|templates?|sheets?|worksheets?|organi[sz]ers?))*/i,
    matches: ['KWL chart', 'kwl', 'a KWL grid template'],
    misses: ['kwhl', 'know what'],
  },
  {
    name: 'y-chart',
    pattern:
      /\by[- ]?charts?\b(?: (?:templates?|sheets?|organi[sz]ers?))*(?:[\s,:(–-]*(?:(?:looks?|sounds?|feels?)[ -]?like[\s,/)]*(?:and )?){2,3})?|(?:\b(?:looks?|sounds?|feels?)[ -]?like[\s,/]*(?:and )?){3}(?:(?:charts?|sheets?|templates?)\b)?/i,
    matches: ['Y chart', 'a y-chart on kindness', 'looks like, sounds like, feels like'],
    misses: ['y5 chart', 'year 5 charts', 'what it looks like'],
  },
  {
    name: 't-chart',
    pattern:
      /\bt[- ]?charts?\b(?: (?:templates?|sheets?|organi[sz]ers?))*(?:(?: to| that)? compar(?:es?|ing))?/i,
    matches: ['T-chart', 'a t chart template'],
    misses: ['start charts', 'chart'],
  },
  {
    name: 'pmi',
    pattern:
      /\bpmi\b(?: (?:charts?|tables?|grids?|templates?|sheets?|organi[sz]ers?))*|\bplus(?:es)?[\s,/-]+minus(?:es)?[\s,/-]+(?:and )?interesting\b(?: (?:charts?|tables?|sheets?))?/i,
    matches: ['PMI', 'a pmi chart', 'plus minus interesting', 'plus, minus and interesting'],
    misses: ['plus and minus'],
  },
  {
    name: 'plus and minus',
    pattern:
      /\bplus(?:es)?(?: and |[ /-]{1,3})minus(?:es)?(?: (?:charts?|tables?|sheets?|organi[sz]ers?))+|\b(?:pros? (?:and|&|\/) cons?|for (?:and|&) against|advantages and disadvantages)(?: (?:charts?|tables?|sheets?|organi[sz]ers?|grids?|templates?))+/i,
    matches: ['a plus-minus chart', 'pros and cons table', 'for and against chart'],
    misses: ['plus and minus signs', 'pros and cons'],
  },
  {
    name: 'fishbone',
    pattern:
      /\bfish[- ]?bone\b(?: (?:diagrams?|charts?|templates?|sheets?|organi[sz]ers?))*|\bishikawa(?: diagrams?)?/i,
    matches: ['fishbone diagram', 'a fish bone'],
    misses: ['fish bones and scales', 'fish'],
  },
  {
    name: 'flow chart',
    pattern:
      /\bflow[- ]?(?:charts?|maps?)\b(?: (?:templates?|sheets?|organi[sz]ers?))*|\bsequenc(?:e|ing) (?:boxes|charts?|chains?|maps?|organi[sz]ers?)(?: (?:templates?|sheets?))*/i,
    matches: ['flow chart', 'a flowchart template', 'sequence boxes', 'sequencing chart'],
    misses: ['a flow of lava', 'sequencing cards', 'number sequences'],
  },
  {
    name: 'cause and effect',
    pattern:
      /\bcauses? (?:and|&) effects? (?:graphic )?(?:charts?|diagrams?|maps?|tables?|organi[sz]ers?|templates?|chains?)(?: (?:templates?|sheets?))*/i,
    matches: ['a cause and effect chart', 'cause & effect graphic organiser'],
    misses: ['cause and effect', 'cause and effect questions'],
  },
  {
    name: 'story map',
    pattern:
      /\b(?:story[- ]?(?:maps?|mountains?|planners?|plans?|planning (?:sheet|template|organi[sz]er))|beginning,? middle,?(?: and| &)? end)\b(?: (?:graphic|templates?|sheets?|worksheets?|organi[sz]ers?))*/i,
    matches: ['a story map', 'story mountain template', 'story planner', 'beginning middle end organiser'],
    misses: ['a story about maps', 'story'],
  },
  {
    name: 'character profile',
    pattern:
      /\bcharacter (?:profiles?|maps?|traits? (?:charts?|maps?|organi[sz]ers?)|webs?|description organi[sz]ers?)\b(?: (?:templates?|sheets?|worksheets?|organi[sz]ers?))*/i,
    matches: ['a character profile', 'character web', 'character traits chart'],
    misses: ['a Māori character', 'character traits'],
  },
  {
    name: 'oreo',
    pattern:
      /\boreo\b(?: (?:opinion|writing|persuasive|graphic|templates?|sheets?|worksheets?|organi[sz]ers?|planners?|frames?|charts?))*/i,
    matches: ['OREO organiser', 'an oreo template', 'persuasive graphic organiser OREO'],
    misses: ['stereo', 'opinions'],
  },
  {
    name: 'timeline',
    pattern:
      /(?<!\b(?:read|reads|reading|us(?:e|ing)|from|questions on|questions about) (?:an? |the )?)\btime[- ]?lines?\b(?! cards?)(?: (?:templates?|sheets?|worksheets?|organi[sz]ers?|activity))*/i,
    matches: ['a timeline of the gold rush', 'blank time line', 'timeline template'],
    misses: ['timeline cards', 'reading a timeline', 'timetable'],
  },
  {
    name: 'frayer',
    pattern:
      /\bfr[ae]y(?:er|or)\b(?: (?:models?|charts?|squares?|diagrams?|templates?|sheets?|organi[sz]ers?))*/i,
    matches: ['Frayer model', 'a frayer template'],
    misses: ['the frayed edge'],
  },
  {
    name: 'five senses',
    pattern:
      /\b(?:5|five) senses? (?:(?:graphic|observation|recording) )*(?:charts?|organi[sz]ers?|templates?|sheets?|tables?)(?: (?:templates?|sheets?))*/i,
    matches: ['five senses chart', 'a 5 senses observation sheet'],
    misses: ['the five senses', 'five senses worksheet'],
  },
  {
    name: 'five ws',
    pattern:
      /\b(?:5|five) ?w['’]?s\b(?:(?: and| &| \+)? ?(?:an |one )?h(?:ow)?\b)?(?: (?:charts?|organi[sz]ers?|templates?|sheets?|planners?))*|\bwho,? what,? when,? where,?(?: and)? why\b(?:,? (?:and )?how\b)?(?: (?:charts?|organi[sz]ers?|templates?|sheets?))*/i,
    matches: ['5 Ws', "five w's and h chart", 'who what when where why'],
    misses: ['5 words', 'who and when'],
  },
  {
    name: 'sorting mat',
    pattern: /\bsort(?:ing)? (?:mats?|hoops?|charts?|tables?|boxes|circles|sheets?)\b/i,
    matches: ['a sorting mat', 'sorting hoops', 'sort sheet'],
    misses: ['sorting shapes', 'what sort of mat', 'assorted sheets'],
  },
  {
    name: 'compare and contrast',
    pattern:
      /\b(?:compar(?:e|ing|ison)(?: (?:and|&) contrast(?:ing)?)?|contrast) (?:graphic )?(?:charts?|organi[sz]ers?|templates?|matrix|tables?|grids?)(?: (?:templates?|sheets?))*/i,
    matches: ['compare and contrast chart', 'a comparison table', 'compare & contrast graphic organiser'],
    misses: ['compare and contrast', 'comparing fractions'],
  },
  {
    name: 'mind map',
    pattern:
      /\bmind[- ]?maps?\b(?: (?:templates?|sheets?|organi[sz]ers?))*|\bbrain[- ]?storm(?:ing)? (?:webs?|maps?|sheets?|templates?|organi[sz]ers?)(?: (?:templates?|sheets?))*|\bbubble maps?\b/i,
    matches: ['a mind map', 'mindmap template', 'brainstorming web', 'bubble map'],
    misses: ['mind the map', 'brainstorm ideas'],
  },
  {
    name: 'web',
    pattern:
      /\b(?:concept|spider|main idea|semantic|word) (?:maps?|webs?|diagrams?)\b(?: (?:templates?|sheets?|organi[sz]ers?))*|\bgraphic organi[sz]ers?\b(?: (?:templates?|sheets?))*(?:(?: to| that)? compar(?:es?|ing))?/i,
    matches: ['a concept map', 'spider diagram', 'graphic organizer', 'graphic organisers'],
    misses: ['spider webs', 'food web', 'a map'],
  },
]
