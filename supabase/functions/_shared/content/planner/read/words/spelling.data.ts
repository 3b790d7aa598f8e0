/**
 * Topic words that teachers type in a hurry: those of the bank's search phrases that are one letter away from no other word of an English
 * dictionary, and the words of mathematics, whose neighbours are among `REAL_WORDS`.
 */
export const TOPIC_WORDS: readonly string[] = `
  accuracy adaptation adaptations adjective adjectives advertising aeroplane agreement alarm alcohol
  algebra ancient animal apostrophe apostrophes argument arguments arrow article artwork artworks
  assessment astronomy athletics audience author awareness balance balloon basketball beginning belonging
  bicycle biography birthday biscuit bossy boundaries boundary building bystander calendar cardboard chalk
  challenge character characters checklist chemical children choice choreograph circle circuit citizen
  citizenship claim classify climate climates comma communicate communication community company compare
  possessive possession comparing comparison compass competition complex composition compound comprehension condensation
  conductors confidence conflict conjunctions connect conservation consistent consonant control
  conversation costume cotton council creative creature creatures criteria cultural culture cycle daylight
  decimal decimals democracy density deposition describe describing description descriptive develop
  development diagram dialogue dictionary difference digestion digestive digital digraphs dinosaurs
  direction directions disagree disagreement disaster discussion dispersal dissolve dissolving distance
  division dough dramatic drawings dynamics earth earthquake earthquakes ecosystem ecosystems effect
  effects eight elastic electric electrical electricity electronic email emotional endangered endings
  energy engine environment equations equipment erosion errors eruption essay evaporation evidence
  evolution experiment explain explanation expression extinct fable families farewell fashion fault
  feedback festival fluency footprint footprints formation forum fossil fossils fraction fractions
  frequency friendship fruit fundamental fungi future garden geometry germs gesture government grammar
  gravity greetings ground growth gymnastics habitat habits handwriting hazard headline helpers history
  holiday homophones hormones household human hygiene igneous image improve inference influence informal
  information inherited initial inside instructions instruments insulation insulator insulators
  intermediate interpret interpretation interview introduce introduction invasion invertebrates
  investigation invitation irregular islands issue journal journey judge keyboard kitchen knowledge
  landscape language learn legend length liquid liquids little lunar lunchbox machine magnet materials
  meanings measure measurement melody memory metamorphic metaphor might migration mirror mothers motion
  mountains movement multiplication multiplying mushroom music musical narrative natural nature newspaper
  nicotine night nouns numbers nutrition observation ocean octopus offspring opinion opinions opposites
  orbit orchestra origins outdoor pacific packaging parachute paragraph paragraphs parliament partner
  passage passive peaceful pencil pencils penguins people percentage percentages percussion perform
  performance perimeter period periods perspectives persuade persuasive petition photo photocopying
  photosynthesis physical picture plastic playground plural poetry politely pollination pollution
  population portrait positive predator predict prefix prepare presentation pressure probability
  procedural procedure pronounce pronouns proofread proofreading prototype puberty punctuate punctuation
  puppets purpose pyramid rainbow raincoat rainfall rainforest reaction reason reasons recycling reduce
  rehearse relationship relationships reproduction research resistance respond response rhyme rhythm
  rights robot rotation rubbish rugby salad sandwich scientific scientist scientists scissors
  scratch sculpture seasons secret sedimentary sense separate sequence sequencing settlement shadow
  skeleton soccer society solids solution solutions source species speech spelling spreadsheet stamina
  statement station statistics strategies strategy street strength strengths stretch stretching
  subordinate subtracting subtraction suffix suffrage sugar sunlight survival sustainable sustained
  syllable syllables symbol symbols symmetry system table tactics technique techniques technology
  temperature texture thermal thermometer timeline traditional traditions transfer transport travel
  tsunami umbrella understanding unfamiliar unplugged variables vegetable verbs versions viewpoint village
  vinegar visual vocabulary volcanic volcano volcanoes volleyball volume vowels waste weather website
  weigh`
  .trim()
  .split(/\s+/)

/** Short forms of everyday words, and slips in them, as they are typed in a hurry. */
export const SHORT_FORMS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\b(?:smth|smthg|smthng|somthing|sumthing|somethin|someting)\b/gi, 'something'],
  [/\b(?:tmrw|tmr|tmrrw|tmorrow|tomorow|tommorow|tommorrow|tomoz|2moro)\b/gi, 'tomorrow'],
  [/\b(?:wksht|wrksht|worksheat|workseet|worksheeet)\b/gi, 'worksheet'],
  [/\b(?:lessn|leson|lesosn)\b/gi, 'lesson'],
  [/\b(?:abt|abuot)\b/gi, 'about'],
  [/\b(?:teh)\b/g, 'the'],
  [/\bchn\b/gi, 'children'],
  [/\bgovt\b/gi, 'government'],
  [/\bb['’-]?day(?=s?\b)/gi, 'birthday'],
  [/(?<=\bword )probs\b/gi, 'problems'],
  [/\bcert(?=s?\b)/gi, 'certificate'],
  [/\bcert(?!ificate)[a-z]{2,8}(?:ate|at|te|cate)(?=s?\b)/gi, 'certificate'],
  [/\baddn\b/gi, 'addition'],
  [/\bsubtn\b/gi, 'subtraction'],
  [/\bgrammer\b/gi, 'grammar'],
  [/\bwritting\b/gi, 'writing'],
  [/\b(?:freind|frend)(?=s?\b|ship)/gi, 'friend'],
  [/\bw\b(?= (?:my|the|a|yrs?|year|y\d|actions|answers|some)\b)/gi, 'with'],
]

/** Real words that look like a slip in one of the topic words. */
export const REAL_WORDS: readonly string[] = [
  'headlice',
  'friction',
  'faction',
  'factions',
  'equation',
  'adjective',
  'ecosystem',
  'homophone',
  'paragraph',
  'selling',
  'smelling',
  'spilling',
  'swelling',
]
