import type { WordPattern } from '../read/words/word-pattern.ts'

/**
 * What students do or make in a lesson, whatever it is set in: a text type, a skill or a way of working. The same pattern finds it in a request and in the
 * phrases of a lesson.
 */
export interface Job extends WordPattern {
  /** As one teacher says it to another: "You asked for a recount." */
  name: string
  /** What the bank is asked for where no lesson was found that does it. */
  words: string
  /** The learning area that it belongs to; absent where several use it. */
  area?: string
}

/** A job with one text that names it and one that comes close. */
export type JobRow = [name: string, pattern: RegExp, words: string, match: string, miss: string]

const ENGLISH: readonly JobRow[] = [
  [
    'reading with a buddy',
    /\b(?:budd(?:y|ies)|paired|tuakana(?:[ -]|\/)teina) read\w*|\bread\w* (?:\p{L}+ )?(?:with|to) (?:(?:our|their|the|an?|my|some|younger|junior|y(?:ear )?\d) ){0,3}budd(?:y|ies)\b/iu,
    'paired reading buddy',
    'buddy reading with the new entrants',
    'a buddy bench',
  ],
  [
    'showing instead of telling',
    /\bshow(?:ing)?,? (?:don['’]?t|do not|not|instead of|rather than) tell(?:ing)?\b/i,
    'show do not tell',
    'narrative writing, show dont tell',
    'show and tell',
  ],
  [
    'a literature circle',
    /\blit(?:erature)? circles?\b/i,
    'literature circles',
    'literature circles year 7',
    'area of circles',
  ],
  [
    'a recount',
    /\brecount(?:s|ing)?\b/i,
    'recount writing',
    'recount of our trip to the farm',
    'count the votes',
  ],
  [
    'persuasive writing',
    /\bpersua(?:de|ding|sive|sion)\b/i,
    'persuasive writing',
    'persuade the principal',
    'a personal best',
  ],
  [
    'showing and not telling',
    /\bshow(?:ing)?,? (?:(?:and )?(?:don[’']?t|do not|not) )?tell(?:ing)?\b/i,
    'show don’t tell',
    'show dont tell, spooky house',
    'show and tell',
  ],
  [
    'an information report',
    /\binformation(?:al)? (?:report|text|writing)s?\b|\breport writing\b|\bwrit\w* (?:an? )?(?:information )?report\b/i,
    'information report writing',
    'information report on the kea',
    'report to the office',
  ],
  [
    'instructions',
    /\b(?:procedur(?:e|al)s?|instructions?|instructional) (?:writing|texts?)\b|\bwrit\w* (?:a set of |clear |some )?(?:instructions|a procedure)\b/i,
    'procedural writing',
    'procedural writing, making pikelets',
    'following instructions',
  ],
  [
    'an explanation',
    /\bexplanation (?:writing|texts?)\b|\bwrit\w* an explanation\b/i,
    'explanation writing',
    'explanation writing how a kite flies',
    'an explanation of fractions',
  ],
  [
    'a narrative',
    /\bnarratives?\b|\bstory writing\b|\bwrit\w* (?:a |an? \p{L}+ )?stor(?:y|ies)\b/iu,
    'narrative writing',
    'narrative writing set on a ship',
    'the story of the waka',
  ],
  ['a debate', /\bdebat(?:e|es|ing)\b/i, 'class debate', 'debate about uniforms', 'the debut'],
  [
    'a speech',
    /(?<!\b(?:parts?|figures?) of |\b(?:direct|indirect|reported|punctuate|punctuating) )\bspeech(?:es)?\b(?! (?:marks?|punctuation|bubbles?))/i,
    'speech',
    'speeches about our heroes',
    'direct speech marks',
  ],
  [
    'a diary entry',
    /\bdiary (?:entr(?:y|ies)|writing)\b/i,
    'diary entry',
    'diary entry of a soldier',
    'dairy farm',
  ],
  [
    'a biography',
    /\b(?:auto)?biograph(?:y|ies|ical)\b/i,
    'biography',
    'a biography of Ed Hillary',
    'bibliography',
  ],
  [
    'a book review',
    /\b(?:book|film|movie) reviews?\b/i,
    'book review',
    'book review of our class novel',
    'review of fractions',
  ],
  [
    'a news report',
    /\bnews(?:paper)? (?:report|article|stor(?:y|ies))s?\b/i,
    'news report writing',
    'news report on the flood',
    'my news',
  ],
  ['a haiku', /\bhaikus?\b/i, 'haiku', 'haiku about the sea', 'haku'],
  ['a limerick', /\blimericks?\b/i, 'limerick', 'limericks about pets', 'lime rickshaw'],
  ['an acrostic', /\bacrostics?\b/i, 'acrostic poem', 'acrostic for autumn', 'acrobatics'],
  [
    'descriptive writing',
    /\bdescriptive (?:writing|paragraphs?|language)\b|\bdescrib\w* (?:a |the )?(?:setting|character)s?\b|\b(?:setting|character) descriptions?\b/i,
    'descriptive writing',
    'descriptive writing, the bush at night',
    'describe a shape',
  ],
  ['similes', /\bsimiles?\b/i, 'similes', 'similes about the storm', 'smiles'],
  ['metaphors', /\bmetaphors?\b/i, 'metaphor', 'metaphors for winter', 'metamorphosis'],
  ['personification', /\bpersonif\w+/i, 'personification', 'personification of the wind', 'persons'],
  ['onomatopoeia', /\bonomatop\w+/i, 'onomatopoeia', 'onomatopoeia in the kitchen', 'mono'],
  ['alliteration', /\balliterat\w+/i, 'alliteration', 'alliteration with sea animals', 'literature'],
  [
    'inference',
    /\binfer(?:s|ring|ence|ences|encing|ential)?\b|\bread\w* between the lines\b/i,
    'inference',
    'inferring with a text on whales',
    'inferior',
  ],
  ['the main idea', /\bmain ideas?\b/i, 'main idea', 'main idea, text on penguins', 'a good idea'],
  [
    'summarising',
    /\bsummar(?:y|ies|is\w+|iz\w+)\b/i,
    'summarise a text',
    'summarising an article on bees',
    'summer',
  ],
  [
    'fact and opinion',
    /\bfacts? (?:and|or|vs\.?|versus|from|n|&) opinions?\b/i,
    'fact and opinion',
    'fact or opinion about sharks',
    'basic facts',
  ],
]

const SCIENCE: readonly JobRow[] = [
  ['a food web', /\bfood[- ]?webs?\b/i, 'food web', 'food webs of the estuary', 'cobweb'],
  ['a food chain', /\bfood[- ]?chains?\b/i, 'food chain', 'food chains in the bush', 'chain of islands'],
  ['life cycles', /\blife[- ]?cycles?\b/i, 'life cycle', 'life cycle of a monarch', 'bicycles for life'],
  [
    'adaptations',
    /\badapt(?:ed|s|ations?)\b(?! for\b)/i,
    'adaptations',
    'adaptations of the penguin',
    'adapting for my class',
  ],
  [
    'classifying living things',
    /\bclassif(?:y|ying|ication|ied)\b/i,
    'classify living things',
    'classifying creatures of the rock pool',
    'first class',
  ],
  ['evaporation', /\bevaporat\w+/i, 'evaporation', 'evaporation of puddles', 'vapour trail'],
  ['dissolving', /\bdissolv\w+/i, 'dissolving', 'dissolving lollies', 'solving'],
]

const SOCIAL: readonly JobRow[] = [
  [
    'grid references',
    /\bgrid[- ]?ref(?:erence)?s?\b/i,
    'grid references',
    'grid refs on a map of our town',
    'grid paper',
  ],
  [
    'compass directions',
    /\bcompass\b/i,
    'compass directions',
    'compass points round our school',
    'a pair of compasses',
  ],
  ['a timeline', /\btime[- ]?lines?\b/i, 'timeline', 'timeline of the gold rush', 'line up on time'],
]

const ARTS: readonly JobRow[] = [
  [
    'paper weaving',
    /\b(?:paper[- ]weav|weav\w* (?:(?:with|from|in|of|a|strips) )*paper)/i,
    'paper weaving',
    'weaving paper fish',
    'wrapping paper',
  ],
  [
    'printmaking',
    /\bprint[- ]?mak\w+|\b(?:mono|lino|block|foam)[- ]?prints?(?:ing)?\b/i,
    'printmaking',
    'printmaking native birds',
    'a printable sheet',
  ],
  ['collage', /\bcollages?\b/i, 'collage', 'collage of the sea floor', 'college'],
  ['a sculpture', /\bsculpt\w+/i, 'sculpture', 'sculpture of a tuatara', 'culture'],
  [
    'observational drawing',
    /\bobservational (?:drawing|sketch)\w*|\bdraw\w* from (?:life|observation)\b/i,
    'observational drawing',
    'observational drawing of shells',
    'observation of weather',
  ],
  [
    'freeze frames',
    /\bfreeze[- ]?frames?\b|\btableaux?\b/i,
    'freeze frames',
    'freeze frames of the gold rush',
    'freezing water',
  ],
  ['a soundscape', /\bsound[- ]?scapes?\b/i, 'soundscape', 'soundscape of the bush', 'landscape'],
  [
    'perspective drawing',
    /\bperspective drawing\b|\b(?:one|two)[- ]point perspective\b/i,
    'perspective drawing',
    'one point perspective of a street',
    'whose perspective',
  ],
  ['pop art', /\bpop[- ]?art\b/i, 'pop art', 'pop art self portraits', 'popping corn'],
]

const TECHNOLOGY: readonly JobRow[] = [
  ['a design brief', /\bdesign briefs?\b/i, 'design brief', 'design brief for a bus stop', 'a brief text'],
]

const ANY_AREA: readonly JobRow[] = [
  [
    'a class treaty',
    /\bclass(?:room)? (?:treat(?:y|ies)|agreements?|contracts?|expectations?|charters?|promises?)\b|\b(?:treaty|agreement|expectations|charter) (?:for|of) (?:our|the|my) (?:class|room)(?:room)?\b/i,
    'class treaty classroom agreement',
    'class treaty for term 1',
    'the Treaty of Waitangi',
  ],
  [
    'insulation: keeping hot or cold',
    /\binsulat\w+|\b(?:keep|keeps|keeping|stay|stays) (?:\p{L}+ ){0,3}(?:cool|cold|chilled|warm|hot|frozen)\b/iu,
    'insulation',
    'a lunchbox that keeps food cool',
    'a cool game',
  ],
]

/** The jobs of each learning area; those without an area are done in several. */
export const JOB_ROWS: readonly (readonly [area: string | undefined, rows: readonly JobRow[]])[] = [
  ['English', ENGLISH],
  ['Science', SCIENCE],
  ['Social sciences', SOCIAL],
  ['The arts', ARTS],
  ['Technology', TECHNOLOGY],
  [undefined, ANY_AREA],
]
