/** Marks and words between two parts of a request. */
export const BETWEEN_REQUEST_PARTS =
  /[.!?…]+(?=\s|$)|[;\n()]|\s[-–—]+\s|[-–—]\s|,\s*(?:and\s+|but\s+|so\s+|or\s+)?|\s+(?:but|so|because|cos)\s+|\s+and\s+(?=(?:we|i|they|it|he|she)(?:\s|[’'])|(?:my|our|the) (?:kids|class|children)\b)/iu

/** A part that begins so asks for what it names. */
export const ASKS_WITH =
  /^(?:with|w\/|using|uses?|includ(?:e|es|ing)|incl|plus|about|on|set in|based on|link(?:ed|ing)? (?:to|with)|focus(?:ing|ed)? on|must|needs? to|show(?:ing)?|add(?:ing)?|(?:start|finish|end)(?:ing)? with)\b/iu

/** A part that ends so asks for what it names. */
export const NAMES_THEME = /\b(?:theme|themed|focus|angle|context)$/iu

/** A question, or a topic that is one: “what does the council do”. */
export const ASKS = /^(?:what|why|how|who|where|when|which|should|is|are|can|do|does)\b/iu

/** A wish of the teacher: “they need a strong opening”. */
export const WISHES =
  /\b(?:needs?|wants?|wanted|would like|[’']d like|would love|[’']d love|must|should|please (?:add|include|use|have)|make sure|focus)\b/iu

/** Words for the whole class or some of it, at the head of a part. */
const CLASS =
  '(?:kids?|child(?:ren)?|boys?|girls?|students?|pupils?|learners?|tamariki|ākonga|akonga|class|group)'
export const OF_THE_CLASS = new RegExp(
  `^(?:\\p{L}+[’']?\\p{L}* ){0,4}${CLASS}(?=\\s|$)|^(?:they|them|most|some|many|lots|heaps|half|all|a (?:few|couple|lot))\\b|\\b(?:in|of) (?:the|my|our|this) (?:class|room)\\b|\\b(?:bunch|lot|crew|mob|crowd)$`,
  'iu',
)

/** A statement has a verb that says how things are. After “to” it names what is done: “be kind to others”. */
export const STATES =
  /^(?:we|i|it|he|she|there|that|this)(?:\s|[’']|$)|(?<!\bto\s)\b(?:is|are|was|were|am|been|being|has|have|had|can|can[’']?t|cannot|will|won[’']?t|isn[’']?t|aren[’']?t|don[’']?t|doesn[’']?t|haven[’']?t|hasn[’']?t|love|loves|like to|hate|hates)\b/iu

/** A count of students: what is said of two of them is of those two. */
export const COUNTS_STUDENTS =
  /^(?:(?:my|the|and|i have|we have|have|got)\s+)*(?:one|two|three|four|five|six|a couple|a few|[1-9])\s(?:of\s(?:them|my|the)\b|(?:\p{L}+\s){0,2}(?:kids?|child(?:ren)?|boys?|girls?|students?|pupils?|learners?|tamariki|ākonga|akonga))/iu

/** What cannot be done or has not been is a limit, and no mood. */
export const DENIES =
  /\b(?:not|no|never|cannot|can[’']?t|cant|don[’']?t|dont|won[’']?t|haven[’']?t|havent|without|unable)\b/iu

/** What is there, and need not be used: “we have a trough”, “got a big hall”. */
export const TELLS_WHAT_IS_THERE =
  /^(?:(?:we|i)(?:[’']ve)? )?(?:have|has|had|got|ve got|there(?:[’']s| is| are))\b/iu

/** The name of a learning area or of its strand, which alone names no matter: “health, washing hands”. */
export const AREA_ALONE =
  /^(?:(?:food|digital|design|materials?|visual|performing|physical|health|financial) )?(?:and )?(?:tech(?:nology|nologies)?|arts?|ed(?:ucation)?|literacy|capability)$|^(?:health|p\.?e\.?|phys ed|drama|dance|music|history|geography|writing|reading|oral language|inquiry|stem|steam|statistics|stats|measurement|geometry|algebra)(?: (?:lesson|time|session))?$|^health (?:and|&) p\.?e\.?$/iu
