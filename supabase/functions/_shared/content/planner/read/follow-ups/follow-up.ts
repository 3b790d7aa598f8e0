import type { PlanSectionId } from '../../../lesson-plan.ts'
import type { Level } from '../../../task.ts'
import type { ClassNeed, Want } from '../../../understood.ts'
import type { Change } from '../change.ts'
import type { WordPattern } from '../words/word-pattern.ts'

/** Pupils and adults for whom a lesson can be fitted after it was planned. */
export type Need = Extract<ClassNeed, 'esol' | 'fast finishers' | 'reliever'> | 'aides'

/** What a step can be given besides its own work. */
export type Addition =
  | 'cool-down'
  | 'warm-up'
  | 'writing'
  | 'karakia'
  | 'closing karakia'
  | 'waiata'
  | 'movement'
  | 'drawing'
  | 'discussion'
  | 'role play'
  | 'challenge'

/** Why a follow-up cannot be done here. */
export type Cannot =
  | 'thanks'
  | 'answers'
  | 'title'
  | 'picture'
  | 'send'
  | 'layout'
  | 'translate'
  | 'recording'
  | 'versions'
  | 'facts'
  | 'slides'
  | 'some questions'
  | 'criteria'
  | 'grid'
  | 'meanings'

/** The part of the lesson whose time is changed. */
export type TimedPart = 'hook' | 'i-do' | 'we-do' | 'you-do' | 'share' | 'exit' | 'game'

/**
 * One thing a message asks to be changed in the document before it. A wish that the request readers can read is `read`;
 * the others change sections of the document that is written for the request.
 */
export type FollowUp =
  | { kind: 'read' }
  | { kind: 'undo' }
  | { kind: 'form'; want: Want; named?: 'bingo' }
  | { kind: 'lesson'; title: string }
  | { kind: 'theme'; words: string; isInstead?: true; isSetting?: true }
  | { kind: 'alike'; words: string }
  | { kind: 'swap'; words: string; other: string }
  | { kind: 'without'; words: string }
  | { kind: 'only-with'; words: string }
  | { kind: 'place'; place: 'inside' | 'outside' }
  | { kind: 'hook'; quiet?: true; handsOn?: true }
  | { kind: 'add'; what: Addition }
  | { kind: 'more-about'; words: string }
  | { kind: 'reo-words'; words: string }
  | { kind: 'groups'; words: string }
  | { kind: 'read-aloud' }
  | { kind: 'need'; need: Need }
  | { kind: 'time'; part: TimedPart; change: 'shorter' | 'longer' }
  | { kind: 'part-minutes'; part: TimedPart; minutes: number }
  | { kind: 'work-first' }
  | { kind: 'more-modelling' }
  | { kind: 'part'; part: PlanSectionId; change: Change }
  | { kind: 'question'; number: number; change: 'easier' | 'harder' | 'again' | 'out' }
  | { kind: 'page'; level: Level; change: 'easier' | 'harder' }
  | { kind: 'more-questions'; number: number }
  | { kind: 'more-words'; number: number }
  | { kind: 'fewer-questions' }
  | { kind: 'no-example' }
  | { kind: 'exit' }
  | { kind: 'stories' }
  | { kind: 'text-length'; change: 'easier' | 'shorter' | 'longer' }
  | { kind: 'section-out'; words: string }
  | { kind: 'level-out'; level: Level }
  | { kind: 'level-only'; level: Level }
  | { kind: 'last-question'; number: number; change: 'easier' | 'harder' | 'out' }
  | { kind: 'line-out'; words: string }
  | { kind: 'own-line'; words: string; as?: 'blank' | 'sentence' }
  | { kind: 'amount'; number: number; words: string }
  | { kind: 'fact'; of: 'cost' | 'day' | 'time'; words: string }
  | { kind: 'exit-ticket'; number: number }
  | { kind: 'extension-question'; number: number }
  | { kind: 'worked-example' }
  | { kind: 'range'; number: number }
  | { kind: 'tables'; words: string }
  | { kind: 'quieter'; words: string }
  | { kind: 'mixed-quiz' }
  | { kind: 'beside'; change: Change }
  | { kind: 'unread'; words: string }
  | { kind: 'cannot'; why: Cannot }

export type FollowUpKind = FollowUp['kind']

/**
 * Words that ask for a change. The groups `words`, `other` and `number` of the pattern fill the wish. `said` is a plain
 * sentence for the readers of a request, with # for the number and ~ for the words; "as typed" hands over the message.
 */
export interface FollowUpWords extends WordPattern {
  gives: FollowUp
  said?: string
}
