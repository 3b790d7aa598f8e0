import { formatFraction, formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const SETS = [
  { about: 'How we come to school', rows: ['Walk', 'Car', 'Bus', 'Bike'] },
  { about: 'Birds seen at the feeder', rows: ['Tūī', 'Sparrow', 'Pīwakawaka', 'Blackbird'] },
  { about: 'Favourite winter sport', rows: ['Netball', 'Rugby', 'Football', 'Hockey'] },
  { about: 'Rubbish found on the beach', rows: ['Bottles', 'Wrappers', 'Rope', 'Cans'] },
]

function table({ random, reach, level }: Making): Draft {
  const set = random.pick(SETS)
  const top = reach <= 1 ? 8 : reach <= 3 ? 15 : 40
  const values = random.shuffle(Array.from({ length: top - 1 }, (_, n) => n + 2)).slice(0, 4)
  const figure = {
    kind: 'table' as const,
    head: [set.about, 'How many'],
    rows: set.rows.map((row, index) => [row, String(values[index])]),
  }
  const [first = 0, second = 0] = values
  const [one = '', two = ''] = set.rows
  if (level === 'support' || random.chance(0.4)) {
    const sum = values.reduce((total, value) => total + value, 0)
    return valued('How many were counted altogether?', String(sum), values.join('+'), {
      figure,
      space: 'line',
      working: values.join(' + '),
    })
  }
  const [most, least, big, small] = first > second ? [one, two, first, second] : [two, one, second, first]
  return valued(`How many more for “${most}” than for “${least}”?`, String(big - small), `${big}-${small}`, {
    figure,
    space: 'line',
    working: `${big} − ${small}`,
  })
}

function statistic({ random, level }: Making): Draft {
  const count = level === 'support' ? 3 : 5
  const what = random.pick(['mean', 'median', 'range'] as const)
  const values = Array.from({ length: count }, () => random.int(2, 24))
  const left = values.reduce((sum, value) => sum + value, 0) % count
  values[0] = (values[0] ?? 0) + (left === 0 ? 0 : count - left)
  const sorted = [...values].sort((a, b) => a - b)
  const sum = values.reduce((total, value) => total + value, 0)
  const answers = {
    mean: sum / count,
    median: sorted[(count - 1) / 2] ?? 0,
    range: (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
  }
  const working = {
    mean: `${sum} ÷ ${count}`,
    median: `In order: ${sorted.join(', ')}`,
    range: `${sorted.at(-1)} − ${sorted[0]}`,
  }
  return draft(
    `Find the ${what} of ${values.join(', ')}.`,
    formatNumber(answers[what]),
    { kind: 'statistic', what, values },
    { space: 'lines', working: working[what] },
  )
}

export const DATA: Topic = {
  id: 'data',
  title: 'collecting and reading data',
  match:
    /\bdata\b|graph|tally|survey|investigat|mean and|median|\bdisplay|collect answers|categor|class question|distribution/i,
  years: [1, 8],
  teaching: {
    walt: 'collect data, show it clearly and say what it tells us',
    criteria: [
      'ask a question that data can answer',
      'record and display so that others can read it',
      'say what the display shows, and who it is about',
    ],
    prior: ['Sort and count a group.', 'Read a simple table.'],
    materials: ['squared paper', 'sticky notes', 'a class list for tallying (initials only)'],
    think: [
      'What does the title say the data is about?',
      'Read each row or bar with its label.',
      'Compare, then say it in one whole sentence.',
    ],
    hook: 'Put your sticky note above your answer on the board. What can we see in five seconds?',
    ask: 'Who is this data about, and who is it not about?',
    misconceptions: [
      {
        what: 'Reads the tallest bar as “the best”.',
        why: 'Taller looks like winning.',
        move: 'Read the label aloud and say “most often”.',
      },
      {
        what: 'Speaks about everyone from one class’s data.',
        why: 'The group asked is forgotten.',
        move: 'End each sentence with “in our class”.',
      },
    ],
    support: 'Use the class’s own sticky notes and compare two groups.',
    extension: 'Say something the data cannot tell us, and what you would ask next.',
    next: [
      'Choose another display for the same data and compare.',
      'Ask a new question that comes from this one.',
    ],
    english: [
      ['data', 'facts that are collected'],
      ['tally', 'marks that keep count'],
    ],
    reo: ['raraunga', 'kauwhata', 'pātai'],
  },
  draft: (making) =>
    making.reach >= 6 && making.year >= 6 && making.random.chance(0.6) ? statistic(making) : table(making),
}

export const CHANCE: Topic = {
  id: 'chance',
  title: 'chance',
  match: /chance|likel|probabilit|sample space|fair by|outcomes/i,
  years: [3, 8],
  teaching: {
    walt: 'describe how likely things are, and test it',
    criteria: [
      'list all the outcomes that can happen',
      'say how likely one outcome is',
      'compare what I expected with what happened',
    ],
    prior: ['Name parts of a set as fractions.', 'Use words such as certain, likely and impossible.'],
    materials: ['a bag and coloured counters a group', 'dice', 'a table for results'],
    think: [
      'List every outcome: how many are there in all?',
      'Count the ones we are asked about.',
      'Write the part over the whole.',
    ],
    hook: 'A bag holds counters of two colours. Draw ten times, putting back each time. What do you think is inside?',
    ask: 'If red came up three times, is blue “due” next?',
    misconceptions: [
      {
        what: 'Thinks a result is “due” after a run.',
        why: 'Expects it to even out at once.',
        move: 'Look in the bag: has anything changed since the last draw?',
      },
      {
        what: 'Says two outcomes means 50–50.',
        why: 'Counts the kinds and not how many of each.',
        move: 'Put 9 of one colour and 1 of the other in the bag.',
      },
    ],
    support: 'Make each bag with counters before answering.',
    extension: 'Design a game with dice that looks fair but is not, and prove it.',
    next: ['Run the test many times and compare.', 'List outcomes of two things at once.'],
    english: [
      ['outcome', 'something that can happen'],
      ['likely', 'expected to happen more often than not'],
    ],
    reo: ['tūponotanga', 'hautau'],
  },
  draft: ({ random, reach, level }) => {
    const [a, b] = [random.int(1, 6), random.int(1, 6)]
    const c = reach <= 4 || level === 'support' ? 0 : random.int(1, 4)
    const all = a + b + c
    const bag = `A bag holds ${a} red, ${b} blue${c > 0 ? ` and ${c} yellow` : ''} counters.`.replace(
      ' red, ',
      c > 0 ? ' red, ' : ' red and ',
    )
    if (reach <= 4)
      return draft(
        `${bag} Which is true: more likely red (>), more likely blue (<), or equally likely (=)?`,
        a > b ? '>' : a < b ? '<' : '=',
        { kind: 'compare', left: String(a), right: String(b) },
        { space: 'blank' },
      )
    const not = reach >= 7 && random.chance(0.5)
    return valued(
      `${bag} One is drawn without looking. What is the probability that it is ${not ? 'not ' : ''}red?`,
      formatFraction(not ? all - a : a, all),
      not ? `1-${a}/(${a}+${b}+${c})` : `${a}/(${a}+${b}+${c})`,
      { space: 'line', working: `${not ? all - a : a} of ${all} counters` },
    )
  },
}
