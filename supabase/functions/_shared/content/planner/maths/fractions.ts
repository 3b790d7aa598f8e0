import { formatFraction, fractionWords, hcf } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const PARTS: number[][] = [
  [2],
  [2, 4],
  [2, 3, 4],
  [2, 3, 4, 5],
  [3, 4, 5, 6, 8],
  [3, 4, 5, 6, 8, 10],
  [5, 6, 8, 10, 12],
]

/** A denominator that suits the year. */
export function bottomFor({ random, reach }: Making): number {
  return random.pick(PARTS[Math.min(reach, 6)] ?? [2])
}

/** How many parts to take: more than one, and not a fraction with a simpler name. */
function several({ random }: Making, bottom: number): number {
  return random.pick(
    Array.from({ length: bottom - 2 }, (_, index) => index + 2).filter((top) => hcf(top, bottom) === 1),
  )
}

function ofSet(making: Making): Draft {
  const { random, reach, theme, name } = making
  const bottom = bottomFor(making)
  const top = reach >= 5 && bottom > 2 ? several(making, bottom) : 1
  const one = random.int(2, reach <= 1 ? 3 : reach <= 3 ? 6 : 12)
  const whole = bottom * one
  const part = one * top
  const words = fractionWords(top, bottom)
  const working =
    top === 1
      ? `${whole} ÷ ${bottom} = ${one}`
      : `${whole} ÷ ${bottom} = ${one}, then ${one} × ${top} = ${part}`
  const expr = `${whole}/${bottom}*${top}`
  const figure =
    bottom <= 8
      ? { kind: 'bar' as const, parts: bottom, shaded: making.level === 'support' ? top : 0 }
      : undefined
  const extra = {
    working,
    space: 'lines' as const,
    ...(figure && making.level !== 'extension' ? { figure } : {}),
  }
  if (random.chance(0.4)) return valued(`Find ${words} of ${whole}.`, String(part), expr, extra)
  return valued(
    `${name} has ${whole} ${theme.things} ${theme.place}. ${words[0]?.toUpperCase()}${words.slice(1)} of them ${part === 1 ? 'is' : 'are'} put in a ${theme.group}. How many is that?`,
    String(part),
    expr,
    extra,
  )
}

function wholeFromPart(making: Making): Draft {
  const { random, theme } = making
  const bottom = bottomFor(making)
  const top = making.reach >= 5 && bottom > 2 ? several(making, bottom) : 1
  const one = random.int(2, 9)
  const words = fractionWords(top, bottom)
  return valued(
    `${one * top} ${theme.things} are ${words} of a set. How many are in the whole set?`,
    String(one * bottom),
    `${one * top}/${top}*${bottom}`,
    {
      space: 'lines',
      working:
        top === 1
          ? `${one} × ${bottom}`
          : `One part is ${one * top} ÷ ${top} = ${one}, then ${one} × ${bottom}`,
    },
  )
}

export const FRACTION_OF_SET: Topic = {
  id: 'fraction-of-set',
  title: 'fractions of a set',
  match:
    /fractions? of (an? )?(set|whole number|whole|quantity|number|amounts?)|(third|quarter|half|\d\/\d)s? (or quarter )?of (a (small )?set|\d+)|half or a quarter of|find the whole|whole amount|how big the whole|multiply a whole number by|fraction of a whole/i,
  years: [1, 8],
  teaching: {
    walt: 'find a fraction of a set, and explain how we know',
    criteria: [
      'share a set into equal groups to find one part',
      'use one part to find several parts',
      'check by putting the parts back together',
    ],
    prior: [
      'Share a set fairly into equal groups.',
      'Read a fraction: how many equal parts, and how many of them.',
    ],
    materials: ['24 counters a pair', 'strips of paper to fold into bars', 'mini whiteboards'],
    think: [
      'Read the bottom number: it tells how many equal parts.',
      'Divide the set by it to find one part.',
      'Read the top number: it tells how many of those parts we want.',
      'Multiply one part by it.',
    ],
    hook: 'Lay out 24 counters on the mat. What does half look like? A third? A quarter?',
    ask: 'What does the bottom number tell us to do?',
    misconceptions: [
      {
        what: 'Divides by the top number.',
        why: 'The numerator is read first.',
        move: 'Point to the denominator and say “how many equal parts?” before anything else.',
      },
      {
        what: 'Finds one part and stops.',
        why: 'Most fractions met so far had a 1 on top.',
        move: 'Draw a bar, shade the parts asked for, and count them.',
      },
      {
        what: 'Makes parts that are not equal.',
        why: 'Sharing is done by eye.',
        move: 'Deal the counters out one at a time, then compare the groups.',
      },
    ],
    support: 'Deal counters onto a folded paper bar. Halves and quarters first; the story stays the same.',
    extension: 'Give the part and ask for the whole set, then write a question like it for a partner.',
    next: [
      'Find the whole when a part is known.',
      'Compare fractions of different sets: can a quarter be more than a half?',
    ],
    english: [
      ['numerator', 'the top number: how many parts we have'],
      ['denominator', 'the bottom number: how many equal parts in the whole'],
      ['set', 'a group of things'],
    ],
    reo: ['hautau', 'haurua', 'hauwhā', 'taurunga', 'tauraro'],
  },
  draft: (making) =>
    (making.reach >= 4 && making.random.chance(making.level === 'extension' ? 0.5 : 0.1)
      ? wholeFromPart
      : ofSet)(making),
}

function nameShaded(making: Making): Draft {
  const bottom = bottomFor(making)
  const top = making.random.int(1, bottom - 1)
  return valued('What fraction of the bar is shaded?', `${top}/${bottom}`, `${top}/${bottom}`, {
    figure: { kind: 'bar', parts: bottom, shaded: top },
    space: 'blank',
    working: `${top} of ${bottom} equal parts: ${fractionWords(top, bottom)}.`,
  })
}

function makeWhole(making: Making): Draft {
  const bottom = bottomFor(making)
  const top = making.random.int(1, bottom - 1)
  return valued(
    `${top}/${bottom} of the bar is shaded. What fraction is not shaded?`,
    `${bottom - top}/${bottom}`,
    `1-${top}/${bottom}`,
    {
      figure: { kind: 'bar', parts: bottom, shaded: top },
      space: 'blank',
    },
  )
}

function compareFractions(making: Making): Draft {
  const { random, reach } = making
  const b = bottomFor(making)
  const d = reach >= 5 ? b * 2 : random.chance(0.5) ? b : bottomFor(making)
  const [a, c] =
    b === d
      ? [random.int(1, b), random.int(1, b)]
      : reach >= 5
        ? [random.int(1, b - 1), random.int(1, d - 1)]
        : [1, 1]
  const sign = a * d > c * b ? '>' : a * d < c * b ? '<' : '='
  return draft(
    `Write <, > or = to make this true: ${a}/${b} ____ ${c}/${d}`,
    sign,
    { kind: 'compare', left: `${a}/${b}`, right: `${c}/${d}` },
    { space: 'none', working: 'Draw two bars of the same length to see it.' },
  )
}

function equivalent(making: Making): Draft {
  const { random } = making
  const bottom = bottomFor(making)
  const top = random.int(1, bottom - 1)
  const times = random.int(2, making.level === 'support' ? 2 : 5)
  if (making.reach >= 6 && random.chance(0.5))
    return valued(
      `Write ${top * times}/${bottom * times} in its simplest form.`,
      formatFraction(top, bottom),
      `${top * times}/${bottom * times}`,
      { space: 'blank', working: `Divide top and bottom by ${times * hcf(top, bottom)}.` },
    )
  return valued(
    `Fill in the missing number: ${top}/${bottom} = ____ /${bottom * times}`,
    String(top * times),
    `${top}*${bottom * times}/${bottom}`,
    { space: 'none', working: `Multiply top and bottom by ${times}.` },
  )
}

export const FRACTIONS: Topic = {
  id: 'fractions',
  title: 'naming and comparing fractions',
  match:
    /equal parts|(?<!doubl(?:es|ing) and )halves|equivalent fraction|compare (unit |two )?fractions|differently named|represent fractions|place fractions|count by a unit fraction|same denominator|improper|mixed number|simplest form|compare and order fractions|related fractions/i,
  years: [1, 8],
  teaching: {
    walt: 'name, show and compare fractions',
    criteria: [
      'check that all the parts are equal',
      'name a fraction from a picture and draw one from its name',
      'explain which of two fractions is larger, or why they are the same size',
    ],
    prior: ['Fold and cut shapes into equal parts.', 'Say the names half, third and quarter.'],
    materials: ['paper strips, four a pupil', 'fraction tiles or circles', 'scissors and felt pens'],
    think: [
      'How many equal parts make the whole? That is the bottom number.',
      'How many of them are we talking about? That is the top number.',
      'To compare, use wholes of the same size.',
    ],
    hook: 'Fold one strip in half and one in quarters. Which piece is bigger? Convince your partner.',
    ask: 'Why is a quarter smaller than a third, when 4 is more than 3?',
    misconceptions: [
      {
        what: 'Says 1/8 is larger than 1/4.',
        why: 'Compares 8 and 4 as whole numbers.',
        move: 'Fold two equal strips and lay the pieces side by side.',
      },
      {
        what: 'Counts parts that are not equal.',
        why: 'Looks for the number of pieces only.',
        move: 'Lay the pieces on top of each other: are they the same size?',
      },
    ],
    support: 'Fold strips for every question and label each part.',
    extension: 'Find three fractions that lie between a half and three quarters.',
    next: ['Put fractions on a number line.', 'Add fractions with the same bottom number.'],
    english: [
      ['numerator', 'the top number of a fraction'],
      ['denominator', 'the bottom number of a fraction'],
      ['equivalent', 'different name, same size'],
    ],
    reo: ['hautau', 'haurua', 'hauwhā', 'ōrite'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 2
        ? [nameShaded, makeWhole, ofSet]
        : making.reach <= 3
          ? [nameShaded, makeWhole, compareFractions]
          : [nameShaded, compareFractions, equivalent, equivalent],
    )(making),
}
