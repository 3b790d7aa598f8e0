import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A class without whiteboards, or with a few other things and nothing else. */
export const NO_WHITEBOARDS: readonly WordPattern[] = [
  {
    pattern:
      /\b(?:no|without|don[’']?t have(?: any)?|haven[’']?t (?:got )?(?:any )?)\s+(?:mini[- ]?)?(?:white ?)?boards?\b/i,
    matches: ['no whiteboards', "we don't have mini whiteboards"],
    misses: ['no skateboarding', 'write it on the whiteboard'],
  },
  {
    // The list of all there is; a list with whiteboards in it rules none out.
    pattern:
      /\b(?:got|have|with|using|only|just)\s+(?![^.;!?]*boards?\b)[^.;!?\n]{3,60}\b(?:and |n )?(?:that[’']?s (?:it|all)|nothing else|is all (?:i|we) have|only)\b|\b(?:only|just|nothing but)\s+(?:have |got |with )?(?:(?:counters?|paper|pencils?|pens?|cubes?|dice|cards?)(?:,| and| n| &)? ?){1,4}(?![^.;!?]*boards?\b)/i,
    matches: ['got counters n paper thats it', 'only paper and pencils', 'we have cubes and nothing else'],
    misses: ['got counters and whiteboards thats it', 'we have a paper plane', 'with paper and glue'],
  },
]
