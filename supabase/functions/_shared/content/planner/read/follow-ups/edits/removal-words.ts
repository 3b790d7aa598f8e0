import type { FollowUpWords } from '../follow-up.ts'
import { ANY_PART_NAME, levelOnly, levelOut, OUT, outOf, THE } from './removal-patterns.ts'

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
    gives: { kind: 'level-only', level: 'extension' },
    pattern: levelOnly('top|highest|hardest|extension'),
    matches: ['only the top level', 'just the extension page'],
    misses: ['only the top', 'drop the top level'],
  },
  {
    gives: { kind: 'level-only', level: 'support' },
    pattern: levelOnly('bottom|lowest|easiest|support'),
    matches: ['only the bottom level', 'just keep the easiest page'],
    misses: ['only support'],
  },
  {
    gives: { kind: 'level-only', level: 'core' },
    pattern: levelOnly('middle|core'),
    matches: ['just the middle level'],
    misses: ['only the middle'],
  },
  {
    gives: { kind: 'last-question', change: 'out', number: 1 },
    pattern: new RegExp(
      `^${OUT} ${THE}last (?<number>two|three|four|five|\\d)?(?: ?(?:questions?|ones?|problems?|sums?|qs?|points?|items?))?(?<!last )$`,
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
