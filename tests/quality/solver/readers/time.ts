import { whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const REO_DAYS = 'Rāhina Rātū Rāapa Rāpare Rāmere Rāhoroi Rātapu'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const SEASONS = [
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
]
const UNITS: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080 }

/** Minutes after midnight; null for what is no time. */
function clock(text: string): number | null {
  const [, hour, minute = '0', half] =
    /^(\d{1,2})[:.]?(\d{2})?(?: ?([ap])\.?m\.?)?\.?$/.exec(text.trim()) ?? []
  if (hour === undefined) return null
  const h = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return h * 60 + Number(minute)
}
/** "1 hour 20 minutes", "45 minutes" in minutes. */
function length(text: string): number | null {
  const parts = [...text.matchAll(/(\d[\d,]*) (second|minute|hour|day|week)s?/g)]
  return parts.length === 0
    ? null
    : parts.reduce((all, [, n = '0', unit = '']) => all + Number(n.replace(/,/g, '')) * (UNITS[unit] ?? 0), 0)
}
const lasts = (minutes: number | null) =>
  minutes === null
    ? null
    : (answer: string) => {
        const given = length(answer)
        return given !== null && Math.abs(given - minutes) < 1e-9
      }
const isAt = (minutes: number | null) =>
  minutes === null ? null : (answer: string) => clock(answer) === ((minutes % 1440) + 1440) % 1440
/** On a dial the half of the day cannot be seen. */
const onDial = (minutes: number | null) =>
  minutes === null
    ? null
    : (answer: string) => {
        const given = clock(answer)
        return given !== null && given % 720 === ((minutes % 720) + 720) % 720
      }
const between = (start: number | null, end: number | null) =>
  start === null || end === null ? null : (end - start + 1440) % 1440
const around = (list: readonly string[], from: string, steps: number) => {
  const at = list.indexOf(from)
  return at < 0 ? null : (list[(((at + steps) % list.length) + list.length) % list.length] ?? null)
}
const told = (words: string): number | null => {
  const [, part, hour] = /^(quarter past|quarter to|half past|)\s*(\d+)(?: o’clock)?$/.exec(words) ?? []
  if (hour === undefined) return null
  return (
    (Number(hour) % 12) * 60 + ({ 'quarter past': 15, 'half past': 30, 'quarter to': -15 }[part ?? ''] ?? 0)
  )
}

const stops = ({ figure, text }: Found) => {
  if (figure?.kind !== 'table') return null
  const at = (name: string) => {
    const row = figure.rows.find((cells) => cells[0] === name)
    return row ? clock(row[row.length - 1] ?? '') : null
  }
  return lasts(between(at(text(1)), at(text(2))))
}

export const TIME: readonly Reader[] = [
  ...readers('clock', {
    'What time does the clock show?@': ({ figure }) =>
      figure?.kind === 'clock' ? onDial(figure.hour * 60 + figure.minute) : null,
    'What time does the clock show?': ({ figure }) =>
      figure?.kind === 'clock' ? onDial(figure.hour * 60 + figure.minute) : null,
    'Write & as it shows on a digital clock.': ({ text }) => onDial(told(text(1))),
    'Write & in 24-hour time.': ({ text }) => isAt(clock(text(1))),
    'Write & in 12-hour time@': ({ text }) => isAt(clock(text(1))),
    '&: &. Is that a.m. or p.m.?': ({ text }) =>
      /after school|bedtime|dinner|sun sets|afternoon|lunch/i.test(text(1))
        ? 'p.m.'
        : /breakfast|morning|school starts|sun rises/i.test(text(1))
          ? 'a.m.'
          : null,
  }),
  ...readers('time later', {
    '@ starts at & and lasts &. When does it end?@': ({ text }) => {
      const [start, long] = [clock(text(1)), length(text(2))]
      return start === null || long === null ? null : isAt(start + long)
    },
    '@ ends at & after &. When did it start?@': ({ text }) => {
      const [end, long] = [clock(text(1)), length(text(2))]
      return end === null || long === null ? null : isAt(end - long)
    },
  }),
  ...readers('duration', {
    '@ leaves at & and arrives at &{ the next day|}. How long is the trip?': ({ text }) =>
      lasts(between(clock(text(1)), clock(text(2)))),
    'How long does the bus take from & to &?': stops,
  }),
  ...readers('units of time', {
    'Write & in hours and minutes.': ({ text }) => lasts(length(text(1))),
    'How many {minutes|seconds|days|hours} are in &?': ({ prompt, text }) => {
      const unit = /How many (\w+?)s? /.exec(prompt)?.[1] ?? ''
      const long = length(text(1))
      return long === null ? null : whole(Math.round(long / (UNITS[unit] ?? 1)))
    },
    '# days are how many weeks?': '$1 : 7',
  }),
  ...readers('calendar', {
    'How many days is it from # & to # &?': ({ number, text }) => {
      const on = (day: number, month: string) =>
        LENGTHS.slice(0, MONTHS.indexOf(month)).reduce((a, b) => a + b, 0) + day
      return whole(on(number(3), text(4)) - on(number(1), text(2)))
    },
    '& is the #{st|nd|rd|th}. Which day of the week is the #{st|nd|rd|th}?': ({ text, number }) =>
      around(DAYS, text(1), number(3) - number(2)),
    'Which day comes after &?': ({ text }) => around(DAYS, text(1), 1),
    'Which day comes before &?': ({ text }) => around(DAYS, text(1), -1),
    'Which day is # days after &?': ({ text, number }) => around(DAYS, text(2), number(1)),
    'Which day is # days before &?': ({ text, number }) => around(DAYS, text(2), -number(1)),
    'Which month is # month{s|} after &?': ({ text, number }) => around(MONTHS, text(2), number(1)),
    'Which month is # month{s|} before &?': ({ text, number }) => around(MONTHS, text(2), -number(1)),
    'Write the English name: &': ({ text }) => DAYS[REO_DAYS.indexOf(text(1))] ?? null,
    'Which season is & in, here in New Zealand?': ({ text }) => SEASONS[MONTHS.indexOf(text(1))] ?? null,
  }),
]
