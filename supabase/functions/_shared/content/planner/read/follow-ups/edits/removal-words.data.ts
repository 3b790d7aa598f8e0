import type { FollowUpWords } from '../follow-up.ts'
import { ANY_PART_NAME } from './section-names.data.ts'

const OUT =
  "(?:(?:take|cut|leave) out|remove|drop|delete|get rid of|cut|skip|lose|ditch|scrap|leave off|take off|no need for|(?:i |we )?don[’']?t (?:need|want)|no|without)"
const AROUND = '(?: (?:section|part|bit|step|box|list|at the (?:end|start)|completely|altogether|please))*'
const THE = '(?:(?:the|that|all|all the|any|our|its) )?'

/** “Cut the intro” makes it shorter. */
const outOf = (name: string) =>
  new RegExp(
    `^(?!cut ${THE}(?:hook|start|intro|warm|opening|mat))(?:${OUT} ${THE}(?<words>${name})${AROUND}|(?:take|cut|leave) ${THE}(?<other>${name})${AROUND} (?:out|off)(?: of it)?)$`,
    'iu',
  )

const LEVEL = '(?: (?:level|group|tier|page|sheet|version|set))s?'

const levelOut = (alone: string, beside: string) =>
  new RegExp(
    `^(?:${OUT} ${THE}(?:(?:${alone})(?:${LEVEL})?|(?:${beside})${LEVEL})|(?:take|cut|leave) ${THE}(?:(?:${alone})(?:${LEVEL})?|(?:${beside})${LEVEL}) (?:out|off))$`,
    'iu',
  )

/** Wishes to take something out of a document. */
export const REMOVAL_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'section-out', words: '' },
    pattern: outOf(ANY_PART_NAME),
    matches: [
      'take out the exit ticket',
      'remove the misconceptions',
      'leave out the vocab',
      'take the te reo section out',
      'drop the key competencies please',
      'skip the hook',
    ],
    misses: ['cut the intro', 'cut the grass', 'no counters', 'take out the game', 'change the exit ticket'],
  },
  {
    gives: { kind: 'level-out', level: 'support' },
    pattern: levelOut('support|▲', 'bottom|lowest|lower|low|easiest|easier|easy|first|struggling'),
    matches: ['drop the bottom level', 'take out the support', 'remove the easiest page', 'no lower group'],
    misses: [
      'drop the first question',
      'drop the first one',
      'support my low group',
      'take out the first one',
    ],
  },
  {
    gives: { kind: 'level-out', level: 'core' },
    pattern: levelOut('core|●', 'middle|core|second|medium'),
    matches: ['drop the middle level', 'take out the core page'],
    misses: ['drop the second question', 'cut it in the middle'],
  },
  {
    gives: { kind: 'level-out', level: 'extension' },
    pattern: levelOut('extension|■', 'top|highest|higher|high|hardest|harder|hard|third|last|able'),
    matches: [
      'get rid of the top level',
      'drop the hardest level',
      'no extension',
      'take the extension page off',
    ],
    misses: ['drop the last question', 'make it harder', 'no hard questions'],
  },
  {
    gives: { kind: 'last-question', change: 'out', number: 1 },
    pattern: new RegExp(
      `^${OUT} ${THE}last (?:(?<number>two|three|four|five|\\d) )?(?:questions?|ones?|problems?|sums?|qs?)$`,
      'iu',
    ),
    matches: ['take out the last question', 'remove the last 3 questions'],
    misses: ['take out question 2', 'the last lesson'],
  },
  {
    gives: { kind: 'line-out', words: '' },
    pattern: new RegExp(
      `^(?:${OUT} ${THE}(?:bit|part|line|sentence|row|point|paragraph|thing|stuff)s? (?:about|on|for|that says|saying|with) (?:the |our )?(?<words>\\p{L}[\\p{L}\\p{M}’' -]{2,60})|${OUT} ${THE}(?<other>\\p{L}[\\p{L}\\p{M}’' -]{2,40}?) (?:row|line|bit|part|sentence|point|criterion|column))$`,
      'iu',
    ),
    matches: ['take out the bit about volunteers', 'remove the eye contact row', 'drop the line about cost'],
    misses: ['take out the exit ticket', 'add a row for spelling'],
  },
]
