/** Words for the pupils of the class, or some of them. */
const PUPILS =
  '(?:kids?|child(?:ren)?|boys?|girls?|students?|pupils?|learners?|tamariki|ākonga|akonga|readers|writers|they|some|most|half|a few|a couple|(?:one|two|three|four|five) (?:of|who|has|have|is|are|non|mums?|dads?|parents?|new|gifted|gluten|dairy|wheelchair|autistic|blind|deaf)(?![\\p{L}]))'

/** Words with which a teacher wishes something of the lesson. */
const WISH =
  "(?:want(?:s|ed|ing)?|need(?:s|ing)?|would (?:like|love)|(?:i|we)[’']?d (?:like|love)|prefer(?:ably)?|please|pls|plz|can (?:you|u|it|we)|could (?:you|u|it|we)|make sure|help (?:me|them|us)|keep it|keep the|must|should|focus(?:ing)? on|include|including|incl|explain(?:ed)?|so (?:let[’']?s|lets)|end(?:ing)? with|finish(?:ing)? with|start(?:ing)? with|at the (?:end|start)|then (?:an?|some|something))"

/** A question that the lesson should answer. */
const QUESTION =
  '(?:^(?:what|why|how|who|where|when|which)\\b|\\b(?:what|why|how|where|which) (?:did|do|does|is|are|was|were|can|they|it|we|to|the|people|happen\\w*)\\b)'

/** A part of a message with one of these says more than the topic. */
export const CONDITION = new RegExp(`\\b${PUPILS}\\b|\\b${WISH}\\b|${QUESTION}`, 'iu')

export const IS_QUESTION = new RegExp(QUESTION, 'iu')

/** The marks between two parts of a message. */
export const BETWEEN_SENTENCES = /(?:[.!?…]+(?=\s|$)|[;\n()]|\s[-–—]+\s|[-–—]\s)/u
export const BETWEEN_PARTS =
  /,\s*(?:and\s+|but\s+|so\s+|or\s+)?|\s+(?:but|so|because|&)\s+|\s+and\s+(?=(?:why|how|what|where|when|who)\b)/iu

/** The teacher's own day, which no lesson needs to meet. */
export const OF_THE_TEACHER =
  /\b(?:i[’']?m|i am|im|my tutor|observ(?:ed|ing)|saw it|never taught|on duty|my (?:first|second) (?:year|time)|we start|last (?:year|week|term)|thanks|thank you|cheers)\b/iu

/** The part of a message that asks for the lesson itself, and so names the topic. */
export const ASKS_FOR_IT =
  /^can (?:you|u) (?:please )?(?:plan|make|write|do)\b|\b(?:lesson|plan|unit|activity|worksheet|something)(?: plan| for (?:tomorrow|today|\p{L}+day|my \p{L}+))?(?: please)? (?:on|about|for)\b/iu

/** Things follow these words. */
export const THINGS_FOLLOW =
  /(?<!\b(?:not|no|without|don[’']?t)\s)(?:\b(?:with|using|use|have got|got|have|has)|[’']ve got|\bw\/)\s+(?!to\b|never\b|not\b|no\b|been\b|done\b|had\b|a go\b|\p{L}+(?:ed|ing)\b)([^.!?;()\n]{3,140})/giu
export const BETWEEN_THINGS = /,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&|\+)\s+|\s*\/\s*/iu
/** A list of things ends before one of these. */
export const AFTER_THE_THINGS = /\s(?:so|who|because|but|then)\s.*$/iu
/** A thing is named before one of these. */
export const AFTER_A_THING =
  /\s+(?:with|on|in|for|from|that|which|who|at|to|between|so|but|before|after|as|because|we|i|they|it|instead|please|of the|right|each|if|where|when|only|yet|too)\b.*$/iu
export const BEFORE_A_THING =
  /^(?:(?:some|any|the|an?|our|my|lots of|heaps? of|a heap of|a few|a couple of|a set of|only|just|about|own|their|plain|real|simple|\d+)\s+)+/iu

/** Everyday words that no lesson has to say. */
export const EVERYDAY = new Set(
  `able absolute absolutely again already also always another anything attached awkward away back before begin behind
  bored boring
  better block bring building class classroom come charge clear clearly cool coming currently daily different discussion does doing done double easily
  else entrants end enough especially even everyone everything explain explained explicit extra feel finish focus focused format friendly
  front gets getting give going good gotten great half hand handled hard have help hour hours ideally ideas important
  interested interesting involve just keep kind later layout lunch lunchtime afternoon less lets level like little long look looking love main
  make minute minutes mins morning much need never nice normal nothing okay only own paper part past period plain
  possible possibly prefer preferably prep present pretty proper properly quick quickly quite rather ready really relief reliever relieving right
  room rural school second semester session set simple simply slot somehow someone something sometimes soon sort stage suitable
  start step still stretch strong struggle super support sure talk task teacher term their thing think time times today together
  tomorrow topic totally type understand unit usual usually version want week weeks well whole will wish word words
  work working year`
    .trim()
    .split(/\s+/),
)
