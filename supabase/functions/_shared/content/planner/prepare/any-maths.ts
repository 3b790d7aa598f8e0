import { NEEDS_NO_PREPARATION } from '../kits/words-of-no-kit.ts'
import { topicWords } from '../read/topic-words.ts'
import { placeNeedsIn } from '../read/wishes/places/place-needs.ts'

/** Words of a request for any mathematics at once: "maths warm up, no prep, reliever". */
const NO_TOPIC_OF_MATHS =
  /(?<!\p{L})(?:maths?|mathematics|numeracy|pāngarau|pangarau|warm[- ]?ups?|starters?|quick|short|fill(?:er)?s?|daily|[2-9]|two|three|four|five|ten|review|practice|questions?|problems?|sheets?|worksheets?|mixed|with|answers?|revision|tests?|quiz(?:zes)?|assessments?|marks?|minutes?|mins?|morning|mental|no|prep|paper|only|game|games|lessons?|sessions?|blocks?|activity|activities|reliever|relief|relieving|day|for|an?|the|of|and|to|do|some|fun|easy|class|brain break|clip ?boards?|chalk|rulers?|pencils?|white ?boards?|string|sticks?|trail|hunt|walk|outside|outdoors|there|we|are)(?!\p{L})/giu

/** A season or feast as the setting of any mathematics: "Christmas maths worksheet". */
const SEASON =
  /\b(?:christmas|xmas|easter|halloween|matariki|diwali|spring|summer|autumn|winter|holidays?|themed?)\b/giu

const LAST_YEAR_OF_SET_STORIES = 5

const WANTS_ANY =
  /\b(?:warm[- ]?ups?|starters?|fillers?|mental maths|(?:[2-9]|\d\d|two|three|four|five|ten) a day|daily (?:maths?|review|practice))\b/i
/** A few questions of different topics, every day. */
const OF_EVERYTHING =
  /\b(?:[2-9]|\d\d|two|three|four|five|ten) a day\b|\bdaily (?:maths? )?(?:review|practice)\b/i

/** What every class can practise without preparation, in its year. */
const factsOf = (year: number) =>
  year <= 2 ? 'addition facts to 20' : year === 3 ? 'addition facts' : 'times tables'

/** True where a season is all that is said beside mathematics. */
const isSeasonOnly = (text: string) =>
  text.match(SEASON) !== null &&
  topicWords(text)
    .replace(SEASON, '')
    .replace(NO_TOPIC_OF_MATHS, '')
    .replace(/[^\p{L}]+/gu, '') === ''

/** What can be done with what lies about at a place. */
const atPlaceOf = (year: number) =>
  year <= 1 ? 'counting objects' : year <= 4 ? 'measuring length' : 'perimeter'

/** Number facts, in words, where a request wants any mathematics at once and names no topic of it; null where it names one. */
export function anyMaths(text: string, year: number): string | null {
  // Stories of these years are set where the season is; those of later years with several steps are not.
  if (isSeasonOnly(text))
    return year <= LAST_YEAR_OF_SET_STORIES ? 'word problems' : 'multiplication and division word problems'
  const isAtPlace = placeNeedsIn(text).length > 0
  if (!isAtPlace && !WANTS_ANY.test(text) && !NEEDS_NO_PREPARATION.test(text)) return null
  const isAny =
    topicWords(text)
      .replace(NO_TOPIC_OF_MATHS, '')
      .replace(/[^\p{L}]+/gu, '') === ''
  if (!isAny) return null
  if (isAtPlace) return atPlaceOf(year)
  return OF_EVERYTHING.test(text) ? 'mixed maths' : factsOf(year)
}
