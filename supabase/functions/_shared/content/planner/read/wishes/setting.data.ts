import type { WordPattern } from '../words/word-pattern.ts'

/** Ways to name the setting of a lesson. The first group of each is the setting; the first pattern that fits is taken. */
export const SETTING_WAYS: readonly WordPattern[] = [
  {
    pattern: /\b(?:theme|context|setting)\s*\(([^()]{3,40})\)/i,
    matches: ['adding, sea theme (crabs, whales)'],
    misses: ['theme of (some) stories'],
  },
  {
    pattern:
      /\b(?:make|do|turn|set|plan|change) (?:it|this|them|the (?:lesson|sheet|questions|problems))(?: all)? (?:be )?(?:about|in|into|at|on|with stories about|around|for)\s+(?!(?:\d|two|three|four|years?\b|y\d|pairs|groups|te reo|english|less|more|half|an? (?:hour|single|one)|one page|another)\b)([^,.;!?\n]{3,40})/i,
    matches: ['make it about netball', 'Plan it with stories about rugby', 'set them in a bakery'],
    misses: ['make it 30 minutes', 'make this in pairs', 'make it harder'],
  },
  {
    pattern: /\b((?:\p{L}[\p{L}'’-]*\s+){1,3})(?:theme|themed|context)\b(?!\s+(?:of|in|park|clues))/iu,
    matches: ['money, school gala theme', 'netball themed adding', 'a bakery context'],
    misses: ['theme of the story', 'a theme park ride', 'using context clues'],
  },
  {
    pattern: /\b(?:theme|context|setting)\s*(?::|is|-)\s*([^,.;!?()\n]{3,40})/i,
    matches: ['fractions, theme: pizza', 'the context is our camp'],
    misses: ['themes', 'theme'],
  },
  {
    pattern: /(?<=\p{L}{4,}[^.\n]*,\s*)(?:the )?topic(?:\s*:| is| being)?\s+([^,.;!?()\n]{3,60})/iu,
    matches: ['descriptive writing, topic is our school camp', 'a board game, topic: endangered animals'],
    misses: ['topic is fractions', 'a new topic, fractions'],
  },
  {
    pattern:
      /\b(?:stories|word problems?|problems|questions) (?:about|on|set (?:in|at)|from)\s+([^,.;!?\n]{3,40})/i,
    matches: ['adding with word problems about dragons', 'problems set at the zoo'],
    misses: ['stories', 'questions and answers'],
  },
  {
    pattern:
      /\bfor (?:our|the|a(?! (?:\p{L}+ ){0,3}(?:day|week)\b)) (?!(?:day|week)\b)((?:\p{L}[\p{L}'’-]*\s+){0,3}(?:trip|visit|camp|gala|fair|stall|day|week|production|unit|inquiry|show|assembly|disco|hāngī|hangi)(?:\s+(?:to|on|about)\s+[^,.;!?\n]{3,30})?)/iu,
    matches: ['money for our trip to the zoo', 'data for the athletics day', 'measuring for our school gala'],
    misses: ['for our class', 'for this week', 'chef for a day', 'soup for a cold day'],
  },
  {
    pattern:
      /\b(?:using|with|from) ((?:our|the) (?:\p{L}[\p{L}'’-]*\s+){1,3}(?:times|results|data|scores|heights|records|costs|budget))\b/iu,
    matches: ['averages using our cross country times', 'graphs with the rainfall data'],
    misses: ['with the data', 'using times tables'],
  },
  {
    pattern:
      /\b(?:kids|boys|girls|class|pupils|students|tamariki|ākonga)(?: of \d+)? who (?:like|love|are into|enjoy|are mad about)\s+([^,.;!?\n]{3,30})/iu,
    matches: ['for boys who like skateparks', 'my class who love sharks'],
    misses: ['children who like each other?', 'class'],
  },
  {
    pattern:
      /\bwe(?: are|['’]re) (?:reading|doing|studying|learning about|looking at|planting)\s+(?!(?:it|this|that)\b)([^,.;!?\n]{3,40})/i,
    matches: ['commas, we are reading Charlotte’s Web', 'We’re learning about volcanoes'],
    misses: ['we are reading it', 'reading together'],
  },
]

/** Words that stand before a setting and are no part of it. */
export const BEFORE_SETTING: WordPattern = {
  pattern:
    /^(?:(?:a|an|the|with|in|and|our|my|some|of|for|on|at|real|use|using|has|have|give|it|maths?|money|time|area|tables|data|graphs|fractions|decimals|percentages|\p{L}+(?:ing|tions?))\s+)+/iu,
  matches: ['with a pizza', 'our school gala', 'adding netball', 'multiplication rugby'],
  misses: ['another', 'theatre', 'india'],
}

/** Kinds of book or text that stand before "stories" and are no setting. */
export const NO_SETTING: WordPattern = {
  pattern:
    /^(?:(?:(?:\d|one|two|a|single|1) )?(?:pages?|sheets?|sides?)(?: .*)?|class(?:room)?|hall|gym|field|courts?|mat|rooms?|short|fairy|true|picture|main|word|different|same|own|real[- ]life|simple|new|good|pupils?|\p{L}{1,2}|each other.*)$/iu,
  matches: ['short', 'fairy', 'main', 'one page'],
  misses: ['farm', 'short track racing'],
}

/** What mathematics is done with: "rounding with pirates". */
export const WITH_THINGS: WordPattern = {
  pattern:
    /(?<!\b(?:deal|work|help|done|start|begin|end|finish|goes|go)\s)(?:\bwith|(?<=\s)w\/?) (?:some |the |our |lots of )?((?!(?:\d|an?|my|no|his|her|their|this|that|it|me|us|answers?)\b)\p{L}[\p{L}’'-]*(?:(?: and)? (?!(?:for|in|on|at|to|from|so|and|please|because|using|theme)\b|(?:y|yr|yrs|years?)(?!\p{L}))\p{L}[\p{L}’'-]*)?)/iu,
  matches: [
    'rounding with pirates',
    'adding with dragons and castles y4',
    'money with aliens',
    'adding stories w bears',
  ],
  misses: ['help with rounding', 'adding with no carrying', 'with my class', 'with a game'],
}

/** What a sheet is made with, and no setting. */
export const OF_THE_SHEET: WordPattern = {
  pattern:
    /^(?:answers|pictures|pics|clues|examples|questions|levels|words|problems|hints|steps|materials|diagrams|models|numbers|digits|remainders|games|cards|tables|graphs|groups|pairs|kids|students|pupils|boys|girls|children|blocks|counters|cubes|rods|rulers|calculators|devices|ipads|chromebooks|whiteboards|manipulatives|units|brackets|letters|symbols|signs|coins|notes|dollars|cents|arrays|dots|lines|strategies|stories|visuals|supports|scaffolds|worksheets|tasks|activities|instructions|choices|options|grids|charts|tallies|friends|buddies|partners|aides|helpers|parents|learners|finishers|starters|tickets|sheets|puzzles|mistakes|errors|reasons|explanations|drawings|boxes|spaces|gaps|parts|names|places|facts|doubles|halves|multiples|factors|primes|exchanges|jumps|strips|scales|clocks|dice|beads|sticks|straws|matchsticks|containers|cups|measures|protractors|mirrors|geoboards|pegs|tiles)$/i,
  matches: ['answers', 'calculators', 'buddies'],
  misses: ['unicyclists', 'llamas'],
}
