/**
 * Rules for what must not be asked or printed, and for what a teacher should be told. They look for plain cases only.
 */
export type Outcome = 'block' | 'warn' | 'guidance'

export interface Moderation {
  rule: RuleId
  outcome: Outcome
  /** A sentence for the teacher. */
  note: string
}

export type RuleId =
  | 'pupil-data'
  | 'self-harm'
  | 'weapons'
  | 'sexual'
  | 'hate'
  | 'swearing'
  | 'named-pupil'
  | 'water-and-outdoors'
  | 'food'
  | 'tools-and-heat'
  | 'sensitive-topic'
  | 'tikanga'

interface Rule extends Moderation {
  in: 'request' | 'reply' | 'both'
  test: RegExp
}

const SWEARING =
  /(?<!\p{L})(?:(?:mother)?fuck\p{L}*|(?:bull)?shit(?:ty|s)?|cunts?|bastards?|arseholes?|assholes?|wankers?|bitch(?:es|y)?|dickheads?|piss(?:ed)? off)(?!\p{L})/iu

const LOOK_UP =
  "\\b(?:[Gg]ive|[Tt]ell|[Ss]how|[Ff]ind|[Ss]end|[Ll]ist|[Ll]ook up|[Ww]hat[’']?s|[Ww]hat (?:is|are|was|were))\\b"
const OTHER_PUPIL =
  "\\b(?:another|other|that|someone else[’']s) (?:pupil|student|child|kid)(?:[’']s|s[’']?)?(?!\\p{L})"
const NAMED = "\\b\\p{Lu}\\p{Ll}+[’']s\\b"
const OWN_DATA =
  '\\b(?:home address|phone|e-?mail|medical|diagnos\\w+|custody|grades?|marks|(?:test|reading|maths) results|reports?|reading (?:age|level)|behaviour (?:record|notes)|NSN|student number)\\b'
const ANY_DATA = `(?:${OWN_DATA}|\\b(?:address|family|parents?|results|personal|private)\\b)`

/** At most this much of a sentence stands between a deed and its object. */
const NEAR = '[^.?!\\n]{0,60}'

/**
 * Finds what people are told to do. "Walk to the river" does, and "Tiaki has 27 bottles at the beach" does not.
 * @param named words that mean a deed wherever they stand
 */
const told = (deeds: string, deedsWith: string, named: string) =>
  new RegExp(
    `(?:^[-•\\d.\\s]*|[.!?:;]\\s+|(?<!\\p{L})(?:then|pupils|students|ākonga|children|groups|pairs|class|let them)\\s+)(?:(?:${deeds})|${deedsWith})(?!\\p{L})|(?<!\\p{L})(?:${named})(?!\\p{L})`,
    'imu',
  )

const RULES: Rule[] = [
  {
    rule: 'pupil-data',
    outcome: 'block',
    in: 'request',
    test: new RegExp(
      `${LOOK_UP}[^.?!\\n]{0,60}(?:${OTHER_PUPIL}[^.?!\\n]{0,40}${ANY_DATA}|${NAMED}[^.?!\\n]{0,30}${OWN_DATA}|${ANY_DATA}[^.?!\\n]{0,20}\\b(?:of|for|about|on) [^.?!\\n]{0,12}${OTHER_PUPIL})`,
      'u',
    ),
    note: 'Mahere knows nothing about any student and does not look anyone up. Ask for the work you need, and say “a student” where you mean one.',
  },
  {
    rule: 'self-harm',
    outcome: 'block',
    in: 'both',
    test: /\b(?:how to|ways? to|best way to|steps? to|instructions? (?:for|on)|you should|go(?: and)?)\s+(?:kill|hurt|harm|cut) (?:yourself|myself|themsel(?:f|ves)|oneself)\b|\b(?:how to|ways? to|methods? (?:of|for)) (?:commit )?suicide\b/i,
    note: 'This cannot be written here. If someone may be in danger, ring 111; to talk to a trained counsellor at any time, free call or text 1737.',
  },
  {
    rule: 'weapons',
    outcome: 'block',
    in: 'both',
    test: /\b(?:how to|steps? to|instructions? (?:for|to)|recipe for)\s+(?:mak(?:e|ing)|build(?:ing)?)\b[^.?!\n]{0,30}\b(?:(?<!bath )bombs?|explosives?|pipe bombs?|guns?|poison gas|molotov\w*|meth(?:amphetamine)?)\b|\b(?:make|build|making|building) (?:a |an )?(?:bomb|pipe bomb|explosive device|molotov\w*|working gun)\b/i,
    note: 'Mahere does not explain how to make weapons or drugs.',
  },
  {
    rule: 'sexual',
    outcome: 'block',
    in: 'both',
    test: /\b(?:porn\w*|erotic\w*|sexually explicit|sexy(?! (?:paragraphs?|para|sentences?|structure|essay|writing|frame)\b)|nudes?\b(?! colou?r)|strip ?tease)\b/i,
    note: 'This cannot be written for a primary class. For relationships and sexuality education, choose a Health goal and ask for that.',
  },
  {
    rule: 'hate',
    outcome: 'block',
    in: 'both',
    test: /\b(?:why|proof that|show that|explain that)\b[^.?!\n]{0,30}\b(?:māori|maori|pākehā|pakeha|asians?|muslims?|jews|jewish people|pasifika|pacific people|refugees|immigrants|gay people|trans people|girls|boys)\b[^.?!\n]{0,20}\b(?:are|is)\b[^.?!\n]{0,15}\b(?:inferior|stupid|dirty|lazy|dangerous|evil|worse|criminals?)\b|\b(?:kill|get rid of|gas) (?:all )?(?:the )?(?:māori|maori|asians|muslims|jews|immigrants)\b/iu,
    note: 'Mahere does not write against groups of people.',
  },
  {
    rule: 'swearing',
    outcome: 'block',
    in: 'reply',
    test: SWEARING,
    note: 'It contained a swear word.',
  },
  {
    rule: 'swearing',
    outcome: 'warn',
    in: 'request',
    test: SWEARING,
    note: 'Swear words in your request were left out.',
  },
  {
    rule: 'named-pupil',
    outcome: 'warn',
    in: 'request',
    test: /(?<!\p{L})\p{Lu}\p{Ll}+ (?:who )?(?:has|is diagnosed with|struggles? with|suffers? from) (?:ADHD|autism|dyslexia|anxiety|FASD|epilepsy|trauma|behaviour|foster|a (?:disability|learning))/u,
    note: 'The request seemed to name a student together with a need. Take names out before you share this: “a student” says enough.',
  },
  {
    rule: 'water-and-outdoors',
    outcome: 'guidance',
    in: 'reply',
    test: told(
      'swim|paddle|wade|kayak|tramp|climb',
      `(?:walk|go|visit|take|explore|collect|gather|search|work|meet)\\b${NEAR}\\b(?:swimming pool|pool|river|stream|creek|lake|beach|shore|rock ?pools?|sea|ocean|estuary|bush|field trip|outside the (?:school|classroom))`,
      'field trip|bush walk',
    ),
    note: 'Work at or near water, or off the site: follow your school’s EOTC procedures and check the risks for your place and class.',
  },
  {
    rule: 'food',
    outcome: 'guidance',
    in: 'reply',
    test: told(
      'taste|cook|bake|eat|knead|peel',
      `(?:mix|stir|pour|crack|whisk|chop|cut|smell|handle|share out|use|add)\\b${NEAR}\\b(?:food|fruit|bread|peanuts?|nuts|eggs?|milk|flour|sugar|butter)`,
      'tast(?:e test|ing) (?:session|table|plate)',
    ),
    note: 'Where students handle or eat food: check allergies and what families do not eat.',
  },
  {
    rule: 'tools-and-heat',
    outcome: 'guidance',
    in: 'reply',
    test: told(
      'saw|hammer|drill|solder',
      `(?:cut|use|light|strike|heat|hold|join|melt|burn|boil|connect|pour|add|mix|dip|test|hand out)\\b${NEAR}\\b(?:knife|knives|glue gun|hot glue|saws?|hammers?|drills?|candles?|flames?|boiling|hot (?:plate|water)|chemicals?|vinegar|bleach|scissors|batter(?:y|ies))`,
      'glue gun|craft knife|hot plate',
    ),
    note: 'Tools, heat or chemicals: show safe use first and stay close by.',
  },
  {
    rule: 'sensitive-topic',
    outcome: 'guidance',
    in: 'both',
    test: /\b(?:war|wars|musket|invasion|confiscat\w+|raupatu|coloni[sz]\w+|slavery|genocide|holocaust|death|dying|suicide|abuse|divorce|earthquake|cyclone|terror\w*|racis\w+|puberty|consent|drugs|alcohol|vap(?:e|ing))\b/i,
    note: 'This may touch students and families closely. Say at the start what it will be about, let students step out, and know who can help.',
  },
  {
    rule: 'tikanga',
    outcome: 'guidance',
    in: 'reply',
    test: /(?<!\p{L})(?:iwi|hapū|whakapapa|pepeha|karakia|tapu|rāhui|pūrākau|atua|pōwhiri|haka|whakataukī|maramataka|taniwha)(?!\p{L})/iu,
    note: 'Anything on tikanga, iwi, whakapapa or local stories: check locally, with mana whenua or your kaiārahi.',
  },
]

const judge = (where: 'request' | 'reply', text: string): Moderation[] =>
  RULES.filter((rule) => (rule.in === 'both' || rule.in === where) && rule.test.test(text)).map(
    ({ rule, outcome, note }) => ({ rule, outcome, note }),
  )

/** Judges a teacher's own words. Pasted material is not a request, so callers leave it out first. */
export const moderateRequest = (text: string): Moderation[] => judge('request', text.normalize('NFC'))

/** Judges texts that are about to be shown or printed. */
export const moderateReply = (texts: readonly string[]): Moderation[] =>
  judge('reply', texts.join('\n').normalize('NFC'))

/** Removes the swear words from a text. */
export const withoutSwearing = (text: string): string =>
  text.replace(new RegExp(SWEARING.source, 'giu'), '').replace(/ {2,}/g, ' ').trim()
