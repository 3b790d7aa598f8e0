/** Where a teacher writes for a class in a room. */
export const BOARDS: readonly RegExp[] = [/\bon (?:the|a) (?:class )?board\b(?! game)/gi]

/** What pupils write on there. */
export const PAPER: readonly RegExp[] = [
  /\bon (?:their |your |the |a )?(?:mini[- ]?)?whiteboards?\b/gi,
  /\bon (?:scrap |squared )?paper\b/gi,
]

/** Furniture and walls of a room, and what is said where there are none. */
export const INDOOR_WORDS: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\b(?:at|back to) (?:their|your|the) (?:desks?|tables?|seats?)\b/gi, 'where they can see you'],
  [/\b(?:on|to) the mat\b/gi, 'close to you'],
  [/\b(?:round|around) the (?:room|classroom)\b/gi, 'round this place'],
  [/\bin the (?:room|classroom)\b/gi, 'here'],
  [/\bon the way out\b/gi, 'before you go back'],
  [/\bat the door\b/gi, 'before you go back'],
]
