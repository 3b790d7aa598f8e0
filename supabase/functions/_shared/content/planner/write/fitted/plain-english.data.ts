/** Lines that a pupil who is learning English can read. */
export const SHORT_INSTRUCTIONS = {
  look: 'Look. Think. Write your answer.',
  work: 'Work it out. Write your answer.',
  read: 'Read. Think. Write your answer.',
} as const

export const WORDS_HEADING = 'Words to use'
