import type { TimedPart } from '../follow-ups/follow-up.ts'

/** The names that teachers give to the parts of a lesson, whose minutes are not those of the whole. */
export const PART_NAMES: Readonly<Record<TimedPart, string>> = {
  hook: 'start(?:er)?(?: activity)?|intro(?:duction)?|hook|warm[- ]?ups?|opening|beginning|mat time',
  'i-do': 'i[ -]do|modell?ing|demonstration|teaching (?:part|bit)',
  'we-do': 'we[ -]do|guided (?:practice|part)|shared practice',
  'you-do':
    'you[ -]do|(?:independent |main )?(?:practice|practise)|independent (?:work|part|task|bit)|main (?:task|activity|part|bit)|group work|work(?:ing)? time',
  share: 'shar(?:e|ing)(?: back| time)?|plenary|reflection',
  exit: 'exit (?:ticket|slip|card)|wrap[- ]?up|ending|pack[- ]?up',
  game: 'game',
}
