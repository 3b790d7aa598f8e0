/** The columns of a rubric. They tell where the work is, not who the pupil is. */
export const RUBRIC_HEAD: readonly [string, string, string, string] = [
  'What we look at',
  'On the way',
  'On track',
  'Going beyond',
]

/** What a pupil shows at each step, for criteria that were written for one lesson only. `{criterion}` stands for it. */
export const STEPS_OF_A_CRITERION: readonly [string, string, string] = [
  'With help, or for some of it: I can {criterion}.',
  'On my own: I can {criterion}.',
  'On my own, also in a new task, and I can explain it to others: I can {criterion}.',
]
