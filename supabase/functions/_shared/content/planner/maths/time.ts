import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const pad = (n: number) => String(n).padStart(2, '0')
/** Minutes since midnight as a 12-hour reading, without a.m. or p.m. */
function reading(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12
  return `${hour === 0 ? 12 : hour}:${pad(minutes % 60)}`
}
function clock24(minutes: number): string {
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
}
function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} minutes` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function grain(reach: number): number {
  return reach <= 1 ? 60 : reach <= 2 ? 30 : reach <= 3 ? 15 : 5
}

function read({ random, reach }: Making): Draft {
  const step = grain(reach)
  const minutes = random.int(1, 12) * 60 + (step === 60 ? 0 : random.int(0, 60 / step - 1) * step)
  const hour = Math.floor(minutes / 60)
  return draft(
    'What time does the clock show?',
    reading(minutes),
    { kind: 'time-after', start: `${pad(hour % 24)}:00`, minutes: minutes % 60 },
    {
      figure: { kind: 'clock', hour: hour % 12 || 12, minute: minutes % 60 },
      space: 'blank',
      working: 'Read the short hand first, then the long hand.',
    },
  )
}

function after({ random, reach, name }: Making): Draft {
  const step = grain(reach)
  const start = random.int(8, 11) * 60 + (step === 60 ? 0 : random.int(0, 60 / step - 1) * step)
  const lasts =
    reach <= 1 ? 60 * random.int(1, 2) : random.int(1, reach <= 3 ? 4 : 22) * (step === 60 ? 30 : step)
  const what = random.pick([
    'Kapa haka practice',
    'The class trip',
    'Swimming',
    'The bush walk',
    'Library time',
  ])
  return draft(
    `${what} starts at ${reading(start)} in the morning and lasts ${lasting(lasts)}. ${name} asks when it ends. What time is that?`,
    reading(start + lasts),
    { kind: 'time-after', start: clock24(start), minutes: lasts },
    { space: 'lines', working: `Count on from ${reading(start)}, first to the next hour.` },
  )
}

function between({ random, reach, name }: Making): Draft {
  const step = grain(reach)
  const start = random.int(8, 10) * 60 + (step === 60 ? 0 : random.int(0, 60 / step - 1) * step)
  const end = start + (step === 60 ? 60 * random.int(1, 2) : random.int(2, reach <= 3 ? 6 : 25) * step)
  const afternoon = end >= 720
  return draft(
    `${name} leaves at ${reading(start)} a.m. and arrives at ${reading(end)} ${afternoon ? 'p.m.' : 'a.m.'} How long is the trip?`,
    lasting(end - start),
    { kind: 'time-between', start: clock24(start), end: clock24(end) },
    { space: 'lines', working: `Count on from ${reading(start)} to ${reading(end)}.` },
  )
}

function convert({ random, reach }: Making): Draft {
  if (reach <= 3 || random.chance(0.5)) {
    const [hours, extra] = [random.int(1, 4), random.int(1, 3) * 15]
    return valued(
      `How many minutes are in ${hours} ${hours === 1 ? 'hour' : 'hours'} ${extra} minutes?`,
      `${hours * 60 + extra} minutes`,
      `${hours}*60+${extra}`,
      { space: 'line', working: `${hours} × 60 + ${extra}` },
    )
  }
  const minutes = random.int(2, 9)
  return valued(`How many seconds are in ${minutes} minutes?`, `${minutes * 60} seconds`, `${minutes}*60`, {
    space: 'line',
    working: `${minutes} × 60`,
  })
}

function hours24({ random }: Making): Draft {
  const minutes = random.int(13, 23) * 60 + random.int(0, 11) * 5
  return draft(
    `Write ${reading(minutes)} p.m. in 24-hour time.`,
    clock24(minutes),
    { kind: 'clock-24', time: reading(minutes), half: 'pm' },
    { space: 'blank', working: 'Add 12 to the hours from 1 p.m. on.' },
  )
}

export const TIME: Topic = {
  id: 'time',
  title: 'time',
  match:
    /\btimes? (on|to the|in the|with)|tell the time|o'clock|\bclocks?\b|duration|24-hour|timetable|a\.m\.|hours and minutes|seconds, minutes|calendar|days of the week|months and seasons|crosse?s? (the hour|midnight)|events of a school day/i,
  years: [1, 8],
  teaching: {
    walt: 'read times and work out how long things take',
    criteria: [
      'read the hour hand and then the minute hand',
      'count on to the next hour when working out how long',
      'check with a number line of time',
    ],
    prior: ['Count in fives to 60.', 'Know that one hour has 60 minutes.'],
    materials: ['a teaching clock and small clocks', 'an empty number line', 'the class timetable'],
    think: [
      'Where is the short hand: which hour has passed?',
      'Where is the long hand: count in fives.',
      'To find how long, jump to the next hour, then on.',
    ],
    hook: 'Everyone closes their eyes and opens them when they think one minute has passed.',
    ask: 'Why can we not take times away like ordinary numbers?',
    misconceptions: [
      {
        what: 'Reads the hour that is coming before it arrives (3:45 as 4:45).',
        why: 'The short hand is nearly there.',
        move: 'Turn a clock slowly from 3 to 4 and say the hour all the way.',
      },
      {
        what: 'Works with 100 minutes in an hour.',
        why: 'Other numbers go in hundreds.',
        move: 'Use a number line that stops at each full hour.',
      },
    ],
    support: 'Move the hands of a small clock for each question.',
    extension: 'Plan a morning that ends exactly at 12:30 with four activities and two breaks.',
    next: ['Read a bus or ferry timetable.', 'Use 24-hour time.'],
    english: [
      ['duration', 'how long something takes'],
      ['quarter past', '15 minutes after the hour'],
    ],
    reo: ['karaka', 'hāora', 'meneti'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 1
        ? [read]
        : making.reach <= 2
          ? [read, read, after]
          : making.reach <= 5
            ? [read, after, between, convert]
            : [after, between, convert, hours24],
    )(making),
}
