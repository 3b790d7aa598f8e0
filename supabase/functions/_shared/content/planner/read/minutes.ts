import { lengthChange } from './lengths/length-change.ts'
import { minutesInFigures } from './lengths/minutes-in-figures.ts'
import { withoutPartMinutes } from './lengths/part-minutes.ts'

const WORD_NUMBERS: Record<string, number> = {
  a: 60,
  an: 60,
  one: 60,
  two: 120,
  'one and a half': 90,
  'half an': 30,
}

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, double: 2, triple: 3 }
const COUNT = '([2-5]|two|three|four|five)'
const BLOCK = '(?:blocks?|sessions?|periods?|lots?|lessons)'

/** Ways to say how many blocks of time a lesson has. Where the length stands with them and has no unit, it comes second. */
const BLOCKS: readonly RegExp[] = [
  new RegExp(`\\b${COUNT}\\s+${BLOCK}\\s+(?:of|at|x)\\s+(\\d{2,3})\\b`, 'i'),
  /\b([2-5])\s*[x×]\s*(\d{2,3})\s*-?\s*min(?:ute)?s?\b/i,
  new RegExp(`\\b${COUNT}\\s+(\\d{2,3})\\s*-?\\s*min(?:ute)?s?\\s+${BLOCK}`, 'i'),
  new RegExp(`\\b${COUNT}\\s+(?:(?:one|1)[ -]?hour|half[ -]hour)\\s+${BLOCK}`, 'i'),
  /\b\d{2,3}\s*-?\s*min(?:ute)?s?\s*[x×]\s*([2-5])\b/i,
  // "90 min double block" says how long one lesson is.
  /(?<!\d\s*-?\s*min(?:ute)?s?\s+(?:long\s+)?)\b(double|triple)\s+(?:period|block|session|lesson)/i,
  new RegExp(
    `\\b(?:over|across|spread over|split over)\\s+(?:the\\s+)?(?:next\\s+)?${COUNT}\\s+(?:days|mornings|afternoons|lessons)\\b`,
    'iu',
  ),
  new RegExp(`\\b${COUNT}\\s+(?:blocks|sessions|periods)\\b(?!\\s+of\\s+\\p{L})`, 'iu'),
  new RegExp(`\\b${COUNT}\\s+lessons\\b(?!\\s+(?:a|per|every|from|of)\\s+\\p{L})`, 'iu'),
]

/** The blocks of time asked for, with the length of one where it stands beside them. */
function blocksFound(text: string): { blocks: number; minutes: number | null } | null {
  const found = BLOCKS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const [, count = '', minutes] = found ?? []
  if (!found) return null
  return {
    blocks: COUNTS[count.toLowerCase()] ?? Number(count),
    minutes: minutes === undefined ? null : Number(minutes),
  }
}

/** How many blocks of time a text asks for: 2 for "two blocks of 45" and for "a double period", else 1. */
export function blocksIn(text: string): number {
  return blocksFound(text)?.blocks ?? 1
}

/** The hours of a text as minutes, or null. */
function hoursIn(text: string): number | null {
  if (/\b(an|1|one) hour and a half\b/i.test(text)) return 90
  if (/\b(an|1|one) hour and a quarter\b/i.test(text)) return 75
  const quarters = /\b(?:(three) quarters?|a quarter) of an hour\b/i.exec(text)
  if (quarters) return quarters[1] ? 45 : 15
  if (/(?<!\b(?:to|nearest|past)\s+(?:the\s+)?(?:nearest\s+)?)\bhalf[ -]hour\b/i.test(text)) return 30
  if (/\bhour[- ]long\b/i.test(text)) return 60
  if (/\b(?:whole|all|entire) (?:afternoon|morning)\b/i.test(text)) return 100
  const short = /(?<!\b(?:years?|yrs?|y)\.?\s*)\b([1-3](?:\.5)?)h\b/i.exec(text)
  if (short) return Math.round(Number(short[1]) * 60)
  const hours = /(?<!\b(?:years?|yrs?|y|tau)\.?\s*)\b(\d(?:\.5)?)\s*-?\s*(?:hours?|hrs?|h[aā]ora)\b/iu.exec(
    text,
  )
  if (hours) return Math.round(Number(hours[1]) * 60)
  if (/\b(?:kotahi h[aā]ora|h[aā]ora kotahi)\b/iu.test(text)) return 60
  if (
    /(?<!\b(?:half|two|three|quarter)[ -])(?<!(?<!\b(?:years?|yrs?|y)\.?\s?)\d[ -])\bhour (?:lesson|session|block)\b/i.test(
      text,
    )
  )
    return 60
  const words = /\b(half an|one and a half|an?|one|two)[ -]hours?\b/i.exec(text)
  return words ? (WORD_NUMBERS[words[1]?.toLowerCase() ?? ''] ?? null) : null
}

/** A usual length at the end of a request, without a unit or with a bare m: "shading, year 6 45", "y4 writing 45m". */
function looseMinutes(text: string): number | null {
  const sport = /\b(?:run|sprint|swim|race|relay|hurdles?|metres?|jump|freestyle|track)/i.test(text)
  const found =
    /(?<!\b(?:to|within|by|past|from|of|under|over|is|and|or|number|room|about|than|in|not)\s+|[\d$.,/+–-])\b(?<plain>2[05]|3[05]|4[05]|5[05]|60|90)\s?(?<unit>m)?[\s.!]*$/i.exec(
      text.trim(),
    )
  if (!found || (found.groups?.unit && sport)) return null
  const before = text.slice(0, found.index).trimEnd()
  const follows =
    /(?:^|[\s,])(?:(?:years?|yrs?|y|tau)\.?\s*\d(?:\s*[/-]\s*\d)?|lesson|\p{L}{3,})(?:,|\s*[–-])?$/iu.test(
      before,
    )
  return follows && !/(?:count|table|times|bonds?|numbers?|addition|adding)\b/i.test(text)
    ? Number(found.groups?.plain)
    : null
}

/** Minutes that are not those of the lesson: "she finishes in 5 min", "a 10 minute warm-up", "10 mins late". */
const OF_A_PART =
  /\b(?:finish\w*|done|through it|ready|bored|back|over it)\s+(?:(?:it|all|ev\p{L}*thing|their \p{L}+|the \p{L}+)\s+)?(?:in|after|within)\s+(?:about\s+)?\d{1,3}\s*-?\s*min(?:ute)?s?\b|\b\d{1,3}\s*-?\s*min(?:ute)?s?\s+(?:(?:news|oral|show and tell|impromptu|class|morning)\s+)?(?:warm[- ]?ups?|starter|late|early|ago|walk|drive|speech(?:es)?|talks?|scripts?|plays?|skits?|songs?|videos?|podcasts?|performances?|items?|presentations?|(?:per|at each|each|a) station)\b|\b(?:script|play|skit|speech|readers?['’]?s? theatre|podcast)\b[^.!?]{0,60}\babout \d{1,2}\s*-?\s*min(?:ute)?s?\b/giu

/** A part of a lesson that is all that is asked for: "8 minute warm-up for Year 2". Its minutes are those of the plan. */
const PART_ALONE =
  /^\s*(?:(?:please|pls|can you|i need|need|make|me|us|a|an|quick|short|fun|another)\s+)*(\d{1,3})\s*-?\s*min(?:ute)?s?\s+(?:\p{L}+\s+){0,2}(?:warm[- ]?ups?|starters?|do[- ]nows?|fillers?)\b(?!.*\d\s*-?\s*min)/isu
const NAMES_WHOLE = /\b(?:lessons?|plans?|units?)\b/i

/** How long pupils can do something: "two can't sit still longer than 5 min". */
const OF_PATIENCE =
  /\b(?:longer|more|over|past|beyond) than (?:about |a )?\d{1,3}\s*-?\s*min(?:ute)?s?\b|\b(?:sit|focus|concentrate|listen|settle|attention)\b[^.,;!?\d]{0,24}\b(?:for|after|of)\s+(?:about\s+|only\s+)?\d{1,2}\s*-?\s*min(?:ute)?s?\b/gi

/** The step of a clock that is read: "telling the time to 5 mins", "to the nearest minute". */
const OF_A_CLOCK =
  /\bnearest \d{1,2} ?-?min(?:ute)?s?\b|\b(?:time|clocks?)\b[^.;,\d]{0,24}\bto (?:the )?(?:nearest )?[15] ?-?min(?:ute)?s?\b/gi

/** The length of all stations together: 60 for "5 stations, 12 mins per station", or null. */
function stationsIn(text: string): number | null {
  const count = /\b([2-9]|two|three|four|five)\s*(?:x\s*)?stations\b|\bstations?\s*[x×]\s*([2-9])\b/i.exec(
    text,
  )
  const each =
    /\b(\d{1,2})\s*-?\s*min(?:ute)?s?\s*(?:per|a|each|at each|every)\s*(?:station|rotation)?\b/i.exec(text)
  const named = (count?.[1] ?? count?.[2] ?? '').toLowerCase()
  return count && each ? (COUNTS[named] ?? Number(named)) * Number(each[1]) : null
}

/** An hour and so many minutes: "1 hour and 15 minutes", "1h15", "an hour 20". */
const HOURS_AND_MINUTES: readonly RegExp[] = [
  /\b(\d|an|one)\s*(?:hours?|hrs?|h)(?:\s*(?:and|,))?\s*(\d{1,2})\s*-?\s*min(?:ute)?s?\b/i,
  /\b([1-3])\s?h\s?([0-5]\d)\s?m?\b/i,
  /\b([1-3]|an|one)\s(?:hours?|hrs?) ([0-5]\d)(?=\s*(?:$|[.!?,;]|(?:please|long|instead|lesson|block|session|incl\w*|with|total|max|all up)\b))/i,
]

/**
 * Minutes asked for in a text, those of one block where there are several, or null. Minutes of a part of the lesson, and minutes
 * by which it is to be longer or shorter, are not its length.
 */
export function minutesIn(said: string): number | null {
  const named = minutesInFigures(said)
  if (lengthChange(named) !== null) return null
  const alone = NAMES_WHOLE.test(named) ? null : PART_ALONE.exec(named)
  if (alone) return Number(alone[1])
  const text = withoutPartMinutes(named)
  const block = blocksFound(text)?.minutes ?? null
  if (block !== null) return block
  const stations = stationsIn(text)
  if (stations !== null) return stations
  const both = HOURS_AND_MINUTES.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (both) return (Number(both[1]) || 1) * 60 + Number(both[2])
  const whole = [OF_A_PART, OF_PATIENCE, OF_A_CLOCK].reduce((left, part) => left.replace(part, ' '), text)
  const minutes = /(\d{1,3})\s*-?\s*(?:min(?:ute)?s?|meneti)\b/i.exec(whole)
  return minutes ? Number(minutes[1]) : (hoursIn(whole) ?? looseMinutes(whole))
}
