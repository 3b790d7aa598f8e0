import type { FollowUpWords } from '../follow-up.ts'
import { SOUND_LIST } from './other-sounds.data.ts'

/** Orders that name what is to change by a number, by its letters, or by a word for the whole. */
export const OFTEN_ASKED: readonly FollowUpWords[] = [
  {
    gives: { kind: 'amount', number: 0, words: 'stations' },
    pattern:
      /^(?:(?:make|do|have|use|give me|need|want) )?(?:it |them |that |this |us )?(?:into |to |have )?(?<number>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) stations?(?: instead)?$/iu,
    matches: ['make it 10 stations', '6 stations instead', 'have eight stations'],
    misses: ['station 3 is too hard', 'add a station'],
  },
  {
    gives: { kind: 'alike', words: '' },
    pattern: new RegExp(
      `^(?:swap|change|switch|make|turn|do)(?: (?:it|this|that|them|the (?:sounds?|letters?|digraphs?|blends?|focus|words)))?(?: over)?(?: (?:to|for|with|into|on|be))? (?<words>${SOUND_LIST})(?: instead)?$`,
      'iu',
    ),
    matches: ['swap it to sh and ch', 'change the sounds to ai, ay', 'do ck instead'],
    misses: ['swap it to sharks', 'make it 10 questions'],
  },
  {
    gives: { kind: 'theme', words: '', isInstead: true },
    pattern:
      /^(?:(?:can|could|should) (?:it|this|we|you) (?:(?:make|have|do) (?:it|this) )?(?:be )?|make (?:it|this) (?:be )?|change (?:it|this) to be |do (?:it|this) |have (?:it|this) )(?:all )?(?:about|on) (?<words>\p{L}[\p{L}\p{M}’' -]{1,50}?) instead$/iu,
    matches: ['can it be about sharks instead', 'make it about whales instead'],
    misses: ['make it about sharks', 'make it 30 minutes instead'],
  },
  {
    gives: { kind: 'cannot', why: 'answers' },
    pattern:
      /^(?:(?:can|could) (?:i|we|you) )?(?:(?:please )?(?:get|have|give me|add|include|send|do|make|with|and|i (?:want|need)|need) )?(?:the |an? |some )?answers?(?: key| sheet| page)?(?: (?:as well|too|also|please|for it|with it))+$/iu,
    matches: ['can i get the answers as well', 'answers too', 'add an answer key please'],
    misses: ['put the answers on the sheet', 'no answers'],
  },
]
