import type { WordPattern } from './word-pattern.ts'

/** A sheet that a request names by what it is, and that has a maker of its own in `forms/`. */
export type NamedSheet =
  | 'cloze'
  | 'matching'
  | 'graphic organiser'
  | 'investigation sheet'
  | 'number of the day'
  | 'spelling sheet'
  | 'handwriting sheet'
  | 'writing prompts'
  | 'dictation'
  | 'colour by answer'
  | 'sequencing cards'
  | 'script'
  | 'station cards'
  | 'brain breaks'
  | 'everyday paper'
  | 'relief day'
  | 'homework sheet'
  | 'letter sheet'
  | 'sorting sheet'
  | 'phonics sheet'
  | 'length sheet'
  | 'label sheet'
  | 'scavenger hunt'
  | 'topic stations'
  | 'decodable story'
  | 'display labels'
  | 'language mat'
  | 'food chain'

/** The words that ask for a named sheet; the first that fits is made. */
export const SHEET_WORDS: readonly (WordPattern & { sheet: NamedSheet })[] = [
  {
    sheet: 'relief day',
    pattern:
      /\brelie(?:f|v(?:er|ing)s?(?:[’']s?)?)(?: teachers?)?(?:[’']s?)? (?:(?:full|whole|one|1|single|emergency) )?(?:days?|folder|packs?|notes|time ?table|(?:lesson )?plan(?:s|ning)? (?:for )?(?:the |a |an |my |one |1 )?(?:full |whole )?day|plan(?:s|ning)?(?! (?:for |on |in )?(?:maths?|reading|writing|spelling|science|art|pe|p\.e|music|drama|te reo|fractions)))\b(?: (?:plans?|planning|sheets?|notes|pack|work|activities))*|\b(?:(?:full|whole|one|emergency) )?day(?:[’']?s)?(?: plan)? (?:for|with) (?:a |the |my |our )?relie(?:f|ver)s?(?: teacher)?\b|\b(?:plans?|planning|work|notes|pack) (?:for )(?:a |the |my |our )?relie(?:f|ver)s?(?: teacher)?\b/i,
    matches: [
      'reliever day year 3',
      'relief plan year 6 full day',
      'a day for a reliever',
      'relief teacher pack',
      'plans for my reliever',
      'reliever’s day',
    ],
    misses: ['relief printing', 'reliever lesson y3', 'relief maths y4', 'relief plan maths', 'a relief map'],
  },
  {
    sheet: 'brain breaks',
    pattern:
      /\b(?:brain|movement) ?breaks?(?: cards?| activities| ideas)?\b|\benergi[sz]ers?(?: cards?| activities)?\b/i,
    matches: ['brain breaks for year 3', 'movement break cards', 'energisers'],
    misses: ['the brain', 'energy', 'a lunch break'],
  },
  {
    sheet: 'station cards',
    pattern:
      /\b(?:station|circuit|rotation) ?cards?\b|\bcards? for (?:a |an |our |the )?(?:fitness |ball |pe )?(?:circuit|stations|rotations?)\b|\b(?:fitness|pe|ball skills?) (?:circuit|stations|rotations)(?: cards| sheets?| posters?)?\b/i,
    matches: [
      'station cards',
      'fitness circuit cards',
      'cards for a circuit',
      'PE stations',
      'fitness circuit',
    ],
    misses: ['train station', 'an electric circuit', 'flash cards'],
  },
  {
    sheet: 'cloze',
    pattern:
      /\bcloze\b|\bfill[- ](?:in[- ])?(?:the )?(?:gaps?|blanks?|missing words?)\b|\bgap[- ]?fill\b|\b(?:missing|gapped) words? (?:sheet|passage|activity|text)\b/i,
    matches: ['a cloze on the water cycle', 'fill in the blanks', 'gap fill', 'fill the gaps'],
    misses: ['mind the gap', 'missing numbers', 'close the door'],
  },
  {
    sheet: 'dictation',
    pattern: /\bdictations?(?: (?:sentences?|passages?|sheets?|practice))?\b/i,
    matches: ['dictation sentences year 4', 'a dictation'],
    misses: ['dictionary', 'dictator'],
  },
  {
    sheet: 'spelling sheet',
    pattern:
      /\bspellings?[ -](?:(?:work)?sheets?|lists?|words?|tests?|practice|homework)\b(?: for)?|\bweekly spelling\b|\blook[ ,-]*(?:say[ ,-]*)?cover[ ,-]*(?:say[ ,-]*)?write[ ,-]*(?:and )?(?:check)?\b|\bls?cwc\b|\bessential (?:spelling |word )?lists?\b|\b(?:oo|ai|ay|ee|ea|oa|ow|ou|oi|oy|igh|ew|ue|aw|au|ar|air|ear|er|ir|ur|ough)(?:(?:,| and| or| &|\/) ?(?:oo|ai|ay|ee|ea|oa|ow|ou|oi|oy|igh|ew|ue|aw|au|ar|air|ear|er|ir|ur|ough))* words?\b|\bwords with (?:the )?["“‘']?(?:oo|ai|ay|ee|ea|oa|ow|ou|oi|oy|igh|ew|ue|aw|au|er|ir|ur|ough)\b/i,
    matches: [
      'spelling list week 4',
      'look cover write check',
      'look, say, cover, write, check',
      'spelling test y5',
      'essential lists',
      'oo words worksheet',
      'words with oo',
    ],
    misses: [
      'spelling rules lesson',
      'look at the cover',
      'words with macrons',
      'words about ears',
      'rhyming words',
    ],
  },
  {
    sheet: 'handwriting sheet',
    pattern:
      /\bhand[- ]?writing(?: (?:work)?(?:sheets?|practice|pages?))?\b|\b(?:letters?|numbers?|numerals?)(?: (?:\d+ ?(?:[-–]|to) ?\d+))? formation\b|\bformation of (?:letters?|numbers?|numerals?)\b|\bcursive(?: (?:joins?|writing|practice|letters?))?\b|\btrac(?:e|ing) (?:the )?(?:letters?|numbers?|numerals?|names?)\b|\bcopy ?lines\b|\bletters? [a-z](?:, ?[a-z])*(?:,? (?:and|&) |, ?)[a-z](?= y(?:ea)?r|\s*$)|\bletters? [a-z] (?:writing|practice)\b/i,
    matches: [
      'handwriting sheet',
      'numbers 0-9 formation',
      'letter formation',
      'cursive joins',
      'trace the letters',
    ],
    misses: ['writing by hand', 'rock formation', 'trace the route', 'letter s sound', 'letter to a friend'],
  },
  {
    sheet: 'writing prompts',
    pattern:
      /\b(?:(?:quick|free|creative|narrative|story|recount|personal|persuasive|opinion|argument|descriptive|description|information(?:al)?|explanation|poetry|poem|journal|diary|picture|imaginative)[- ]?)*(?:(?:writing|write|journal|story|diary|poetry|poem|picture|persuasive|narrative|recount|descriptive|opinion) (?:prompts?|starters?))(?: cards?)?\b|\bquick ?[- ]?writes?\b|\bwriting (?:ideas|topics)\b|\bjournal (?:ideas|topics|questions)\b|\bwould you rather\b(?! maths?)(?: (?:prompts?|questions?|cards?|writing))*/i,
    matches: [
      'writing prompts for year 6',
      'quick write prompts',
      'journal prompts y4',
      'story starters',
      'persuasive writing prompts',
      'would you rather prompts',
    ],
    misses: ['a prompt reply', 'writing frame', 'discussion prompts', 'starters'],
  },
  {
    sheet: 'matching',
    pattern:
      /\bmatching(?=\s*(?:$|[,.;]|y(?:(?:ea)?rs?)? ?\d))|\bmatching (?:work ?sheets?|pages?|tasks?|activit(?:y|ies)|exercises?)\b|\bmatch[- ]?ups?\b(?! game)|\bmatch(?:ing)?\b[^.]*\b(?:to|with|and) (?:its|their)\b|\bmatch(?:ing|es)?\b[^.]*\b(?:meanings?|definitions?|words?|kupu|terms?|idioms?|vocab(?:ulary)?)\b|\b(?:words?|kupu|idioms?|terms?|vocab(?:ulary)?|meanings?|definitions?)\b[^.]*\bmatch(?:ing)?\b/i,
    matches: [
      'idioms, match to meaning',
      'match the words with their definitions',
      'kupu matching activity',
      'a matching worksheet',
      'match animals to their babies',
    ],
    misses: ['a cricket match', 'match fractions and decimals', 'matching games'],
  },
  {
    sheet: 'investigation sheet',
    pattern:
      /\b(?:(?:(?:science|scientific|fair[- ]test(?:ing)?|experiments?|investigations?|inquiry|lab)[- ])+(?:(?:recording|planning|planner|report|results?|observation|record|log|write[- ]?up|reflection)[- ]?)*(?:sheets?|templates?|forms?|logs?|planners?|write[- ]?ups?|organi[sz]ers?|recording pages?|scaffolds?)|(?:science )?experiment work ?sheets?(?! on variables)|(?:science )?(?:experiment|investigation|fair test) (?:reports?|recording|planner|planning)|aim,?(?: hypothesis,?)?(?: equipment,?| materials,?)? method,?(?: and)? results?(?:,?(?: and)? conclusions?)?|predict,? observe,? explain (?:sheets?|charts?|templates?)|(?:(?:plant|bean|seed|science|nature|weather|moon)(?: growth| growing)? )?observation(?:al)? (?:diar(?:y|ies)|journals?|sheets?|logs?|records?|charts?|tables?|templates?)|(?:plant|bean|seed|moon|weather)(?: growth| growing| watch)? (?:diar(?:y|ies)|journals?|logs?))\b(?: (?:templates?|sheets?|pages?))*/i,
    matches: [
      'a science experiment recording sheet',
      'fair test planning sheet',
      'investigation sheet',
      'aim, method, results',
      'aim, equipment, method, results and conclusion',
      'plant growth observation diary',
      'bean diary',
      'experiment write-up template',
    ],
    misses: [
      'a fair test worksheet',
      'an investigation of volcanoes',
      'science worksheet',
      'diary entry',
      'maths investigation',
    ],
  },
  {
    sheet: 'number of the day',
    pattern:
      /\b(?:(?:number|decimal|fraction)s? of the (?:day|week)|(?:number|decimal|fraction) (?:talk )?of day|place value (?:mats?|of the day))\b(?:(?: place value)? (?:sheets?|worksheets?|templates?|mats?|pages?|activity|activities|routine))*/i,
    matches: [
      'number of the day 4,372',
      'a decimal of the day sheet',
      'fraction of the day',
      'place value mat',
    ],
    misses: ['numbers of the days of the week', 'place value', 'the number of days in May'],
  },
  {
    sheet: 'colour by answer',
    pattern:
      /\bcolou?r(?:ing)?(?:[- ]in)?[- ]by[- ](?:the[- ])?(?:numbers?|codes?|answers?|sums?|facts?|sight[- ]?words?|words?|sounds?|parts of speech|word class(?:es)?)\b(?: (?:work ?sheets?|sheets?|pages?|pictures?|activit(?:y|ies)))?|\bcolou?r the (?:right )?answers?\b|\b(?:maths? )?mystery (?:pictures?|pixel art)\b|\bmaths? (?:mosaics?|pixel art)\b|\bpixel art (?=(?:maths?|times|multipl\w*|add\w*|subtract\w*|division)\b)/i,
    matches: [
      'colour by number addition to 10',
      'color-by-code',
      'mystery picture times tables 6 7 8',
      'a maths mosaic',
      'colouring by numbers sheet',
      'colour in by answer',
    ],
    misses: [
      'the colour wheel',
      'colour mixing',
      'a mystery story',
      'Roman mosaics',
      'pixel art in digital technology',
    ],
  },
  {
    sheet: 'sequencing cards',
    pattern:
      /\b(?<!number )(?:sequenc(?:e|ing)|ordering)[ -](?:cards?|strips?|sheets?|(?<=ing[ -])(?:work ?sheets?|activit(?:y|ies)|pictures?|puzzles?))\b|(?<=\blife[ -]?cycle )(?:cards?|strips?)\b|\b(?:order|sequence|sequencing|ordering) (?:the )?(?:events?|steps|stages)(?: (?:cards?|work ?sheets?|activity|sheet))?\b|\b(?:put|sort) (?:the )?(?:steps|stages|events) (?:in|into) (?:the )?(?:right |correct )?order\b|\bcut[ -]?(?:out )?(?:and|&|n)[ -]?(?:paste|stick|glue)\b(?: (?:work ?sheets?|sheets?|activit(?:y|ies)))?/i,
    matches: [
      'sequencing cards life cycle of a monarch butterfly',
      'life cycle cards',
      'cut and paste',
      'order the events cards',
      'sequence the steps',
      'put the steps in order',
      'sequencing activity on making bread',
    ],
    misses: [
      'number sequences',
      'a number sequence sheet',
      'ordering numbers',
      'ordering fractions cards',
      'a dance sequence',
      'cut paper',
    ],
  },
  {
    sheet: 'script',
    pattern:
      /\b(?<!(?:writ\w*|features of|about|structure of) (?:an? |our |their |your )?(?:own )?)(?:reader(?:[’']?s[’']?)? theat(?:re|er)(?: (?:plays?|scripts?))?|(?:short |class |drama |school |assembly |kids |funny )*(?:play|drama|skit)[- ]?scripts?|plays?[- ]?scripts?|(?:short |class |assembly |funny )*scripts?(?= (?:about|on|for|with)\b)|script(?= (?:maui|māui)\b)|(?:short|funny|class|assembly) (?:plays?|skits?)(?= (?:about|on|for|with)\b))(?!\p{L}| (?:writing|features?|frames?|templates?|planners?|rubric|checklist|lesson))/iu,
    matches: [
      'readers theatre script maui and the sun',
      'short play script on bullying',
      'reader’s theatre about a lost dog',
      'a playscript for six parts',
      'a script about the new kid',
      'a short play about recycling',
    ],
    misses: [
      'writing a play script',
      'features of a play script',
      'play script writing frame',
      'a description',
      'javascript',
      'play with words',
    ],
  },
  {
    sheet: 'scavenger hunt',
    pattern:
      /(?<!\b(?:nature|outdoors?|outside|garden|playground|bush|park|school) (?:walk )?)\b(?:(?:(?:maths?|shapes?|word|classroom) )?(?:scavenger|treasure)|(?:2d |3d |solid |flat )?shapes?|angles?|symmetry) hunts?\b(?! (?:for|in|round|around|at|of) (?:the |our |my )?(?:school(?! holidays)|garden|playground|bush|park|outside|outdoors))/i,
    matches: ['a scavenger hunt on 3D shapes', 'maths treasure hunt', 'shape hunt sheet'],
    misses: ['treasure map', 'hunting', 'nature scavenger hunt', 'scavenger hunt round the playground'],
  },
  {
    sheet: 'topic stations',
    pattern:
      /\b(?:[2-6]|two|three|four|five|six) (?:(?:maths?|literacy|learning|different|rotation) ){0,2}(?:stations|rotations)\b|\b(?:maths?|learning|rotation|rotating) (?:stations|rotations)\b/i,
    matches: ['4 stations for decimals', 'three maths stations', 'maths rotations'],
    misses: ['train stations', 'weather station', 'rotations of the Earth', 'rotation of shapes'],
  },
]
