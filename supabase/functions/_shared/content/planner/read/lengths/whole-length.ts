/** A number alone, which under a plan can only be minutes: "make it 75", "75 instead". */
const BARE = [
  /^\W*(?:please )?(?:can you |could you |let'?s )?(?:make|change|set|turn|keep) (?:it |this |that |the (?:lesson|plan) )?(?:to |about |for )*(\d{2,3})(?: (?:please|pls|instead|long|then|now))*[.!?]*$/i,
  /^\W*(?:can|could|should) (?:it|this|the lesson) be (\d{2,3})(?: (?:please|pls|instead|long))*[.!?]*$/i,
  /^\W*(?:please )?(?:can (?:you|we|i) )?(?:do|fit|teach|run|squeeze) (?:it|this|that) (?:all )?(?:in|into|within|inside) (?:about |only |just )?(\d{2,3})(?: ?-?min(?:ute)?s?)?(?: (?:please|pls|instead|now))*[.!?]*$/i,
  // “Done in 25 mins” is said of pupils too, who may do a part of it in so long.
  /^\W*(?:can|could|should|needs? to|has to|must|i need|we need)? ?(?:it|this|that|the lesson)? ?(?:needs to |has to |must |to )?(?:be |get )?(?:done|taught|finished|over|squeezed|fitted) (?:in|into|within|inside) (?:about |only |just )?(\d{2,3})(?: ?-?min(?:ute)?s?)?(?: (?:please|pls|instead|now|today|tho|though))*[.!?]*$/i,
]

/** The minutes of a message that is nothing but a number to make the lesson; null for any other. */
export function bareLength(text: string): number | null {
  const found = BARE.map((pattern) => pattern.exec(text.trim())?.[1]).find((one) => one !== undefined)
  return found === undefined ? null : Number(found)
}

/** The words that a message may have beside a length that is meant for the whole lesson: "can you make it 30 minutes please". */
const BESIDE_LENGTH =
  /\b(?:please|pls|sorry|each|per|sessions?|periods?|can|could|you|make|change|set|cut|keep|turn|shorten|lengthen|stretch|it|this|that|the|lesson|plan|whole|to|into|for|in|be|should|only|just|about|around|an?|have|ive|got|we|i|now|today|tomorrow|time|get|us|lets?|do|there|is|only|actually|instead|long|longer|shorter|fit|down|up|of|need|needs|want|thanks|and|half|quarter|one|two|three|h|hrs?|hours?|min(?:ute)?s?|meneti)\b|[\d\W_]+/giu

/** True where a text names a length and nothing else, so that it cannot be that of a part: "add a 5 minute quiz". */
export const isLengthOnly = (text: string): boolean => text.replace(BESIDE_LENGTH, '') === ''

/** What we have is the time of the whole lesson: "we only have 40 min". What is left, or is for something, is not. */
const ALL_WE_HAVE =
  /\b(?:we|i)(?:['’]?ve| have)?(?: only| just)?(?: got| have)?(?: only| just| about)? \d{2,3} ?-?min(?:ute)?s?\b(?=\s*(?:$|[.,;!?)]|today\b|tomorrow\b|now\b|this time\b|instead\b|in total\b|altogether\b|and\b|so\b|because\b|cos\b))/i

/** "Calmer please, 40 minute lesson". */
const LESSON_OF = /\b\d{2,3} ?-?min(?:ute)?s? lesson\b/i

/** True where a text says how long the lesson can be, beside whatever else it says. */
export const saysAllWeHave = (text: string): boolean => ALL_WE_HAVE.test(text) || LESSON_OF.test(text)
