import type { Cut } from '../read/words/word-pattern.ts'

/**
 * What stands in a request beside what it is about, by its kind: what was ruled out, when or how it is done, and how much there is of something. No lesson
 * has to say it.
 */
export const BESIDE_MATTER: readonly Cut[] = [
  {
    // A question on what was named before it.
    pattern:
      /\b(?:what|who|how|why|where|when)(?: (?:it|they))? (?:causes?|makes?|happens? to|is|are|do|does|did|works?) (?:them|it|they|this|that)\b/giu,
    leaves: ' ',
    examples: [['volcanoes what causes them', 'volcanoes']],
    keeps: ['what causes earthquakes'],
  },
  {
    // The key of a test.
    pattern:
      /[,;]?\s*\b(?:(?:with|and|plus|an?|the) )*(?:mark(?:ing)?|answer) (?:schedules?|guides?|keys?|schemes?|sheets?)\b/gi,
    leaves: ' ',
    examples: [
      ['forces test with marking schedule', 'forces test'],
      ['states of matter and a marking guide', 'states of matter'],
    ],
    keeps: ['a bus schedule', 'keys and locks'],
  },
  {
    // What there is none of.
    pattern:
      /(?<!\b(?:life|world|live|lives|island|say(?:ing)?|there is|there was|why)\s(?:with\s|is there\s|there\s)?)\b(?:with\s+)?(?:no|not|without(?: any| using)?|instead of|rather than)\s+(?!(?:only|one|more|longer)\b)[^,.;!?()\n]*?(?=\s+(?:but|and|just|so|only|because)\s|[,.;!?()\n]|$)/giu,
    leaves: ' ',
    examples: [
      ['healthy lunchboxes with no food tasting', 'healthy lunchboxes'],
      ['magnets no magnets yet, coming', 'magnets , coming'],
      ['collage without scissors but with glue', 'collage but with glue'],
    ],
    keeps: ['a world with no sun', 'saying no to friends', 'knots', 'why is there no gravity in space'],
  },
  {
    // Who is in the class, which lines of their own take up.
    pattern:
      /[,;]?\s*\b(?:(?:and|but|with|for|we|i|have|there['’]?s|is|are|an?|my|our|the|one|two|three|some|\d{1,2}) )*(?:(?:kids?|child(?:ren)?|boys?|girls?|students?|pupils?|tamariki|ākonga|one) )?(?:(?:is|are|who|that|with|has|have|in|on|uses|using|an?) )*(?:allerg(?:ic|y|ies) (?:to )?\p{L}+(?: (?:and|or) \p{L}+)?|(?:nut|peanut|egg|dairy|milk|gluten|wheat|fish|shellfish|soy|bee)s? allerg(?:y|ies)|wheel ?chairs?(?: users?)?|crutches)(?:,? in (?:the |my |our )?class)?(?=\s*(?:[,.;!?]|$))/giu,
    leaves: ' ',
    examples: [
      ['germinating beans, allergic to nuts in class', 'germinating beans'],
      ['athletics relay, wheelchair user in the class', 'athletics relay'],
      ['baking, one kid allergic to eggs', 'baking'],
    ],
    keeps: ['what is an allergy', 'design a wheelchair ramp', 'why we get allergies in spring'],
  },
  {
    // Where the things for it come from.
    pattern:
      /[,;]?\s*\b(?:(?:with|using|only|just|use) )*(?:(?:things?|stuff|ingredients|items|equipment) (?:that is |that are )?(?:from|in|out of) (?:the|our|my|your|every|any) (?:kitchen|supermarket|house|classroom|staffroom)|(?:kitchen|household|supermarket|classroom|everyday) (?:things?|stuff|items|ingredients|materials|equipment))(?: only)?(?=\s*(?:[,.;!?]|$))/giu,
    leaves: ' ',
    examples: [
      ['acids and bases only kitchen things', 'acids and bases'],
      ['density, things from the kitchen only', 'density'],
    ],
    keeps: ['safety with things in the kitchen drawer', 'household jobs'],
  },
  {
    // When it is done: “if fine”, “if it stops raining”.
    pattern:
      /(?<!\b(?:what|as|even|see|out|ask|decide)\s)\bif (?:it|its|it['’]s|the weather|weather|we|i|they|you|possible|needed|fine|wet|dry|raining|sunny|there)\b[^,.;]*/giu,
    leaves: ' ',
    examples: [
      ['skip counting outdoors if fine', 'skip counting outdoors'],
      ['magnets if possible, hands on', 'magnets , hands on'],
    ],
    keeps: ['what if it never rained', 'if then blocks in scratch'],
  },
  {
    // How it is done.
    pattern:
      /\b(?:(?:must|please|pls|to|and|should|needs? to) )?(?:be|keep it|make it|nice and|super|really|very|too|quite) (?!there\b|or\b|a\b|an\b|the\b|able\b)\p{L}{4,}(?=\s*(?:$|[,.;!]|\band\b|please\b|pls\b))/giu,
    leaves: ' ',
    examples: [
      ['migration, two refugees in class be careful', 'migration, two refugees in class'],
      ['metaphors make it clear', 'metaphors'],
    ],
    keeps: ['to be or not to be', 'the bees', 'what it means to be a good friend'],
  },
  {
    // What the class is like, and a test against the clock.
    pattern:
      /(?:[,;]|\b(?:with|for))\s*(?:(?:an?|my|our|the|this)\s+)?(?:\p{L}+\s+){1,2}(?:bunch|lot|crew|mob|crowd)\b|\bspeed (?:tests?|drills?|challenges?|sheets?)\b/giu,
    leaves: ' ',
    examples: [
      ['counting to 10 with number songs, wriggly bunch', 'counting to 10 with number songs'],
      ['8x tables speed test', '8x tables'],
    ],
    keeps: ['the speed of light', 'a bunch of grapes'],
  },
  {
    // How much gear there is, and who is in the class.
    pattern:
      /(?:(?<=[,;]\s*)|\b(?:only|just|we have(?: got)?|we['’]ve got|i have|got|have)\s+)(?:about |only |just )?\d{1,2}\s+(?:\p{L}+ )?\p{L}{2,}s\b(?:\s+(?:in (?:the |my |our )?class|per class|for \d+ \p{L}+))?/giu,
    leaves: ' ',
    examples: [
      ['ukulele chords, only 12 ukes', 'ukulele chords,'],
      ['ki o rahi, 2 courts', 'ki o rahi,'],
      ['stories of migration, 2 refugees in class', 'stories of migration,'],
    ],
    keeps: ['the 5 senses', '3 branches of government'],
  },
  {
    // What something is like or is to be, at the end of a clause: “ans included”, “pool closed”. Before a noun it tells which one.
    pattern: /(?<=\p{L}\s+)\p{L}{2,}(?:[^e\s]ed|eful)(?=\s*(?:[,.;)]|$))/giu,
    leaves: '',
    examples: [
      ['number lines, ans included', 'number lines, ans'],
      ['ki o rahi small sided, two courts', 'ki o rahi small , two courts'],
    ],
    keeps: ['recycled art', 'growing a seed', 'a haunted house'],
  },
  {
    // What a sheet is made of, which is counted and told elsewhere.
    pattern:
      /(?<!\p{L})(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve|twenty)\s+(?:\p{L}+ )?(?:sentences?|statements?|examples?|clues?|boxes|pictures|columns|rows|items|prompts?|cards?|tasks?|gaps?|digits?|steps?|marks?|parts?)(?: to (?:fix|correct|finish|match|sort))?(?!\p{L})/giu,
    leaves: ' ',
    examples: [
      ['speech marks 10 sentences fix them', 'speech marks fix them'],
      ['renaming 3 digit', 'renaming'],
    ],
    keeps: ['topic sentences', 'digital clocks'],
  },
]

/** Words for the same thing: where one is printed, the others are not missing. */
export const SAME_THING: readonly string[] = `
  trough tub basin bath
  court field pitch turf
  cardboard card carton
  teddy bear
  viewpoint opinion
  meanness mean unkind
  kai food
  friend buddy mate
  kindness kind aroha
  feeling emotion
  film movie
  forest bush ngahere
  rubbish litter waste
  plane aeroplane
  photo photograph
  glad wrap cling film
  shop store
  robot bot
  perspective viewpoint view
  chief rangatira leader
  collect gather survey
  decodable sounds digraph blend phonics
  argue argument persuade persuasive
  sign signature
  settler colonist
  ancestor tupuna tipuna`
  .trim()
  .split('\n')
