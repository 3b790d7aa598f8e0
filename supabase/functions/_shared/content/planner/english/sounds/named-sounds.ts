/** A sound that a request names: a letter after "short" or "letter", or two letters that make one sound or a blend. */
const NAMED =
  /\b(?:short|letter|sound|medial|middle)[ -]["“‘']?([a-z])\b|\b(sh|ch|th|ng|ck|wh|[bcdfgps]l|[bcdfgpt]r|s[cklmnptw]|nd|nt|mp|ft)\b/gi

/** The sounds that a request names, in small letters: "short a words" names a, "sh and ch" names both. */
export const namedSounds = (request: string): string[] =>
  [...request.matchAll(NAMED)].map(([, letter, pair]) => (letter ?? pair ?? '').toLowerCase())
