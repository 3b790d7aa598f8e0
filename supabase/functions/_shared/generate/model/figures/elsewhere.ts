/** Words before or after a noun that say where else it is: pupils draw it, have it in the room, or in a book. */
export const IS_ELSEWHERE = (noun: string): readonly RegExp[] => [
  new RegExp(
    `(?<!\\p{L})(?:an?|your|my|his|her|our|their|another|own|two|three|some) (?!of )(?:[\\p{L}-]+ ){0,3}?${noun}`,
    'iu',
  ),
  new RegExp(
    `${noun}(?:s|es)? (?:on the (?:wall|cover|board|whiteboard|front|back)|in (?:the|your|our|a) (?:\\p{L}+ )?(?:hall|kitchen|classroom|room|book|atlas|journal|story|text|school|house|garden|library|shop|museum|newspaper|poem|article)|outside|(?:that )?(?:you|your group|your partner|they|she|he|we) (?:drew|draw|made|make|built|have|took))(?!\\p{L})`,
    'iu',
  ),
  // It follows in words or numbers, or it is one of the mind.
  new RegExp(
    `${noun}(?:s|es)?(?: [\\p{L}]+){0,3}? ?(?:[:=]|-?\\d)|${noun}s? (?:of|from) (?:the )?(?:poem|story|text|speech)`,
    'iu',
  ),
  new RegExp(
    `${noun}s? (?:that )?(?:the (?:author|writer|poet)|in your (?:mind|head|imagination)|you (?:see|imagine))(?!\\p{L})`,
    'iu',
  ),
  // What it shows is told in words.
  new RegExp(
    `${noun}s? (?:shows?|says?|reads?|gives?|strikes?|tells us) (?:that\\b|(?:[^.?!]*\\s)?(?<!(?:Room|Year|Team|Group) )\\d)`,
    'iu',
  ),
]

/** A teacher who has the picture at hand: "the map on page 12", "our poster". */
export const HAS_IT = (noun: string) =>
  new RegExp(
    `(?:our|my|the attached|attached|this) (?:[\\p{L}-]+ ){0,2}?${noun}|${noun}s? (?:on page \\d|in (?:our|the|my) (?:book|atlas|journal|hall|room)|(?:that )?(?:i|we) (?:have|made|took|drew)|on (?:our|the|my) wall)`,
    'iu',
  )
